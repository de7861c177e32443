import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../../src/app/tournament/event-bring.ts';
import '../../../src/app/tournament/event-files.ts';
import type { EventBring } from '../../../src/app/tournament/event-bring.ts';
import type { EventFiles } from '../../../src/app/tournament/event-files.ts';
import { makeEventFile } from '../../../src/store/event-file.ts';
import { StoreFailure } from '../../../src/store/failure.ts';
import type { TournamentStore } from '../../../src/store/tournament-store.ts';
import type { TournamentRecord } from '../../../src/store/tournament-record.ts';
import {
  foldTournament,
  tournamentEvent,
  type TournamentEvent,
} from '../../../src/tournament/tournament-log.ts';
import { entered, published, SETUP, told, took } from '../../tournament/given.ts';

/** A store that keeps one list of events for each tournament. */
class FakeStore implements TournamentStore {
  readonly kept = new Map<string, readonly TournamentEvent[]>();
  readonly records = new Map<string, TournamentRecord>();
  fails = false;

  async all() {
    return [...this.records.values()];
  }
  async load(id: string) {
    const [events, record] = [this.kept.get(id), this.records.get(id)];
    return events && record && { events, record };
  }
  async append(record: TournamentRecord, events: readonly TournamentEvent[]) {
    if (this.fails) throw new StoreFailure('full');
    this.kept.set(record.id, [...(this.kept.get(record.id) ?? []), ...events]);
    this.records.set(record.id, record);
  }
  async remove() {}
  close() {}
}

const at = (facts: Parameters<typeof tournamentEvent>[0][]) =>
  facts.map((fact, place) => tournamentEvent(fact, 1000 + place));
const CUP = at([
  { type: 'opened', id: 'cup', setup: SETUP },
  ...['Ann', 'Bo', 'Cy', 'Dee'].map(entered),
  published(['ann', 'bo'], ['cy', 'dee']),
]);
const won = [...CUP, tournamentEvent(took(0, 0, told(['ann', 50], ['bo', 20])), 3000)];
const lost = [...CUP, tournamentEvent(took(0, 0, told(['ann', 5], ['bo', 20])), 3001)];

const rootOf = ({ shadowRoot }: Element): ShadowRoot => {
  if (!shadowRoot) throw new Error('Nothing is drawn');
  return shadowRoot;
};
const textOf = (element: Element): string => (rootOf(element).textContent ?? '').replace(/\s+/g, ' ');

async function press(element: EventBring | EventFiles, which: string): Promise<void> {
  rootOf(element).querySelector<HTMLElement>(`[data-${which}]`)?.click();
  await new Promise((resolve) => setTimeout(resolve, 80));
  await element.updateComplete;
}

async function paste(bring: EventBring, text: string): Promise<void> {
  const area = rootOf(bring).querySelector('textarea');
  if (!area) throw new Error('Nowhere to paste');
  area.value = text;
  await press(bring, 'look');
}

const shown = (store: FakeStore) => fixture<EventBring>(html`<event-bring .store=${store}></event-bring>`);

describe('event-bring', () => {
  it('shows what is in a file before it is kept, and leads to it', async () => {
    const store = new FakeStore();
    const bring = await shown(store);
    await paste(bring, makeEventFile(won, '1'));
    expect(textOf(bring))
      .to.contain('In the file: “Felt Festival”')
      .and.to.contain('November 30, 2026 · Town hall')
      .and.to.contain('4 players and 1 round')
      .and.to.contain('1 of 2 tables have a result')
      .and.to.contain('not on this device yet');
    expect(store.kept.size).to.equal(0);
    expect(rootOf(bring).activeElement?.textContent).to.contain('In the file');
    setTimeout(() => void press(bring, 'bring'));
    await oneEvent(bring, 'brought');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(store.kept.get('cup')).to.deep.equal(won);
    expect(rootOf(bring).activeElement?.getAttribute('href')).to.equal('#/event/cup/players');
    await paste(bring, makeEventFile(won, '1'));
    expect(textOf(bring)).to.contain('All that is in it is here already');
    expect(rootOf(bring).querySelector('[data-bring]')).to.equal(null);
  });

  it('says what becomes of two that parted, and changes nothing when told so', async () => {
    const store = new FakeStore();
    const bring = await shown(store);
    await paste(bring, makeEventFile(won, '1'));
    await press(bring, 'bring');
    await paste(bring, makeEventFile(lost, '1'));
    expect(textOf(bring)).to.contain('1 result differs from the one here').and.to.contain('Make one of both');
    await press(bring, 'leave');
    expect(textOf(bring)).not.to.contain('In the file');
    expect(store.kept.get('cup')).to.deep.equal(won);
    await paste(bring, makeEventFile(lost, '1'));
    await press(bring, 'bring');
    const now = foldTournament(store.kept.get('cup') ?? []).now;
    expect(now.rounds[0]?.tables[0]?.copies).to.have.length(1);
  });

  it('says why a text is refused, and what the database could not do', async () => {
    const store = new FakeStore();
    const bring = await shown(store);
    await paste(bring, makeEventFile(won, '1').slice(0, -9));
    expect(textOf(bring)).to.contain('The end of this file is missing').and.to.contain('Nothing was changed');
    store.fails = true;
    await paste(bring, makeEventFile(won, '1'));
    await press(bring, 'bring');
    expect(rootOf(bring).querySelector('.alert')?.textContent?.trim()).not.to.equal('');
    // What was found is still there, to be tried again.
    store.fails = false;
    await press(bring, 'bring');
    expect(store.kept.get('cup')).to.deep.equal(won);
  });

  it('reads a file', async () => {
    const bring = await shown(new FakeStore());
    const input = rootOf(bring).querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No way to choose a file');
    const files = new DataTransfer();
    files.items.add(new File([makeEventFile(CUP, '1')], 'cup.json'));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(textOf(bring)).to.contain('In the file');
  });
});

describe('event-files', () => {
  it('saves every event of the tournament', async () => {
    const store = new FakeStore();
    const all = [...won, tournamentEvent({ type: 'undone' }, 4000)];
    store.kept.set('cup', all);
    store.records.set('cup', {} as TournamentRecord);
    const files = await fixture<EventFiles>(
      html`<event-files .store=${store} .log=${foldTournament(all)}></event-files>`,
    );
    const saved: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return createObjectURL(blob);
    };
    await press(files, 'save');
    URL.createObjectURL = createObjectURL;
    expect(textOf(files)).to.contain(
      'cosmic-felt-event-felt-festival-2026-11-30.json goes to your downloads',
    );
    expect(await saved[0]?.text()).to.equal(makeEventFile(all, String(import.meta.env.APP_VERSION)));
    store.kept.clear();
    await press(files, 'save');
    expect(textOf(files)).to.contain('not on this device any more');
  });
});

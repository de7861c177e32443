import { aTimeout, expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { qrModules } from '../../src/app/qr-code.ts';
import '../../src/app/screens/take-screen.ts';
import { bringUpToDate, keepGame } from '../../src/app/screens/take-model.ts';
import type { TakeScreen } from '../../src/app/screens/take-screen.ts';
import { takeForDesk } from '../../src/app/tournament/handed-over.ts';
import { RULEBOOK, RULES_VERSION } from '../../src/engine/settings.ts';
import { tableGameId } from '../../src/game/event-table.ts';
import { eventOf } from '../../src/game/events.ts';
import { foldLog, perform, startLog } from '../../src/game/log.ts';
import { type CarriedGame, packGame } from '../../src/game/pack.ts';
import { makeLinkText, makeQrText, readCarried } from '../../src/game/pack-text.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { StoreFailure } from '../../src/store/failure.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { gameOf, storedGame } from './stored-games.ts';
import { holdTournament } from './tournament/held.ts';

const game = (...lines: readonly string[]): CarriedGame => ({
  log: gameOf('abc', 'players: Ann | Bo', ...lines).log,
  id: 'abc',
  started: 1_780_000_000_000,
  markers: ['cog', ''],
});
const GAME = game('Ann: 4443/5 4 void wimp', 'Bo: total 50');
const packed = packGame(GAME);

const root = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`${element.localName} has drawn nothing`);
  return element.shadowRoot;
};
const textOf = (screen: TakeScreen): string => root(screen).textContent?.replace(/\s+/g, ' ') ?? '';
const alert = (screen: TakeScreen): string => root(screen).querySelector('.alert')?.textContent ?? '';

const show = (store: GameStore = memoryStore(), text = ''): Promise<TakeScreen> =>
  fixture<TakeScreen>(html`<take-screen .store=${store} .text=${text}></take-screen>`);

const linked = (carried: CarriedGame): string => makeLinkText(packGame(carried)).slice('#/take/'.length);

function button(screen: TakeScreen, text: string): HTMLButtonElement {
  const found = [...root(screen).querySelectorAll('button')].find((each) => each.textContent?.includes(text));
  if (!found) throw new Error(`No button ${text} in ${textOf(screen)}`);
  return found;
}

async function paste(screen: TakeScreen, text: string): Promise<void> {
  const area = root(screen).querySelector('textarea');
  if (!area) throw new Error('Nowhere to paste');
  area.value = text;
  button(screen, 'Read it').click();
  await aTimeout(0);
  await screen.updateComplete;
}

/** A canvas that shows a code, a little larger than its modules. */
async function picture(text: string): Promise<HTMLCanvasElement> {
  const modules = await qrModules(text);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 6 * modules.length;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(6 * x, 6 * y, 6, 6);
  return canvas;
}

async function choose(screen: TakeScreen, file: File): Promise<void> {
  const input = root(screen).querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No way to choose a file');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
}

const png = async (canvas: HTMLCanvasElement): Promise<File> =>
  new File(
    [await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob())))],
    'code.png',
    {
      type: 'image/png',
    },
  );

/** Another camera for one test. */
function withCamera(getUserMedia: () => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

async function transcript(store: GameStore, id: string): Promise<string> {
  return makeTranscript(foldLog((await store.load(id))?.events ?? []));
}

/** The start of a table's game at a tournament, and what became of it by these turns' totals. */
function atTable(
  totals: readonly number[] = [],
  rulesVersion: number = RULES_VERSION,
  players: readonly string[] = ['Ann', 'Bo'],
  final = false,
): CarriedGame {
  const at = { seating: 'r2', final, round: 1, table: 4 };
  const table = { event: 'fest1', name: 'Felt Festival', ...at, rulesVersion };
  const start = startLog(eventOf({ type: 'started', rules: RULEBOOK, players, table }));
  const log = totals.reduce((before, points) => {
    const next = perform(before, { type: 'total', points });
    if (!next.ok) throw new Error(next.error);
    return next.value.log;
  }, start);
  return { log, id: tableGameId(table), started: null, markers: ['', ''] };
}

describe('take-screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('shows what a link holds and keeps it only when asked', async () => {
    const store = memoryStore();
    const screen = await show(store, linked(GAME));
    await waitUntil(() => textOf(screen).includes('A game has come'));
    const text = textOf(screen);
    for (const part of [
      'Ann',
      'Bo',
      '50',
      'Ann is up',
      'Rulebook, to 500',
      '2 players, 4 throws',
      'does not have it',
    ])
      expect(text).to.contain(part);
    expect(root(screen).activeElement?.textContent).to.equal('A game has come');
    await expect(screen).to.be.accessible();
    expect(await store.openGames()).to.deep.equal([]);
    setTimeout(() => button(screen, 'Keep it here').click());
    const taken = await oneEvent<CustomEvent<string>>(screen, 'taken');
    expect(taken.detail).to.equal('abc');
    expect(await transcript(store, 'abc')).to.equal(makeTranscript(GAME.log));
  });

  it('reads a code in a picture, a text in a file, and what is pasted', async () => {
    const screen = await show();
    await choose(screen, await png(await picture(makeQrText(packed))));
    await waitUntil(() => textOf(screen).includes('A game has come'), 'the picture is read', {
      timeout: 5_000,
    });
    button(screen, 'Not this one').click();
    await screen.updateComplete;
    await choose(
      screen,
      new File([`# by hand\n${makeTranscript(GAME.log)}`], 'game.txt', { type: 'text/plain' }),
    );
    await waitUntil(() => textOf(screen).includes('A game has come'));
    button(screen, 'Not this one').click();
    await screen.updateComplete;
    await paste(screen, `https://example.org/${makeLinkText(packed)}`);
    expect(textOf(screen)).to.contain('A game has come');
  });

  it('refuses what is no game with a sentence, and changes nothing', async () => {
    const store = memoryStore();
    const screen = await show(store);
    const damaged = packed.slice(0, -2);
    for (const [text, why] of [
      ['', 'nothing to read yet'],
      ['hello there', 'no game of Cosmic Felt'],
      ['CF:ABC', 'no game of Cosmic Felt'],
      [makeQrText(damaged), 'got lost on the way'],
      [
        'players: Ann | Bo\nAnn: 33/3',
        'Line 2, “33/3”, does not fit, and nothing was kept. No cube has that face',
      ],
    ] as const) {
      await paste(screen, text);
      expect(alert(screen), text).to.contain(why);
    }
    await choose(screen, await png(document.createElement('canvas')));
    await waitUntil(() => alert(screen).includes('No code is to be seen'));
    await choose(screen, new File(['nonsense'], 'x.png', { type: 'image/png' }));
    await waitUntil(() => alert(screen).includes('cannot be opened'));
    await choose(screen, new File(['x'.repeat((1 << 20) + 1)], 'x.txt', { type: 'text/plain' }));
    await waitUntil(() => alert(screen).includes('far too big'));
    expect(await store.openGames()).to.deep.equal([]);
    await expect(screen).to.be.accessible();
  });

  it('says who is further where the phone has the game, and goes on from there', async () => {
    const store = memoryStore();
    await keepGame(store, game('Ann: 4443/5 4'));
    const screen = await show(store, linked(GAME));
    await waitUntil(() => textOf(screen).includes('what came is further'));
    setTimeout(() => button(screen, 'Go on from there').click());
    expect((await oneEvent<CustomEvent<string>>(screen, 'taken')).detail).to.equal('abc');
    expect(await transcript(store, 'abc')).to.equal(makeTranscript(GAME.log));
  });

  it('opens the game that the phone has, or keeps what came beside it', async () => {
    const store = memoryStore();
    await keepGame(store, GAME);
    const other = game('Ann: total 60');
    const screen = await show(store, linked(other));
    await waitUntil(() => textOf(screen).includes('went on differently'));
    setTimeout(() => button(screen, 'Open the one here').click());
    expect((await oneEvent<CustomEvent<string>>(screen, 'taken')).detail).to.equal('abc');
    setTimeout(() => button(screen, 'Keep it beside').click());
    const { detail } = await oneEvent<CustomEvent<string>>(screen, 'taken');
    expect(await transcript(store, detail)).to.equal(makeTranscript(other.log));
    expect(await transcript(store, 'abc')).to.equal(makeTranscript(GAME.log));
  });

  it('says why a game could not be kept, and keeps no part of it', async () => {
    const memory = memoryStore();
    const store: GameStore = { ...memory, append: () => Promise.reject(new StoreFailure('full')) };
    const screen = await show(store, linked(GAME));
    await waitUntil(() => textOf(screen).includes('A game has come'));
    button(screen, 'Keep it here').click();
    await waitUntil(() => alert(screen).includes('The phone is full'));
    expect(await memory.openGames()).to.deep.equal([]);
    expect(button(screen, 'Keep it here')).not.to.equal(null);
  });

  it('finds the code that the camera sees, and lets the camera go', async () => {
    const canvas = await picture(makeQrText(packed));
    const stream = canvas.captureStream(20);
    withCamera(() => Promise.resolve(stream));
    // A stream has frames only of a canvas that changes.
    const context = canvas.getContext('2d');
    const changing = setInterval(() => context?.fillRect(0, 0, 1, 1), 50);
    const screen = await show();
    button(screen, 'Scan with the camera').click();
    await waitUntil(() => textOf(screen).includes('A game has come'), 'the code is seen', { timeout: 8_000 });
    clearInterval(changing);
    expect(stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
  });

  it('lets the camera go when the screen is left', async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    const stream = canvas.captureStream(20);
    withCamera(() => Promise.resolve(stream));
    const screen = await show();
    button(screen, 'Scan with the camera').click();
    await waitUntil(() => root(screen).querySelector('video')?.srcObject === stream);
    screen.remove();
    expect(stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
  });

  for (const [name, why] of [
    ['NotAllowedError', 'The camera is not allowed here'],
    ['NotFoundError', 'No camera could be opened'],
  ] as const)
    it(`says so and offers the other ways after ${name}`, async () => {
      withCamera(() => Promise.reject(new DOMException('', name)));
      const screen = await show();
      button(screen, 'Scan with the camera').click();
      await waitUntil(() => alert(screen).includes(why));
      expect(root(screen).querySelector('video')?.hidden).to.equal(true);
      expect(textOf(screen)).to.contain('Open a picture or file').and.to.contain('Or paste');
    });

  it('says whose table it is, and sits down at the same game however often it is scanned', async () => {
    const store = memoryStore();
    const screen = await show(store, linked(atTable()));
    await waitUntil(() => textOf(screen).includes('Felt Festival, round 2, table 5'));
    expect(textOf(screen)).to.contain('This phone keeps the score of this table');
    await expect(screen).to.be.accessible();
    setTimeout(() => button(screen, 'Sit down and play').click());
    const { detail: id } = await oneEvent<CustomEvent<string>>(screen, 'taken');
    expect(id).to.equal('r2-5');
    expect((await store.load(id))?.record.seats.map(({ name }) => name)).to.deep.equal(['Ann', 'Bo']);
    await bringUpToDate(store, atTable([50]));
    const again = await show(store, linked(atTable()));
    await waitUntil(() => textOf(again).includes('It goes on where it was'));
    expect(textOf(again)).not.to.contain('Keep it beside');
    setTimeout(() => button(again, 'Sit down and play').click());
    expect((await oneEvent<CustomEvent<string>>(again, 'taken')).detail).to.equal(id);
    expect(await store.openGames()).to.have.length(1);
    expect(await transcript(store, id)).to.equal(makeTranscript(atTable([50]).log));
  });

  it('shows the game of its table as this phone has it when the code is scanned again after the end', async () => {
    const store = memoryStore();
    const id = await keepGame(store, atTable([500, 35]));
    const screen = await show(store, linked(atTable()));
    await waitUntil(() => textOf(screen).includes('and it is over'));
    expect(textOf(screen)).to.contain('500').and.to.contain('35').and.to.contain('Ann');
    expect(textOf(screen)).not.to.contain('is up');
    expect(textOf(screen)).not.to.contain('Sit down');
    const link = root(screen).querySelector<HTMLAnchorElement>('a.main');
    expect([link?.textContent?.trim(), link?.hash]).to.deep.equal([
      'Hand in the result',
      `#/game/${id}/hand-over`,
    ]);
    await expect(screen).to.be.accessible();
  });

  it('calls the table of a final so', async () => {
    const screen = await show(memoryStore(), linked(atTable([], RULES_VERSION, ['Ann', 'Bo'], true)));
    await waitUntil(() => textOf(screen).includes('Felt Festival, final, table 5'));
  });

  it('says so when players are called otherwise at the desk by now', async () => {
    const store = memoryStore();
    await keepGame(store, atTable([50]));
    const screen = await show(store, linked(atTable([], RULES_VERSION, ['Ann', 'Bob'])));
    await waitUntil(() => textOf(screen).includes('the players are called Ann and Bob by now'));
    expect(textOf(screen)).to.contain('It goes on where it was');
    expect(textOf(screen)).not.to.contain('Keep it beside');
    expect(button(screen, 'Sit down and play')).to.be.instanceOf(HTMLButtonElement);
  });

  it('says plainly that an event is judged by another version of the rules', async () => {
    const newer = await show(memoryStore(), linked(atTable([], RULES_VERSION + 1)));
    await waitUntil(() => alert(newer).includes(`version ${RULES_VERSION + 1} of the rules of play`));
    expect(alert(newer)).to.contain('Update Cosmic Felt before you play');
    const older = await show(memoryStore(), linked(atTable([], RULES_VERSION - 1)));
    await waitUntil(() => alert(older).includes('Ask the organiser before you play'));
  });

  it('leads a finished game to the desk of its tournament on this device', async () => {
    const tournaments = await holdTournament();
    const screen = await show(memoryStore(), linked(atTable([500, 0])));
    await waitUntil(() => textOf(screen).includes('Hand in to Felt Festival'));
    const link = root(screen).querySelector<HTMLAnchorElement>('a.main');
    expect(link?.hash).to.equal('#/event/fest1/hand-in');
    await expect(screen).to.be.accessible();
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    const handed = takeForDesk('fest1');
    expect(handed?.way).to.equal('pasted');
    expect(readCarried(handed?.text ?? '').ok).to.equal(true);
    expect(takeForDesk('fest1')).to.equal(null);
    await tournaments.remove('fest1');
    tournaments.close();
    const elsewhere = await show(memoryStore(), linked(atTable([500, 0])));
    await waitUntil(() => textOf(elsewhere).includes('Felt Festival, round 2, table 5'));
    expect(textOf(elsewhere)).not.to.contain('Hand in to');
  });

  it('shows a long game of long names without a scroll to the side', async () => {
    const { log } = storedGame.long;
    const screen = await show(memoryStore(), linked({ log, id: null, started: null, markers: [] }));
    await waitUntil(() => textOf(screen).includes('A game has come'));
    screen.style.width = '320px';
    expect(screen.scrollWidth).to.be.lessThanOrEqual(320);
  });
});

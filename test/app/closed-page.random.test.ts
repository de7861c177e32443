/** A page may close after any tap, with writes on their way: the game comes back as the player left it. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/app/session.ts';
import { NUMBER_FACES, SUN_CUBE_FACES } from '../../src/engine/cubes.ts';
import type { RulesChange } from '../../src/engine/settings.ts';
import type { Command } from '../../src/game/commands.ts';
import { makeDraft, type Tap } from '../../src/game/draft.ts';
import { offers } from '../../src/game/offers.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { fakeStorage, setupOf, turn } from './session-given.ts';

type Deed =
  | { readonly type: 'tap'; readonly tap: Tap }
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'undo' | 'rest' | 'wait' }
  | { readonly type: 'clear'; readonly place: number };

function perform(session: Session, deed: Deed): void {
  if (deed.type === 'tap') session.tap(deed.tap);
  else if (deed.type === 'command') session.command(deed.command);
  else if (deed.type === 'undo') session.undo();
  else if (deed.type === 'rest') session.restBlank();
  else if (deed.type === 'clear') session.clearCube(deed.place);
}

const commands = fc.oneof(
  fc.constantFrom<Command>(
    { type: 'bank' },
    { type: 'void' },
    { type: 'wellenda' },
    { type: 'wimpout' },
    { type: 'redo' },
    { type: 'leave', player: 'Cy' },
    { type: 'adjust', player: 'Bo', points: 20, reason: 'sang' },
    { type: 'change-rules', change: { opening: 50 } },
  ),
  fc.constantFrom(0, 35, 40, 60).map((points): Command => ({ type: 'total', points })),
);

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(...NUMBER_FACES)
      .map((face): Deed => ({ type: 'tap', tap: { cube: 'common', face } })),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...SUN_CUBE_FACES)
      .map((face): Deed => ({ type: 'tap', tap: { cube: 'sun', face } })),
  },
  { weight: 4, arbitrary: commands.map((command): Deed => ({ type: 'command', command })) },
  { weight: 5, arbitrary: fc.constantFrom<Deed>({ type: 'undo' }, { type: 'rest' }) },
  { weight: 1, arbitrary: fc.nat(4).map((place): Deed => ({ type: 'clear', place })) },
  { weight: 4, arbitrary: fc.constant<Deed>({ type: 'wait' }) },
);

/** What a player sees of a game, and could still take back. */
const seen = ({ log, entering }: Session) => ({
  game: log.last.game,
  ruling: log.last.ruling,
  offers: offers(log),
  transcript: makeTranscript(log),
  entering: makeDraft(entering),
});

/** A store as a page knows it: slow, and out of reach once the page is closed. */
function pageStore(store: GameStore) {
  let closed = false;
  const never = new Promise<never>(() => {});
  const slowly =
    <A extends unknown[]>(write: (...args: A) => Promise<void>) =>
    async (...args: A): Promise<void> => {
      await turn();
      if (closed) return never;
      await write(...args);
      await turn();
      return closed ? never : undefined;
    };
  const page: GameStore = {
    ...store,
    append: slowly(store.append),
    saveDraft: slowly(store.saveDraft),
  };
  return { page, close: () => (closed = true) };
}

afterEach(() => vi.unstubAllGlobals());

const RULES: readonly RulesChange[] = [
  { goal: 100, opening: 0 },
  { goal: 75, ending: 'end-game', clearing: 'matching', fullHouse: 'choice' },
  {},
];

describe('a page that closes without a word', () => {
  it('comes back with the same state and the same cubes told', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { maxLength: 40 }), fc.constantFrom(...RULES), async (done, rules) => {
        const setup = setupOf(rules, ['Ann', 'Bo', 'Cy']);
        // What it should be: the same, each deed stored before the next.
        vi.stubGlobal('localStorage', undefined);
        const patient = await Session.start(memoryStore(), setup);
        for (const deed of done) {
          perform(patient, deed);
          await patient.settled();
        }

        const storage = fakeStorage();
        vi.stubGlobal('localStorage', storage);
        const store = memoryStore();
        const { page, close } = pageStore(store);
        const hasty = await Session.start(page, setup);
        for (const deed of done) {
          perform(hasty, deed);
          if (deed.type === 'wait') await turn();
        }
        close();
        const left = fakeStorage();
        for (let each = 0; each < storage.length; each++) {
          const key = storage.key(each) ?? '';
          left.setItem(key, storage.getItem(key) ?? '');
        }
        vi.stubGlobal('localStorage', left);

        const back = await Session.resume(store, hasty.id);
        expect(back && seen(back)).toEqual(seen(patient));
        expect(back?.failure).toBeNull();
        // And once more, with nothing on its way.
        const again = await Session.resume(store, hasty.id);
        expect(again && seen(again)).toEqual(seen(patient));
      }),
      { numRuns: 300 },
    );
  });
});

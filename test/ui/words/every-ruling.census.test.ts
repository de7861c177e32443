import { describe, expect, test } from 'vitest';
import { gameObligations, type OpenGame, startGame, withPlayer } from '../../../src/engine/game.ts';
import { throwCubes, wellenda } from '../../../src/engine/play.ts';
import { PARTS, RULE_SOURCES, type Ruling } from '../../../src/engine/ruling.ts';
import { RULEBOOK, type Rules, type RulesChange, SETTINGS } from '../../../src/engine/settings.ts';
import { readThrow, toThrow } from '../../../src/engine/throw.ts';
import { OBLIGATIONS } from '../../../src/engine/turn.ts';
import { obligationWhy } from '../../../src/ui/words/obligation-why.ts';
import { bankReason, mustDetails, mustLine } from '../../../src/ui/words/obligations.ts';
import { lineWords, mergedLines, outcomeWords, rulingHeadline } from '../../../src/ui/words/ruling.ts';
import { everyRuling, shapeOf } from './every-ruling.ts';

/** What no text may hold: gaps, the notation's letters, and faces in a wrong number. */
const WRONG =
  /undefined|null|NaN|\[object|\$\{|  |^ | $|[:,;]{2}|\.\.|\bSuns\b|\bX\b|[-–]\B|\b(?:an? (?:\d+s|Sun)|one \d+s|(?:two|three|four|five) (?:\d+|blank)(?!\w)(?! [a-z]+s make))/i;
const SENTENCE = /^[A-Z].*\.$/;
const TITLE = /^[A-Z0-9].*[^.]$/;

const wrong = (text: string, form: RegExp): boolean => WRONG.test(text) || !form.test(text);

/** One thing alone has "the" before it and a verb in the singular. */
const wrongNumber = (text: string): boolean =>
  /^The (?:\d+|Sun|blank) (?:show|score|stay|do|are)\b/.test(text) ||
  /^The (?:two|three|four|five) \w+ (?:shows|scores|stays|does|is)\b/.test(text) ||
  /^The [^.:]*,? and [^.:]* (?:shows|scores|stays|does|is)\b/.test(text);

describe('every ruling that the engine can make', { timeout: 120_000 }, () => {
  const all = everyRuling();

  test('reaches every outcome, rule and part', () => {
    const seen = <T>(of: (ruling: Ruling) => readonly T[]) =>
      [...new Set(all.flatMap(({ ruling }) => of(ruling)))].sort();
    expect(seen(({ outcome }) => [outcome])).toEqual([
      'rethrow',
      'scored',
      'supernova',
      'void',
      'wimpout',
      'win',
    ]);
    expect(seen(({ lines }) => lines.map(({ rule }) => rule))).toEqual(Object.keys(RULE_SOURCES).sort());
    expect(seen(({ lines }) => lines.map(({ part }) => part))).toEqual([...PARTS].sort());
    expect(all.length).toBeGreaterThan(20_000);
  });

  test('has words without a gap, and in the right number', () => {
    const bad = new Set<string>();
    for (const { ruling, token } of all) {
      const headline = rulingHeadline(ruling);
      if (wrong(headline, TITLE)) bad.add(`${token}: ${headline}`);
      const sentences = [...ruling.lines, ...mergedLines(ruling)].map((line) => lineWords(line, ruling));
      for (const text of sentences) {
        if (wrong(text, SENTENCE) || wrongNumber(text)) bad.add(`${token}: ${text}`);
      }
      const after = outcomeWords(ruling);
      if (after !== '' && wrong(after, SENTENCE)) bad.add(`${token}: ${after}`);
    }
    expect([...bad].slice(0, 20)).toEqual([]);
  });

  test('says each ruling of a throw in words of its own', () => {
    const said = new Map<string, string>();
    const same: string[] = [];
    for (const { ruling, token } of all) {
      const lines = ruling.lines.map((line) => lineWords(line, ruling));
      const text = [token, rulingHeadline(ruling), ...lines, outcomeWords(ruling)].join('\n');
      const shape = shapeOf(ruling);
      if ((said.get(text) ?? shape) !== shape) same.push(text);
      said.set(text, shape);
    }
    expect(same.slice(0, 5)).toEqual([]);
  });

  test('names every sum that the points are made of', () => {
    for (const { ruling } of all) {
      if (ruling.outcome !== 'scored') continue;
      const sums = [...rulingHeadline(ruling).matchAll(/[=:] (\d+)/g)].map(([, sum]) => Number(sum));
      expect(sums.reduce((total, sum) => total + sum, 0)).toBe(ruling.points);
    }
  });
});

/** Each value of each setting that an obligation looks at, alone beside the rulebook, and a few together. */
const TURNS: readonly RulesChange[] = [
  {},
  ...(['clearing', 'pendingFlash', 'trainPending', 'mustThrowFive', 'spots', 'fullHouse'] as const).flatMap(
    (key) => SETTINGS[key].values.map((value): RulesChange => ({ [key]: value })),
  ),
  { opening: 0 },
  { opening: 200 },
  { pendingFlash: 'every', clearing: 'void-flash' },
  { pendingFlash: 'every', clearing: 'matching' },
  { pendingFlash: 'every', trainPending: 'on', sunTrain: 'any' },
];
/** A few throws of each number of cubes that lead everywhere. */
const THROWS =
  '5X23/6 4445/5 4442/5 2222/2 4466/S XX55/X 5234/2 6663/S 5 2 4 X 66 44 45 5X /4 /X /S 4/S 6/6 3/5 5X2 234 666 44/S 25/4 2225 44X/4 2346/2'.split(
    ' ',
  );

/** Every state of a turn within three steps, with the ruling that led there. */
function* turns(rules: Rules, banked: number): Generator<{ game: OpenGame; ruling: Ruling | null }> {
  const seated = startGame(rules, ['Ann', 'Bo', 'Cy']);
  const first = banked > 0 ? withPlayer(seated, 0, { banked, onBoard: true }) : seated;
  const others = withPlayer(first, 1, { banked: banked + 15, onBoard: true });
  let states: { game: OpenGame; ruling: Ruling | null }[] = [
    { game: withPlayer(others, 2, { banked: banked + 15, onBoard: true }), ruling: null },
  ];
  yield* states;
  for (let step = 0; step < 3; step++) {
    const next: typeof states = [];
    for (const { game } of states) {
      const steps = THROWS.map((token) => {
        const read = readThrow(token);
        const thrown = read && toThrow(read);
        return thrown ? throwCubes(game, thrown) : null;
      });
      for (const made of [...steps, wellenda(game)]) {
        if (!made?.ok || made.value.game.phase === 'over' || made.value.game.up !== 0) continue;
        next.push({ game: made.value.game, ruling: made.value.ruling });
      }
    }
    states = next;
    yield* states;
  }
}

describe('every obligation that a turn can come to', { timeout: 120_000 }, () => {
  const said = new Set<string>();
  const bad = new Set<string>();
  const met = new Set<string>();

  test.each(TURNS)('%j', (change) => {
    for (const banked of [0, 40]) {
      for (const { game, ruling } of turns({ ...RULEBOOK, ...change }, banked)) {
        const must = gameObligations(game);
        const details = mustDetails(game, ruling);
        for (const each of must) met.add(each);
        const line = mustLine(must, details);
        const bank = bankReason(must, details);
        for (const text of [line, bank]) {
          if (must.length === 0 ? text !== '' : wrong(text, TITLE)) bad.add(text);
          said.add(text);
        }
        if (/:.*:/.test(line)) bad.add(line);
        for (const each of must) {
          const { text, sources } = obligationWhy(each, details);
          if (wrong(text, SENTENCE) || sources.length === 0) bad.add(text);
          said.add(text);
        }
      }
    }
    expect([...bad].slice(0, 20)).toEqual([]);
  });

  test('meets each of them', () => {
    expect([...met].sort()).toEqual([...OBLIGATIONS].sort());
    expect(said.size).toBeGreaterThan(100);
  });
});

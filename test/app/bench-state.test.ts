import { describe, expect, it } from 'vitest';
import { makeCaseText, parseCaseText, parseDraftText } from '../../src/bench/case-text.ts';
import { PRESET_NAMES, presetRules, RULEBOOK } from '../../src/engine/settings.ts';
import {
  backFrom,
  benchOf,
  benchOfLog,
  caseDraftOf,
  caseOf,
  FIRST_BENCH,
  lookUnder,
  namesOfLog,
  troubleOf,
  withPosition,
  withRules,
} from '../../src/app/bench-state.ts';
import { parseDraft } from '../../src/game/draft.ts';
import { type Log, perform } from '../../src/game/log.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { withCubes } from '../../src/ui/case-edit.ts';

function logOf(...lines: readonly string[]): Log {
  const parsed = parseTranscript(lines.join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function textOf(log: Log): string | null {
  const bench = benchOfLog(log);
  return bench && makeCaseText(caseDraftOf(bench));
}

const PLAYERS = ['players: Ann | Bo | Cy', 'standings: 120 | 85 | 0'];

describe('the case that a table argues about', () => {
  it.each<[string, readonly string[], string, readonly string[]]>([
    ['nothing was thrown', [], 'cubes=4S;total=120;others=85,0', ['Ann', 'Bo', 'Cy']],
    // By hand: three 4s and a 5 on the Sun cube score 45 and leave the 2, which is thrown next.
    ['a throw counted', ['Ann: 4442/5'], '2444/5;total=120;others=85,0', ['Ann', 'Bo', 'Cy']],
    [
      'the throw behind it was void',
      ['Ann: 4442/5 4'],
      '4;points=45;pending=4;total=120;others=85,0',
      ['Ann', 'Bo', 'Cy'],
    ],
    [
      'the throw ended the turn',
      ['Ann: 4442/5 2'],
      '2;points=45;pending=4;total=120;others=85,0',
      ['Ann', 'Bo', 'Cy'],
    ],
    [
      'the Sun was settled otherwise',
      ['Ann: 2346/S=5'],
      '2346/S=5;total=120;others=85,0',
      ['Ann', 'Bo', 'Cy'],
    ],
    [
      'the points were banked',
      // By hand: 5, 10 and 5 are 20.
      ['Ann: 225X/5 bank'],
      'cubes=4S;total=85;others=0,140',
      ['Bo', 'Cy', 'Ann'],
    ],
    [
      'the rules were changed since',
      ['Ann: 4442/5 rules(opening=50)'],
      '2444/5;total=120;others=85,0',
      ['Ann', 'Bo', 'Cy'],
    ],
    [
      'a Wellenda came after it',
      ['Ann: 4442/5 wellenda'],
      'cubes=1;points=45;pending=4;last=void;total=120;others=85,0',
      ['Ann', 'Bo', 'Cy'],
    ],
  ])('%s', (_, lines, text, names) => {
    const log = logOf(...PLAYERS, ...lines);
    expect(textOf(log)).toBe(text);
    expect(namesOfLog(log)).toEqual(names);
  });

  it.each<[string, Parameters<typeof perform>[1]]>([
    [
      'a house rule in words',
      { type: 'agree-house-rule', text: 'no phones', agreed: ['Ann', 'Bo', 'Cy'], at: 0 },
    ],
    [
      'a change of the rules',
      { type: 'change-rules', change: { opening: 50 }, agreed: ['Ann', 'Bo', 'Cy'], at: 0 },
    ],
    ['a player who joined', { type: 'join', player: 'Dee' }],
    ['a player who left', { type: 'leave', player: 'Cy' }],
    ['new seats', { type: 'change-seats', players: ['Ann', 'Cy', 'Bo'] }],
  ])('is the throw, also with %s behind it', (_, command) => {
    const performed = perform(logOf(...PLAYERS, 'Ann: 4442/5 4'), command);
    if (!performed.ok) throw new Error(performed.error);
    const { log } = performed.value;
    expect(textOf(log)).toBe('4;points=45;pending=4;total=120;others=85,0');
    expect(namesOfLog(log)).toEqual(['Ann', 'Bo', 'Cy']);
  });

  it('is the throw that ended the game, and none after a stop did', () => {
    const stars = logOf('players: Ann | Bo', 'Ann: 6666/6');
    expect(textOf(stars)).toBe('6666/6');
    const stopped = logOf(
      'rules: rulebook ending=sudden goal=50',
      'players: Ann | Bo',
      'standings: 30 | 0',
      'Ann: 225X/5 bank',
    );
    expect(stopped.last.game.phase).toBe('over');
    expect(benchOfLog(stopped)).toBeNull();
    expect(namesOfLog(stopped)).toBeNull();
  });
});

describe('the bench', () => {
  it('has no case before the last cube is told', () => {
    const three = { ...FIRST_BENCH, draft: parseDraft('c4c4sS') ?? [] };
    expect(caseOf(three)).toBeNull();
    const five = { ...FIRST_BENCH, draft: parseDraft('c4c4sSc2cX') ?? [] };
    const asked = caseOf(five);
    expect(asked && makeCaseText(asked)).toBe('244X/S');
  });

  it('has no case for a position that cannot be', () => {
    // By hand: a flash of 6s has made 60, and the fourth cube set aside 5 at least.
    const draft = parseDraftText('X;points=65;pending=6');
    if (!draft.ok) throw new Error(draft.error.code);
    const bench = benchOf(draft.value);
    expect(caseOf(bench)).not.toBeNull();
    const short = withPosition(bench, {
      ...bench.position,
      turn: { ...bench.position.turn, points: 40 },
    });
    expect(troubleOf(short)).toBe('points');
    expect(caseOf(short)).toBeNull();
  });

  it('forgets the throw when the cubes in hand are others, and keeps what fits', () => {
    const two = { ...FIRST_BENCH, draft: parseDraft('c4c5') ?? [] };
    const fits = withPosition(two, withCubes(two.position, { common: 2, sun: false }));
    expect(fits.draft).toHaveLength(2);
    expect(withPosition(two, withCubes(two.position, { common: 1, sun: true })).draft).toHaveLength(0);
  });

  const textAt = (bench: typeof FIRST_BENCH) => makeCaseText(caseDraftOf(bench));
  const RULES = [...PRESET_NAMES.map(presetRules), { ...RULEBOOK, fullHouse: 'choice' } as const];

  it.each([
    ['2244/S=2;total=100', 'dice-now', '2244/S;total=100;rules=dice-now'],
    ['2356/S=5;total=100', 'encyclopedia', '2356/S;total=100;rules=encyclopedia'],
    ['2356/S=0;total=100', 'dice-now', '2356/S;total=100;rules=dice-now'],
    [
      '66=lick;points=40;pending=4;total=100;rules=rulebook,fullHouse=choice',
      'rulebook',
      '66;points=40;pending=4;total=100',
    ],
  ] as const)('looks at %s by %s without a choice that is not to be had there', (text, preset, under) => {
    const parsed = parseCaseText(text);
    if (!parsed.ok) throw new Error(parsed.error.code);
    const bench = benchOf(parsed.value);
    const looked = lookUnder(bench, presetRules(preset));
    expect(caseOf(looked)).not.toBeNull();
    expect(textAt(looked)).toBe(under);
    // What stands in the address can be read again.
    expect(parseCaseText(textAt(looked)).ok).toBe(true);
    expect(backFrom(looked, bench)).toEqual(bench);
    for (const rules of RULES) {
      const further = lookUnder(looked, rules);
      expect(parseCaseText(textAt(further)).ok).toBe(true);
      expect(backFrom(further, bench)).toEqual(bench);
      // The same by the sheet of the rules, and back.
      expect(textAt(withRules(withRules(bench, rules), bench.position.rules))).toBe(text);
    }
  });

  it('keeps from a look what was told or chosen during it', () => {
    const parsed = parseCaseText('2356/S=0;total=100');
    if (!parsed.ok) throw new Error(parsed.error.code);
    const bench = benchOf(parsed.value);
    const looked = lookUnder(bench, presetRules('dice-now'));
    const other = { ...looked, draft: parseDraft('c2c3c5c6sX') ?? [] };
    expect(textAt(backFrom(other, bench))).toBe('2356/X;total=100');
    const review = lookUnder(bench, presetRules('review'));
    expect(textAt(backFrom({ ...review, choice: '5' }, bench))).toBe('2356/S=5;total=100');
  });

  it('keeps a choice while another total is set', () => {
    const parsed = parseCaseText('2356/S=5;total=100');
    if (!parsed.ok) throw new Error(parsed.error.code);
    const bench = benchOf(parsed.value);
    const seats = [{ ...bench.position.seats[0], banked: 200 }, bench.position.seats[1]];
    const position = { ...bench.position, seats, began: 200 } as typeof bench.position;
    expect(textAt(withPosition(bench, position))).toBe('2356/S=5;total=200');
  });

  it('looks at a case under other rules as if the table had just changed them', () => {
    const parsed = parseCaseText('XX;points=110;pending=46;rules=rulebook,pendingFlash=every');
    if (!parsed.ok) throw new Error(parsed.error.code);
    const bench = benchOf(parsed.value);
    expect(troubleOf(bench)).toBeNull();
    const other = withRules(bench, RULEBOOK);
    expect(troubleOf(other)).toBeNull();
    expect(caseOf(other)).not.toBeNull();
    expect(withRules(FIRST_BENCH, presetRules('dice-now')).changed).toBe(false);
  });
});

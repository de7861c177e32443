import { describe, expect, it } from 'vitest';
import { makeCaseText, parseCaseText, parseDraftText } from '../../src/bench/case-text.ts';
import { presetRules, RULEBOOK } from '../../src/engine/settings.ts';
import {
  benchOf,
  benchOfLog,
  caseDraftOf,
  caseOf,
  FIRST_BENCH,
  namesOfLog,
  troubleOf,
  withPosition,
  withRules,
} from '../../src/app/bench-state.ts';
import { parseDraft } from '../../src/game/draft.ts';
import type { Log } from '../../src/game/log.ts';
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

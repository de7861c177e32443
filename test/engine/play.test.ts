import { describe, expect, it } from 'vitest';
import { type Game, type OpenGame, type Player, playerAt, type Refusal } from '../../src/engine/game.ts';
import {
  bank,
  declareVoid,
  declareWimpout,
  enterTotal,
  isTotal,
  mayDeclareVoid,
  type Step,
  throwCubes,
  wellenda,
} from '../../src/engine/play.ts';
import type { Result } from '../../src/engine/result.ts';
import { readThrow, toThrow } from '../../src/engine/throw.ts';
import { summarize } from '../../src/game/summary.ts';
import { given, openGame } from '../game/given.ts';

const table = (settings: string, standings: string, ...lines: readonly string[]): OpenGame =>
  openGame(
    given(`rules: rulebook ${settings}`, 'players: Ann | Bo | Cy', `standings: ${standings}`, ...lines),
  );

function taken(step: Result<Step, Refusal>): Game {
  if (!step.ok) throw new Error(step.error);
  return step.value.game;
}

function play(game: OpenGame, token: string): Result<Step, Refusal> {
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  if (!thrown) throw new Error(token);
  return throwCubes(game, thrown, read.choice);
}

const totals = (game: Game): readonly number[] => game.players.map(({ banked }) => banked);
const up = (game: Game): string | null => summarize(game).up;

describe('stopping', () => {
  it.each<[string, string, string, string]>([
    ['RB 3: start', '', '0 | 0 | 0', 'rules(goal=300)'],
    ['RB+ Wellenda: start and again', '', '0 | 0 | 0', 'wellenda'],
    ['RB 3: opening', '', '0 | 0 | 0', 'XX55/2'],
    ['RB 3: flash', '', '100 | 0 | 0', '4442/6'],
    ['RB Reroll Clause: again', '', '100 | 0 | 0', '4442/6 4/5'],
    ['RB+ Wellenda: again', '', '100 | 0 | 0', '2346/5 wellenda'],
    ['RB You Must: all-five', '', '100 | 0 | 0', '4444/5 X'],
    ['RB+ Keep Rolling: spot', '', '100 | 145 | 0', '4442/6 5/2'],
    ['RB+ Keep Rolling: spot beyond the goal', '', '490 | 495 | 0', '2346/5'],
  ])('is refused: %s', (_, settings, standings, tokens) => {
    expect(bank(table(settings, standings, `Ann: ${tokens}`))).toEqual({ ok: false, error: 'may-not-bank' });
  });

  it.each<[string, string, string, string, number]>([
    ['RB 3: the opening', '', '0 | 0 | 0', 'XX25/2 X/6', 35],
    ['RB 3: on the board', '', '100 | 0 | 0', '2346/5', 105],
    ['RB 3: a flash cleared', '', '0 | 0 | 0', '4442/6 5/2', 45],
    ['TBL: all five, may stop', 'mustThrowFive=off', '0 | 0 | 0', '4444/5 X', 55],
    ['TBL share', 'spots=share', '100 | 145 | 0', '4442/6 5/2', 145],
    ['US: no opening', 'opening=0', '0 | 0 | 0', '2346/5', 5],
    ['RB 3: after a train and what follows', '', '0 | 0 | 0', '2222/2 2346/5', 205],
  ])('banks: %s', (_, settings, standings, tokens, total) => {
    const before = table(settings, standings, `Ann: ${tokens}`);
    const game = taken(bank(before));
    expect(playerAt(game, 0)).toMatchObject({ banked: total, onBoard: true, wrecks: 0 });
    expect(up(game)).toBe('Bo');
    expect(summarize(game).turn).toEqual({
      points: 0,
      cubes: '4S',
      pending: '',
      must: ['start'],
      mayBank: false,
    });
  });

  it('US: no ruling stands behind it', () => {
    expect(bank(table('', '100 | 0 | 0', 'Ann: 2346/5'))).toMatchObject({
      ok: true,
      value: { ruling: null },
    });
  });

  it('RB 4: the turn goes round, past those who are out', () => {
    const lines = ['Ann: total 5', 'leave: Bo', 'Cy: total 5'];
    const game = table('', '100 | 200 | 300', ...lines.slice(0, 2));
    expect(up(game)).toBe('Cy');
    expect(up(table('', '100 | 200 | 300', ...lines))).toBe('Ann');
  });
});

describe('bumping (TBL)', () => {
  const bump = (standings: string, ...lines: readonly string[]): readonly number[] =>
    totals(taken(bank(table('spots=bump', standings, ...lines))));

  it.each<[string, string, readonly string[], readonly number[]]>([
    ['TBL: to where the turn began', '100 | 145 | 50', ['Ann: 4442/6 5/2'], [145, 100, 50]],
    ['TBL: nobody beside the spot', '100 | 140 | 150', ['Ann: 4442/6 5/2'], [145, 140, 150]],
    ['TBL: several on one spot', '100 | 145 | 145', ['Ann: 4442/6 5/2'], [145, 100, 100]],
    ['TBL: not the out', '100 | 145 | 145', ['Ann: 4442/6 5/2', 'leave: Bo'], [145, 145, 100]],
    ['TBL: to 0', '0 | 45 | 10', ['Ann: 4442/6 5/2'], [45, 0, 10]],
    [
      'US: an adjustment within the turn does not count',
      '100 | 150 | 50',
      ['Ann: 4442/6 5/2', 'adjust: Ann +5 a fine cube'],
      [150, 100, 50],
    ],
    [
      'US: nor one before its first throw',
      '100 | 150 | 50',
      ['adjust: Ann +5 a fine cube', 'Ann: 4442/6 5/2'],
      [150, 100, 50],
    ],
    [
      'US: one in the turn before does count',
      '10 | 150 | 100',
      [
        'Ann: 4442/6',
        'adjust: Bo +5 a fine cube',
        'adjust: Cy +100 a fine cube',
        'Ann: wimp',
        'Bo: 4442/6 5/2',
      ],
      [10, 200, 155],
    ],
    [
      'US: one that moves another onto the spot',
      '100 | 50 | 0',
      ['Ann: 4442/6 5/2', 'adjust: Bo +95 a fine cube'],
      [145, 100, 0],
    ],
    ['TBL: back again', '100 | 145 | 50', ['Ann: 4442/6 5/2 bank', 'Bo: 4442/6 5/2'], [100, 145, 50]],
    ['TBL: not one who joined at 0', '100 | 145 | 50', ['join: Di', 'Ann: 4442/6 5/2'], [145, 100, 50, 0]],
  ])('%s', (_, standings, lines, expected) => {
    expect(bump(standings, ...lines)).toEqual(expected);
  });

  it('TBL: whoever is bumped to 0 stays on the board', () => {
    const game = table('spots=bump', '0 | 45 | 0', 'Ann: 4442/6 5/2 bank', 'Bo: 2346/5');
    expect(playerAt(game, 1)).toMatchObject({ banked: 0, onBoard: true });
    expect(playerAt(taken(bank(game)), 1).banked).toBe(5);
  });

  it('TBL: a turn entered as a sum bumps too', () => {
    expect(totals(taken(enterTotal(table('spots=bump', '100 | 145 | 0'), 45)))).toEqual([145, 100, 0]);
  });

  it.each(['share', 'keep-rolling'])('TBL: nobody is bumped under %s', (spots) => {
    const game = table(`spots=${spots}`, '100 | 150 | 150', 'Ann: total 45');
    expect(totals(game)).toEqual([145, 150, 150]);
  });

  it('TBL share: both stand there', () => {
    expect(totals(taken(enterTotal(table('spots=share', '100 | 145 | 0'), 45)))).toEqual([145, 145, 0]);
  });
});

describe('a wimpout', () => {
  it.each<[string, string, string, number]>([
    ['RB Train Wreck: five cubes', '', '2234/6', 1],
    ['RB Train Wreck: not only the first throw', '', '4444/5 X 2234/6', 1],
    ['RB 2: four cubes', '', '2346/5 2346', 0],
    ['RB 2: one cube', '', '4444/5 2', 0],
    ['US: five blanks', '', '----/-', 1],
    ['US: unnoted, five cubes', '', 'wimp', 1],
    ['US: unnoted, all five again', '', '4444/5 X wimp', 1],
    ['US: unnoted, four cubes', '', '2346/5 wimp', 0],
    ['US: after a wellenda', '', 'wellenda wimp', 1],
    ['TBL matching: one throw of five', 'clearing=matching', '222X/5 2346/4 3', 1],
    ['TBL matching: one throw of five, unnoted', 'clearing=matching', '222X/5 2346/4 wimp', 1],
    ['TBL matching: one throw of two', 'clearing=matching', '4442/6 4/2 3', 0],
    ['TBL matching: one throw of two, unnoted', 'clearing=matching', '4442/6 4/2 wimp', 0],
  ])('%s: %s %s', (_, settings, tokens, wrecks) => {
    const game = table(settings, '100 | 0 | 0', `Ann: ${tokens}`);
    expect(playerAt(game, 0)).toMatchObject({ banked: 100, onBoard: true, wrecks, out: null });
    expect(up(game)).toBe('Bo');
  });

  it('RB 2: whoever is not on the board stays off it', () => {
    expect(playerAt(table('', '0 | 0 | 0', 'Ann: 4442/6 5/2 wimp'), 0)).toMatchObject({
      banked: 0,
      onBoard: false,
    });
  });

  it.each<[string, string, boolean]>([
    ['a 5', '222X/5 2345/4', false],
    ['a 10', '222X/5 234X/4', false],
    ['the Sun', '222X/5 2346/S', false],
    ['three alike', '222X/5 2333/4', false],
    ['three alike with the Sun cube', '222X/5 2344/4', false],
    ['a pair', '222X/5 2344/6', true],
    ['nothing', '222X/5 2346/4', true],
    ['nothing, since no cube lies', '222X/5 2222/2', true],
  ])('US: unnoted, with %s held: %s: %s', (_, tokens, allowed) => {
    const game = table('clearing=matching', '100 | 0 | 0', `Ann: ${tokens}`);
    const declared = declareWimpout(game);
    if (allowed)
      expect(declared).toMatchObject({ ok: true, value: { ruling: { outcome: 'wimpout', wreck: true } } });
    else expect(declared).toEqual({ ok: false, error: 'choice' });
  });

  it('US: unnoted, its ruling tells of no cube', () => {
    expect(declareWimpout(table('', '0 | 0 | 0'))).toMatchObject({
      ok: true,
      value: {
        ruling: { outcome: 'wimpout', lines: [], choices: [], choice: null, wreck: true, lick: false },
      },
    });
  });

  it.each<[string, number, readonly string[], Player['out'], string | null]>([
    ['TBL: no limit', 0, ['Ann: wimp', 'Bo: wimp', 'Cy: wimp', 'Ann: wimp'], null, 'Bo'],
    ['TBL: below the limit', 2, ['Ann: wimp'], null, 'Bo'],
    ['TBL: the limit', 2, ['Ann: wimp', 'Bo: total 0', 'Cy: total 0', 'Ann: wimp'], 'wrecks', 'Bo'],
    ['TBL: the first one', 1, ['Ann: 2234/6'], 'wrecks', 'Bo'],
    ['TBL: a wimpout is none', 1, ['Ann: 2346/5 wimp'], null, 'Bo'],
    [
      'US: looked at only when a wreck happens',
      0,
      ['Ann: wimp', 'Bo: rules(trainWrecksOut=1) 2346/5'],
      null,
      'Bo',
    ],
    [
      'US: a limit that was lowered, at the next wreck',
      0,
      [
        'Ann: wimp',
        'Bo: total 0',
        'Cy: wimp',
        'Ann: wimp',
        'Bo: rules(trainWrecksOut=1) total 0',
        'Cy: total 0',
        'Ann: wimp',
      ],
      'wrecks',
      'Bo',
    ],
    ['TBL: total 0 is no wreck', 1, ['Ann: total 0'], null, 'Bo'],
  ])('train wrecks: %s', (_, limit, lines, out, next) => {
    const game = table(`trainWrecksOut=${limit}`, '100 | 50 | 20', ...lines);
    expect(playerAt(game, 0)).toMatchObject({ banked: 100, out });
    expect(up(game)).toBe(next);
  });
});

describe('a void nobody noted', () => {
  it.each<[string, string, string, boolean]>([
    ['US: a flash is pending', '', '4442/6', true],
    ['US: again', '', '4442/6 void', true],
    ['US: all five, a 3 pending', '', '333X/5', true],
    ['US: nothing is pending', '', '2346/5', false],
    ['US: before the first throw', '', 'wellenda', false],
    ['US: the Sun cube cannot show a 3', '', '333X/2', false],
    ['US: the Sun cube can show a 4', '', '444X/2', true],
    ['US: matching', 'clearing=matching', '4442/6', false],
    ['US: once', 'clearing=once', '4442/6', false],
    ['US: void-flash', 'clearing=void-flash', '4442/6', false],
  ])('%s: %s %s: %s', (_, settings, tokens, allowed) => {
    const game = table(settings, '100 | 0 | 0', `Ann: ${tokens}`);
    expect(mayDeclareVoid(game)).toBe(allowed);
    const declared = declareVoid(game);
    if (!allowed) return expect(declared).toEqual({ ok: false, error: 'choice' });
    const after = taken(declared);
    expect(after).toMatchObject({ phase: 'play', up: 0 });
    expect(summarize(after).turn).toMatchObject({
      points: game.turn.points,
      cubes: summarize(game).turn?.cubes,
      pending: summarize(game).turn?.pending,
    });
    expect(summarize(after).turn?.must).toContain('again');
  });

  it('is a ruling without faces', () => {
    const declared = declareVoid(table('', '100 | 0 | 0', 'Ann: 4442/6'));
    expect(declared.ok && declared.value.ruling).toEqual({
      outcome: 'void',
      whole: { common: [], sun: null },
      lines: [],
      choices: [],
      choice: null,
      matched: [],
      reason: 'unnoted',
    });
  });

  it('US: of a throw half thrown again before the rule changed, the whole is thrown again', () => {
    const tokens = 'rules(clearing=matching) 4442/6 4/5 rules(clearing=all)';
    const game = taken(declareVoid(table('', '100 | 0 | 0', `Ann: ${tokens}`)));
    expect(summarize(game).turn).toMatchObject({ points: 40, cubes: '1S', must: ['again', 'flash'] });
  });
});

describe('Wellenda (RB+)', () => {
  it.each<[string, string, string]>([
    ['at the start', 'rules(goal=300)', 'start again'],
    ['again', 'wellenda', 'start again'],
    ['after a score', '2346/5', 'again'],
    ['with a flash pending', '4442/6', 'again flash'],
    ['with all five', '4444/5 X', 'again all-five'],
  ])('is always available: %s', (_, tokens, must) => {
    const game = table('', '100 | 0 | 0', `Ann: ${tokens}`);
    const after = taken(wellenda(game));
    expect(summarize(after).turn?.must.join(' ')).toBe(must);
    expect(after).toMatchObject({ up: 0, turn: { points: game.turn.points, cubes: game.turn.cubes } });
    expect(after.players).toEqual(game.players);
  });
});

describe('a whole turn as a sum', () => {
  it.each<[string, string, string, number, readonly number[]]>([
    ['RB 3: the opening', '', '0 | 0 | 0', 35, [35, 0, 0]],
    ['RB 3: on the board', '', '100 | 0 | 0', 5, [105, 0, 0]],
    ['RB+ Keep Rolling: beside a spot', '', '100 | 110 | 0', 5, [105, 110, 0]],
    ['TBL share', 'spots=share', '100 | 105 | 0', 5, [105, 105, 0]],
    ['US: another opening', 'opening=50', '0 | 0 | 0', 50, [50, 0, 0]],
    ['US: no opening', 'opening=0', '0 | 0 | 0', 5, [5, 0, 0]],
    ['US: the most', 'goal=5000', '100 | 0 | 0', 10_000, [10_100, 0, 0]],
    ['US: nothing', '', '100 | 0 | 0', 0, [100, 0, 0]],
  ])('%s: %s %s %d', (_, settings, standings, points, expected) => {
    const game = taken(enterTotal(table(settings, standings), points));
    expect(totals(game)).toEqual(expected);
    expect(up(game)).toBe('Bo');
  });

  it.each<[string, string, number, Refusal]>([
    ['RB 3: short of the opening', '0 | 0 | 0', 30, 'may-not-bank'],
    ['RB+ Keep Rolling: a spot', '100 | 145 | 0', 45, 'may-not-bank'],
    ['US: no multiple of 5', '100 | 0 | 0', 42, 'total'],
    ['US: below 0', '100 | 0 | 0', -5, 'total'],
    ['US: beyond 10,000', '100 | 0 | 0', 10_005, 'total'],
    ['US: value before opening', '0 | 0 | 0', 7, 'total'],
  ])('is refused: %s: %s %d', (_, standings, points, error) => {
    expect(enterTotal(table('', standings), points)).toEqual({ ok: false, error });
  });

  it.each(['wellenda', '2346/5', '4442/6 4/5'])('US: is only the first entry, not after %s', (tokens) => {
    const game = table('', '100 | 0 | 0', `Ann: ${tokens}`);
    expect(enterTotal(game, 50)).toEqual({ ok: false, error: 'total' });
    expect(enterTotal(game, 0)).toEqual({ ok: false, error: 'total' });
  });

  it('US: a change of rules may stand before it', () => {
    const game = table('', '0 | 0 | 0', 'Ann: rules(opening=0)');
    expect(totals(taken(enterTotal(game, 5)))).toEqual([5, 0, 0]);
  });

  it('US: 0 puts nobody on the board and is no wreck', () => {
    const game = taken(enterTotal(table('', '0 | 0 | 0'), 0));
    expect(playerAt(game, 0)).toMatchObject({ banked: 0, onBoard: false, wrecks: 0 });
  });

  it.each<[number, boolean]>([
    [0, true],
    [5, true],
    [10_000, true],
    [10_005, false],
    [-5, false],
    [3, false],
    [2.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('US: %d is a total: %s', (points, is) => {
    expect(isTotal(points)).toBe(is);
  });
});

describe('a throw', () => {
  it.each<[string, string, string, string, Refusal]>([
    ['US: too few cubes', '', 'wellenda', '234', 'cubes'],
    ['US: without the Sun cube', '', 'wellenda', '2345', 'cubes'],
    ['US: more than are left', '', '2346/5', '2346/5', 'cubes'],
    ['US: the Sun cube is set aside', '', '2346/5', '234/5', 'cubes'],
    ['US: no such pair', '', 'wellenda', '2244/S=6', 'choice'],
    ['US: the only scorer must be called', '', 'wellenda', '2346/S=0', 'choice'],
    ['US: no choice on a void throw', '', '4442/6', '4/S=X', 'choice'],
    ['US: no choice on a rethrow', 'clearing=matching', '4442/6', '4/S=X', 'choice'],
    ['US: cubes before choice', '', 'wellenda', '2=0', 'cubes'],
  ])('is refused: %s: %s', (_, settings, before, token, error) => {
    expect(play(table(settings, '0 | 0 | 0', `Ann: ${before}`), token)).toEqual({ ok: false, error });
  });

  it('US: comes with its ruling', () => {
    expect(play(table('', '0 | 0 | 0'), '4442/6')).toMatchObject({
      ok: true,
      value: { ruling: { outcome: 'scored', points: 40, left: { common: 1, sun: true } } },
    });
  });

  it.each<[string, string, string]>([
    ['RB 2: five stars', '', '6666/6'],
    ['DN: with the Sun', 'sunTrain=any', '6666/S'],
  ])('wins at once: %s %s %s', (_, settings, token) => {
    const game = taken(play(table(settings, '0 | 400 | 0'), token));
    expect(game).toMatchObject({ phase: 'over', end: 'stars', leader: 0, winners: [0] });
    expect(totals(game)).toEqual([0, 400, 0]);
  });

  it.each<[string, string, string]>([
    ['RB 2: five 10s', '', 'XXXX/X'],
    ['DN: with the Sun', 'sunTrain=any', 'XXXX/S'],
  ])('is the Supernova: %s %s %s', (_, settings, token) => {
    const game = taken(play(table(settings, '100 | 400 | 0'), token));
    expect(playerAt(game, 0)).toMatchObject({ banked: 100, out: 'supernova', wrecks: 0 });
    expect(game).toMatchObject({ phase: 'play', up: 1 });
  });

  it.each<[string, string, string, string | null, string]>([
    ['US: matching stars are void', '', '666X/X 6666/6', 'Ann', 'play'],
    ['US: matching stars count', 'matchingTrain=counts', '666X/X 6666/6', null, 'over'],
    ['US: with once they always count', 'clearing=once', '666X/X 6666/6', null, 'over'],
    ['US: a matching Supernova is void', '', 'XXX5/5 XXXX/X', 'Ann', 'play'],
    ['US: a matching Supernova counts', 'matchingTrain=counts', 'XXX5/5 XXXX/X', 'Bo', 'play'],
    ['US: other stars win', '', '444X/X 6666/6', null, 'over'],
    ['TBL matching: stars completed', 'clearing=matching', '222X/X 2666/6 6', null, 'over'],
    ['TBL matching: a Supernova completed', 'clearing=matching', '222X/X 2XXX/X X', 'Bo', 'play'],
    ['TBL matching: matching stars are thrown again', 'clearing=matching', '666X/X 6666/6', 'Ann', 'play'],
    [
      'TBL matching: matching stars count',
      'clearing=matching matchingTrain=counts',
      '666X/X 6666/6',
      null,
      'over',
    ],
  ])('%s', (_, settings, tokens, next, phase) => {
    const log = given(`rules: rulebook ${settings}`, 'players: Ann | Bo | Cy', `Ann: ${tokens}`);
    expect(summarize(log.last.game)).toMatchObject({ up: next, phase });
  });

  it.each<[string, string, number, string, number]>([
    ['RB+ Full House: a lick taken, it scores', '4442/6 5/5=lick', 1, 'Ann', 50],
    ['RB+ Full House: two licks', '4442/6 5/5=lick 3332/4 X/X=lick', 2, 'Ann', 100],
    ['RB+ Full House: a lick taken, it wimps out', '4442/6 2/2=lick', 1, 'Bo', 0],
    ['RB+ Full House: thrown again', '4442/6 2/2=again', 0, 'Ann', 40],
  ])('%s', (_, tokens, licks, next, points) => {
    const game = table('fullHouse=choice', '100 | 0 | 0', `Ann: ${tokens}`);
    expect(playerAt(game, 0)).toMatchObject({ licks, banked: 100, wrecks: 0 });
    expect(up(game)).toBe(next);
    expect(game.turn.points).toBe(points);
  });

  it('US: changes nothing of the game before', () => {
    const game = table('', '100 | 0 | 0', 'Ann: 4442/6');
    const before = structuredClone(game);
    play(game, '5/2');
    bank(game);
    wellenda(game);
    declareWimpout(game);
    expect(game).toEqual(before);
  });
});

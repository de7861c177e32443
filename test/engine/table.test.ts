import { describe, expect, it } from 'vitest';
import {
  type Game,
  type OpenGame,
  playerAt,
  type Refusal,
  type Standing,
  startGame,
} from '../../src/engine/game.ts';
import { enterTotal } from '../../src/engine/play.ts';
import type { Result } from '../../src/engine/result.ts';
import { RULEBOOK, type RulesChange } from '../../src/engine/settings.ts';
import { adjust, changeRules, changeSeats, giveTurn, join, leave, takeUp } from '../../src/engine/table.ts';
import { summarize } from '../../src/game/summary.ts';
import { given, openGame } from '../game/given.ts';
import { gameOf, play, playOpen, refusalOf, tellPhase, tellPlayers } from './given.ts';

const table = (settings: string, standings: string, ...lines: readonly string[]): OpenGame =>
  openGame(
    given(
      `rules: rulebook goal=300 ${settings}`,
      'players: Ann | Bo | Cy',
      `standings: ${standings}`,
      ...lines,
    ),
  );

function taken(change: Result<Game, Refusal>): OpenGame {
  if (!change.ok) throw new Error(change.error);
  if (change.value.phase === 'over') throw new Error('The game is over');
  return change.value;
}

const refused = (error: Refusal): object => ({ ok: false, error });
const names = (game: Game): readonly string[] => game.players.map(({ name }) => name);

const PLAY: readonly string[] = [];
const LICKS: readonly string[] = ['Ann: total 100'];
const STANDS = '200 | 100 | 0';

describe('changing rules (RB+ Guiding Light)', () => {
  it.each<[string, string, readonly string[], RulesChange]>([
    ['RB+ any rule', '', PLAY, { opening: 50 }],
    ['RB+ several', '', PLAY, { opening: 50, spots: 'bump', ending: 'sudden', tie: 'shared' }],
    ['RB+ while a turn is under way', '', ['Ann: 4442/6'], { clearing: 'once' }],
    ['RB+ a higher goal', '', PLAY, { goal: 500 }],
    ['RB+ a lower goal', '', PLAY, { goal: 205 }],
    ['RB+ a goal at a total that does not trigger it', 'goalIs=pass', PLAY, { goal: 200 }],
    ['RB+ passing instead of reaching', '', PLAY, { goalIs: 'pass' }],
    ['US in an ending, another setting', '', LICKS, { opening: 0, spots: 'share', clearing: 'once' }],
    [
      'US in an ending, the values that hold',
      '',
      LICKS,
      { goal: 300, goalIs: 'reach', ending: 'last-licks', tie: 'leader' },
    ],
    [
      'US in an end game, the values that hold',
      'ending=end-game tie=shared',
      LICKS,
      { ending: 'end-game', tie: 'shared' },
    ],
    ['US a goal that only one who is out has triggered', '', ['leave: Ann'], { goal: 150 }],
    ['US no change', '', PLAY, {}],
  ])('is taken: %s: %s %j %j', (_, settings, lines, change) => {
    const game = table(settings, STANDS, ...lines);
    const after = taken(changeRules(game, change));
    expect(after).toEqual({ ...game, rules: { ...game.rules, ...change } });
  });

  it.each<[string, string, readonly string[], RulesChange]>([
    ['US the goal in an ending', '', LICKS, { goal: 500 }],
    ['US a goal nobody has in an ending', '', LICKS, { goal: 5000 }],
    ['US what triggers it in an ending', '', LICKS, { goalIs: 'pass' }],
    ['US the ending in an ending', '', LICKS, { ending: 'end-game' }],
    ['US a sudden end in an ending', '', LICKS, { ending: 'sudden' }],
    ['US the tie in an ending', '', LICKS, { tie: 'shared' }],
    ['US the tie in an end game', 'ending=end-game', LICKS, { tie: 'shared' }],
    ['US Last Licks in an end game', 'ending=end-game', LICKS, { ending: 'last-licks' }],
    ['US among others in an ending', '', LICKS, { opening: 0, tie: 'shared' }],
    ['US a goal that is reached', '', PLAY, { goal: 200 }],
    ['US a goal that is passed', '', PLAY, { goal: 195 }],
    ['US a goal that is passed, with pass', 'goalIs=pass', PLAY, { goal: 195 }],
    ['US reaching, where a total stands on the goal', 'goalIs=pass', ['Ann: total 100'], { goalIs: 'reach' }],
    ['US both at once', 'goalIs=pass', PLAY, { goal: 200, goalIs: 'reach' }],
    ['US a goal of another than who is up', '', ['Ann: total 0'], { goal: 150 }],
  ])('is refused: %s: %s %j %j', (_, settings, lines, change) => {
    expect(changeRules(table(settings, STANDS, ...lines), change)).toEqual(refused('rules'));
  });

  it('US: naming the value that holds is no change, with a total on the goal', () => {
    const game = table('goalIs=pass', STANDS, 'Ann: total 100');
    expect(changeRules(game, { goalIs: 'pass', opening: 0 })).toMatchObject({ ok: true });
  });

  it('RB+ holds at once for the next stop', () => {
    const game = table('', STANDS, 'Ann: total 0', 'Bo: total 0');
    expect(enterTotal(game, 5)).toEqual(refused('may-not-bank'));
    expect(enterTotal(taken(changeRules(game, { opening: 0 })), 5)).toMatchObject({ ok: true });
  });

  it('RB+ holds at once for the spots', () => {
    const game = table('', '95 | 100 | 0');
    expect(enterTotal(game, 5)).toEqual(refused('may-not-bank'));
    expect(enterTotal(taken(changeRules(game, { spots: 'share' })), 5)).toMatchObject({ ok: true });
  });
});

describe('adjusting (RB+ Guiding Light)', () => {
  it.each<[string, string, string, string, number, number, boolean]>([
    ['RB+ up', '', STANDS, 'Ann', 5, 205, true],
    ['RB+ down', '', STANDS, 'Ann', -5, 195, true],
    ['RB+ of another than who is up', '', STANDS, 'Bo', 45, 145, true],
    ['US above 0 is on the board', '', STANDS, 'Cy', 5, 5, true],
    ['US down to 0 stays on the board', '', STANDS, 'Bo', -100, 0, true],
    ['US short of the goal', '', STANDS, 'Ann', 95, 295, true],
    ['US onto the goal, which is to be passed', 'goalIs=pass', STANDS, 'Ann', 100, 300, true],
    ['US ignores Keep Rolling', '', STANDS, 'Bo', 100, 200, true],
    ['US ignores bumping', 'spots=bump', STANDS, 'Bo', 100, 200, true],
  ])('%s: %s %s %s %d', (_, settings, standings, name, points, total, onBoard) => {
    const game = table(settings, standings);
    const place = game.players.findIndex((player) => player.name === name);
    const after = taken(adjust(game, name, points));
    const expected = game.players.map((player, each) =>
      each === place ? { ...player, banked: total, onBoard } : player,
    );
    expect(after).toEqual({ ...game, players: expected });
  });

  it.each<[string, string, string, number]>([
    ['US 0', '', 'Ann', 0],
    ['US no multiple of 5', '', 'Ann', 3],
    ['US no multiple of 5, down', '', 'Ann', -4],
    ['US below 0', '', 'Bo', -105],
    ['US below 0, from 0', '', 'Cy', -5],
    ['US to the goal', '', 'Ann', 100],
    ['US beyond the goal', '', 'Ann', 105],
    ['US beyond the goal, which is to be passed', 'goalIs=pass', 'Ann', 105],
  ])('is refused: %s: %s %s %d', (_, settings, name, points) => {
    expect(adjust(table(settings, STANDS), name, points)).toEqual(refused('adjust'));
  });

  it.each<[string, string, readonly string[], string]>([
    ['US in Last Licks', '', LICKS, 'Bo'],
    ['US in Last Licks, the leader', '', LICKS, 'Ann'],
    ['US in the end game', 'ending=end-game', LICKS, 'Bo'],
    ['US one who left', '', ['leave: Bo'], 'Bo'],
    ['RB one out by a Supernova', '', ['Ann: XXXX/X'], 'Ann'],
  ])('is refused: %s: %s %j %s', (_, settings, lines, name) => {
    expect(adjust(table(settings, STANDS, ...lines), name, 5)).toEqual(refused('adjust'));
  });

  it('US: nobody knows a stranger', () => {
    expect(adjust(table('', STANDS), 'Di', 5)).toEqual(refused('unknown-player'));
    expect(adjust(table('', STANDS, ...LICKS), 'Di', 3)).toEqual(refused('unknown-player'));
  });

  it('US: whoever it puts on the board owes no opening', () => {
    const game = taken(adjust(table('', STANDS, 'Ann: total 0', 'Bo: total 0'), 'Cy', 5));
    expect(enterTotal(game, 10)).toMatchObject({ ok: true });
  });

  it('US: down to 0 and the opening is not owed again', () => {
    const game = taken(adjust(table('', STANDS, 'Ann: total 0'), 'Bo', -100));
    expect(enterTotal(game, 5)).toMatchObject({ ok: true });
  });

  it('US: a turn under way is not touched', () => {
    const game = table('', STANDS, 'Ann: 4442/6');
    expect(taken(adjust(game, 'Ann', 5)).turn).toEqual(game.turn);
  });

  it('US: two may come to stand on one spot, and who is up must roll on from it', () => {
    const log = given(
      'players: Ann | Bo',
      'standings: 100 | 100',
      'Ann: 4442/6 5/2',
      'adjust: Bo +45 a fine cube',
    );
    expect(summarize(log.last.game).turn?.must).toEqual(['spot']);
  });
});

describe('leaving', () => {
  it('US: is for those still in', () => {
    const game = table('', STANDS, 'leave: Bo');
    expect(leave(game, 'Bo')).toEqual(refused('unknown-player'));
    expect(leave(game, 'Di')).toEqual(refused('unknown-player'));
    expect(playerAt(taken(leave(table('', STANDS), 'Cy')), 2).out).toBe('left');
  });

  it('US: keeps the total', () => {
    expect(playerAt(taken(leave(table('', STANDS), 'Bo')), 1)).toMatchObject({ banked: 100, out: 'left' });
  });
});

describe('giving the turn', () => {
  it.each<[string, readonly string[], string, number]>([
    ['US to another', PLAY, 'Cy', 2],
    ['US to who has it', PLAY, 'Ann', 0],
    ['US back to an earlier seat', ['Ann: total 0'], 'Ann', 0],
    ['US after a change of rules', ['Ann: rules(opening=0)'], 'Bo', 1],
  ])('%s: %j %s', (_, lines, name, up) => {
    const game = table('', STANDS, ...lines);
    expect(taken(giveTurn(game, name))).toEqual({ ...game, up });
  });

  it.each<[string, string, readonly string[], string, Refusal]>([
    ['US a stranger', '', PLAY, 'Di', 'unknown-player'],
    ['US one who is out', '', ['leave: Bo'], 'Bo', 'unknown-player'],
    ['US in the middle of a turn', '', ['Ann: 2346/5'], 'Bo', 'not-your-turn'],
    ['US after a wellenda', '', ['Ann: wellenda'], 'Bo', 'not-your-turn'],
    ['US in the middle of a turn, to who has it', '', ['Ann: 2346/5'], 'Ann', 'not-your-turn'],
    ['US who before whose turn', '', ['Ann: 2346/5'], 'Di', 'unknown-player'],
    ['US in Last Licks', '', LICKS, 'Cy', 'players'],
    ['US in the end game', 'ending=end-game', LICKS, 'Cy', 'players'],
    ['US in Last Licks, a stranger', '', LICKS, 'Di', 'players'],
  ])('is refused: %s: %s %j %s', (_, settings, lines, name, error) => {
    expect(giveTurn(table(settings, STANDS, ...lines), name)).toEqual(refused(error));
  });

  it('US: the order goes on from there', () => {
    const game = table('', STANDS, 'up: Cy', 'Cy: total 0');
    expect(summarize(game).up).toBe('Ann');
  });
});

describe('changing seats', () => {
  it.each<[string, readonly string[], readonly string[], string]>([
    ['US who is up stays up', PLAY, ['Cy', 'Ann', 'Bo'], 'Ann'],
    ['US in the middle of a turn', ['Ann: 4442/6'], ['Bo', 'Cy', 'Ann'], 'Ann'],
    ['US the same order', PLAY, ['Ann', 'Bo', 'Cy'], 'Ann'],
    ['US with one who is out', ['leave: Bo'], ['Cy', 'Bo', 'Ann'], 'Ann'],
    ['US in another turn', ['Ann: total 0'], ['Cy', 'Bo', 'Ann'], 'Bo'],
  ])('%s: %j %j', (_, lines, order, up) => {
    const game = table('', STANDS, ...lines);
    const after = taken(changeSeats(game, order));
    expect(names(after)).toEqual(order);
    expect(summarize(after).up).toBe(up);
    expect(after.turn).toEqual(game.turn);
    expect(new Set(after.players)).toEqual(new Set(game.players));
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    ['US one is missing', '', PLAY, ['Ann', 'Bo']],
    ['US one too many', '', PLAY, ['Ann', 'Bo', 'Cy', 'Di']],
    ['US a stranger', '', PLAY, ['Ann', 'Bo', 'Di']],
    ['US one twice', '', PLAY, ['Ann', 'Bo', 'Bo']],
    ['US nobody', '', PLAY, []],
    ['US one who is out is missing', '', ['leave: Bo'], ['Ann', 'Cy']],
    ['US in Last Licks', '', LICKS, ['Cy', 'Bo', 'Ann']],
    ['US in the end game', 'ending=end-game', LICKS, ['Cy', 'Bo', 'Ann']],
  ])('is refused: %s: %s %j %j', (_, settings, lines, order) => {
    expect(changeSeats(table(settings, STANDS, ...lines), order)).toEqual(refused('players'));
  });

  it('US: the turns follow the new order', () => {
    const game = table('', STANDS, 'seats: Ann | Cy | Bo', 'Ann: total 0');
    expect(summarize(game).up).toBe('Cy');
  });

  it('US: the licks follow the new order', () => {
    expect(summarize(table('', STANDS, 'seats: Ann | Cy | Bo', ...LICKS))).toMatchObject({
      phase: 'last-licks',
      up: 'Cy',
    });
  });
});

describe('joining', () => {
  it.each<[string, readonly string[]]>([
    ['US between turns', PLAY],
    ['US in the middle of a turn', ['Ann: 4442/6']],
  ])('US: at the end, with 0, not on the board: %s', (_, lines) => {
    const game = table('', STANDS, ...lines);
    const after = taken(join(game, 'Di'));
    expect(after).toEqual({
      ...game,
      players: [
        ...game.players,
        { name: 'Di', banked: 0, onBoard: false, wrecks: 0, licks: 0, out: null, began: 0 },
      ],
    });
  });

  it.each<[string, string, readonly string[], string]>([
    ['US a name at the table', '', PLAY, 'Bo'],
    ['US the name of one who is out', '', ['leave: Bo'], 'Bo'],
    ['US in Last Licks', '', LICKS, 'Di'],
    ['US in the end game', 'ending=end-game', LICKS, 'Di'],
  ])('is refused: %s: %s %j %s', (_, settings, lines, name) => {
    expect(join(table(settings, STANDS, ...lines), name)).toEqual(refused('players'));
  });

  it('US: twelve is the most', () => {
    const letters = 'ABCDEFGHIJKL'.split('');
    const eleven = startGame(RULEBOOK, letters.slice(0, 11));
    const twelve = taken(join(eleven, 'L'));
    expect(names(twelve)).toEqual(letters);
    expect(join(twelve, 'M')).toEqual(refused('players'));
  });

  it('US: owes the opening, and plays last', () => {
    const game = table('', STANDS, 'join: Di', 'Ann: total 0', 'Bo: total 0', 'Cy: total 0');
    expect(summarize(game).up).toBe('Di');
    expect(enterTotal(game, 30)).toEqual(refused('may-not-bank'));
    expect(enterTotal(game, 35)).toMatchObject({ ok: true });
  });

  it('US: makes a game of two of a game of one, with a last lick', () => {
    const lines = ['rules: short opening=0', 'players: Ann', 'standings: 200', 'join: Bo', 'Ann: total 100'];
    expect(summarize(given(...lines).last.game)).toMatchObject({ phase: 'last-licks', up: 'Bo' });
  });
});

describe('taking a game up', () => {
  const fresh = startGame({ ...RULEBOOK, goal: 300 }, ['Ann', 'Bo']);
  const at = (banked: number, onBoard = banked > 0): Standing => ({ banked, onBoard });

  it('US: from these totals', () => {
    const after = taken(takeUp(fresh, [at(120), at(0, true)]));
    expect(after).toEqual({
      ...fresh,
      players: [
        { name: 'Ann', banked: 120, onBoard: true, wrecks: 0, licks: 0, out: null, began: 120 },
        { name: 'Bo', banked: 0, onBoard: true, wrecks: 0, licks: 0, out: null, began: 0 },
      ],
    });
  });

  it.each<[string, RulesChange, readonly Standing[], boolean]>([
    ['US short of the goal', {}, [at(295), at(0)], true],
    ['US on the goal', {}, [at(300), at(0)], false],
    ['US on the goal, which is to be passed', { goalIs: 'pass' }, [at(300), at(0)], true],
    ['US beyond the goal, which is to be passed', { goalIs: 'pass' }, [at(0), at(305)], false],
    ['US no multiple of 5', {}, [at(12), at(0)], false],
    ['US below 0', {}, [at(-5, false), at(0)], false],
    ['US one is missing', {}, [at(5)], false],
    ['US one too many', {}, [at(5), at(5), at(5)], false],
    ['US on one spot', {}, [at(50), at(50)], true],
  ])('%s: %j %j: %s', (_, change, standings, allowed) => {
    const game = { ...fresh, rules: { ...fresh.rules, ...change } };
    expect(takeUp(game, standings)).toMatchObject(allowed ? { ok: true } : refused('adjust'));
  });
});

describe('table matters change nothing of the game before', () => {
  it('US', () => {
    const game = table('', STANDS, 'Ann: 4442/6');
    const before = structuredClone(game);
    changeRules(game, { opening: 0 });
    adjust(game, 'Ann', 5);
    leave(game, 'Ann');
    changeSeats(game, ['Cy', 'Bo', 'Ann']);
    join(game, 'Di');
    expect(game).toEqual(before);
  });
});

describe('table matters among throws', () => {
  it.each<[string, string, RulesChange, string, string, string]>([
    [
      'RB+ the opening, raised and lowered again',
      'A | B',
      {},
      '4442/X rules(opening=60) X rules(opening=35,mustThrowFive=off) bank',
      'play, B up',
      'A 60 | B 0 off',
    ],
    [
      'RB+ throws already judged are not judged again',
      'A | B',
      {},
      '3456/X rules(sampler=25,opening=0) bank',
      'play, B up',
      'A 15 | B 0 off',
    ],
    [
      'RB+ in an ending too',
      'A 60 | B 60',
      { goal: 100 },
      'total=40 B: rules(spots=share) total=40',
      'over by last-licks, A leads, A won',
      'A 100 | B 100 (lick)',
    ],
    [
      'TBL a bump sends back to the total that was taken up',
      'A 100 | B 70',
      { spots: 'bump' },
      '55-2/2 adjust=A-40 bank',
      'play, B up',
      'A 70 | B 100',
    ],
    [
      'US who joins a game of one makes it one of several',
      'A 60',
      {},
      'join=B leave=A',
      'over by alone, B leads, B won',
      'A 60 (left) | B 0 off',
    ],
  ])('%s: %s %j %s', (_, players, rules, script, phase, after) => {
    const game = play(gameOf(players, rules), script);
    expect([tellPhase(game), tellPlayers(game)]).toEqual([phase, after]);
  });

  it.each<[string, string, RulesChange, string, string, string]>([
    [
      'US a goal with a goalIs that saves it',
      'A 60 | B',
      {},
      'adjust=B+5',
      'rules(goal=60,goalIs=pass)',
      'fine',
    ],
    ['US a goal one step higher', 'A 60 | B', {}, 'adjust=B+5', 'rules(goal=65)', 'fine'],
    ['US a goal that stands on a total', 'A 60 | B', {}, 'adjust=B+5', 'rules(goal=60)', 'rules'],
    ['US a goal that an adjustment has come to', 'A 55 | B', {}, 'adjust=A+5', 'rules(goal=60)', 'rules'],
  ])('%s: %s %j %s, then %s is %s', (_, players, rules, script, token, code) => {
    expect(refusalOf(playOpen(gameOf(players, rules), script), token)).toBe(code);
  });
});

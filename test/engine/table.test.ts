import { describe, expect, it } from 'vitest';
import { startGame } from '../../src/engine/game.ts';
import type { RulesChange } from '../../src/engine/settings.ts';
import { takeUp } from '../../src/engine/table.ts';
import { gameOf, play, playOpen, refusalOf, rulesWith, tellPhase, tellPlayers } from './given.ts';

const refused = (...table: readonly (readonly [string, string, RulesChange, string, string, string])[]) =>
  it.each(table)('%s: %s %j %s, then %s is %s', (_, players, rules, script, token, code) => {
    const before = script === '' ? gameOf(players, rules) : playOpen(gameOf(players, rules), script);
    expect(refusalOf(before, token)).toBe(code);
  });

const leads = (...table: readonly (readonly [string, string, RulesChange, string, string, string])[]) =>
  it.each(table)('%s: %s %j %s', (_, players, rules, script, phase, after) => {
    const game = play(gameOf(players, rules), script);
    expect([tellPhase(game), tellPlayers(game)]).toEqual([phase, after]);
  });

const G: RulesChange = { goal: 100 };

describe('the Guiding Light (RB+)', () => {
  leads(
    [
      'holds at once for the obligations',
      'A | B',
      {},
      '4442/X rules(opening=60) X rules(opening=35,mustThrowFive=off) bank',
      'play, B up',
      'A 60 | B 0 off',
    ],
    [
      'throws already judged are not judged again',
      'A | B',
      { spots: 'share' },
      'X5S2/2'.replace('S', '6') + ' rules(sampler=25,opening=0) bank',
      'play, B up',
      'A 15 | B 0 off',
    ],
    [
      'in an ending too',
      'A 60 | B 60',
      G,
      'total=40 B: rules(spots=share) total=40',
      'over by last-licks, A leads, A won',
      'A 100 | B 100 (lick)',
    ],
  );
  refused(
    ['goal in an ending', 'A 60 | B', G, 'total=40', 'rules(goal=200)', 'rules'],
    ['goalIs in an ending', 'A 60 | B', G, 'total=40', 'rules(goalIs=pass)', 'rules'],
    ['ending in an ending', 'A 60 | B', G, 'total=40', 'rules(ending=end-game)', 'rules'],
    ['tie in an ending', 'A 60 | B', G, 'total=40', 'rules(tie=shared)', 'rules'],
    [
      'the value that holds is no change',
      'A 60 | B',
      G,
      'total=40',
      'rules(goal=100,goalIs=reach,ending=last-licks,tie=leader)',
      'fine',
    ],
    ['any other in an ending', 'A 60 | B', G, 'total=40', 'rules(clearing=once)', 'fine'],
    ['a goal that is triggered already', 'A 60 | B', {}, '', 'rules(goal=60)', 'rules'],
    ['a goal not yet reached', 'A 60 | B', {}, '', 'rules(goal=65)', 'fine'],
    [
      'a goalIs that is triggered already',
      'A 60 | B',
      { goal: 60, goalIs: 'pass' },
      '',
      'rules(goalIs=reach)',
      'rules',
    ],
    ['a goal together with a goalIs that saves it', 'A 60 | B', {}, '', 'rules(goal=60,goalIs=pass)', 'fine'],
    ['the total of one who is out does not count', 'A 60 | B | C', {}, 'leave=A', 'rules(goal=60)', 'fine'],
  );
});

describe('an adjustment', () => {
  leads(
    ['adds', 'A 60 | B', {}, 'adjust=B+10', 'play, A up', 'A 60 | B 10'],
    ['takes', 'A 60 | B', {}, 'adjust=A-60', 'play, A up', 'A 0 | B 0 off'],
    ['ignores spots', 'A 60 | B', {}, 'adjust=B+60', 'play, A up', 'A 60 | B 60'],
    ['in mid-turn', 'A 60 | B', {}, '4442/5 adjust=A+5', 'play, A up', 'A 65 | B 0 off'],
  );
  refused(
    ['0', 'A 60 | B', {}, '', 'adjust=A+0', 'adjust'],
    ['no multiple of 5', 'A 60 | B', {}, '', 'adjust=A+7', 'adjust'],
    ['below 0', 'A 60 | B', {}, '', 'adjust=A-65', 'adjust'],
    ['to 0', 'A 60 | B', {}, '', 'adjust=A-60', 'fine'],
    ['to the goal', 'A 60 | B', G, '', 'adjust=A+40', 'adjust'],
    ['short of the goal', 'A 60 | B', G, '', 'adjust=A+35', 'fine'],
    ['to a goal that must be passed', 'A 60 | B', { ...G, goalIs: 'pass' }, '', 'adjust=A+40', 'fine'],
    ['in an ending', 'A 60 | B 10', G, 'total=40', 'adjust=B+5', 'adjust'],
    ['of one who is out', 'A 60 | B | C', {}, 'leave=B', 'adjust=B+5', 'adjust'],
    ['of a stranger', 'A 60 | B', {}, '', 'adjust=Z+5', 'unknown-player'],
  );
});

describe('leaving, being up, seats and joining (NOTATION.md)', () => {
  refused(
    ['a stranger leaves', 'A | B', {}, '', 'leave=Z', 'unknown-player'],
    ['one leaves twice', 'A | B | C', {}, 'leave=B', 'leave=B', 'unknown-player'],
    ['up: a stranger', 'A | B', {}, '', 'up=Z', 'unknown-player'],
    ['up: one who is out', 'A | B | C', {}, 'leave=B', 'up=B', 'unknown-player'],
    ['up: after a throw', 'A | B', {}, '4442/5', 'up=B', 'not-your-turn'],
    ['up: after a wellenda', 'A | B', {}, 'wellenda', 'up=A', 'not-your-turn'],
    ['up: after a change of rules', 'A | B', {}, 'rules(goal=300)', 'up=B', 'fine'],
    ['up: in an ending', 'A 60 | B', G, 'total=40', 'up=A', 'players'],
    ['up: a stranger in an ending', 'A 60 | B', G, 'total=40', 'up=Z', 'players'],
    ['seats: too few', 'A | B', {}, '', 'seats=A', 'players'],
    ['seats: twice the same', 'A | B', {}, '', 'seats=A,A', 'players'],
    ['seats: a stranger', 'A | B', {}, '', 'seats=A,Z', 'players'],
    ['seats: in an ending', 'A 60 | B', G, 'total=40', 'seats=B,A', 'players'],
    ['join: a name that plays', 'A | B', {}, '', 'join=A', 'players'],
    ['join: in an ending', 'A 60 | B', G, 'total=40', 'join=C', 'players'],
    ['join: a 13th', 'a | b | c | d | e | f | g | h | i | j | k | l', {}, '', 'join=m', 'players'],
    ['join: a 12th', 'a | b | c | d | e | f | g | h | i | j | k', {}, '', 'join=l', 'fine'],
  );
  leads(
    ['up', 'A | B | C', {}, 'up=C wimp', 'play, A up', 'A 0 off | B 0 off | C 0 off w1'],
    [
      'whoever is up stays up in new seats',
      'A | B | C',
      {},
      '4442/2 seats=C,A,B wimp',
      'play, B up',
      'C 0 off | A 0 off | B 0 off',
    ],
    [
      'who joins is last and owes the opening',
      'A 60 | B 50',
      {},
      'join=C wimp B: wimp',
      'play, C up',
      'A 60 w1 | B 50 w1 | C 0 off',
    ],
    [
      'who joins a solo game makes it one of several',
      'A 60',
      {},
      'join=B leave=A',
      'over by alone, B leads, B won',
      'A 60 (left) | B 0 off',
    ],
  );
  it('a leaver’s turn under way is lost', () => {
    expect(tellPlayers(play(gameOf('A 60 | B | C'), '4442/5 X leave=A'))).toBe(
      'A 60 (left) | B 0 off | C 0 off',
    );
  });
});

describe('taking a game up from totals', () => {
  const start = startGame(rulesWith(G), ['A', 'B']);
  const standing = (banked: number, onBoard = banked > 0) => ({ banked, onBoard });

  it('puts them where they stood', () => {
    const taken = takeUp(start, [standing(60), standing(0, true)]);
    expect(taken.ok && tellPlayers(taken.value)).toBe('A 60 | B 0');
  });

  it.each([
    ['too few', [standing(60)]],
    ['too many', [standing(60), standing(0), standing(0)]],
    ['no multiple of 5', [standing(61), standing(0)]],
    ['below 0', [standing(-5), standing(0)]],
    ['at the goal', [standing(100), standing(0)]],
  ])('%s is refused', (_, standings) => {
    expect(takeUp(start, standings)).toEqual({ ok: false, error: 'adjust' });
  });

  it('a bump sends back to the total that was taken up', () => {
    const game = play(gameOf('A 100 | B 70', { spots: 'bump' }), '55-2/2 adjust=A-40 bank');
    expect(tellPlayers(game)).toBe('A 70 | B 100');
  });
});

import { describe, expect, it } from 'vitest';
import { type Summary, summarize } from '../../src/game/summary.ts';
import { given } from './given.ts';

const summary = (...lines: string[]): Summary => summarize(given(...lines).last.game);
const player = (name: string, change: object = {}): object => ({
  name,
  banked: 0,
  onBoard: false,
  wrecks: 0,
  licks: 0,
  out: null,
  ...change,
});

describe('the summary', () => {
  it('of a game before its first throw', () => {
    expect(summary('players: Ann | Bo')).toEqual({
      phase: 'play',
      players: [player('Ann'), player('Bo')],
      up: 'Ann',
      turn: { points: 0, cubes: '4S', pending: '', must: ['start'], mayBank: false },
      leader: null,
      winners: [],
    });
  });

  it.each<[string, string, object]>([
    [
      'a void throw first',
      'Ann: wellenda',
      { points: 0, cubes: '4S', must: ['start', 'again'], mayBank: false },
    ],
    ['the opening owed', 'Ann: 5X24/6', { points: 15, cubes: '2S', must: ['opening'], mayBank: false }],
    ['a flash', 'Ann: 4445/6', { points: 45, cubes: 'S', pending: '4', must: ['flash'], mayBank: false }],
    ['a flash below the opening', 'Ann: 2223/4', { points: 20, cubes: '1S', must: ['opening', 'flash'] }],
    [
      'void while a flash is pending',
      'Ann: 4445/6 void',
      { points: 45, cubes: 'S', must: ['again', 'flash'] },
    ],
    [
      'all five',
      'Ann: 4445/6 /5',
      { points: 50, cubes: '4S', pending: '', must: ['all-five'], mayBank: false },
    ],
    ['free to stop', 'Ann: 5X24/6 55/2', { points: 25, cubes: 'S', must: ['opening'] }],
    ['a stop', 'Ann: rules(opening=0) 5X24/6', { points: 15, cubes: '2S', must: [], mayBank: true }],
  ])('of a turn: %s', (_, line, turn) => {
    expect(summary('players: Ann | Bo', line).turn).toMatchObject(turn);
  });

  it('of a turn that would stop on a taken spot', () => {
    const { turn } = summary('rules: rulebook opening=0', 'players: Ann | Bo', 'Ann: total 20', 'Bo: XX24/6');
    expect(turn).toEqual({ points: 20, cubes: '2S', pending: '', must: ['spot'], mayBank: false });
  });

  it('names pending faces in order', () => {
    const rules = 'rules: rulebook pendingFlash=every trainPending=on';
    expect(summary(rules, 'players: Ann', 'Ann: XXX5/5 2223/4').turn).toMatchObject({ pending: '2X' });
  });

  it('of an ending and of its end', () => {
    const lines = ['rules: end-game goal=50', 'players: Ann | Bo', 'Ann: total 60'];
    expect(summary(...lines)).toMatchObject({ phase: 'end-game', up: 'Bo', leader: 'Ann', winners: [] });
    expect(summary(...lines, 'Bo: total 0')).toEqual({
      phase: 'over',
      players: [player('Ann', { banked: 60, onBoard: true }), player('Bo')],
      up: null,
      turn: null,
      leader: 'Ann',
      winners: ['Ann'],
    });
  });

  it('of a shared win, in seat order', () => {
    const lines = ['rules: end-game goal=50 tie=shared spots=share', 'players: Ann | Bo', 'up: Bo'];
    const { leader, winners } = summary(...lines, 'Bo: total 60', 'Ann: total 60');
    expect({ leader, winners }).toEqual({ leader: 'Bo', winners: ['Ann', 'Bo'] });
  });

  it('of a game that nobody won', () => {
    expect(summary('players: Ann', 'leave: Ann')).toMatchObject({
      phase: 'over',
      players: [player('Ann', { out: 'left' })],
      leader: null,
      winners: [],
    });
  });

  it('of wrecks and licks', () => {
    const lines = [
      'rules: rulebook fullHouse=choice',
      'players: Ann | Bo',
      'Ann: 2346/2',
      'Bo: 4446/2 6/6=lick',
    ];
    expect(summary(...lines).players).toEqual([player('Ann', { wrecks: 1 }), player('Bo', { licks: 1 })]);
  });
});

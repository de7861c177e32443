import { describe, expect, it } from 'vitest';
import { type Landing, landing } from '../../src/game/landing.ts';
import { given, openGame } from './given.ts';

const where = (...lines: readonly string[]): Landing | null => landing(openGame(given(...lines)));
const table = (spots: string, ending = 'last-licks'): readonly string[] => [
  `rules: rulebook goal=100 opening=0 spots=${spots} ending=${ending}`,
  'players: Ann | Bo | Cy',
];

describe('where the marker would come to stand', () => {
  it('is nowhere without points', () => {
    expect(where('players: Ann | Bo')).toBe(null);
    expect(where('players: Ann | Bo', 'Ann: wellenda')).toBe(null);
  });

  it.each<[string, Landing]>([
    ['keep-rolling', { total: 20, kind: 'taken', names: ['Ann'] }],
    ['share', { total: 20, kind: 'shared', names: ['Ann'] }],
    ['bump', { total: 20, kind: 'bumps', names: ['Ann'] }],
  ])('is a spot where another stands: %s', (spots, expected) => {
    expect(where(...table(spots), 'Ann: total 20', 'Bo: XX24/6')).toEqual(expected);
  });

  it('is free where nobody stands, or only somebody who is out', () => {
    const free = { total: 20, kind: 'free', names: [] };
    expect(where(...table('keep-rolling'), 'Ann: XX24/6')).toEqual(free);
    expect(where(...table('keep-rolling'), 'Ann: total 20', 'leave: Ann', 'Bo: XX24/6')).toEqual(free);
  });

  it('is the goal', () => {
    expect(where(...table('share'), 'standings: 80 | 0 | 0', 'Ann: XX24/6')?.kind).toBe('goal');
    expect(where(...table('share'), 'standings: 75 | 0 | 0', 'Ann: XX24/6')?.kind).toBe('free');
  });

  it.each(['share', 'bump', 'keep-rolling'])('falls short of the leader: %s', (spots) => {
    const at = where(...table(spots), 'standings: 80 | 60 | 0', 'Ann: total 25', 'Bo: XX24/6');
    expect(at).toEqual({ total: 80, kind: 'short', names: ['Ann'] });
  });

  it('takes the lead above the leader, and with bump on the leader', () => {
    const lines = ['standings: 80 | 80 | 0', 'Ann: total 20'];
    expect(where(...table('bump'), ...lines, 'Bo: XX24/6')).toEqual({ total: 100, kind: 'lead', names: [] });
    expect(where(...table('share'), ...lines, 'Bo: XX24/6')).toEqual({
      total: 100,
      kind: 'short',
      names: ['Ann'],
    });
    expect(where(...table('share'), ...lines, 'Bo: XX25/6')).toEqual({ total: 105, kind: 'lead', names: [] });
    expect(where(...table('keep-rolling'), ...lines, 'Bo: XX24/6')).toEqual({
      total: 100,
      kind: 'taken',
      names: ['Ann'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { lastRuling, lastTurnEnd, turnRulings } from '../../src/game/turn-throws.ts';
import { given, when } from './given.ts';

const FULL_HOUSE = ['rules: rulebook fullHouse=choice', 'players: Ann | Bo', 'Ann: 4446/2'];

describe('the rulings of the turn under way', () => {
  it('are none before its first throw', () => {
    expect(turnRulings(given('players: Ann | Bo'))).toEqual([]);
    expect(turnRulings(given('players: Ann | Bo', 'Ann: total 60'))).toEqual([]);
  });

  it('stand oldest first, and only those of this turn', () => {
    const log = given('players: Ann | Bo', 'Ann: 2346/2', 'Bo: 4445/6 void /4 /5');
    expect(turnRulings(log).map(({ outcome }) => outcome)).toEqual(['scored', 'void', 'void', 'scored']);
  });

  it('have the latest choice in place of the throw it settles', () => {
    const log = when(
      given('players: Ann | Bo', 'Ann: 5246/S'),
      { type: 'choose', choice: '5' },
      { type: 'choose', choice: '0' },
    );
    expect(turnRulings(log).map(({ choice }) => choice)).toEqual(['0']);
    expect(turnRulings(when(log, { type: 'throw', throw: '555/S' })).map(({ choice }) => choice)).toEqual([
      '0',
      'X',
    ]);
  });

  it('go past what is said at the table', () => {
    const log = given('players: Ann | Bo', 'Ann: 5X24/6', 'join: Cy', 'Ann: wellenda rules(goal=300) 55/6');
    expect(turnRulings(log)).toHaveLength(2);
  });
});

describe('the ruling that the table goes by', () => {
  const THROWN = ['players: Ann | Bo', 'Ann: 5X24/6'] as const;

  it('is that of the last throw, whatever was agreed on since', () => {
    expect(lastRuling(given(...THROWN))).toMatchObject({ points: 15 });
    expect(lastRuling(given(...THROWN, 'join: Cy', 'adjust: Bo +5 said please'))).toMatchObject({
      points: 15,
    });
  });

  it('is none before a throw and after a Wellenda', () => {
    expect(lastRuling(given('players: Ann | Bo', 'join: Cy'))).toBe(null);
    expect(lastRuling(given('players: Ann | Bo', 'Ann: 5X24/6 wellenda'))).toBe(null);
  });

  it('is none of a turn that somebody leaves to the next', () => {
    expect(lastRuling(given(...THROWN, 'leave: Ann'))).toBe(null);
  });
});

describe('how the turn before ended', () => {
  it('is unknown before any has', () => {
    expect(lastTurnEnd(given('players: Ann | Bo', 'Ann: 5X24/6'))).toBe(null);
  });

  it.each([
    ['total 60', 'total-entered'],
    ['2346/2', 'thrown'],
    ['wimp', 'wimpout-declared'],
    ['rules(opening=0) 5X24/6 bank', 'banked'],
  ])('%s', (turn, type) => {
    const end = lastTurnEnd(given('players: Ann | Bo | Cy', `Ann: ${turn}`, 'Bo: 5X24/6'));
    expect(end).toMatchObject({ place: 0, entry: { event: { type } } });
  });

  it('may be a Supernova', () => {
    expect(lastTurnEnd(given('players: Ann | Bo | Cy', 'Ann: XXXX/X'))).toMatchObject({ place: 0 });
  });

  it('may be a choice', () => {
    const log = when(given(...FULL_HOUSE, 'Ann: 6/6'), { type: 'choose', choice: 'lick' });
    expect(lastTurnEnd(log)).toMatchObject({ place: 0, entry: { event: { type: 'chosen' } } });
  });
});

import { describe, expect, it } from 'vitest';
import {
  addMinute,
  type Clock,
  clockLeft,
  clockLook,
  clockText,
  MINUTE,
  parseClock,
  pauseClock,
  readyClock,
  startClock,
} from '../../../src/app/tournament/round-clock.ts';

const NOW = Date.UTC(2026, 10, 30, 19);
const at = (minutes: number): number => NOW + minutes * MINUTE;
const READY = readyClock('two', 45);

describe('the clock of a round', () => {
  it('stands until it is started, and runs to a moment', () => {
    expect(clockLeft(READY, at(100))).toBe(45 * MINUTE);
    const running = startClock(READY, NOW);
    expect(running).toEqual({ is: 'running', seating: 'two', length: 45 * MINUTE, end: at(45) });
    expect(clockLeft(running, at(10))).toBe(35 * MINUTE);
    expect(clockLeft(running, at(46))).toBe(0);
    // Started twice, it does not begin anew.
    expect(startClock(running, at(10))).toBe(running);
  });

  it('loses no time while it is paused', () => {
    const paused = pauseClock(startClock(READY, NOW), at(15));
    expect(clockLeft(paused, at(99))).toBe(30 * MINUTE);
    expect(pauseClock(paused, at(20))).toBe(paused);
    expect(clockLeft(startClock(paused, at(100)), at(110))).toBe(20 * MINUTE);
  });

  it.each<[string, Clock, number, number]>([
    ['ready', READY, 0, 46],
    ['running', startClock(READY, NOW), 10, 36],
    ['paused', pauseClock(startClock(READY, NOW), at(15)), 50, 31],
    ['run out', startClock(READY, NOW), 60, 1],
  ])('gets a minute more when it is %s', (_, clock, minutes, left) => {
    const more = addMinute(clock, at(minutes));
    expect(clockLeft(more, at(minutes))).toBe(left * MINUTE);
    expect(more.is).toBe(clock.is);
  });

  it.each<[number, string]>([
    [0, 'running'],
    [39.9, 'running'],
    [40, 'soon'],
    [44.99, 'soon'],
    [45, 'over'],
    [300, 'over'],
  ])('says how near the end is after %s minutes', (minutes, look) => {
    expect(clockLook(startClock(READY, NOW), at(minutes))).toBe(look);
  });

  it.each([
    [10, 6, 'running'],
    [10, 10, 'over'],
    [1, 0.5, 'running'],
    [11, 6, 'soon'],
  ])('of %s minutes says after %s: %s', (minutes, passed, look) => {
    expect(clockLook(startClock(readyClock('two', minutes), NOW), at(passed))).toBe(look);
  });

  it('says nothing of the end while it does not run', () => {
    expect(clockLook(readyClock('one', 3), NOW)).toBe('ready');
    expect(clockLook(pauseClock(startClock(READY, NOW), at(44)), at(90))).toBe('paused');
  });

  it.each([
    [45 * MINUTE, '45:00'],
    [45 * MINUTE - 1, '45:00'],
    [45 * MINUTE - 1000, '44:59'],
    [61 * MINUTE, '1:01:00'],
    [9_001, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
  ])('reads %d as %s', (left, text) => expect(clockText(left)).toBe(text));

  it.each([READY, startClock(READY, NOW), pauseClock(startClock(READY, NOW), at(3))])(
    'comes back from storage as it was',
    (clock) => expect(parseClock(JSON.stringify(clock), 'two')).toEqual(clock),
  );

  it.each([
    ['nothing', null],
    ['noise', '{"is":'],
    ['a number', '7'],
    ['no object', 'null'],
    ['another seating of the same round', JSON.stringify({ ...READY, seating: 'again' })],
    ['one that knows only its round', JSON.stringify({ is: 'ready', round: 2, length: 5 })],
    ['no state', JSON.stringify({ seating: 'two', length: 5 })],
    ['an unknown state', JSON.stringify({ ...READY, is: 'late' })],
    ['a length below nothing', JSON.stringify({ ...READY, length: -1 })],
    ['a length of days', JSON.stringify({ ...READY, length: 1e9 })],
    ['an end that is no moment', JSON.stringify({ ...READY, is: 'running', end: 'noon' })],
    ['a pause without what is left', JSON.stringify({ ...READY, is: 'paused' })],
  ])('is not read from %s', (_, text) => expect(parseClock(text, 'two')).toBe(null));

  it('shows no more than a day, whatever the moment says', () => {
    const far: Clock = { is: 'running', seating: 'two', length: MINUTE, end: Number.MAX_SAFE_INTEGER };
    expect(clockText(clockLeft(far, NOW))).toBe('24:00:00');
  });
});

import { describe, expect, it } from 'vitest';
import { RULEBOOK, type Rules } from '../../src/engine/settings.ts';
import { typedResult } from '../../src/tournament/typed-result.ts';

const SHARED: Rules = { ...RULEBOOK, ending: 'end-game', tie: 'shared', spots: 'share' };

/** `place:won` of each player as typed, or the code and whom it is about. */
function typed(
  totals: Readonly<Record<string, string>>,
  winners: readonly string[] = [],
  rules: Rules = RULEBOOK,
) {
  const players = Object.entries(totals).map(([player, total]) => ({ player, total }));
  const result = typedResult(players, winners, rules);
  if (!result.ok)
    return 'player' in result.error ? [result.error.code, result.error.player] : [result.error.code];
  expect(result.value.way).toBe('typed');
  return result.value.players.map(({ place, won, banked }) => `${place}${won ? '!' : ''} ${banked}`);
}

describe('a result typed in', () => {
  it.each([
    ['the highest wins', { ann: '510', bo: '400', cy: '0' }, [], ['1! 510', '2 400', '3 0']],
    ['in seat order whatever the places', { ann: '35', bo: '500' }, [], ['2 35', '1! 500']],
    [
      'equal totals share a place',
      { ann: '400', bo: '510', cy: '400', di: '20' },
      [],
      ['2 400', '1! 510', '2 400', '4 20'],
    ],
    ['five stars win with less', { ann: '510', bo: '35' }, ['bo'], ['2 510', '1! 35']],
    ['five stars win with nothing', { ann: '510', bo: '0', cy: '510' }, ['bo'], ['2 510', '1! 0', '2 510']],
    ['the rules broke a tie', { ann: '500', bo: '500', cy: '5' }, ['bo'], ['2 500', '1! 500', '3 5']],
    ['the highest named too', { ann: '500', bo: '5' }, ['ann'], ['1! 500', '2 5']],
    ['nobody reached the goal', { ann: ' 45 ', bo: '40' }, [], ['1! 45', '2 40']],
    ['digits of another script', { ann: '٥٠٠', bo: '۴۵' }, [], ['1! 500', '2 45']],
    ['more than the goal by far', { ann: '9995', bo: '0' }, [], ['1! 9995', '2 0']],
  ] as const)('%s', (_, totals, winners, places) => expect(typed(totals, winners)).toEqual(places));

  it.each([
    ['nothing typed', { ann: '510', bo: '' }, [], ['missing', 'bo']],
    ['white space only', { ann: ' ', bo: '' }, [], ['missing', 'ann']],
    ['no multiple of 5', { ann: '510', bo: '12' }, [], ['number', 'bo']],
    ['below nothing', { ann: '-5', bo: '10' }, [], ['number', 'ann']],
    ['no number', { ann: '5OO', bo: '10' }, [], ['number', 'ann']],
    ['a fraction', { ann: '10.0', bo: '10' }, [], ['number', 'ann']],
    ['far too much', { ann: '10000', bo: '10' }, [], ['number', 'ann']],
    ['a tie that the rules break', { ann: '500', bo: '500' }, [], ['tie']],
    ['two winners where there is one', { ann: '500', bo: '500' }, ['ann', 'bo'], ['winners']],
  ] as const)('is refused: %s', (_, totals, winners, fault) => expect(typed(totals, winners)).toEqual(fault));

  it('has several winners where the rules share the win', () => {
    expect(typed({ ann: '500', bo: '500', cy: '35' }, [], SHARED)).toEqual(['1! 500', '1! 500', '3 35']);
    expect(typed({ ann: '500', bo: '500' }, ['ann'], SHARED)).toEqual(['1! 500', '2 500']);
    expect(typed({ ann: '500', bo: '400' }, ['ann', 'bo'], SHARED)).toEqual(['winners']);
  });

  it('knows neither turns nor throws', () => {
    const result = typedResult([{ player: 'ann', total: '5' }], [], RULEBOOK);
    expect(result.ok && result.value.players[0]).toMatchObject({ bestTurn: null, wimpouts: null });
  });
});

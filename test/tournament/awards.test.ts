import { describe, expect, it } from 'vitest';
import { awardsOf } from '../../src/tournament/awards.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { after, published, told, took } from './given.ts';
import { EVENT, NOVA, PLAYED, STARS, tookGame } from './played-event.ts';

/** "kind value holders". */
const said = (now: Tournament): readonly string[] =>
  awardsOf(now).awards.map(({ kind, value, holders }) => `${kind} ${value} ${holders.join(' ')}`);

describe('the awards', () => {
  it('are none before any result', () => {
    expect(awardsOf(EVENT)).toEqual({ awards: [], games: 0, known: 0 });
  });

  it('come from the throws where they are known, and leave out what nobody has', () => {
    expect(said(PLAYED)).toEqual([
      'supernovas 1 bo',
      'biggest-turn 45 ann',
      'narrowest-win 10 di',
      'flashes 1 ann',
      'wimpouts 2 cy',
    ]);
    expect(awardsOf(PLAYED)).toMatchObject({ games: 2, known: 1 });
  });

  it('take five stars for no narrow win', () => {
    const now = after(EVENT, tookGame(0, 0, NOVA), tookGame(0, 1, STARS));
    expect(said(now)).toEqual([
      'stars 1 di',
      'supernovas 1 bo',
      'biggest-turn 45 ann',
      // Of the first table: 50 to nothing.
      'narrowest-win 50 ann',
      'flashes 1 ann',
      'wimpouts 2 cy',
    ]);
  });

  it('are shared by all who did the same, in the order of their entry', () => {
    const now = after(
      EVENT,
      took(0, 0, told(['bo', 50], ['ann', 40], ['cy', 0])),
      took(0, 1, told(['di', 55], ['ed', 45])),
    );
    expect(said(now)).toEqual(['narrowest-win 10 bo di']);
    expect(awardsOf(now)).toMatchObject({ games: 2, known: 0 });
  });

  it('name everybody who did what is rare, and add up over the rounds', () => {
    const again = NOVA.replace(/Ann/g, 'Zed')
      .replace(/Cy/g, 'Ann')
      .replace(/Bo/g, 'Cy')
      .replace(/Zed/g, 'Bo');
    const now = after(PLAYED, published(['bo', 'cy', 'ann'], ['di', 'ed']), tookGame(1, 0, again));
    expect(said(now)).toEqual([
      'supernovas 2 bo cy',
      'biggest-turn 45 ann bo',
      'narrowest-win 10 di',
      'flashes 1 ann bo',
      'wimpouts 2 ann cy',
    ]);
  });

  it('do not call a shared win narrow', () => {
    const now = after(EVENT, took(0, 1, told(['di', 50], ['ed', 50])));
    expect(said(now)).toEqual([]);
  });

  it('count a game with turns entered as totals by what it shows, and do not say that its throws are known', () => {
    const totals = NOVA.replace('4446/2 3/5 bank', 'total 45');
    const now = after(EVENT, tookGame(0, 0, totals));
    expect(said(now)).toEqual([
      'supernovas 1 bo',
      'biggest-turn 45 ann',
      'narrowest-win 50 ann',
      'wimpouts 2 cy',
    ]);
    expect(awardsOf(now)).toMatchObject({ games: 1, known: 0 });
  });
});

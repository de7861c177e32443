import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseHundredths } from '../../../src/app/tournament/penalty-points.ts';
import { playerView } from '../../../src/app/tournament/player-model.ts';
import { isFound, standingsView } from '../../../src/app/tournament/standings-model.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { after, entered, published, SETUP, told, took, withPlayers } from '../../tournament/given.ts';
import { PLAYED } from '../../tournament/played-event.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));

const rows = (now: Tournament): readonly string[] =>
  standingsView(now).rows.map(
    ({ rank, shared, name, points, decided, skipped }) =>
      `${shared ? '=' : ''}${rank} ${name} ${points} ${decided}${skipped === '' ? '' : ` | ${skipped}`}`,
  );

const ALL = ['wins', 'share', 'best-turn', 'fewest-wimpouts', 'head-to-head', 'roll-off'] as const;
const withAll = (now: Tournament): Tournament => ({ ...now, setup: { ...SETUP, tieBreaks: ALL } });

/** Ann and Cy have the same, Bo and Di as well. */
const LEVEL = withAll(
  after(
    withPlayers('Ann', 'Bo', 'Cy', 'Di'),
    published(['ann', 'bo'], ['cy', 'di']),
    took(0, 0, told(['ann', 500], ['bo', 400])),
    took(0, 1, told(['cy', 500], ['di', 400])),
  ),
);

describe('the rows of the standings', () => {
  it('say what put each below the one before, with both numbers', () => {
    // Di 55 of 500 is 11 %, Ann 10 %; Ed 9 %, Bo nothing.
    expect(rows(PLAYED)).toEqual([
      '1 Di 1.00 leads',
      '2 Ann 1.00 less of the goal banked: 10 % to 11 %',
      '3 Cy 0.50 0.5 behind',
      '4 Ed 0.00 0.5 behind',
      '5 Bo 0.00 less of the goal banked: 0 % to 9 %',
    ]);
  });

  it('say that a tie is one, and what was passed over for all of them', () => {
    const over =
      'Passed over: best turn (not known for all), wimpouts (not known for all), head to head (not all of them met), roll-off (none held)';
    expect(rows(LEVEL)).toEqual([
      `=1 Ann 1 level with Cy | ${over}`,
      `=1 Cy 1 level with Ann | ${over}`,
      `=3 Bo 0 1 behind; level with Di | ${over}`,
      `=3 Di 0 level with Bo | ${over}`,
    ]);
  });

  it('say that a roll-off decided', () => {
    const now = after(LEVEL, { type: 'roll-off-held', order: ['cy', 'ann'] });
    expect(rows(now).slice(0, 2)).toEqual([
      '1 Cy 1 leads | Passed over: best turn (not known for all), wimpouts (not known for all), head to head (not all of them met)',
      '2 Ann 1 behind in the roll-off | Passed over: best turn (not known for all), wimpouts (not known for all), head to head (not all of them met)',
    ]);
  });

  it('tell points apart that look the same', () => {
    // Thirds: 2/3 to 0.67 less a hundredth and a third.
    const now = after(
      withPlayers('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'),
      published(['ann', 'bo', 'cy', 'di'], ['ed', 'flo']),
      took(0, 0, told(['ann', 500], ['bo', 400], ['cy', 300], ['di', 200])),
      took(0, 1, told(['ed', 500], ['flo', 400])),
      { type: 'penalty-given', penalty: { player: 'ed', hundredths: 33, reason: 'late' } },
    );
    // Ed 0.67, Bo 0.6667.
    expect(rows(now).slice(1, 3)).toEqual(['2 Ed 0.67 0.33 behind', '3 Bo 0.67 less than 0.01 behind']);
  });

  it('mark who left and who has not played', () => {
    const now = after(PLAYED, entered('Late'), { type: 'dropped', player: 'di' });
    expect(standingsView(now).rows.find(({ name }) => name === 'Di')?.present).toBe(false);
    expect(rows(now).at(-1)).toContain('Late 0.00');
    expect(rows(now).at(-1)).toContain('has not played yet');
  });
});

describe('the cut', () => {
  const cut = (now: Tournament, finalists: number | null) =>
    standingsView({ ...now, setup: { ...now.setup, finalists } }).cut;

  it('is drawn below those who go through, over who has left', () => {
    expect(cut(PLAYED, 2)).toEqual({ size: 2, after: 1, tied: [], all: true, rollOff: false });
    const gone = after(PLAYED, { type: 'dropped', player: 'ann' });
    // Di, not Ann, and Cy.
    expect(cut(gone, 2)).toMatchObject({ size: 2, after: 2 });
  });

  it('is none without a final, or where everybody plays it', () => {
    expect(cut(PLAYED, null)).toBe(null);
    expect(cut(PLAYED, 5)).toBe(null);
  });

  it('says who is level across it: all go through where one table has room', () => {
    expect(cut(LEVEL, 1)).toEqual({ size: 2, after: 1, tied: ['Ann', 'Cy'], all: true, rollOff: true });
  });
});

describe('the final', () => {
  const final = after(PLAYED, {
    type: 'round-published',
    id: 'final',
    mode: 'final',
    tables: [['di', 'ann']],
  });

  it('is open until its result is in, and has no line of a cut', () => {
    expect(standingsView(final)).toMatchObject({
      cut: null,
      final: { round: 1, winners: [], explained: null, ranks: [{ name: 'Di' }, { name: 'Ann' }] },
    });
    expect(standingsView(final).rows.map(({ finalist }) => finalist)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('has its winner, and leaves the standings as they were', () => {
    const over = after(final, took(1, 0, told(['ann', 500], ['di', 400])));
    expect(standingsView(over).final).toMatchObject({
      winners: ['Ann'],
      ranks: [
        { name: 'Ann', place: 1, total: 500 },
        { name: 'Di', place: 2, total: 400 },
      ],
    });
    expect(rows(over)).toEqual(rows(PLAYED));
  });
});

describe('a player’s page', () => {
  it('tells each round', () => {
    const now = after(
      PLAYED,
      { type: 'penalty-given', penalty: { player: 'cy', hundredths: 25, reason: 'late' } },
      published(['bo', 'cy'], ['ann', 'di', 'ed']),
    );
    expect(playerView(now, 'cy')).toMatchObject({
      standing: { rank: 3, points: '0.25' },
      rounds: [
        {
          title: 'Round 1, table 1',
          company: 'threw third, with Ann and Bo',
          outcome: 'Place 2, 0 banked',
          points: '0.5 points',
          details: 'scanned, best turn 0, 2 wimpouts',
        },
        {
          title: 'Round 2, table 1',
          company: 'threw second, with Bo',
          outcome: 'No result yet',
          points: '',
          details: '',
        },
      ],
      seats: ['second 1×', 'third 1×'],
      met: [
        { name: 'Bo', times: 2 },
        { name: 'Ann', times: 1 },
      ],
      penalties: [{ reason: 'late' }],
    });
  });

  it('is none of somebody who is not entered', () => expect(playerView(PLAYED, 'zed')).toBe(null));
});

describe('what is typed', () => {
  it.each([
    ['zoe', 'Zoë'],
    ['  ANN ', 'Ann'],
    ['odz', 'Łódź'],
    ['', 'Ann'],
  ])('“%s” finds %s', (searched, name) => expect(isFound(name, searched)).toBe(true));

  it('finds nobody else', () => expect(isFound('Bo', 'ann')).toBe(false));

  it.each([
    ['0.5', 50],
    ['0,25', 25],
    ['.5', 50],
    ['1', 100],
    ['٢٫٥', 250],
    ['100', 10_000],
    ['0', null],
    ['', null],
    ['-1', null],
    ['100.01', null],
    ['0.333', null],
    ['1e1', null],
    ['one', null],
  ])('“%s” points are %s hundredths', (text, hundredths) => expect(parseHundredths(text)).toBe(hundredths));
});

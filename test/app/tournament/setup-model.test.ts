import { describe, expect, it } from 'vitest';
import { RULEBOOK, RULES_VERSION } from '../../../src/engine/settings.ts';
import {
  dayText,
  finished,
  isSameSetup,
  moved,
  nameProblem,
  newSetup,
  rebased,
  switched,
  USUAL_TIE_BREAKS,
  withSize,
} from '../../../src/app/tournament/setup-model.ts';
import { SETUP } from '../../tournament/given.ts';

describe('a new tournament', () => {
  it('is of today, with four at a table, places as points and the usual tie-breaks', () => {
    expect(newSetup(new Date(2026, 10, 3, 23, 59))).toEqual({
      name: '',
      date: '2026-11-03',
      venue: '',
      rules: RULEBOOK,
      rulesVersion: RULES_VERSION,
      sizes: { min: 3, max: 5, preferred: 4 },
      rounds: 3,
      scoring: 'places',
      tieBreaks: ['wins', 'share', 'best-turn', 'fewest-wimpouts', 'roll-off'],
      finalists: null,
      minutes: null,
    });
  });

  it('tells the day where the device is, with zeros before it', () => {
    expect(dayText(new Date(2027, 0, 9))).toBe('2027-01-09');
  });
});

describe('the name', () => {
  it.each([
    ['Felt Festival', null],
    ['  Felt\u2028Festival  ', null],
    ['Fête d’été 渡辺', null],
    ['x'.repeat(60), null],
    ['x'.repeat(61), 'long'],
    ['', 'empty'],
    [' \u200b ', 'empty'],
    ['a\u0007b', 'long'],
  ] as const)('%j has the problem %j', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});

describe('what is written down', () => {
  it('is tidy lines, and a day or none', () => {
    const { name, venue, date } = finished(
      { ...SETUP, name: '  Fe\u0301te\u200b ', venue: '\u202eHall ', date: '12026-11-30' },
      null,
    );
    expect([name, venue, date]).toEqual(['F\u00e9te', 'Hall', '']);
  });

  it('has the rules of this referee, unless games were judged by another', () => {
    const old = { ...SETUP, rulesVersion: 0 };
    expect(finished(old, null).rulesVersion).toBe(RULES_VERSION);
    const draft = { ...old, rounds: 5, scoring: 'wins', rules: { ...RULEBOOK, goal: 300 } } as const;
    expect(finished(draft, old)).toEqual({ ...old, rounds: 5 });
  });
});

describe('a form that is open while another window saves', () => {
  it('keeps what was entered, and takes the rest', () => {
    const draft = { ...SETUP, venue: 'Barn' };
    const is = { ...SETUP, venue: 'Club', rounds: 7, sizes: { min: 2, max: 4, preferred: 3 } };
    expect(rebased(draft, SETUP, is)).toEqual({ ...is, venue: 'Barn' });
    expect(isSameSetup(rebased(SETUP, SETUP, is), is)).toBe(true);
    expect(isSameSetup(SETUP, { ...SETUP, sizes: { ...SETUP.sizes } })).toBe(true);
    expect(isSameSetup(SETUP, is)).toBe(false);
  });
});

describe('the sizes of tables', () => {
  it.each([
    ['min', 5, { min: 5, preferred: 5, max: 5 }],
    ['min', 2, { min: 2, preferred: 4, max: 5 }],
    ['max', 3, { min: 3, preferred: 3, max: 3 }],
    ['max', 2, { min: 2, preferred: 2, max: 2 }],
    ['preferred', 8, { min: 3, preferred: 8, max: 8 }],
    ['preferred', 2, { min: 2, preferred: 2, max: 5 }],
  ] as const)('with %s at %i stay in order', (which, size, sizes) => {
    expect(withSize({ min: 3, max: 5, preferred: 4 }, which, size)).toEqual(sizes);
  });
});

describe('tie-breaks', () => {
  it('move a place up or down, and no further than the ends', () => {
    expect(moved(['wins', 'share', 'roll-off'], 'share', -1)).toEqual(['share', 'wins', 'roll-off']);
    expect(moved(['wins', 'share', 'roll-off'], 'share', 1)).toEqual(['wins', 'roll-off', 'share']);
    expect(moved(USUAL_TIE_BREAKS, 'wins', -1)).toBe(USUAL_TIE_BREAKS);
    expect(moved(USUAL_TIE_BREAKS, 'roll-off', 1)).toBe(USUAL_TIE_BREAKS);
    expect(moved(USUAL_TIE_BREAKS, 'head-to-head', 1)).toBe(USUAL_TIE_BREAKS);
  });

  it('are left out, and come in last', () => {
    expect(switched(['wins', 'share'], 'wins')).toEqual(['share']);
    expect(switched(['share'], 'wins')).toEqual(['share', 'wins']);
  });
});

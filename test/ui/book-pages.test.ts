import { describe, expect, it } from 'vitest';
import { PARTS, RULE_SOURCES, type Ruling } from '../../src/engine/ruling.ts';
import { SETTING_KEYS } from '../../src/engine/settings.ts';
import { OBLIGATIONS } from '../../src/engine/turn.ts';
import {
  isPage,
  obligationPage,
  outcomePage,
  PAGES,
  PART_PAGES,
  RULE_PAGES,
  SETTING_PAGES,
} from '../../src/ui/book-pages.ts';

const judged = { whole: { common: [], sun: null }, lines: [], choices: [], choice: null } as const;
const voided = (reason: 'pending' | 'full-house' | 'unnoted'): Ruling => ({
  ...judged,
  outcome: 'void',
  matched: [],
  reason,
});

describe('the pages of the book', () => {
  it('are there for every code', () => {
    expect(Object.keys(RULE_PAGES).sort()).toEqual(Object.keys(RULE_SOURCES).sort());
    expect(Object.keys(PART_PAGES).sort()).toEqual([...PARTS].sort());
    expect(Object.keys(SETTING_PAGES).sort()).toEqual([...SETTING_KEYS].sort());
    const named = [
      ...Object.values(RULE_PAGES),
      ...Object.values(PART_PAGES),
      ...Object.values(SETTING_PAGES),
      ...OBLIGATIONS.map((each) => obligationPage(each, null)),
    ];
    for (const page of named) expect(isPage(page)).toBe(true);
    expect(new Set(PAGES).size).toBe(PAGES.length);
    expect(isPage('toString')).toBe(false);
  });

  it('tell the ways apart in which the same cubes go again', () => {
    expect(obligationPage('again', null)).toBe('wellenda');
    expect(obligationPage('again', voided('pending'))).toBe('reroll');
    expect(obligationPage('again', voided('full-house'))).toBe('full-house');
    expect(obligationPage('flash', voided('pending'))).toBe('clearing');
    expect(outcomePage({ ...judged, outcome: 'win' })).toBe('train');
    expect(outcomePage({ ...judged, outcome: 'wimpout', wreck: true, lick: false })).toBe('wimpout');
  });
});

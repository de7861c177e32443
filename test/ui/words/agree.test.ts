import { afterEach, describe, expect, it, vi } from 'vitest';
import { RULEBOOK } from '../../../src/engine/settings.ts';
import { RULE_SET_FAULTS } from '../../../src/game/rule-set.ts';
import { tableLine } from '../../../src/ui/words/sheet.ts';
import { trailWords } from '../../../src/ui/words/history.ts';
import { faultWords, kept, linesWords } from '../../../src/ui/words/rule-sets.ts';
import { isHouseRule } from '../../../src/game/agreement.ts';
import { trailOf } from '../../../src/game/audit-trail.ts';
import { eventOf } from '../../../src/game/events.ts';

/** 20:14 where the device is. */
const AT = new Date(2026, 10, 30, 20, 14).getTime();
const agreement = { agreed: ['Ann', 'Bo', 'Cy'], at: AT };

afterEach(() => {
  vi.useRealTimers();
});

describe('what was agreed on', () => {
  it('is told with names and the time of the same day', () => {
    vi.useFakeTimers({ now: AT + 60_000 });
    const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(AT);
    expect(tableLine({ type: 'rules-changed', change: { spots: 'share' }, ...agreement })).toBe(
      `Guiding Light: Taken spots: Yes, share the spot; agreed by Ann, Bo and Cy, ${time}`,
    );
    expect(tableLine({ type: 'house-rule-agreed', text: 'no phones', ...agreement })).toBe(
      `House rule: “no phones”; agreed by Ann, Bo and Cy, ${time}`,
    );
  });

  it('has the day where it is another', () => {
    vi.useFakeTimers({ now: AT + 24 * 3_600_000 });
    expect(tableLine({ type: 'house-rule-agreed', text: 'no phones', ...agreement })).toMatch(/Cy, .*2026/);
  });

  it('is told without names where nobody recorded them', () => {
    expect(tableLine({ type: 'rules-changed', change: { goal: 300, spots: 'bump' } })).toBe(
      'Guiding Light: Goal: 300 points; Taken spots: Yes, and it sends them back to where your turn began',
    );
  });

  it('stands in the trail as it was entered', () => {
    const trail = trailOf([
      eventOf({ type: 'started', rules: RULEBOOK, players: agreement.agreed }),
      eventOf({ type: 'house-rule-agreed', text: 'no phones', ...agreement }),
      eventOf({ type: 'undone' }),
    ]);
    const [, agreed, undone] = trail.map((line) => trailWords(line, trail).join(' '));
    expect(agreed).toMatch(/^House rule: “no phones”; agreed by Ann, Bo and Cy, /);
    expect(undone).toMatch(/^Taken back: House rule: “no phones”; agreed by Ann, Bo and Cy, /);
  });
});

describe('what somebody wrote', () => {
  const time = () => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(AT);

  it('turns nothing around it, whatever is in it', () => {
    vi.useFakeTimers({ now: AT + 60_000 });
    const told = (text: string) => tableLine({ type: 'house-rule-agreed', text, ...agreement });
    // As it may stand in a log: no dialog lets it through.
    expect(told('\u202eno phones')).toBe(`House rule: “no phones”; agreed by Ann, Bo and Cy, ${time()}`);
    expect(told('\u05d0\u05d1')).toContain('“\u2068\u05d0\u05d1\u2069”; agreed by');
    expect(kept(['Club', '\u05d0 5'])).toBe('Kept: Club and \u2068\u05d0 5\u2069.');
    const adjusted = (reason: string) => tableLine({ type: 'adjusted', player: 'Bo', points: -5, reason });
    expect(adjusted('said \u202eplease\u2069\u2028now')).toBe('Bo −5: said please now');
    expect(adjusted('\u05d0')).toBe('Bo −5: \u2068\u05d0\u2069');
  });

  it.each([
    '\u202eno phones',
    'no\u200bphones',
    'no\u2028phones',
    'a\u2066',
    'bell\u0007',
    '\ud800',
    ' a',
    '',
    '\u200b',
  ])('%j is no house rule', (text) => expect(isHouseRule(text)).toBe(false));

  it.each(['no phones', '👩\u200d🚀 gets 5', '\u05d0\u05d1', 'x'.repeat(200)])('%j is one', (text) =>
    expect(isHouseRule(text)).toBe(true),
  );
});

describe('a rule set', () => {
  it('is told by its preset and what differs', () => {
    expect(linesWords(RULEBOOK)).toBe('Rulebook.');
    expect(linesWords({ ...RULEBOOK, spots: 'bump' })).toBe(
      'Rulebook. Taken spots: Yes, and it sends them back to where your turn began.',
    );
  });

  it('that cannot be read is refused with a sentence of its own', () => {
    const sentences = RULE_SET_FAULTS.map((code) => faultWords({ code, part: 'poker', line: 3 }));
    expect(new Set(sentences).size).toBe(RULE_SET_FAULTS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

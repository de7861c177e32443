import { describe, expect, it } from 'vitest';
import { linkedText } from '../../src/game/link-text.ts';
import { makeRuleSetLink, parseRuleSets } from '../../src/game/rule-set.ts';
import { RULEBOOK } from '../../src/engine/settings.ts';

describe('what a link holds', () => {
  it.each([
    ['2244/S=2;total=100', '2244/S=2;total=100'],
    ['2244/S=2;total=100.', '2244/S=2;total=100'],
    ['2244/S=2;total=100)', '2244/S=2;total=100'],
    ['2244/S=2;total=100).', '2244/S=2;total=100'],
    ['2244/S=2;total=100,', '2244/S=2;total=100'],
    ['2244/S=2;total=100?!”', '2244/S=2;total=100'],
    // A blank of the Sun cube is no mark.
    ['X---/-', 'X---/-'],
    ['Club%20night:rulebook(goal=300)', 'Club%20night:rulebook(goal=300)'],
    ['Club%20night:rulebook(goal=300)).', 'Club%20night:rulebook(goal=300)'],
    ['(:)):rulebook().', '(:)):rulebook()'],
    ['...', ''],
    ['', ''],
  ])('%s: %s', (text, held) => {
    expect(linkedText(text)).toBe(held);
  });

  it('reads a rule set out of a sentence', () => {
    const sets = [{ name: 'Us :) (late)', rules: { ...RULEBOOK, goal: 300 } }];
    const [link = ''] = sets.map(makeRuleSetLink);
    for (const end of ['', '.', ')', ',', ').', '!'])
      expect(parseRuleSets(`https://x/${link}${end}`)).toEqual({ ok: true, value: sets });
  });
});

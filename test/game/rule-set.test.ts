import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetRules, RULEBOOK } from '../../src/engine/settings.ts';
import {
  isSetName,
  makeRuleSet,
  makeRuleSetLink,
  parseRuleSets,
  type RuleSet,
  RULE_SET_FAULTS,
} from '../../src/game/rule-set.ts';
import { chanceOf, randomRules } from './random-game.ts';

const CLUB: RuleSet = { name: 'Club night', rules: { ...RULEBOOK, goal: 300, spots: 'share' } };

describe('a rule set as text', () => {
  it('is a line in the words of the notation, and a link', () => {
    expect(makeRuleSet(CLUB)).toBe('Club night: short(spots=share)');
    expect(makeRuleSetLink(CLUB)).toBe('#/rule-sets/Club%20night:short(spots=share)');
    expect(makeRuleSet({ name: 'a: b', rules: RULEBOOK })).toBe('a: b: rulebook()');
  });

  it.each([
    'Club night: short(spots=share)',
    '  Club night :  rulebook( goal=300 , spots=share )\r',
    '# what we play\n\nClub night: rulebook(goal=300,spots=share)\n',
    '#/rule-sets/Club%20night:short(spots=share)',
    'https://example.org/felt/#/rule-sets/Club%20night:short(spots=share)',
    // Some chats leave the last bracket out of a link, others escape all of it.
    'https://example.org/felt/#/rule-sets/Club%20night:short(spots=share',
    'https://example.org/felt/#/rule-sets/Club%20night%3Ashort%28spots%3Dshare%29',
  ])('is read from %j', (text) => expect(parseRuleSets(text)).toEqual({ ok: true, value: [CLUB] }));

  it('may be one of many, and a preset alone', () => {
    const text = `${makeRuleSet(CLUB)}\nDice: dice-now`;
    expect(parseRuleSets(text)).toEqual({
      ok: true,
      value: [CLUB, { name: 'Dice', rules: presetRules('dice-now') }],
    });
  });

  it.each([
    ['', 'form', '', 1],
    ['# nothing', 'form', '', 1],
    ['hello', 'form', 'hello', 1],
    ['Club night: short(spots=share) and more', 'form', 'short(spots=share) and more', 1],
    ['Club night: ((', 'form', '((', 1],
    [': short()', 'name', '', 1],
    [`${'x'.repeat(41)}: short()`, 'name', 'x'.repeat(41), 1],
    ['Club night: poker()', 'preset', 'poker', 1],
    ['Club night: short()\n\nPub: short(spots=left)', 'setting', 'spots=left', 3],
    ['Club night: short(goal=301)', 'setting', 'goal=301', 1],
    ['Club night: short(goal=0300)', 'setting', 'goal=0300', 1],
    ['Club night: short(__proto__=1)', 'setting', '__proto__=1', 1],
    ['Club night: short(goal)', 'setting', 'goal', 1],
    ['a: short()\n'.repeat(101), 'too-much', '', 101],
    ['x'.repeat(70_000), 'too-much', '', 1],
  ])('%j is refused: %s', (text, code, part, line) => {
    const read = parseRuleSets(text);
    expect(read).toEqual({ ok: false, error: { code, part, line } });
  });

  it('is taken as it is from a link whose escapes are broken', () => {
    const read = parseRuleSets('#/rule-sets/%E0%A4%A:short()');
    expect(read.ok && read.value[0]?.name).toBe('%E0%A4%A');
  });

  it.each(['', ' a', 'a\nb', 'a\u2028', '#a', '\ud800', 'x'.repeat(41)])('%j is no name', (name) =>
    expect(isSetName(name)).toBe(false),
  );

  it('comes back whole, as line and as link, whatever its name and rules', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer(), (text, seed) => {
        const name = [...text].slice(0, 40).join('').trim();
        const rules = randomRules(chanceOf(seed));
        if (!isSetName(name)) return;
        const read = { ok: true, value: [{ name, rules }] };
        expect(parseRuleSets(makeRuleSetLink({ name, rules }))).toEqual(read);
        if (!name.includes('#/rule-sets/')) expect(parseRuleSets(makeRuleSet({ name, rules }))).toEqual(read);
      }),
      { numRuns: 300 },
    );
  });

  it('of noise is refused with a reason, and soon', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (noise) => {
        for (const text of [noise, `#/rule-sets/${noise}`, `a: rulebook(${noise}`]) {
          const read = parseRuleSets(text);
          if (!read.ok) expect(RULE_SET_FAULTS).toContain(read.error.code);
        }
      }),
    );
    const began = performance.now();
    for (const piece of ['(', ':', 'a ', '%', '#/rule-sets/', 'a: rulebook(', ','])
      parseRuleSets(piece.repeat(60_000 / piece.length));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetRules, RULEBOOK, type Rules } from '../../src/engine/settings.ts';
import {
  isSetName,
  makeRuleSet,
  makeRuleSetLink,
  MAX_SETS,
  newAmong,
  parseRuleSets,
  type RuleSet,
  RULE_SET_FAULTS,
} from '../../src/game/rule-set.ts';
import { cleanLine } from '../../src/game/names.ts';
import { chanceOf, randomRules } from './random-game.ts';

/** What a name may be made of, with what the text has its own use for. */
const PIECE = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '#/rule-sets/',
    'see ',
    ': ',
    ':',
    '(',
    ')',
    '%41',
    ' #',
    'https://a/',
    'rulebook()',
    '\u202e',
    ' (2)',
  ),
);

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
    ['x'.repeat(140_000), 'too-much', '', 1],
  ])('%j is refused: %s', (text, code, part, line) => {
    const read = parseRuleSets(text);
    expect(read).toEqual({ ok: false, error: { code, part, line } });
  });

  it('is taken as it is from a link whose escapes are broken', () => {
    const read = parseRuleSets('#/rule-sets/%E0%A4%A:short()');
    expect(read.ok && read.value[0]?.name).toBe('%E0%A4%A');
  });

  it.each([
    'see #/rule-sets/zz',
    'a#/rule-sets/a:rulebook()',
    'https://example.org/#/rule-sets/a',
    'Club (2): a',
  ])('%j comes back from its own line and link', (name) => {
    const read = { ok: true, value: [{ name, rules: CLUB.rules }] };
    expect(isSetName(name)).toBe(true);
    expect(parseRuleSets(makeRuleSet({ ...CLUB, name }))).toEqual(read);
    expect(parseRuleSets(makeRuleSetLink({ ...CLUB, name }))).toEqual(read);
    expect(parseRuleSets(`look: https://example.org/felt/${makeRuleSetLink({ ...CLUB, name })}`)).toEqual(
      read,
    );
  });

  it('is read as long as may be, as many as may be', () => {
    const rules: Rules = {
      ...presetRules('dice-now'),
      goal: 5000,
      goalIs: 'pass',
      opening: 200,
      clearing: 'void-flash',
      pendingFlash: 'every',
      matchingTrain: 'counts',
      trainPending: 'on',
      mustThrowFive: 'off',
      spots: 'bump',
      tie: 'shared',
      fullHouse: 'must-throw',
      sampler: 100,
      samplerSun: 'off',
      trainWrecksOut: 20,
    };
    const sets = Array.from({ length: MAX_SETS }, (_, place) => ({
      name: `${place} ${'\u{1f3b2}'.repeat(36)}`,
      rules,
    }));
    expect(parseRuleSets(sets.map(makeRuleSet).join('\r\n'))).toEqual({ ok: true, value: sets });
    expect(sets.map((set) => encodeURIComponent(makeRuleSet(set))).join('\n').length).toBeLessThan(1 << 17);
  });

  it('has nothing in its name that is not to be seen', () => {
    const read = parseRuleSets('\u202eClub\u200b night: short(spots=share)');
    expect(read).toEqual({ ok: true, value: [CLUB] });
  });

  it.each(['', ' a', 'a\nb', 'a\u2028', '#a', '\ud800', '\u202ea', 'a\u200bb', 'x'.repeat(41)])(
    '%j is no name',
    (name) => expect(isSetName(name)).toBe(false),
  );

  it('comes back whole, as line and as link, whatever its name and rules', () => {
    fc.assert(
      fc.property(fc.array(PIECE, { maxLength: 6 }), fc.integer(), (pieces, seed) => {
        const name = cleanLine([...pieces.join('')].slice(0, 40).join(''));
        const rules = randomRules(chanceOf(seed));
        if (!isSetName(name)) return;
        const read = { ok: true, value: [{ name, rules }] };
        expect(parseRuleSets(makeRuleSetLink({ name, rules }))).toEqual(read);
        expect(parseRuleSets(makeRuleSet({ name, rules }))).toEqual(read);
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

describe('what comes beside what is here', () => {
  type Named = { readonly name: string; readonly rules: string };
  const sets = (...told: readonly string[]): readonly Named[] =>
    told.map((each) => {
      const [name = '', rules = ''] = each.split('=');
      return { name, rules };
    });
  const added = (from: readonly Named[], here: readonly Named[]) => newAmong(from, here, (text) => text);
  const told = (list: readonly Named[]) => list.map(({ name, rules }) => `${name}=${rules}`);

  it.each<[from: readonly string[], here: readonly string[], come: readonly string[]]>([
    [['One=a'], [], ['One=a']],
    [['One=a'], ['One=a'], []],
    [['One=a'], ['One=b'], ['One (2)=a']],
    // Brought before, when the name was taken already.
    [['One=a'], ['One=b', 'One (2)=a'], []],
    [['One=a'], ['One=b', 'One (12)=a'], []],
    [['One=a'], ['One=b', 'One (2)=c'], ['One (3)=a']],
    [['One=a'], ['Two=a'], ['One=a']],
    [['One=a'], ['One (1)=a', 'One(2)=a', 'One (02)=a'], ['One=a']],
    // One that has the number for a name keeps it.
    [['One=a', 'One (2)=c'], ['One=b'], ['One (3)=a', 'One (2)=c']],
    [['One=a', 'One=a', 'One=c'], [], ['One=a', 'One (2)=c']],
    // Nothing that came with others is taken for a copy of them.
    [['One (2)=a', 'One=a'], [], ['One (2)=a', 'One=a']],
  ])('of %j beside %j comes %j', (from, here, come) =>
    expect(told(added(sets(...from), sets(...here)))).toEqual(come),
  );

  it('loses no rules, gives no name twice, and brings nothing a second time', () => {
    const name = fc.constantFrom(
      'One',
      'One (2)',
      'One (3)',
      'One (2) (2)',
      'x'.repeat(40),
      `${'x'.repeat(36)} (2)`,
    );
    const list = fc.array(fc.record({ name, rules: fc.constantFrom('a', 'b', 'c') }), { maxLength: 6 });
    const apart = fc.uniqueArray(fc.record({ name, rules: fc.constantFrom('a', 'b', 'c') }), {
      selector: (set) => set.name,
    });
    fc.assert(
      fc.property(list, apart, (from, here) => {
        const after = [...here, ...added(from, here)];
        expect(new Set(after.map((set) => set.name)).size).toBe(after.length);
        for (const { rules } of from) expect(after.map((set) => set.rules)).toContain(rules);
        expect(added(from, after)).toEqual([]);
      }),
    );
  });

  it('gives a copy a name that a set can have', () => {
    const family = `${'a'.repeat(34)}\u{1f469}\u200d\u{1f467}abc`;
    const [copy] = added([{ name: family, rules: 'a' }], [{ name: family, rules: 'b' }]);
    expect(isSetName(family)).toBe(true);
    expect(copy?.name).toBe(`${'a'.repeat(34)}\u{1f469} (2)`);
    expect(isSetName(copy?.name ?? '')).toBe(true);
    expect(added([{ name: family, rules: 'a' }], copy ? [copy] : [])).toEqual([]);
  });
});

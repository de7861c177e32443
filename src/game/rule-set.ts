/**
 * Rule sets that players name and pass on, as text: a line each, `Club night: rulebook(goal=300,spots=share)`, in the
 * notation's words. A link holds one such line.
 */
import { isPresetName, presetRules, type Rules } from '../engine/settings.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import { linkedText } from './link-text.ts';
import { cleanLine, isLine, trimText } from './names.ts';
import { makeRules } from './transcript-writer.ts';
import { parseSettings } from './turn-tokens.ts';

export interface RuleSet {
  readonly name: string;
  readonly rules: Rules;
}

/** Why a text is no rule set: its form, its name, a preset or a setting that there is not; more than is read. */
export const RULE_SET_FAULTS = ['form', 'name', 'preset', 'setting', 'too-much'] as const;

export interface RuleSetError {
  readonly code: (typeof RULE_SET_FAULTS)[number];
  /** The part that is wrong. */
  readonly part: string;
  /** From 1. */
  readonly line: number;
}

/** Code points of a name. */
export const MAX_SET_NAME = 40;
/** How many are kept, and read at once. */
export const MAX_SETS = 100;
/** So many of the longest are half of it. */
const MAX_TEXT = 1 << 17;

export const RULE_SET_LINK = '#/rule-sets/';

/** Whether a rule set can have this name: one line that no comment begins like. */
export const isSetName = (name: string): boolean => isLine(name, MAX_SET_NAME) && !name.startsWith('#');

/** `rulebook(goal=300,spots=share)` */
export function makeRulesText(rules: Rules): string {
  const [preset = '', ...settings] = makeRules(rules).split(' ');
  return `${preset}(${settings.join(',')})`;
}

export const makeRuleSet = ({ name, rules }: RuleSet): string => `${name}: ${makeRulesText(rules)}`;

export const makeRuleSetLink = ({ name, rules }: RuleSet): string =>
  `${RULE_SET_LINK}${encodeURIComponent(name)}:${makeRulesText(rules)}`;

const fault = (code: RuleSetError['code'], part: string): Result<never, Omit<RuleSetError, 'line'>> =>
  refuse({ code, part });

/** Reads `rulebook(goal=300)`; chats cut the last bracket off a link, so it may be missing. */
export function parseRulesText(text: string): Result<Rules, Omit<RuleSetError, 'line'>> {
  const form = /^([^\s()]+) ?(?:\(([^()]*)\)?)?$/.exec(text);
  if (form === null) return fault('form', text);
  const [, preset = '', settings = ''] = form;
  if (!isPresetName(preset)) return fault('preset', preset);
  const change = parseSettings(settings.trim() === '' ? [] : settings.split(',').map(trimText));
  return typeof change === 'string' ? fault('setting', change) : ok({ ...presetRules(preset), ...change });
}

/** The rule sets of a text, or of a link: all of them or none. Never throws, whatever the text is. */
export function parseRuleSets(text: string): Result<readonly RuleSet[], RuleSetError> {
  if (text.length > MAX_TEXT) return refuse({ code: 'too-much', part: '', line: 1 });
  const sets: RuleSet[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = trimText(raw);
    if (line === '' || (line.startsWith('#') && !line.startsWith(RULE_SET_LINK))) continue;
    const read = parseRuleSet(line);
    if (!read.ok) return refuse({ ...read.error, line: index + 1 });
    if (sets.push(read.value) > MAX_SETS) return refuse({ code: 'too-much', part: '', line: index + 1 });
  }
  return sets.length > 0 ? ok(sets) : refuse({ code: 'form', part: '', line: 1 });
}

/** Where a line has its link, -1 without one. A name may have the look of one: a space comes behind its colon. */
function linkIn(line: string): number {
  if (line.startsWith(RULE_SET_LINK)) return 0;
  const link = line.lastIndexOf(RULE_SET_LINK);
  return /\s/.test(line.slice(link)) ? -1 : link;
}

function parseRuleSet(line: string): Result<RuleSet, Omit<RuleSetError, 'line'>> {
  const link = linkIn(line);
  const text = link < 0 ? line : decoded(linkedText(line.slice(link + RULE_SET_LINK.length)));
  const colon = text.lastIndexOf(':');
  if (colon < 0) return fault('form', text);
  const name = cleanLine(text.slice(0, colon));
  if (!isSetName(name)) return fault('name', name);
  const rules = parseRulesText(trimText(text.slice(colon + 1)));
  return rules.ok ? ok({ name, rules: rules.value }) : rules;
}

/** What stands in a link; one that somebody broke is taken as it is. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** The name of a copy, within what a name can have: `Club night (2)`. */
function copyName(name: string, number: number): string {
  const tail = ` (${number})`;
  // What a cut joiner or flag leaves is not to be seen.
  return cleanLine([...name].slice(0, MAX_SET_NAME - tail.length).join('') + tail);
}

/** Whether a set with the second name may be a copy of one with the first: it has that name, or that with a number. */
function isCopyName(name: string, copy: string): boolean {
  const number = /\(([2-9]|[1-9]\d{1,5})\)$/.exec(copy)?.[1];
  return copy === name || (number !== undefined && copy === copyName(name, Number(number)));
}

/** What of one name is not lost: its rules, in whatever form they are. */
export interface NamedRules<R> {
  readonly name: string;
  readonly rules: R;
}

/**
 * What of these sets is not here, under names that are free: of one name with different rules, both are kept. The same
 * rules under that name, or that with a number, are here.
 *
 * @param textOf the same for the same rules
 */
export function newAmong<R, S extends NamedRules<R>>(
  sets: readonly S[],
  here: readonly NamedRules<R>[],
  textOf: (rules: R) => string,
): readonly S[] {
  const known = here.map(({ name, rules }) => ({ name, text: textOf(rules) }));
  const taken = new Set(known.map(({ name }) => name));
  // A name that is free stays with the set that has it.
  const wanted = new Set(sets.map(({ name }) => name));
  const seen = new Set<string>();
  const added: S[] = [];
  for (const set of sets) {
    const text = textOf(set.rules);
    const key = `${set.name}: ${text}`;
    if (seen.has(key) || known.some((each) => each.text === text && isCopyName(set.name, each.name)))
      continue;
    seen.add(key);
    let { name } = set;
    for (let number = 2; taken.has(name) || (name !== set.name && wanted.has(name)); number++)
      name = copyName(set.name, number);
    taken.add(name);
    added.push({ ...set, name });
  }
  return added;
}

/**
 * Rule sets that players name and pass on, as text: a line each, `Club night: rulebook(goal=300,spots=share)`, in the
 * notation's words. A link holds one such line.
 */
import { isPresetName, presetRules, type Rules } from '../engine/settings.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import { linkedText } from './link-text.ts';
import { trimText } from './names.ts';
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
/** What is read at once. */
const MAX_SETS = 100;
const MAX_TEXT = 1 << 16;

export const RULE_SET_LINK = '#/rule-sets/';

/** Whether a rule set can have this name: one line that no comment begins like. */
export const isSetName = (name: string): boolean =>
  name !== '' &&
  name === trimText(name) &&
  [...name].length <= MAX_SET_NAME &&
  !/^#|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name);

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

function parseRuleSet(line: string): Result<RuleSet, Omit<RuleSetError, 'line'>> {
  const link = line.indexOf(RULE_SET_LINK);
  const text = link < 0 ? line : decoded(linkedText(line.slice(link + RULE_SET_LINK.length)));
  const colon = text.lastIndexOf(':');
  if (colon < 0) return fault('form', text);
  const name = trimText(text.slice(0, colon));
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

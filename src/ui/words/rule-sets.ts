/** The words for rule sets with a name: keeping them, passing them on, and what is wrong with a text. */
import { msg, str } from '@lit/localize';
import { presetRules, type Rules, rulesDifference } from '../../engine/settings.ts';
import { MAX_SETS, type RuleSetError } from '../../game/rule-set.ts';
import { nearestPreset } from '../../game/transcript-writer.ts';
import { changeLines } from './agree.ts';
import { isolated, quoted } from './quoted.ts';
import { listWords } from './list.ts';
import { presetName } from './presets.ts';

export const heading = (): string => msg('Rule sets');
export const back = (): string => msg('Back');
export const close = (): string => msg('Close');
export const yours = (): string => msg('Your rule sets');
export const yoursHint = (): string => msg('Make, share, bring in');
export const hint = (): string =>
  msg('Rules with a name, to choose in New game and to pass on. They hold settings; games keep their own.');
export const none = (): string => msg('There are none yet.');
export const add = (): string => msg('New rule set');
export const newGame = (): string => msg('New game');

export { save } from './rules-sheet.ts';
export const saveHeading = (): string => msg('Save as a rule set');
export const editHeading = (): string => msg('Edit the rule set');
export const name = (): string => msg('Name');
export const saveIt = (): string => msg('Save');
export const saved = (set: string): string => msg(str`Saved as ${quoted(set)}. You choose it in New game.`);
export const noName = (): string => msg('Give it a name in one line, up to 40 characters, that no # begins.');
export const taken = (set: string): string =>
  msg(str`There is a rule set called ${quoted(set)} already. Choose another name.`);

export const full = (): string =>
  msg(str`${MAX_SETS} rule sets are the most that can be kept. Delete some first. Nothing was changed.`);

export const edit = (set: string): string => msg(str`Edit ${set}`);
export const share = (set: string): string => msg(str`Share ${set}`);
export const remove = (set: string): string => msg(str`Delete ${set}`);
export const removeQuestion = (set: string): string =>
  msg(str`Delete ${quoted(set)} for good? Games played by it stay as they are.`);
export const removeIt = (): string => msg('Delete it');
export const keep = (): string => msg('Keep it');
export const copyLink = (): string => msg('Copy the link');
export const copyText = (): string => msg('Copy as text');
export const codeLabel = (set: string): string => msg(str`QR code of the link to ${set}`);

export const bringIn = (): string => msg('Bring rule sets in');
export const paste = (): string => msg('A link, or lines like “Club night: rulebook(goal=300)”');
export const read = (): string => msg('Look at it');
export const openFile = (): string => msg('Open a text file');
export const unreadable = (): string => msg('That file could not be read. Try another.');
export const all = (): string => msg('All of them');
export const copyAll = (): string => msg('Copy all as text');
export const saveFile = (): string => msg('Save as a file');
export const fileHead = (): string => msg('Rule sets of Cosmic Felt');

export const found = (count: number): string =>
  count === 1 ? msg('A rule set for you') : msg(str`${count} rule sets for you`);
export const known = (): string => msg('You have it already.');
export const keepFound = (count: number): string =>
  count === 1 ? msg('Keep it') : msg(str`Keep all ${count}`);
export const letGo = (): string => msg('Not this');
export const kept = (names: readonly string[]): string => msg(str`Kept: ${listWords(names.map(isolated))}.`);

/** "Rulebook. Taken spots: Yes, share the spot." */
export function linesWords(rules: Rules): string {
  const preset = nearestPreset(rules);
  const lines = changeLines(rulesDifference(presetRules(preset), rules));
  return [presetName(preset), ...lines].map((line) => `${line}.`).join(' ');
}

/** Why a text holds no rule set. */
export function faultWords({ code, part, line }: RuleSetError): string {
  switch (code) {
    case 'form':
      return msg(str`Line ${line} is no rule set. It is a name, a colon, and rules like rulebook(goal=300).`);
    case 'name':
      return msg(str`The name in line ${line} does not fit: 1 to 40 characters that no # begins.`);
    case 'preset':
      return msg(str`Line ${line}: nobody here knows rules called “${part}”.`);
    case 'setting':
      return msg(str`Line ${line}: there is no such setting or value as “${part}”.`);
    case 'too-much':
      return msg(str`That is more than can be read at once. Bring in ${MAX_SETS} rule sets at most.`);
  }
}

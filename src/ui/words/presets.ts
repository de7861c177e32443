/** The presets, and how far a table is from one. */
import { msg, str } from '@lit/localize';
import { type PresetName, presetRules, type Rules, rulesDifference } from '../../engine/settings.ts';

const PRESETS: Readonly<Record<PresetName, readonly [name: () => string, line: () => string]>> = {
  rulebook: [() => msg('Rulebook'), () => msg('To 500, last licks, keep rolling')],
  short: [() => msg('Short game'), () => msg('The same, to 300')],
  'end-game': [() => msg('End game'), () => msg('One more turn each')],
  'dice-now': [() => msg('Dice.now'), () => msg('Sun is 10, share spots, one more turn each')],
  review: [() => msg('Review'), () => msg('Share spots')],
  encyclopedia: [() => msg('Encyclopedia'), () => msg('Full House and Cosmic Sampler')],
};

export const presetName = (preset: PresetName): string => PRESETS[preset][0]();
export const presetLine = (preset: PresetName): string => PRESETS[preset][1]();

/** How far the rules are from a preset: "3 settings changed". */
export function changedWords(rules: Rules, preset: PresetName): string {
  const count = Object.keys(rulesDifference(presetRules(preset), rules)).length;
  if (count === 1) return msg('1 setting changed');
  if (count > 1) return msg(str`${count} settings changed`);
  return preset === 'rulebook'
    ? msg('As the rulebook: no settings changed')
    : msg(str`As ${presetName(preset)}: no settings changed`);
}

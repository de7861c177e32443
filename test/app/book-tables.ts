import {
  PRESET_NAMES,
  presetRules,
  RULEBOOK,
  type Rules,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
} from '../../src/engine/settings.ts';

/** The presets, and the rulebook with each value of each setting; of a number, the least and the most. */
export const everyTable = (): readonly Rules[] => [
  ...PRESET_NAMES.map(presetRules),
  ...SETTING_KEYS.flatMap((key) => {
    const setting: Setting = SETTINGS[key];
    const values = setting.kind === 'choice' ? setting.values : [setting.min, setting.max];
    return values.map((value) => ({ ...RULEBOOK, [key]: value }));
  }),
];

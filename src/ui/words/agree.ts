/** The words for agreeing on a rule, and for what was agreed. */
import { msg, str } from '@lit/localize';
import type { Rules, RulesChange, SettingKey } from '../../engine/settings.ts';
import { listWords } from './list.ts';
import { settingTitle, valueWords } from './settings.ts';

export const heading = (): string => msg('Does everybody agree?');
export const close = (): string => msg('Close');
export const explain = (): string =>
  msg('Each player taps their own name. It holds at once; throws already judged stay as they are.');
export const players = (): string => msg('Who agrees');
export const allAgree = (): string => msg('All agree');
export const playItSo = (): string => msg('Play it so');
/** "Waiting for Bo and Cy". */
export const waitingFor = (names: readonly string[]): string => msg(str`Waiting for ${listWords(names)}`);
export const now = (value: string): string => msg(str`now: ${value}`);

/** A house rule in its own words. */
export const quoted = (text: string): string => msg(str`“${text}”`);

/** "Taken spots: Yes, share the spot", one for each setting. */
export const changeLines = (change: RulesChange): readonly string[] =>
  (Object.keys(change) as SettingKey[]).flatMap((key) => {
    const value: Rules[SettingKey] | undefined = change[key];
    return value === undefined ? [] : [`${settingTitle(key)}: ${valueWords(key, value)}`];
  });

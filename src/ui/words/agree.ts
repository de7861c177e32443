/** The words for agreeing on a rule, and for what was agreed. */
import { msg, str } from '@lit/localize';
import type { Rules, RulesChange, SettingKey } from '../../engine/settings.ts';
import type { Agreement } from '../../game/events.ts';
import { listWords } from './list.ts';
import { settingTitle, valueWords } from './settings.ts';

export const heading = (): string => msg('Does everybody agree?');
export const close = (): string => msg('Close');
export const explain = (): string =>
  msg(
    'Each player taps their own name. It holds at once, for what obliges, the next stop and the next throw.',
  );
export const players = (): string => msg('Who agrees');
export const allAgree = (): string => msg('All agree');
export const playItSo = (): string => msg('Play it so');
/** "Waiting for Bo and Cy"; of many only how many. */
export const waitingFor = (names: readonly string[]): string =>
  names.length > 3
    ? msg(str`Waiting for ${names.length} players`)
    : msg(str`Waiting for ${listWords(names)}`);
export const now = (value: string): string => msg(str`now: ${value}`);

/** "Taken spots: Yes, share the spot", one for each setting. */
export const changeLines = (change: RulesChange): readonly string[] =>
  (Object.keys(change) as SettingKey[]).flatMap((key) => {
    const value: Rules[SettingKey] | undefined = change[key];
    return value === undefined ? [] : [`${settingTitle(key)}: ${valueWords(key, value)}`];
  });

/** The time of day; of another day also the date. In the way of the device. */
function momentWords(at: number): string {
  const time = new Date(at);
  const today = time.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(undefined, {
    timeStyle: 'short',
    ...(today ? {} : { dateStyle: 'medium' }),
  }).format(time);
}

/** "agreed by Ann, Bo and Cy, 20:14". */
const agreedBy = ({ agreed, at }: Agreement): string =>
  msg(str`agreed by ${listWords(agreed)}, ${momentWords(at)}`);

/** What was agreed on, with who agreed and when where that is known. */
export const agreedWords = (what: string, { agreed, at }: Partial<Agreement>): string =>
  agreed === undefined || at === undefined ? what : `${what}; ${agreedBy({ agreed, at })}`;

export const agreedHere = (): string => msg('Agreed at this table');
export const houseRule = (): string => msg('A house rule that is no setting');
export const proposeText = (): string => msg('Propose this rule');
export const noHouseRule = (): string => msg('Write the rule in one line of up to 200 characters.');
export const enterEffect = (): string => msg('Enter its points…');

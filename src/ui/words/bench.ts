/** The words of the bench, where disputes are settled: its parts, its buttons, and a case as a text for others. */
import { msg, str } from '@lit/localize';
import { listWords } from './list.ts';

export const heading = (): string => msg('The bench');
export const back = (): string => msg('Back');
export const ask = (): string => msg('Tap the faces as they lie.');
export const change = (): string => msg('Position');
export const changePosition = (): string => msg('Change the position');
export const changeRules = (rules: string): string => msg(str`Change the rules: ${rules}`);
export const newThrow = (): string => msg('Another throw');
export const restBlank = (): string => msg('The rest blank');
export const tray = (): string => msg('The throw');
export const told = (count: number, of: number): string => msg(str`${count} of ${of} in`);
export const cannotBe = (): string => msg('This position cannot be:');

export const why = (): string => msg('Why');
export const follows = (): string => msg('What follows');
export const from = (source: string): string => msg(str`From: ${source}`);
export const points = (points: number): string => (points > 0 ? `+${points}` : String(points));
/** Whether anything of the ruling hangs on a setting. */
export const certain = (): string => msg('Certain: no setting changes this ruling.');
/** The points hold at every table; what follows is marked. */
export const scoreCertain = (): string =>
  msg('No setting changes what this throw scores. Marked so: a table’s choice.');
/** Nothing is marked, and other tables have more to say. */
export const saidCertain = (): string => msg('What is said here is certain.');
/** Settings of which nothing said here speaks. */
export const mayAdd = (settings: readonly string[]): string =>
  msg(str`Other tables may add to it: ${listWords(settings)}.`);
export const partlyChoice = (): string => msg('Marked so: a table’s choice. The rest is certain.');
export const choiceOf = (settings: readonly string[]): string =>
  msg(str`A table’s choice: ${listWords(settings)}`);

export const compare = (): string => msg('At other tables');
export const differs = (count: number, of: number): string =>
  count === 0 ? msg(str`all ${of} rule the same`) : msg(str`${count} of ${of} differ`);
export const sameRuling = (): string => msg('This throw is ruled the same');
export const ownTable = (): string => msg('This table');
export const oneSetting = (): string => msg('What would change it');
export const noSetting = (): string => msg('No single setting changes the points, or what you must do.');
export const openUnder = (rules: string, result: string): string =>
  msg(str`${rules}: ${result}. Open it so.`);
export const ruledAs = (rules: string): string => msg(str`As ${rules} rules it`);
export const ruledBack = (rules: string): string => msg(str`Back to ${rules}`);
export const playSo = (): string => msg('Our table plays it so');
export const playSoName = (setting: string, value: string): string =>
  msg(str`Our table plays it so: ${setting}, ${value}`);

export const tableLost = (): string =>
  msg(
    'Another window keeps the score now, and nothing was changed. Take the score over at the table, then agree again.',
  );
export const tableRemoved = (): string =>
  msg(
    'This game was deleted in another window, and nothing was changed. Close this to keep the game or not.',
  );

export const send = (): string => msg('Send this case');
export const sendHint = (): string =>
  msg('Whoever opens the link sees the same ruling, also without a network.');
export const close = (): string => msg('Close');
export const copyLink = (): string => msg('Copy link');
export const copyText = (): string => msg('Copy ruling');
export const share = (): string => msg('Share…');
export const codeLabel = (): string => msg('QR code of the case');
export const codeMissing = (): string => msg('The code could not be drawn. Use the link.');

/** A ruling for a chat, a line for each of its parts. */
export const chat = {
  title: (): string => msg('Cosmic Wimpout: a throw judged'),
  thrown: (faces: string, notation: string): string => msg(str`Thrown: ${faces} (${notation})`),
  rules: (rules: string): string => msg(str`Rules: ${rules}`),
  ruling: (headline: string): string => msg(str`Ruling: ${headline}`),
  line: (text: string, source: string): string => (source === '' ? `- ${text}` : `- ${text} (${source})`),
};

/** The words of a tournament's big screen. */
import { msg, str } from '@lit/localize';

export const welcome = (): string => msg('Welcome');
export const playersIn = (players: number): string =>
  players === 0
    ? msg('The players are being entered')
    : players === 1
      ? msg('1 player is in')
      : msg(str`${players} players are in`);
export const soonSeated = (): string => msg('The tables of the first round come here.');
export const tablesOf = (first: number, last: number, all: number): string =>
  first === last ? msg(str`Table ${first} of ${all}`) : msg(str`Tables ${first} to ${last} of ${all}`);
export const ranksOf = (first: number, last: number, all: number): string =>
  msg(str`${first} to ${last} of ${all}`);
export const resultIn = (): string => msg('result in');
export const notPlayed = (): string => msg('not played');
export const standingsAfter = (round: string): string => msg(str`Standings after ${round}`);
export const theFinal = (): string => msg('Final table');

export const undecided = (where: string): string => msg(str`Not settled yet: copies of ${where} differ`);

const LOOKS = {
  ready: (): string => msg('not started'),
  running: (): string => '',
  paused: (): string => msg('paused'),
  soon: (): string => msg('Last five minutes'),
  over: (): string => msg('Time is up'),
};
export const clockSays = (look: keyof typeof LOOKS): string => LOOKS[look]();
export const clockLabel = (text: string): string => msg(str`Time left in the round: ${text}`);

export const controls = (): string => msg('Controls of the big screen');
export const back = (): string => msg('Back to the rounds');
export const sceneWords = {
  seating: (): string => msg('Tables'),
  standings: (): string => msg('Standings'),
  awards: (): string => msg('Awards'),
};
export const nextPage = (): string => msg('Next page');
export const pausePages = (): string => msg('Stop turning pages');
export const turnPages = (): string => msg('Turn pages');
export const pageOf = (page: number, pages: number): string => msg(str`Page ${page} of ${pages}`);
export const startClock = (): string => msg('Start the clock');
export const pauseClock = (): string => msg('Pause the clock');
export const moreTime = (): string => msg('One minute more');
export const oneMinute = (): string => msg('+1 min');
export const restartClock = (): string => msg('Set the clock back');
export const fillScreen = (): string => msg('Full screen');

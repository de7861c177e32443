/** The words of the trainer. */
import { msg, str } from '@lit/localize';

type Worth = number | 'win' | 'out';
type Must = 'stop' | 'matching' | 'again' | 'over' | number;

export const heading = (): string => msg('Practice');
export const rules = (): string => msg('By the rules of');
export const table = (): string => msg('Your table');
export const streak = (now: number, best: number): string =>
  best > now ? msg(str`${now} in a row, ${best} at best`) : msg(str`${now} in a row`);

export const worthQuestion = (chosen: boolean): string =>
  chosen ? msg('What is it worth, at the most?') : msg('What is it worth?');
/** @param several the choices that make the most lead to different things. */
export const mustQuestion = (chosen: boolean, several: boolean): string => {
  if (several) return msg('And what now? It depends on the choice: any that fits is right.');
  return chosen ? msg('And what now, if you take the most?') : msg('And what now?');
};
/** Of a throw that is not judged yet. */
export const nextQuestion = (): string => msg('What now?');

export const worthWords = (worth: Worth): string => {
  if (worth === 'win') return msg('The game');
  return worth === 'out' ? msg('Out of the game') : String(worth);
};

export function mustWords(must: Must): string {
  if (must === 'stop') return msg('Stop, or throw on');
  if (must === 'matching') return msg('Throw again only what matches');
  if (must === 'again') return msg('Throw the same cubes again');
  if (must === 'over') return msg('The turn is over');
  return must === 5 ? msg('Must throw all five') : msg(str`Must throw ${must}`);
}

export const right = (): string => msg('Right');
/** @param truths what would have been right, with a choice more than one thing. */
export const wrong = ([first = '', ...more]: readonly string[]): string =>
  msg(str`No: ${more.reduce((said, each) => msg(str`${said}, or: ${each}`), first)}`);
export const why = (): string => msg('Why');
export const next = (): string => msg('Next throw');

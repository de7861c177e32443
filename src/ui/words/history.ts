/** The words for going back in a game: its steps, what is taken back, and the game as it was entered. */
import { msg, str } from '@lit/localize';
import type { Ruling } from '../../engine/ruling.ts';
import { readThrow, toThrow } from '../../engine/throw.ts';
import type { TrailLine } from '../../game/audit-trail.ts';
import { type GameEvent, isTurnStep, type StepFact } from '../../game/events.ts';
import type { TurnRecord } from '../../game/history.ts';
import { choiceKind, choiceWords } from './faces.ts';
import { rulingHeadline } from './ruling.ts';
import { tableLine, throwWords } from './sheet.ts';

export const close = (): string => msg('Close');
export const undo = (): string => msg('Undo');
export const redo = (): string => msg('Redo');
export const hint = (): string => msg('Tap a line to correct it or to go back to it.');
export const followsHint = (): string =>
  msg('Another window keeps the score. Take the score over there to correct anything.');
export const start = (): string => msg('The game begins');

/** The step that ended a turn without a throw, as a line of the sheet; empty where a throw ended it. */
export function stopLine({ end, points }: TurnRecord): string {
  if (end === 'banked') return msg(str`Bank ${points}`);
  return end === 'total' ? msg(str`Turn total ${points}`) : '';
}

/** One step in a few words, without who took it. */
export function stepWords(event: StepFact): string {
  switch (event.type) {
    case 'thrown':
      return faces(event.throw);
    case 'wellenda-called':
      return msg('Wellenda');
    case 'wimpout-declared':
      return msg('Wimpout');
    case 'void-declared':
      return msg('Void');
    case 'banked':
      return msg('Bank');
    case 'total-entered':
      return msg(str`Turn total ${event.points}`);
    default:
      return tableLine(event);
  }
}

function faces(token: string): string {
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  return thrown ? throwWords(thrown) : token;
}

/** "Turn 3, Ann"; the name alone where no turn is counted. */
export const whereWords = (number: number | null, player: string): string =>
  number === null ? player : msg(str`Turn ${number}, ${player}`);

/** A step with where it stands: "Turn 3, Ann: Bank". What the table did says whom it means. */
export const placedWords = (where: string, step: string): string =>
  where === '' ? step : msg(str`${where}: ${step}`);

/** A step with its ruling: "2 3 4 6, Sun cube 5. 5 = 5". */
const withRuling = (said: string, ruling: Ruling | null): string => {
  const headline = ruling === null ? '' : rulingHeadline(ruling);
  return headline === '' || headline === said ? said : msg(str`${said}. ${headline}`);
};

export const beginningHeading = (): string => msg('The beginning');
export const backHeading = (): string => msg('Go back to here');
export const backExplain = (): string =>
  msg('These steps are taken back. Redo brings them back one by one, until something new is entered.');
export const moreSteps = (count: number): string =>
  count === 1 ? msg('and 1 more') : msg(str`and ${count} more`);
export const goBack = (count: number): string =>
  count === 1 ? msg('Take 1 step back') : msg(str`Take ${count} steps back`);
export const isLast = (): string => msg('This is the last step so far: Undo takes it back.');
export const amend = (): string => msg('Amend…');
export const insert = (): string => msg('Put a step in after it…');

export const amendedNote = (): string => msg('This game was amended: it is told as it was corrected.');
export const asEntered = (): string => msg('As it was entered');
export const asItStands = (): string => msg('As it stands');
export const trailHint = (): string =>
  msg('Every entry in the order in which it was made, the newest first, also what was taken back.');
export const earlier = (): string => msg('Earlier entries');

/** What an entry of the trail did, as a sentence or more. */
export function trailWords(line: TrailLine, lines: readonly TrailLine[]): readonly string[] {
  const { entry, event } = line;
  switch (line.did) {
    case 'start':
      return [start()];
    case 'step':
      return [byPlayer(line.player, event, entry.ruling)];
    case 'choice':
      return [placedWords(line.player, settledWords(entry))];
    case 'undo':
      return [
        line.place === null
          ? msg(str`The amendment of entry ${line.of + 1} taken back`)
          : msg(str`Taken back: ${undone(lines[line.number - 1]?.entry ?? entry)}`),
      ];
    case 'redo':
      return [
        line.place === null
          ? msg(str`The amendment of entry ${line.of + 1} made again`)
          : msg(str`Brought back: ${undone(entry)}`),
      ];
    case 'go-back':
      return [goneBack(line.of.length)];
    case 'amendment':
      return [msg('Amended'), ...line.changes.map(({ from, to }) => changeWords(from, to))];
  }
}

const goneBack = (count: number): string =>
  count === 1 ? msg('Went back 1 entry') : msg(str`Went back ${count} entries`);

const isStep = (event: GameEvent): event is Extract<GameEvent, StepFact> =>
  !['started', 'chosen', 'undone', 'redone', 'went-back', 'amended'].includes(event.type);

function byPlayer(player: string, event: GameEvent, ruling: Ruling | null): string {
  if (!isStep(event)) return '';
  const said = withRuling(stepWords(event), ruling);
  // What the table did is told without who was up.
  return isTurnStep(event) ? placedWords(player, said) : said;
}

function undone({ event, ruling }: TrailLine['entry']): string {
  if (event.type === 'chosen') return settledWords({ event, ruling });
  return isStep(event) ? withRuling(stepWords(event), ruling) : start();
}

function settledWords({ event, ruling }: Pick<TrailLine['entry'], 'event' | 'ruling'>): string {
  if (event.type !== 'chosen' || ruling === null) return '';
  return msg(str`settled as “${choiceWords(event.choice, choiceKind(ruling))}”`);
}

/** One change of an amendment: null in `from` is a step put in, null in `to` one taken out. */
export function changeWords(from: StepFact | null, to: StepFact | null): string {
  if (from === null) return to === null ? '' : msg(str`Put in: ${stepWords(to)}`);
  if (to === null) return msg(str`Taken out: ${stepWords(from)}`);
  return msg(str`${stepWords(from)} became ${stepWords(to)}`);
}

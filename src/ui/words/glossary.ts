/** The words of the game, each in a sentence. */
import { msg } from '@lit/localize';
import type { PageId } from '../book-pages.ts';

export interface Term {
  readonly term: string;
  readonly text: string;
  readonly page: PageId;
}

/** In the order of the alphabet. */
export const glossary = (): readonly Term[] =>
  TERMS.map(([page, term, text]) => ({ page, term: term(), text: text() })).sort((a, b) =>
    a.term.localeCompare(b.term),
  );

const TERMS: readonly (readonly [page: PageId, term: () => string, text: () => string])[] = [
  [
    'guiding-light',
    () => msg('Adjustment'),
    () => msg('Points given or taken by hand, for a reason that is written down.'),
  ],
  ['places', () => msg('Place'), () => msg('Where a player comes in when the game is over.')],
  ['bank', () => msg('At risk'), () => msg('The points of the turn, until they are banked.')],
  ['bank', () => msg('Bank'), () => msg('To take the points of the turn home, which ends it.')],
  ['throw', () => msg('Blank'), () => msg('A cube that scored nothing and whose face was not noted.')],
  [
    'four-alike',
    () => msg('Bystander'),
    () => msg('The fourth of four alike, which adds nothing to the flash.'),
  ],
  ['spots', () => msg('Bump'), () => msg('To send a marker back by stopping on its spot.')],
  ['two-pairs', () => msg('Call'), () => msg('To say how the Sun counts, or which pair it joins.')],
  ['clearing', () => msg('Clear'), () => msg('To throw a score without the face of the flash showing.')],
  ['cubes', () => msg('Common cube'), () => msg('One of the four with 2, 3, 4, 5, 6 and 10.')],
  ['sampler', () => msg('Cosmic Sampler'), () => msg('Five different faces, where the table plays it.')],
  ['cubes', () => msg('Cube'), () => msg('One of the five that are thrown.')],
  ['ending', () => msg('End game'), () => msg('An ending with one more turn for each of the others.')],
  [
    'ending',
    () => msg('Extra Last Lick'),
    () => msg('A second chance in the last licks, taken for a Full House.'),
  ],
  ['cubes', () => msg('Face'), () => msg('What a cube shows on top.')],
  ['train', () => msg('Five stars'), () => msg('Five 6s, which win the game at once.')],
  ['cubes', () => msg('Flaming Sun'), () => msg('The face that the Sun cube has in place of the 3.')],
  ['flash', () => msg('Flash'), () => msg('Three alike in one throw, ten times the face.')],
  ['train', () => msg('Freight train'), () => msg('Five alike in one throw, a hundred times the face.')],
  [
    'full-house',
    () => msg('Full House'),
    () => msg('Just two cubes thrown to clear a flash, both alike; also called the Amherst Rule.'),
  ],
  ['clearing', () => msg('Futtless Rule'), () => msg('That a flash must be cleared before you may stop.')],
  ['ending', () => msg('Goal'), () => msg('The total with which the end of the game begins.')],
  [
    'guiding-light',
    () => msg('Guiding Light'),
    () => msg('That any rule may change when all players agree.'),
  ],
  [
    'guiding-light',
    () => msg('House rule'),
    () => msg('A rule that this table plays otherwise than the rulebook.'),
  ],
  ['spots', () => msg('Keep Rolling'), () => msg('That nobody may stop on the spot of another player.')],
  [
    'ending',
    () => msg('Last lick'),
    () => msg('The one more turn to take the lead when somebody is at the goal.'),
  ],
  ['ending', () => msg('Leader'), () => msg('Who would win if the end came now.')],
  ['bank', () => msg('Marker'), () => msg('The piece that stands on the felt where a player’s total is.')],
  ['reroll', () => msg('Match'), () => msg('A cube that shows a face which is to be cleared.')],
  ['bank', () => msg('Obligation'), () => msg('A reason why you must throw and may not stop.')],
  ['board', () => msg('On the board'), () => msg('Having banked once, or been given points.')],
  ['board', () => msg('Opening'), () => msg('What the first turn that is banked must come to.')],
  ['clearing', () => msg('Pending'), () => msg('Said of a flash that is still to be cleared.')],
  ['bank', () => msg('Player'), () => msg('A person at the table, with a marker and a total.')],
  [
    'guiding-light',
    () => msg('Preset'),
    () => msg('A whole set of rules with a name, as a source has them.'),
  ],
  ['reroll', () => msg('Reroll clause'), () => msg('What happens when a face shows that is to be cleared.')],
  [
    'throw',
    () => msg('Ruling'),
    () => msg('What the app says of a throw: its worth, the reasons, and what follows.'),
  ],
  ['bank', () => msg('Seat'), () => msg('A place in the order of turns.')],
  [
    'guiding-light',
    () => msg('Setting'),
    () => msg('A point on which tables differ, with the ways to play it.'),
  ],
  ['throw', () => msg('Single'), () => msg('A 5 or a 10 that scores by itself.')],
  ['spots', () => msg('Spot'), () => msg('A place on the felt, one for every 5 points.')],
  ['bank', () => msg('Stop'), () => msg('To end the turn of your own will and bank its points.')],
  ['ending', () => msg('Sudden end'), () => msg('An ending in which the first at the goal wins at once.')],
  ['cubes', () => msg('Sun cube'), () => msg('The dark cube, with the Flaming Sun in place of the 3.')],
  ['train', () => msg('Supernova'), () => msg('Five 10s: too many points, and out of the game.')],
  ['throw', () => msg('Throw'), () => msg('Cubes thrown together, all five or those that are left.')],
  ['wimpout', () => msg('Train wreck'), () => msg('A wimpout with all five cubes.')],
  ['bank', () => msg('Turn'), () => msg('A player’s throws, one after another, until a stop or a wimpout.')],
  ['reroll', () => msg('Void'), () => msg('Said of a throw that does not count and is thrown again.')],
  [
    'wellenda',
    () => msg('Wellenda'),
    () => msg('A throw that hit a marker or stacked cubes, and never happened.'),
  ],
  ['wimpout', () => msg('Wimpout'), () => msg('A throw in which nothing scores, which ends the turn.')],
  [
    'all-five',
    () => msg('You May Not Want To But You Must'),
    () => msg('That all five cubes are thrown again when all have scored.'),
  ],
];

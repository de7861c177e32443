import { describe, expect, it } from 'vitest';
import { makeCubes } from '../../src/engine/cubes.ts';
import { type Draft, parseDraft } from '../../src/game/draft.ts';
import { type Tray, type TrayCube, type TrayGroup, trayOf } from '../../src/ui/tray-view.ts';
import { given, when } from '../game/given.ts';

const MARKS: Readonly<Record<TrayCube['state'], string>> = {
  none: '',
  hand: '?',
  scored: '!',
  void: '~',
  blank: '-',
  empty: '_',
  next: '>',
  aside: '.',
};

/** A cube in a word: `/` before the Sun cube, its face, how it lies, and where it stands in the draft. */
const tellCube = ({ kind, face, state, draft }: TrayCube): string =>
  `${kind === 'sun' ? '/' : ''}${face}${MARKS[state]}${draft === null ? '' : `@${draft}`}`;

function tellGroup({ cubes, points, together }: TrayGroup): string {
  expect(together).toBe(cubes.length > 1);
  return `${cubes.map(tellCube).join(' ')} = ${points ?? 'held'}`;
}

/** A tray in three lines: what was set aside, what is in hand, and what is to be done with which cubes. */
const tell = ({ aside, hand, cubes, what }: Tray): readonly string[] => [
  aside.map(tellGroup).join(', '),
  hand.map(tellCube).join(' '),
  `${what} ${cubes === null ? 'nothing' : makeCubes(cubes)}`,
];

const taps = (text: string): Draft => {
  const draft = parseDraft(text);
  if (draft === undefined) throw new Error(`No taps: ${text}`);
  return draft;
};

/** The tray of Ann, who is up and has played so, by these rules, with these cubes told since. */
const tray = (turn: string, told = '', rules = 'opening=0'): readonly string[] => {
  const log = given(
    `rules: rulebook ${rules}`,
    'players: Ann | Bo',
    ...(turn === '' ? [] : [`Ann: ${turn}`]),
  );
  return tell(trayOf(log, taps(told)));
};

describe('the cubes in hand', () => {
  it.each([
    ['before the first throw', '', ['', '? ? ? ? /?', 'pick-up 4S']],
    ['with a flash of three set aside', '4446/2', ['4! 4! 4! = 40', '6? /2?', 'pick-up 1S']],
    ['with a fourth alike, which stays in hand', '4444/2', ['4! 4! 4! = 40', '4? /2?', 'pick-up 1S']],
    ['with a fourth alike on the Sun cube', '4446/4', ['4! 4! 4! = 40', '6? /4?', 'pick-up 1S']],
    ['with the Sun in a flash', '4426/S', ['4! 4! /S! = 40', '2? 6?', 'pick-up 2']],
    ['with singles', '5X24/6', ['5! = 5, X! = 10', '2? 4? /6?', 'pick-up 2S']],
    ['with a free Sun called 10', '2346/S', ['/S! = 10', '2? 3? 4? 6?', 'pick-up 4']],
    ['with a free Sun left unscored', '2345/S=0', ['5! = 5', '2? 3? 4? /S?', 'pick-up 3S']],
    ['with unnoted blanks', 'X---/-', ['X! = 10', '-? -? -? /-?', 'pick-up 3S']],
    ['of which one scored last', '4446/2 2/5', ['4. 4. 4. = 40, /5! = 5', '2?', 'pick-up 1']],
    [
      'all set aside: the words say to pick up five',
      '445X/S',
      ['4! 4! /S! = 40, 5! = 5, X! = 10', '', 'pick-up 4S'],
    ],
    ['all in a freight train', '4444/4', ['4! 4! 4! 4! /4! = 400', '', 'pick-up 4S']],
    [
      'all set aside over several throws',
      '4446/2 5/X',
      ['4. 4. 4. = 40, 5! = 5, /X! = 10', '', 'pick-up 4S'],
    ],
    ['picked up anew', '4446/2 5/X 5246/2', ['5! = 5', '2? 4? 6? /2?', 'pick-up 3S']],
    ['after the turn ended', '5X24/6 bank', ['', '? ? ? ? /?', 'pick-up 4S']],
    ['after a wimpout', '2346/2', ['', '? ? ? ? /?', 'pick-up 4S']],
    ['after a Wellenda that began the turn', 'wellenda', ['', '? ? ? ? /?', 'pick-up 4S']],
    // The throw before is the newest one that happened.
    ['after a Wellenda in the turn', '4446/2 wellenda', ['4! 4! 4! = 40', '? /?', 'pick-up 1S']],
    ['after a change of rules', '4446/2 2/5 rules(opening=5)', ['4. 4. 4. = 40, /5! = 5', '2?', 'pick-up 1']],
  ])('%s', (_, turn, expected) => expect(tray(turn)).toEqual(expected));

  it('make a Sampler together', () => {
    expect(tray('2456/S', '', 'opening=0 sampler=25')[0]).toBe('2! 4! 5! 6! /S! = 25');
  });

  it('lie as a choice made later settled them', () => {
    const log = given('players: Ann | Bo', 'Ann: 4466/S');
    expect(tell(trayOf(log, []))).toEqual(['6! 6! /S! = 60', '4? 4?', 'pick-up 2']);
    const chosen = when(log, { type: 'choose', choice: '4' });
    expect(tell(trayOf(chosen, []))).toEqual(['4! 4! /S! = 40', '6? 6?', 'pick-up 2']);
  });

  it('are none when the game is over', () => {
    const log = given('rules: rulebook goal=50 ending=sudden', 'players: Ann | Bo', 'Ann: total 60');
    expect(tell(trayOf(log, []))).toEqual(['', '', 'pick-up nothing']);
  });
});

describe('a throw that is being entered', () => {
  it.each([
    ['', 'c4', ['', '4@0 > _ _ /_', 'entering 4S']],
    ['', 'c6c2', ['', '6@0 2@1 > _ /_', 'entering 4S']],
    ['', 'sS', ['', '> _ _ _ /S@0', 'entering 4S']],
    ['', 'c4s2c5', ['', '4@0 5@2 > _ /2@1', 'entering 4S']],
    ['', 'c2c2c3c3', ['', '2@0 2@1 3@2 3@3 />', 'entering 4S']],
    ['4446/2', 'c2', ['4. 4. 4. = 40', '2@0 />', 'entering 1S']],
    ['4446/2', 's5', ['4. 4. 4. = 40', '> /5@0', 'entering 1S']],
    ['4426/S', 'c2', ['4. 4. /S. = 40', '2@0 >', 'entering 2']],
  ])('after "%s" with %s', (turn, told, expected) => expect(tray(turn, told)).toEqual(expected));

  it('clears the tray of all five when they were picked up', () => {
    expect(tray('445X/S', 'c2')).toEqual(['', '2@0 > _ _ /_', 'entering 4S']);
  });
});

describe('cubes to be thrown again', () => {
  it.each([
    ['after a match', '4446/2 4/5', 'opening=0', ['4. 4. 4. = 40', '4~ /5?', 'again 1S']],
    ['after a match of both', '4446/2 4/4', 'opening=0', ['4. 4. 4. = 40', '4~ /4~', 'again 1S']],
    ['after a match that nobody noted', '4446/2 void', 'opening=0', ['4. 4. 4. = 40', '? /?', 'again 1S']],
    [
      'after a match of the Sun cube alone',
      '4445/2 /4',
      'opening=0',
      ['4. 4. 4. = 40, 5. = 5', '/4~', 'again S'],
    ],
    ['after an unnoted match of it', '4445/2 void', 'opening=0', ['4. 4. 4. = 40, 5. = 5', '/?', 'again S']],
    ['after a match of all five', '4445/5 2345/S', 'opening=0', ['', '2? 3? 4~ 5? /S?', 'again 4S']],
    [
      'after a Full House',
      '4446/2 6/6',
      'opening=0 fullHouse=must-throw',
      ['4. 4. 4. = 40', '6? /6?', 'again 1S'],
    ],
  ])('%s', (_, turn, rules, expected) => {
    expect(tray(turn, '', rules)).toEqual(expected);
  });

  it('take the points of the flash with them under void-flash', () => {
    const rules = 'opening=0 clearing=void-flash';
    expect(tray('4446/2 4/5', '', rules)).toEqual(['4. 4. 4. = 0', '4~ /5?', 'again 1S']);
    expect(tray('4446/2 2/5', '', rules)).toEqual(['4. 4. 4. = 40, /5! = 5', '2?', 'pick-up 1']);
  });

  it('leave the others as they lie under matching', () => {
    const rules = 'opening=0 clearing=matching';
    expect(tray('4446/2 4/5', '', rules)).toEqual(['4. 4. 4. = 40, /5 = held', '4~', 'again 1']);
    expect(tray('4446/2 4/5 6', '', rules)).toEqual(['4. 4. 4. = 40, /5! = 5', '6?', 'pick-up 1']);
    expect(tray('4445/5 2445/S', '', rules)).toEqual(['2 5 /S = held', '4~ 4~', 'again 2']);
    expect(tray('4445/5 2445/S', 'c6', rules)).toEqual(['2 5 /S = held', '6@0 >', 'entering 2']);
    expect(tray('4445/5 2445/S 46', '', rules)).toEqual(['2 5 6 /S = held', '4~', 'again 1']);
    // Nothing stays when every cube matches.
    expect(tray('4446/2 4/4', '', rules)).toEqual(['4. 4. 4. = 40', '4~ /4~', 'again 1S']);
  });
});

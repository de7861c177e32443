/** The pages of the book of rules: a title, and what it says under given rules. */
import { msg, str } from '@lit/localize';
import type { Rules } from '../../engine/settings.ts';
import type { Chapter, PageId } from '../book-pages.ts';

const CHAPTERS: Readonly<Record<Chapter, () => string>> = {
  throw: () => msg('What a throw is worth'),
  sun: () => msg('The Flaming Sun'),
  turn: () => msg('Your turn'),
  game: () => msg('The game'),
  table: () => msg('What tables add'),
};
export const chapterName = (chapter: Chapter): string => CHAPTERS[chapter]();

interface Words {
  readonly title: () => string;
  /** A few sentences, by the rules that are played. */
  readonly text: (rules: Rules) => readonly string[];
}

const PAGES: Readonly<Record<PageId, Words>> = {
  cubes: {
    title: () => msg('The cubes'),
    text: () => [
      msg('Five cubes: four light common cubes with 2, 3, 4, 5, 6 and 10, and the dark Sun cube.'),
      msg(
        'The Sun cube has the Flaming Sun in place of the 3. Only it shows the Sun, and it never shows a 3.',
      ),
      msg(
        'The 2, 3, 4 and 6 are drawn, not written, and prints differ: moons or swirls, pyramids, bursts or bolts, stars.',
      ),
    ],
  },
  throw: {
    title: () => msg('5s and 10s'),
    text: () => [
      msg('By themselves only 5s and 10s score: 5 and 10 points each. The other numbers need company.'),
      msg('They are taken, wanted or not, and set aside. The rest are your cubes for the next throw.'),
    ],
  },
  flash: {
    title: () => msg('Flash'),
    text: ({ clearing }) => [
      msg('Three alike in one throw are a flash. It is worth ten times the face: 20 for 2s, 100 for 10s.'),
      msg('A flash cannot be turned down: three 5s are 50, never 15. Cubes of different throws make none.'),
      clearing === 'once'
        ? msg('With its points comes a duty: one more throw before you may stop.')
        : msg('With its points comes a duty: the face must be cleared before you may stop.'),
    ],
  },
  'four-alike': {
    title: () => msg('Four alike'),
    text: ({ sunTrain }) => [
      msg(
        'Four alike are still one flash. The fourth stands beside it and scores only if it is a 5 or a 10.',
      ),
      msg(
        'The flash uses common cubes first. A fourth 2, 4 or 6 on the Sun cube is left to throw, and that cube scores best.',
      ),
      ...{
        never: [],
        threes: [msg('Four 3s and the Sun are a freight train.')],
        any: [msg('Four alike and the Sun are a freight train.')],
      }[sunTrain],
    ],
  },
  train: {
    title: () => msg('Freight train and Supernova'),
    text: ({ sunTrain, trainPending, clearing }) => [
      msg('Five alike in one throw are a freight train: a hundred times the face.'),
      msg('Five 6s, the stars, win the game there and then.'),
      msg('Five 10s are too many points: a Supernova, and whoever threw it is out of the game.'),
      {
        never: msg(
          'The Sun completes no train: four alike and the Sun are a flash, and the Sun scores by itself.',
        ),
        threes: msg('The Sun completes a train of 3s, and no other.'),
        any: msg(
          'The Sun completes a train of any four alike, for a win with 6s and a Supernova with 10s too.',
        ),
      }[sunTrain],
      trainPending === 'off'
        ? msg('A train has nothing to clear, but all five cubes have scored.')
        : clearing === 'once'
          ? msg('After a train you owe one more throw, as after a flash.')
          : msg('A train must be cleared like a flash.'),
    ],
  },
  wimpout: {
    title: () => msg('Wimpout and train wreck'),
    text: ({ trainWrecksOut }) => [
      msg('If nothing scores, that is a wimpout: your turn ends, and its points go. Banked points are safe.'),
      trainWrecksOut === 1
        ? msg('With all five cubes it is a train wreck, whichever throw it is, and puts you out of the game.')
        : trainWrecksOut > 1
          ? msg(
              str`With all five cubes it is a train wreck, whichever throw it is. Whoever has ${trainWrecksOut} of them is out of the game.`,
            )
          : msg('With all five cubes it is a train wreck, whichever throw it is, and costs the same.'),
    ],
  },
  sun: {
    title: () => msg('The Sun'),
    text: ({ sunValue, sunRest, sampler, samplerSun }) => [
      msg('Beside a pair the Sun must turn it into a flash. It is not 10 and a pair.'),
      sunValue === 'choose'
        ? msg('In no flash it scores by itself: 10 or 5, as the thrower calls it.')
        : msg('In no flash it scores by itself: always 10.'),
      sunRest === 'on'
        ? msg(
            'If another cube scored, it may be left instead and thrown again. As the only scorer it must count.',
          )
        : msg('It has to score, also when other cubes did.'),
      ...(sampler > 0 && samplerSun === 'on'
        ? [msg('With four different numbers it is part of a Cosmic Sampler.')]
        : []),
      msg('The Sun never counts as a face that is to be cleared.'),
    ],
  },
  'two-pairs': {
    title: () => msg('Two pairs and the Sun'),
    text: ({ twoPairs }) => [
      twoPairs === 'choose'
        ? msg('The Sun joins one of the pairs, and the thrower says which.')
        : msg('The Sun joins the higher pair, always.'),
      msg('The other two lie as they are: 5s and 10s still score, one by one.'),
      ...(twoPairs === 'choose'
        ? [msg('The lower pair can be the better one: beside 5s it may get all five cubes scored.')]
        : []),
    ],
  },
  bank: {
    title: () => msg('Throw on or bank'),
    text: () => [
      msg('Throw after throw your points pile up, and all of them are at risk: one wimpout takes them.'),
      msg('To stop is to bank them. Banked points are yours, and your marker moves on, a spot for every 5.'),
      msg(
        'You may stop after a throw that scored, unless a rule makes you throw. Several can do so at a time:',
      ),
    ],
  },
  clearing: {
    title: () => msg('Clearing a flash'),
    text: ({ clearing, pendingFlash }) => [
      clearing === 'once'
        ? msg(
            'After a flash you owe one more throw, and it must score. Whatever it shows, the flash is settled.',
          )
        : msg(
            'After a flash throw the cubes that are left, or all five if all have scored, and score without its face showing. That clears it.',
          ),
      msg(
        'A 5 or 10 beside the flash is no help: it takes another throw. A wimpout on the way takes it all.',
      ),
      clearing === 'once'
        ? msg('Another flash asks for one more throw of its own.')
        : pendingFlash === 'latest'
          ? msg('Make another flash on the way, and only the new one is left to clear.')
          : msg('Make another flash on the way, and both faces are to be cleared.'),
    ],
  },
  reroll: {
    title: () => msg('When the face shows again'),
    text: ({ clearing, matchingTrain, pendingFlash }) => [
      ...{
        all: [
          msg(
            'One cube with a face to be cleared makes the whole throw void: good or bad, it is as if never thrown.',
          ),
          msg('Throw the same cubes again until none of them shows such a face.'),
        ],
        matching: [
          msg('Take up just the cubes with that face and throw them again. The others wait.'),
          msg('Once the face is gone, all that lies there is ruled as one throw.'),
        ],
        once: [msg('Nothing happens: it counts like any other face.')],
        'void-flash': [
          msg('Then the flash is undone: its points come off the turn, and it needs no clearing.'),
          ...(pendingFlash === 'every' ? [msg('Any other flash is still to be cleared.')] : []),
          msg('The cubes just thrown do not count either and are thrown again.'),
        ],
      }[clearing],
      ...(clearing === 'once'
        ? []
        : [
            matchingTrain === 'void'
              ? msg('Even five alike of that face are no freight train then.')
              : msg('Five alike of that face are a freight train all the same, and settle every flash.'),
          ]),
    ],
  },
  'all-five': {
    title: () => msg('All five scored'),
    text: ({ mustThrowFive, clearing }) => [
      msg('When each of the five has scored, in one throw or in several, pick all of them up.'),
      ...(mustThrowFive === 'on'
        ? [msg('You may not want to, but you must throw all five, with everything at risk.')]
        : [
            msg('You may stop there, unless something else makes you throw on. Then you throw all five.'),
            clearing === 'once'
              ? msg('A flash still asks for its one more throw.')
              : msg('A flash is still to be cleared.'),
          ]),
    ],
  },
  wellenda: {
    title: () => msg('Wellenda'),
    text: () => [
      msg('A cube hits another player’s marker, or cubes come to rest on each other: a Wellenda.'),
      msg(
        'It does not matter what they show: throw the same cubes again. On the table it has a key of its own.',
      ),
    ],
  },
  board: {
    title: () => msg('Getting on the board'),
    text: ({ opening }) =>
      opening > 0
        ? [
            msg(
              str`Your first bank takes a turn of ${opening} points or more. All throws of the turn count together.`,
            ),
            msg('Until they come to that you have to throw on. Once on the board you may bank any sum.'),
          ]
        : [msg('Any sum gets you on the board: there is no opening to reach.')],
  },
  spots: {
    title: () => msg('Taken spots'),
    text: ({ spots }) =>
      ({
        'keep-rolling': [
          msg('You may not stop where another player still in the game stands: keep rolling.'),
          msg(
            'The start is nobody’s spot. The rule goes on past the goal: nobody can stop level with the leader.',
          ),
        ],
        share: [msg('Markers share a spot, as many as come.')],
        bump: [
          msg('Stop on another player’s spot and you send that marker back to where your own turn began.'),
          msg('Whoever is sent back is still on the board.'),
        ],
      })[spots],
  },
  ending: {
    title: () => msg('The goal and the end'),
    text: ({ goal, goalIs, ending, tie, spots, fullHouse }) => [
      goalIs === 'reach'
        ? msg(str`When somebody has banked ${goal} points or more, the end begins.`)
        : msg(str`When somebody has banked more than ${goal} points, the end begins.`),
      ...{
        'last-licks': [
          msg('That player leads. All the others get a last lick: one turn to bank more than the leader.'),
          ...(spots === 'bump'
            ? [msg('Stopping exactly on the leader does it too, and sends the leader back.')]
            : []),
          fullHouse === 'choice'
            ? msg(
                'Who does it leads, and the old leader gets a lick too, behind those who wait. Who does not is out, but an extra Last Lick is used up for one more try.',
              )
            : msg(
                'Who does it leads, and the old leader gets a lick too, behind those who wait. Who does not is out.',
              ),
          msg('When no lick is left to take, the leader has won.'),
        ],
        'end-game': [
          msg('Each of the others has one more turn. Then the highest total wins.'),
          ...(spots === 'bump'
            ? [msg('Stopping exactly on the leader sends the leader back and leads.')]
            : []),
          tie === 'leader'
            ? msg('Of equal totals the one that was there first wins.')
            : msg('Players with equal totals win together.'),
        ],
        sudden: [msg('That player has won, without another throw.')],
      }[ending],
    ],
  },
  places: {
    title: () => msg('Places'),
    text: ({ ending, tie, trainWrecksOut }) => [
      ending === 'end-game' && tie === 'shared'
        ? msg('Who wins comes first, then the others still in the game, the highest total first.')
        : msg('The winner comes first, then the others still in the game, the highest total first.'),
      ...(ending === 'last-licks'
        ? [msg('Behind them are those who missed their last lick, by total too.')]
        : []),
      trainWrecksOut > 0
        ? msg('Then come players out by train wrecks, then by a Supernova, and at the end who left.')
        : msg('Then come players out by a Supernova, and at the end who left.'),
      msg('Within each group, those with the same total share a place.'),
    ],
  },
  'full-house': {
    title: () => msg('Full House'),
    text: ({ fullHouse, clearing, ending }) => [
      clearing === 'once'
        ? msg('You throw just two cubes after a flash, and both show the same face: a Full House.')
        : msg(
            'You throw just two cubes to clear a flash, and both show the same face, not one to be cleared: a Full House.',
          ),
      {
        off: msg(
          'It is nothing special here. Tables that play it make you throw both again, or let you take an extra Last Lick instead.',
        ),
        choice: msg(
          'Throw both again, or let them count as they lie, a wimpout too, and take an extra Last Lick for the end.',
        ),
        'must-throw': msg('Throw both again.'),
      }[fullHouse],
      ...(fullHouse === 'choice' && ending !== 'last-licks'
        ? [msg('By the kind of ending that is played here, an extra Last Lick is of no use.')]
        : []),
    ],
  },
  sampler: {
    title: () => msg('Cosmic Sampler'),
    text: ({ sampler, samplerSun }) => [
      sampler > 0
        ? msg(str`Five different faces in one throw are a Cosmic Sampler: ${sampler} points in all.`)
        : msg('Some tables give points for five different faces in one throw. It is not played here.'),
      ...(sampler > 0
        ? [
            msg('All five cubes have scored then.'),
            samplerSun === 'on'
              ? msg('The Sun is one more face.')
              : msg('The Sun does not count as one of the faces.'),
          ]
        : []),
    ],
  },
  'guiding-light': {
    title: () => msg('The Guiding Light'),
    text: () => [
      msg(
        'Any rule may be changed at any moment, if every player agrees. It holds from then on, in mid-turn too.',
      ),
      msg('In an ending the goal and the kind of ending stay as they are, and no total is adjusted.'),
      msg('What was ruled before stays as it was. Who agreed to what is written in the game’s sheet.'),
      msg(
        'A rule that is no setting is written down in words, and what it does is entered as an adjustment of a total.',
      ),
    ],
  },
};

export const pageTitle = (page: PageId): string => PAGES[page].title();
export const pageText = (page: PageId, rules: Rules): readonly string[] => PAGES[page].text(rules);

export const heading = (): string => msg('How to play');
export const glossaryTitle = (): string => msg('Words of the game');
export const practise = (): string => msg('Practise reading throws');
export const search = (): string => msg('Search the rules');
export const found = (count: number, query: string): string => {
  if (count === 0) return msg(str`Nothing is called “${query}”. Try a word like flash, Sun or bank.`);
  return count === 1 ? msg('1 thing found') : msg(str`${count} things found`);
};
export const back = (): string => msg('Back');
export const contents = (): string => msg('All pages');
export const byTable = (rules: string): string => msg(str`By the rules of your table: ${rules}.`);
export const byRulebook = (): string => msg('By the rulebook. Each page shows where tables differ.');
export const asPlayed = (): string => msg('For example');
export const whereOn = (): string => msg('For example, where it is played');
export const onBench = (): string => msg('What if? On the bench');
export const open = (headline: string): string => `${onBench()}: ${headline}`;
export const tablesDiffer = (): string => msg('Where tables differ');
export const played = (): string => msg('played here');
export const nextPage = (title: string): string => msg(str`Next: ${title}`);
export const inGlossary = (): string => msg('Word');
export const inSettings = (): string => msg('Setting');

export const oddsTitle = (): string => msg('How often');
export const oddsCaption = (): string =>
  msg('Throws with nothing to clear: how many of them are wimpouts, and what a throw brings on average.');
export const oddsCubes = (): string => msg('Cubes');
export const oddsWimpout = (): string => msg('Wimpout');
export const oddsMean = (): string => msg('Points');

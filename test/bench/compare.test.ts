/** A case under the presets, by hand from RULES.md, "Presets". */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/bench/answer.ts';
import { parseCaseText } from '../../src/bench/case-text.ts';
import type { Case } from '../../src/bench/case.ts';
import { compare } from '../../src/bench/compare.ts';
import { essenceOf } from '../../src/bench/essence.ts';
import { tell } from './tell.ts';

function caseOf(text: string): Case {
  const read = parseCaseText(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** `dice-now by sunValue spots, kept goal: scored 15` of those that differ, and the names of the others. */
function tellPresets(text: string): readonly string[] {
  return compare(caseOf(text)).presets.map(({ preset, verdict, same, because, kept, choiceLost }) => {
    const why = because.length > 0 ? ` by ${because.join(' ')}` : '';
    const keeps = kept.length > 0 ? `, kept ${kept.join(' ')}` : '';
    const lost = choiceLost ? ', not by that choice' : '';
    return `${preset}${why}${keeps}${lost}${same ? '' : `: ${tell(verdict)}`}`;
  });
}

describe('a case under the presets', () => {
  it.each([
    [
      '2244/S;total=100;others=200',
      ['dice-now by twoPairs: scored 40 = 40; throw 2; pending 4; must flash'],
      ['rulebook', 'short', 'end-game', 'review', 'encyclopedia'],
    ],
    [
      '2244/S=2;total=100;others=200',
      ['dice-now by twoPairs, not by that choice: scored 40 = 40; throw 2; pending 4; must flash'],
      ['rulebook', 'short', 'end-game', 'review', 'encyclopedia'],
    ],
    [
      // A 5 and the Sun lead to the other's spot.
      '25/S;points=15;total=100;others=130',
      [
        'dice-now by sunValue sunRest spots: scored 15 = 30; throw 1; may stop at 130 shared 2; totals 130 130; play, 2 is up',
        'review by spots: scored 15 = 30; X of X 5 0; throw 1; may stop at 130 shared 2; totals 130 130; play, 2 is up',
      ],
      ['rulebook', 'short', 'end-game', 'encyclopedia'],
    ],
    [
      // Nobody can have 475 where 300 ends the game.
      '25;points=20;total=475;others=200',
      [
        'end-game by ending: scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; end-game, 2 is up',
        'dice-now by ending: scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; end-game, 2 is up',
      ],
      ['rulebook', 'short, kept goal', 'review', 'encyclopedia'],
    ],
    [
      '25;points=20;total=475;others=200;rules=rulebook,goalIs=pass',
      [
        'rulebook by goalIs: scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; last-licks, 2 is up',
        'end-game by goalIs ending: scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; end-game, 2 is up',
        'dice-now by goalIs ending: scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; end-game, 2 is up',
        'review by goalIs: scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; last-licks, 2 is up',
        'encyclopedia by goalIs: scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; last-licks, 2 is up',
      ],
      ['short, kept goal goalIs'],
    ],
    [
      // The end game under way stays one.
      '25;points=20;total=475;others=500;leader=2;rules=end-game',
      [
        'dice-now by spots: scored 5 = 25; throw 1; may stop at 500 short 2; totals 500 500; over, won by 2',
        'review by spots, kept ending: scored 5 = 25; throw 1; may stop at 500 short 2; totals 500 500; over, won by 2',
      ],
      ['rulebook, kept ending', 'short, kept ending', 'end-game', 'encyclopedia, kept ending'],
    ],
    [
      '45;points=40;pending=4;total=100;others=200;rules=dice-now',
      [
        'rulebook by clearing: void = 40; throw 2; pending 4; must again flash',
        'short by clearing: void = 40; throw 2; pending 4; must again flash',
        'end-game by clearing: void = 40; throw 2; pending 4; must again flash',
        'review by clearing: void = 40; throw 2; pending 4; must again flash',
        'encyclopedia by clearing: void = 40; throw 2; pending 4; must again flash',
      ],
      ['dice-now'],
    ],
    [
      '33;points=40;pending=4;total=100;others=200',
      ['encyclopedia by fullHouse: void = 40; throw 2; pending 4; must again flash'],
      ['rulebook', 'short', 'end-game', 'dice-now', 'review'],
    ],
    [
      '2345/6;others=none',
      ['encyclopedia by sampler: scored 25 = 25; throw 4S; must opening all-five'],
      ['rulebook', 'short', 'end-game', 'dice-now', 'review'],
    ],
  ])('%s', (text, differing, same) => {
    expect(tellPresets(text)).toEqual([...differing, ...same]);
  });
});

describe('what makes two answers one', () => {
  const essence = (text: string): string => essenceOf(answer(caseOf(text)));
  it.each([
    // Other rules, the same ruling.
    ['26X/2;points=5', '26X/2;points=5;rules=short', true],
    // A way out is a part of the ruling.
    ['235/S;points=5', '235/S;points=5;rules=rulebook,sunRest=off', false],
    // Where a stop would lead counts only for who may stop.
    [
      '45;points=50;pending=5;total=445;others=0',
      '45;points=50;pending=5;total=445;others=0;rules=rulebook,goal=450',
      true,
    ],
    ['2;points=50;total=445', '2;points=50;total=445;rules=rulebook,goal=450', true],
    ['25;points=45;total=445', '25;points=45;total=445;rules=rulebook,goal=450', false],
    // Thrown again as a match, or as a Full House: the cubes did something else.
    [
      '33;points=30;pending=3;rules=rulebook,fullHouse=must-throw',
      '33;points=30;pending=3;rules=rulebook,fullHouse=must-throw,clearing=once',
      false,
    ],
    // An extra Last Lick is more than the points.
    ['55=lick;points=40;pending=4;rules=rulebook,fullHouse=choice', '55;points=40;pending=4', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(essence(one) === essence(other)).toBe(same);
  });
});

/**
 * Every value of every setting (RULES.md, section 5) in a case of its own: what the bench must answer, and exactly what
 * would change the answer. All by hand from RULES.md.
 */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/bench/answer.ts';
import { parseCaseText } from '../../src/bench/case-text.ts';
import type { Case } from '../../src/bench/case.ts';
import { compare } from '../../src/bench/compare.ts';
import { SETTING_KEYS, type SettingKey, SETTINGS } from '../../src/engine/settings.ts';
import { tell, tellChanges } from './tell.ts';

/** The case without the setting, its value, the answer, and what would change it. */
type Row = readonly [asked: string, value: string | number, answer: string, changes: string];

/** The thrower stands on the board with 100, the other with 200. */
const AT_100 = 'total=100;others=200';
/** Two commons, one of which is a 5, reach 500 from 475. */
const TO_500 = '25;points=20;total=475;others=200';
const FOUR_FOURS = '45;points=40;pending=4;' + AT_100;

const ROWS: Readonly<Record<SettingKey, readonly Row[]>> = {
  goal: [
    [
      TO_500,
      500,
      'scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; last-licks, 2 is up',
      'goal=505..5000 goalIs=pass ending=end-game ending=sudden',
    ],
    [
      TO_500,
      505,
      'scored 5 = 25; throw 1; may stop at 500 free; totals 500 200; play, 2 is up',
      'goal=480..500',
    ],
    [
      TO_500,
      1000,
      'scored 5 = 25; throw 1; may stop at 500 free; totals 500 200; play, 2 is up',
      'goal=480..500',
    ],
    // Where anybody has as many already, it is no goal.
    [
      '25;points=20;total=475;others=200,490',
      1000,
      'scored 5 = 25; throw 1; may stop at 500 free; totals 500 200 490; play, 2 is up',
      'goal=495..500',
    ],
  ],
  goalIs: [
    [
      TO_500,
      'reach',
      'scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; last-licks, 2 is up',
      'goal=505..5000 goalIs=pass ending=end-game ending=sudden',
    ],
    [
      TO_500,
      'pass',
      'scored 5 = 25; throw 1; may stop at 500 free; totals 500 200; play, 2 is up',
      'goal=475..495 goalIs=reach',
    ],
  ],
  opening: [
    ['236X/2', 35, 'scored 10 = 10; throw 3S; must opening', 'opening=0..10'],
    [
      '236X/2',
      0,
      'scored 10 = 10; throw 3S; may stop at 10 free; totals 10 0; play, 2 is up',
      'opening=15..200',
    ],
    [
      '236X/2',
      10,
      'scored 10 = 10; throw 3S; may stop at 10 free; totals 10 0; play, 2 is up',
      'opening=15..200',
    ],
    // Over the whole turn, and not owed by who is on the board with 0.
    ['25;points=25', 35, 'scored 5 = 30; throw 1; must opening', 'opening=0..30'],
    [
      '25;points=30',
      35,
      'scored 5 = 35; throw 1; may stop at 35 free; totals 35 0; play, 2 is up',
      'opening=40..200',
    ],
    [
      '236X/2;total=0on',
      200,
      'scored 10 = 10; throw 3S; may stop at 10 free; totals 10 0; play, 2 is up',
      '',
    ],
  ],
  sunTrain: [
    [
      `4444/S;${AT_100}`,
      'never',
      'scored 50 = 50; X of X 5 0; throw 1; pending 4; must flash',
      'sunTrain=any sunValue=ten sunRest=off',
    ],
    [
      `4444/S;${AT_100}`,
      'threes',
      'scored 50 = 50; X of X 5 0; throw 1; pending 4; must flash',
      'sunTrain=any sunValue=ten sunRest=off',
    ],
    [
      `3333/S;${AT_100}`,
      'threes',
      'scored 300 = 300; throw 4S; must all-five',
      'sunTrain=never trainPending=on mustThrowFive=off',
    ],
    [
      `4444/S;${AT_100}`,
      'any',
      'scored 400 = 400; throw 4S; must all-five',
      'sunTrain=never sunTrain=threes trainPending=on mustThrowFive=off',
    ],
    [`6666/S;${AT_100}`, 'any', 'win; totals 100 200; over, won by 1', 'sunTrain=never sunTrain=threes'],
    [
      `XXXX/S;total=100;others=200,0`,
      'any',
      'supernova; totals 100 200 0; 1 out by supernova; play, 2 is up',
      'sunTrain=never sunTrain=threes',
    ],
  ],
  sunValue: [
    [
      `236/S;points=5;${AT_100}`,
      'choose',
      'scored 10 = 15; X of X 5; throw 3; may stop at 115 free; totals 115 200; play, 2 is up',
      'sunValue=ten',
    ],
    [
      `236/S=5;points=5;${AT_100}`,
      'choose',
      'scored 5 = 10; 5 of X 5; throw 3; may stop at 110 free; totals 110 200; play, 2 is up',
      'sunValue=ten',
    ],
    [
      `236/S;points=5;${AT_100}`,
      'ten',
      'scored 10 = 15; throw 3; may stop at 115 free; totals 115 200; play, 2 is up',
      'sunValue=choose',
    ],
  ],
  sunRest: [
    [
      `235/S=0;points=5;${AT_100}`,
      'on',
      'scored 5 = 10; 0 of X 5 0; throw 2S; may stop at 110 free; totals 110 200; play, 2 is up',
      'sunValue=ten sunRest=off',
    ],
    [
      `235/S;points=5;${AT_100}`,
      'off',
      'scored 15 = 20; X of X 5; throw 2; may stop at 120 free; totals 120 200; play, 2 is up',
      'sunValue=ten sunRest=on',
    ],
  ],
  twoPairs: [
    [
      `2244/S;${AT_100}`,
      'choose',
      'scored 40 = 40; 4 of 4 2; throw 2; pending 4; must flash',
      'twoPairs=highest',
    ],
    [
      `2244/S=2;${AT_100}`,
      'choose',
      'scored 20 = 20; 2 of 4 2; throw 2; pending 2; must flash',
      'twoPairs=highest',
    ],
    [`2244/S;${AT_100}`, 'highest', 'scored 40 = 40; throw 2; pending 4; must flash', 'twoPairs=choose'],
  ],
  clearing: [
    [
      FOUR_FOURS,
      'all',
      'void = 40; throw 2; pending 4; must again flash',
      'clearing=matching clearing=once clearing=void-flash',
    ],
    [
      FOUR_FOURS,
      'matching',
      'rethrow = 40; throw 1 beside 5; pending 4; must again flash',
      'clearing=all clearing=once clearing=void-flash',
    ],
    [
      FOUR_FOURS,
      'once',
      'scored 5 = 45; throw 1; may stop at 145 free; totals 145 200; play, 2 is up',
      'clearing=all clearing=matching clearing=void-flash',
    ],
    [
      FOUR_FOURS,
      'void-flash',
      'void = 0; throw 2; must again',
      'clearing=all clearing=matching clearing=once',
    ],
  ],
  pendingFlash: [
    [
      `2223/6;points=50;pending=4;${AT_100}`,
      'latest',
      'scored 20 = 70; throw 1S; pending 2; must flash',
      'pendingFlash=every',
    ],
    [
      `2223/6;points=50;pending=4;${AT_100}`,
      'every',
      'scored 20 = 70; throw 1S; pending 24; must flash',
      'clearing=once pendingFlash=latest',
    ],
  ],
  matchingTrain: [
    [
      '4444/4;points=50;pending=4;total=30;others=200',
      'void',
      'void = 50; throw 4S; pending 4; must again flash all-five',
      'clearing=matching clearing=once clearing=void-flash matchingTrain=counts mustThrowFive=off',
    ],
    [
      '4444/4;points=50;pending=4;total=30;others=200',
      'counts',
      'scored 400 = 450; throw 4S; must all-five',
      'matchingTrain=void trainPending=on mustThrowFive=off',
    ],
  ],
  trainPending: [
    [
      '4444/4;total=30;others=200',
      'off',
      'scored 400 = 400; throw 4S; must all-five',
      'trainPending=on mustThrowFive=off',
    ],
    [
      '4444/4;total=30;others=200',
      'on',
      'scored 400 = 400; throw 4S; pending 4; must flash all-five',
      'trainPending=off mustThrowFive=off',
    ],
  ],
  mustThrowFive: [
    [`5X;points=20;${AT_100}`, 'on', 'scored 15 = 35; throw 4S; must all-five', 'mustThrowFive=off'],
    [
      `5X;points=20;${AT_100}`,
      'off',
      'scored 15 = 35; throw 4S; may stop at 135 free; totals 135 200; play, 2 is up',
      'mustThrowFive=on',
    ],
  ],
  spots: [
    [
      '25;points=20;total=100;others=125',
      'keep-rolling',
      'scored 5 = 25; throw 1; must spot',
      'spots=share spots=bump',
    ],
    [
      '25;points=20;total=100;others=125',
      'share',
      'scored 5 = 25; throw 1; may stop at 125 shared 2; totals 125 125; play, 2 is up',
      'spots=keep-rolling spots=bump',
    ],
    [
      '25;points=20;total=100;others=125',
      'bump',
      'scored 5 = 25; throw 1; may stop at 125 bumps 2; totals 125 100; play, 2 is up',
      'spots=keep-rolling spots=share',
    ],
    // An adjustment in the turn does not count for where a bump sends.
    [
      '25;points=20;total=100;others=125;began=90',
      'bump',
      'scored 5 = 25; throw 1; may stop at 125 bumps 2; totals 125 90; play, 2 is up',
      'spots=keep-rolling spots=share',
    ],
  ],
  ending: [
    [
      TO_500,
      'last-licks',
      'scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; last-licks, 2 is up',
      'goal=505..5000 goalIs=pass ending=end-game ending=sudden',
    ],
    [
      TO_500,
      'end-game',
      'scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; end-game, 2 is up',
      'goal=505..5000 goalIs=pass ending=last-licks ending=sudden',
    ],
    [
      TO_500,
      'sudden',
      'scored 5 = 25; throw 1; may stop at 500 goal; totals 500 200; over, won by 1',
      'goal=505..5000 goalIs=pass ending=last-licks ending=end-game',
    ],
  ],
  tie: [
    [
      '25;points=20;total=475;others=500;leader=2;rules=end-game,spots=share',
      'leader',
      'scored 5 = 25; throw 1; may stop at 500 short 2; totals 500 500; over, won by 2',
      'spots=keep-rolling spots=bump tie=shared',
    ],
    [
      '25;points=20;total=475;others=500;leader=2;rules=end-game,spots=share',
      'shared',
      'scored 5 = 25; throw 1; may stop at 500 short 2; totals 500 500; over, won by 1 2',
      'spots=keep-rolling spots=bump tie=leader',
    ],
  ],
  fullHouse: [
    [
      `33;points=40;pending=4;${AT_100}`,
      'off',
      'wimpout; totals 100 200; play, 2 is up',
      'fullHouse=choice fullHouse=must-throw',
    ],
    [
      `33;points=40;pending=4;${AT_100}`,
      'choice',
      'void = 40; again of again lick; throw 2; pending 4; must again flash',
      'fullHouse=off fullHouse=must-throw',
    ],
    [
      `33=lick;points=40;pending=4;${AT_100}`,
      'choice',
      'wimpout; lick of again lick; totals 100 200; 1 licks 1; play, 2 is up',
      'fullHouse=off fullHouse=must-throw',
    ],
    [
      `33;points=40;pending=4;${AT_100}`,
      'must-throw',
      'void = 40; throw 2; pending 4; must again flash',
      'fullHouse=off fullHouse=choice',
    ],
  ],
  sampler: [
    // A Sampler of 100 leads from 100 to the other's spot.
    [
      `2345/S;${AT_100}`,
      0,
      'scored 15 = 15; X of X 5 0; throw 3; may stop at 115 free; totals 115 200; play, 2 is up',
      'sunValue=ten sunRest=off sampler=5..95 sampler=100',
    ],
    [
      `2345/S;${AT_100}`,
      25,
      'scored 25 = 25; throw 4S; must all-five',
      'mustThrowFive=off sampler=0 sampler=5..20 sampler=30..95 sampler=100 samplerSun=off',
    ],
    // There it would bump the other.
    [
      `2345/S;${AT_100};rules=rulebook,mustThrowFive=off,spots=bump`,
      0,
      'scored 15 = 15; X of X 5 0; throw 3; may stop at 115 free; totals 115 200; play, 2 is up',
      'sunValue=ten sunRest=off sampler=5..95 sampler=100',
    ],
    // With 35 the opening is made.
    [
      '2345/S',
      25,
      'scored 25 = 25; throw 4S; must opening all-five',
      'opening=0..25 mustThrowFive=off sampler=0 sampler=5..20 sampler=30 sampler=35..100 samplerSun=off',
    ],
  ],
  samplerSun: [
    [
      `2345/S;${AT_100};rules=rulebook,sampler=50`,
      'on',
      'scored 50 = 50; throw 4S; must all-five',
      'mustThrowFive=off sampler=0 sampler=5..45 sampler=55..95 sampler=100 samplerSun=off',
    ],
    [
      `2345/S;${AT_100};rules=rulebook,sampler=50`,
      'off',
      'scored 15 = 15; X of X 5 0; throw 3; may stop at 115 free; totals 115 200; play, 2 is up',
      'sunValue=ten sunRest=off samplerSun=on',
    ],
  ],
  trainWrecksOut: [
    [
      '2346/2;total=100;others=200,0;wrecks=1',
      0,
      'wimpout; totals 100 200 0; 1 wrecks 2; play, 2 is up',
      'trainWrecksOut=1..2',
    ],
    [
      '2346/2;total=100;others=200,0;wrecks=1',
      2,
      'wimpout; totals 100 200 0; 1 wrecks 2; 1 out by wrecks; play, 2 is up',
      'trainWrecksOut=0 trainWrecksOut=3..20',
    ],
    [
      '2346/2;total=100;others=200,0;wrecks=1',
      3,
      'wimpout; totals 100 200 0; 1 wrecks 2; play, 2 is up',
      'trainWrecksOut=1..2',
    ],
  ],
};

/** The case of a row: the setting stands at the end of the rules. */
function caseOf(key: SettingKey, [asked, value]: Row): Case {
  const rules = asked.includes(';rules=') ? '' : ';rules=rulebook';
  const read = parseCaseText(`${asked}${rules},${key}=${value}`);
  if (!read.ok) throw new Error(`${asked}: ${JSON.stringify(read.error)}`);
  return read.value;
}

describe.each(SETTING_KEYS)('%s', (key) => {
  it.each(ROWS[key].map((row) => [...row, row] as const))(
    '%s with %s: %s',
    (...[, , ruling, changes, row]) => {
      const asked = caseOf(key, row);
      expect(tell(answer(asked))).toBe(ruling);
      expect(tellChanges(compare(asked))).toBe(changes);
    },
  );

  it('is tried with each of its values', () => {
    const setting = SETTINGS[key];
    const tried = new Set(ROWS[key].map(([, value]) => value));
    if (setting.kind === 'choice') expect([...tried].sort()).toEqual([...setting.values].sort());
    else expect(tried.size).toBeGreaterThan(1);
  });
});

import { describe, expect, it } from 'vitest';
import { parseCaseText } from '../../src/bench/case-text.ts';
import { FIRST_POSITION } from '../../src/bench/case.ts';
import { IMPOSSIBLE, type Impossible, impossible, needsChange } from '../../src/bench/possible.ts';

/** Texts with an impossible position for each reason, each beside one that can be. */
const TEXTS: Readonly<
  Record<Exclude<Impossible, 'players' | 'all-five'>, readonly (readonly [string, string])[]>
> = {
  number: [
    ['26;points=42;pending=4', '26;points=40;pending=4'],
    ['2346/4;total=87', '2346/4;total=85'],
    ['2346/4;others=3', '2346/4;others=5'],
    ['2346/4;began=12', '2346/4;began=10'],
  ],
  board: [],
  wrecks: [
    ['2346/4;wrecks=2;rules=rulebook,trainWrecksOut=2', '2346/4;wrecks=1;rules=rulebook,trainWrecksOut=2'],
    ['2346/4;wrecks=0,3;rules=rulebook,trainWrecksOut=2', '2346/4;wrecks=0,3'],
  ],
  licks: [
    ['2346/4;licks=1', '2346/4;licks=1;rules=rulebook,fullHouse=choice'],
    ['2346/4;licks=0,1;rules=rulebook,fullHouse=must-throw', '2346/4;rules=rulebook,fullHouse=must-throw'],
  ],
  goal: [
    ['2346/4;total=500', '2346/4;total=495'],
    [
      '2346/4;total=500;others=510;leader=2;rules=end-game',
      '2346/4;total=500;others=510;leader=2;rules=end-game;changed=rules',
    ],
    // A bump may have sent a marker to where a goal, made smaller since, would have ended the game.
    ['2346/4;others=500', '2346/4;others=500;changed=rules'],
    ['2346/4;others=300;rules=short', '2346/4;others=300;rules=short,goalIs=pass'],
    ['2346/4;total=10;began=500', '2346/4;total=10;began=495'],
    // Who waits in the end game has not had the turn that could reach the goal.
    [
      '2346/4;total=60;others=510,520;leader=3;waiting=2;rules=end-game',
      '2346/4;total=60;others=490,520;leader=3;waiting=2;rules=end-game',
    ],
    [
      '2346/4;total=500;others=510;leader=2;rules=end-game',
      '2346/4;total=495;others=510;leader=2;rules=end-game',
    ],
  ],
  ending: [
    ['2346/4;others=510;leader=2;rules=rulebook,ending=sudden', '2346/4;others=510;leader=2'],
    ['2346/4;others=none;leader=1;rules=end-game', '2346/4;others=0;leader=1;waiting=none;rules=end-game'],
  ],
  began: [['2346/4;others=510;began=5;leader=2', '2346/4;others=510;began=0;leader=2']],
  leader: [
    ['2346/4;others=510,515;leader=2;waiting=3', '2346/4;others=515,515;leader=2;waiting=3'],
    ['2346/4;others=510;leader=1', '2346/4;others=510;leader=2'],
    [
      '2346/4;total=515;others=510;leader=1;waiting=2',
      '2346/4;total=480;others=470;leader=1;waiting=2;rules=end-game',
    ],
    ['2346/4;others=510;leader=3', '2346/4;others=490,510;leader=3'],
    ['2346/4;others=510;leader=0;waiting=none', '2346/4;others=510;leader=2;waiting=none'],
  ],
  waiting: [
    ['2346/4;others=510,0,5;leader=2;waiting=3', '2346/4;others=510,0,5;leader=2;waiting=3,4'],
    ['2346/4;others=510,0,5;leader=2;waiting=3,4,3', '2346/4;others=510,0,5;leader=2'],
    ['2346/4;others=510,0,5;leader=2;waiting=3,3', '2346/4;others=510,0,5;leader=2;waiting=4,3'],
    ['2346/4;others=510;leader=2;waiting=2,3;rules=end-game', '2346/4;others=510;leader=2;rules=end-game'],
    ['2346/4;others=510,0;leader=2;waiting=2', '2346/4;others=510,0;leader=2;waiting=3'],
    [
      '2346/4;others=0,5,510;leader=4;waiting=3;rules=end-game',
      '2346/4;others=0,5,510;leader=4;waiting=2;rules=end-game',
    ],
    [
      '2346/4;others=0,5,510;leader=4;waiting=3,2;rules=end-game',
      '2346/4;others=0,5,510;leader=4;waiting=2,3;rules=end-game',
    ],
  ],
  start: [
    ['26', '26;points=40'],
    ['2346/4;pending=4', '2346/4;points=50;pending=4'],
    ['2346/4;held=none;rules=rulebook,clearing=matching', '2346/4'],
  ],
  cubes: [['44/4;points=50;pending=4;held=2/5;rules=rulebook,clearing=matching', '2346/4']],
  pending: [['26;points=40;pending=44', '26;points=40;pending=4']],
  'pending-cubes': [
    ['266;points=40;pending=4', '26;points=40;pending=4'],
    ['26/6;points=40;pending=4', '2/6;points=40;pending=4'],
    [
      '26;points=200;pending=2;train=2;rules=rulebook,trainPending=on',
      '2346/5;points=200;pending=2;train=2;rules=rulebook,trainPending=on',
    ],
  ],
  'pending-several': [
    ['26;points=100;pending=45', '26;points=100;pending=45;rules=rulebook,pendingFlash=every'],
    [
      '26;points=100;pending=45;rules=rulebook,pendingFlash=every,clearing=once',
      '26;points=50;pending=5;rules=rulebook,pendingFlash=every,clearing=once',
    ],
  ],
  'pending-train': [
    [
      '2346/5;points=200;pending=2;train=2',
      '2346/5;points=200;pending=2;train=2;rules=rulebook,trainPending=on',
    ],
    [
      '2346/5;points=300;pending=3;train=3;rules=rulebook,trainPending=on',
      '2346/5;points=300;pending=3;train=3;rules=rulebook,trainPending=on,sunTrain=threes',
    ],
    [
      '2346/5;points=600;pending=6;train=6;rules=rulebook,trainPending=on',
      '2346/5;points=600;pending=6;rules=rulebook,trainPending=on',
    ],
    [
      '2346/5;points=1000;pending=X;train=X;rules=rulebook,trainPending=on',
      '2346/5;points=1000;pending=X;rules=rulebook,trainPending=on',
    ],
  ],
  held: [
    ['4;points=40;pending=4;held=2', '4;points=40;pending=4;held=2;rules=rulebook,clearing=matching'],
    [
      '4;points=40;pending=4;held=4;rules=rulebook,clearing=matching',
      '4;points=40;pending=4;held=5;rules=rulebook,clearing=matching',
    ],
    // The Sun cube has no 3, so it is not thrown again for one.
    [
      '/4;points=30;pending=3;held=2;rules=rulebook,clearing=matching',
      '/4;points=40;pending=4;held=2;rules=rulebook,clearing=matching',
    ],
    ['4;points=20;held=2;rules=rulebook,clearing=matching', '4;points=20'],
  ],
  points: [
    ['26;points=35;pending=4', '26;points=40;pending=4'],
    // Three 4s with one cube left: another one has scored 5 or 10.
    ['2;points=40;pending=4', '2;points=45;pending=4'],
    // Or the other one a 10, but no more.
    ['2;points=55;pending=4', '2;points=50;pending=4'],
    // A Sampler makes less of five cubes than five 5s.
    ['2346/5;points=20', '2346/5;points=20;rules=rulebook,sampler=20'],
    [
      '2346/5;points=5;rules=rulebook,clearing=void-flash',
      '2346/5;points=5;rules=rulebook,clearing=void-flash,sampler=5',
    ],
    // A train that lost its points is thrown again at once.
    [
      '2346/5;points=0;rules=rulebook,trainPending=on,clearing=void-flash',
      '2346/5;points=10;rules=rulebook,trainPending=on,clearing=void-flash',
    ],
    // Any more come from five cubes before, which make 25 at least.
    ['26;points=60;pending=4', '26;points=65;pending=4'],
    // One cube set aside is a 5 or a 10.
    ['2346;points=15', '2346;points=10'],
    ['2346;points=25', '2346;points=30'],
    ['2346/5;points=0', '2346/5;points=0;last=void;rules=rulebook,trainPending=on,clearing=void-flash'],
    // A flash that lost its points was just thrown with the cubes that are thrown again.
    [
      '26;points=0;rules=rulebook,clearing=void-flash',
      '26;points=0;last=void;rules=rulebook,clearing=void-flash',
    ],
    [
      '2;points=110;pending=46;rules=rulebook,pendingFlash=every',
      '2;points=115;pending=46;rules=rulebook,pendingFlash=every',
    ],
  ],
};

describe('a position that cannot be', () => {
  const texts = Object.entries(TEXTS).flatMap(([reason, pairs]) =>
    pairs.map(([wrong, right]): [string, string, string] => [reason, wrong, right]),
  );
  it.each(texts)('%s: %s, but %s', (reason, wrong, right) => {
    expect(parseCaseText(wrong)).toEqual({ ok: false, error: { code: 'position', part: '', reason } });
    expect(parseCaseText(right)).toMatchObject({ ok: true });
  });

  const seat = { banked: 0, onBoard: false, wrecks: 0, licks: 0 };
  const { turn } = FIRST_POSITION;
  it.each([
    [{ seats: [] }, 'players'],
    [{ seats: Array.from({ length: 13 }, () => seat) }, 'players'],
    [{ seats: [{ ...seat, banked: 5 }, seat], began: 5 }, 'board'],
    [{ turn: { ...turn, cubes: { common: 0, sun: false } } }, 'cubes'],
    [{ turn: { ...turn, cubes: { common: 5, sun: true } } }, 'cubes'],
    [{ turn: { ...turn, started: true, points: 30 } }, 'all-five'],
    [{ turn: { ...turn, allFive: true } }, 'all-five'],
    [{ turn: { ...turn, points: -5 } }, 'number'],
    [{ turn: { ...turn, again: true, held: { common: [], sun: null } } }, 'start'],
  ] as const)('%j: %s', (change, reason) => {
    expect(impossible({ ...FIRST_POSITION, ...change })).toBe(reason);
    expect(IMPOSSIBLE).toContain(reason);
  });

  it('may be after a change of rules', () => {
    const read = parseCaseText('26;points=100;pending=45;changed=rules');
    if (!read.ok) throw new Error(read.error.code);
    expect(impossible(read.value)).toBe('pending-several');
    expect(needsChange(read.value)).toBe(true);
    expect(needsChange(FIRST_POSITION)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { ALL_FIVE, parseCubes } from '../../src/engine/cubes.ts';
import type { Pending } from '../../src/engine/judge.ts';
import type { Ruling } from '../../src/engine/ruling.ts';
import { RULEBOOK, type RulesChange } from '../../src/engine/settings.ts';
import { readThrow, type Throw, toThrow } from '../../src/engine/throw.ts';
import {
  canMatch,
  continueTurn,
  heldScores,
  isTakenSpot,
  isUnderWay,
  makePending,
  NEW_TURN,
  type Obligation,
  obligations,
  type Turn,
  wholeCubes,
} from '../../src/engine/turn.ts';
import { summarize } from '../../src/game/summary.ts';
import { given } from '../game/given.ts';
import { tellTurn, turnAfter as turnOf, turnWith } from './given.ts';

const FLASH: Pending = { face: '4', points: 40 };
const STARTED: Turn = { ...NEW_TURN, started: true, points: 35, cubes: { common: 1, sun: true } };
const ON_BOARD = { banked: 100, onBoard: true, others: [] };

const thrown = (text: string): Throw => {
  const read = readThrow(text);
  const faces = read && toThrow(read);
  if (!faces) throw new Error(text);
  return faces;
};

describe('obligations', () => {
  const subsets = Array.from({ length: 32 }, (_, bits) =>
    (['again', 'opening', 'flash', 'all-five', 'spot'] as const).filter((_, place) => bits & (1 << place)),
  );

  it.each(subsets.map((must) => [must.join(' ') || 'none', must] as const))(
    'RB 3: a turn that has begun names all that hold: %s',
    (_, must) => {
      const holds = (each: Obligation): boolean => (must as readonly Obligation[]).includes(each);
      const turn: Turn = {
        ...STARTED,
        points: 30,
        again: holds('again'),
        pending: holds('flash') ? [FLASH] : [],
        allFive: holds('all-five'),
      };
      const seat = { banked: 0, onBoard: !holds('opening'), others: holds('spot') ? [5, 30] : [5, 25, 35] };
      expect(obligations(turn, seat, RULEBOOK)).toEqual(must);
    },
  );

  it.each<[string, Partial<Turn>, readonly Obligation[]]>([
    ['RB 3: only the start', {}, ['start']],
    ['RB+ Wellenda: the start, again', { again: true }, ['start', 'again']],
    [
      'US: nothing else beside the start',
      { again: true, pending: [FLASH], allFive: true },
      ['start', 'again'],
    ],
  ])('before a throw has counted: %s', (_, change, must) => {
    const seat = { banked: 20, onBoard: false, others: [20] };
    expect(obligations({ ...NEW_TURN, ...change }, seat, RULEBOOK)).toEqual(must);
  });

  it.each<[string, number, boolean, RulesChange, boolean]>([
    ['RB 3: 30 is too little', 30, false, {}, true],
    ['RB 3: 35 is enough', 35, false, {}, false],
    ['RB 3: nobody on the board owes it', 5, true, {}, false],
    ['US: another opening, one step below', 45, false, { opening: 50 }, true],
    ['US: another opening, reached', 50, false, { opening: 50 }, false],
    ['US: no opening', 5, false, { opening: 0 }, false],
    ['US: the highest opening', 195, false, { opening: 200 }, true],
  ])('the opening: %s', (_, points, onBoard, change, owed) => {
    const turn = { ...STARTED, points };
    const must = obligations(turn, { banked: 0, onBoard, others: [] }, { ...RULEBOOK, ...change });
    expect(must).toEqual(owed ? ['opening'] : []);
  });

  it('US: banked points do not help towards the opening', () => {
    expect(obligations({ ...STARTED, points: 30 }, { ...ON_BOARD, onBoard: false }, RULEBOOK)).toEqual([
      'opening',
    ]);
  });

  it.each<[string, RulesChange, readonly Obligation[]]>([
    ['RB You Must', {}, ['all-five']],
    ['TBL', { mustThrowFive: 'off' }, []],
  ])('all five scored: %s', (_, change, must) => {
    const turn = { ...STARTED, allFive: true, cubes: ALL_FIVE };
    expect(obligations(turn, ON_BOARD, { ...RULEBOOK, ...change })).toEqual(must);
  });

  it.each<[string, number, RulesChange, readonly number[], boolean]>([
    ['RB+ Keep Rolling: another stands there', 135, {}, [50, 135], true],
    ['RB+ Keep Rolling: nobody stands there', 135, {}, [130, 140], false],
    ['RB+ Keep Rolling: nobody else plays', 135, {}, [], false],
    ['US: spot 0 is none', 0, {}, [0, 0], false],
    ['US: beyond the goal too', 510, {}, [510], true],
    ['TBL share', 135, { spots: 'share' }, [135], false],
    ['TBL bump', 135, { spots: 'bump' }, [135], false],
  ])('the spot: %s', (_, total, change, others, taken) => {
    expect(isTakenSpot(total, { banked: 0, onBoard: true, others }, { ...RULEBOOK, ...change })).toBe(taken);
  });
});

interface Row {
  readonly points: number;
  readonly cubes: string;
  readonly pending: string;
  readonly must: string;
}

const row = (points: number, cubes: string, pending: string, must: string): Row => ({
  points,
  cubes,
  pending,
  must,
});

/** The turn after these tokens of Ann's, at a table of three with these settings and standings. */
function turnAfter(tokens: string, settings = '', standings = '0 | 0 | 0'): Row {
  const log = given(
    `rules: rulebook ${settings}`,
    'players: Ann | Bo | Cy',
    `standings: ${standings}`,
    `Ann: ${tokens}`,
  );
  const { up, turn } = summarize(log.last.game);
  if (up !== 'Ann' || turn === null) throw new Error('The turn is over');
  expect(turn.mayBank).toBe(turn.must.length === 0);
  return row(turn.points, turn.cubes, turn.pending, turn.must.join(' '));
}

describe('a turn under the rulebook', () => {
  it.each<[string, string, Row]>([
    ['RB+ Wellenda at the start', 'wellenda', row(0, '4S', '', 'start again')],
    ['RB+ Wellenda twice', 'wellenda wellenda', row(0, '4S', '', 'start again')],
    ['RB 2: a single', '2346/5', row(5, '4', '', 'opening')],
    ['RB 2: the free Sun as 10', '2346/S', row(10, '4', '', 'opening')],
    ['RB 2: the free Sun left', '2345/S=0', row(5, '3S', '', 'opening')],
    ['RB 3: a flash', '4442/6', row(40, '1S', '4', 'flash')],
    ['RB 3: a flash below the opening', '3332/4', row(30, '1S', '3', 'opening flash')],
    ['RB 3: a flash of numerals', '5552/6', row(50, '1S', '5', 'flash')],
    ['RB 3: a single beside the flash clears nothing', '444X/2', row(50, 'S', '4', 'flash')],
    ['RB 3: cleared by a single', '4442/6 5/2', row(45, 'S', '', '')],
    ['RB Reroll Clause: a match is void', '4442/6 4/5', row(40, '1S', '4', 'again flash')],
    ['RB Reroll Clause: again and again', '4442/6 4/5 2/4 4/4', row(40, '1S', '4', 'again flash')],
    ['RB Reroll Clause: cleared in the end', '4442/6 4/5 X/2', row(50, 'S', '', '')],
    ['RB Reroll Clause: unnoted', '4442/6 void', row(40, '1S', '4', 'again flash')],
    ['US: the Sun never matches', '4442/6 2/S', row(50, '1', '', '')],
    ['RB 3: the opening over two throws, 35', 'XX25/2 X/6', row(35, 'S', '', '')],
    ['RB 3: the opening, 30', 'XX55/2', row(30, 'S', '', 'opening')],
    ['RB You Must: 35 with all five', 'XX55/2 /5', row(35, '4S', '', 'all-five')],
    ['RB 3: flash and all five', '222X/5', row(35, '4S', '2', 'flash all-five')],
    ['RB 3: opening, flash and all five', '2225/5', row(30, '4S', '2', 'opening flash all-five')],
    ['RB 3: opening and all five', '2346/5 3465 543 54 5', row(25, '4S', '', 'opening all-five')],
    ['RB 3: void with all five', '2225/5 2346/X', row(30, '4S', '2', 'again opening flash all-five')],
    ['RB+ Wellenda in a turn', '2346/5 wellenda', row(5, '4', '', 'again opening')],
    ['RB+ Wellenda, then it counts', '2346/5 wellenda X346', row(15, '3', '', 'opening')],
    ['RB+ Wellenda after all five', 'XX55/2 /5 wellenda', row(35, '4S', '', 'again all-five')],
    ['US: a train needs no clearing', '4444/4', row(400, '4S', '', 'all-five')],
    ['RB 2: points of all five go on', '222X/5 5346/4', row(40, '3S', '', '')],
    ['RB, worked turn: 45', '4444/5', row(45, '1', '4', 'flash')],
    ['RB, worked turn: a starburst again', '4444/5 4', row(45, '1', '4', 'again flash')],
    ['RB, worked turn: 55', '4444/5 4 X', row(55, '4S', '', 'all-five')],
    ['RB, worked turn: 115', '4444/5 4 X 2366/S', row(115, '2', '6', 'flash')],
    ['RB, worked turn: 130', '4444/5 4 X 2366/S 5X', row(130, '4S', '', 'all-five')],
  ])('%s: %s', (_, tokens, expected) => {
    expect(turnAfter(tokens)).toEqual(expected);
  });

  it('RB, worked turn: a wreck, and nothing banked', () => {
    const { players, up } = summarize(
      given('players: Ann | Bo', 'Ann: 4444/5 4 X 2366/S 5X 3346/2').last.game,
    );
    expect(players[0]).toEqual({ name: 'Ann', banked: 0, onBoard: false, wrecks: 1, licks: 0, out: null });
    expect(up).toBe('Bo');
  });
});

describe('a turn from other standings', () => {
  it.each<[string, string, string, Row]>([
    ['RB+ Keep Rolling: spot', '100 | 0 | 145', '4442/6 5/2', row(45, 'S', '', 'spot')],
    ['RB+ Keep Rolling: flash and spot', '100 | 140 | 0', '4442/6', row(40, '1S', '4', 'flash spot')],
    ['RB+ Keep Rolling: all five', '100 | 155 | 0', '4444/5 X', row(55, '4S', '', 'all-five spot')],
    ['RB+ Keep Rolling: both', '100 | 135 | 0', '222X/5', row(35, '4S', '2', 'flash all-five spot')],
    ['RB+ Keep Rolling: opening', '0 | 10 | 0', '2346/S', row(10, '4', '', 'opening spot')],
    ['RB+ Keep Rolling: opening and flash', '0 | 30 | 0', '3332/4', row(30, '1S', '3', 'opening flash spot')],
    ['RB+ Keep Rolling: again', '100 | 110 | 0', '2346/S wellenda', row(10, '4', '', 'again spot')],
    [
      'RB+ Keep Rolling: all at once',
      '0 | 30 | 0',
      '2225/5 wellenda',
      row(30, '4S', '2', 'again opening flash all-five spot'),
    ],
    ['RB+ Keep Rolling: one step beside', '100 | 140 | 150', '4442/6 5/2', row(45, 'S', '', '')],
    ['RB+ Keep Rolling: thrown past it', '100 | 145 | 0', '4442/6 5/2 /5', row(50, '4S', '', 'all-five')],
    ['RB+ Keep Rolling: beyond the goal', '490 | 495 | 0', '2346/5', row(5, '4', '', 'spot')],
    ['US: on the board with 0', '0 on | 0 | 0', '2346/5', row(5, '4', '', '')],
  ])('%s: %s: %s', (_, standings, tokens, expected) => {
    expect(turnAfter(tokens, '', standings)).toEqual(expected);
  });
});

describe('a turn under other settings', () => {
  it.each<[string, string, string, Row]>([
    ['US latest', 'pendingFlash=latest', '222X/5 4443/6', row(75, '1S', '4', 'flash')],
    ['US latest, the old face is free', 'pendingFlash=latest', '222X/5 4443/6 2/5', row(80, '1', '', '')],
    ['US every', 'pendingFlash=every', '222X/5 4443/6', row(75, '1S', '24', 'flash')],
    ['US every, the old face', 'pendingFlash=every', '222X/5 4443/6 2/5', row(75, '1S', '24', 'again flash')],
    ['US every, the new face', 'pendingFlash=every', '222X/5 4443/6 4/5', row(75, '1S', '24', 'again flash')],
    ['US every, both cleared', 'pendingFlash=every', '222X/5 4443/6 5/6', row(80, 'S', '', '')],
    ['DN once, every', 'clearing=once pendingFlash=every', '222X/5 4443/6', row(75, '1S', '4', 'flash')],
    ['DN once, the same face', 'clearing=once', '222X/5 2225/6', row(60, 'S', '2', 'flash')],
    ['DN once, a match is ordinary', 'clearing=once', '4442/6 4/5', row(45, '1', '', '')],
    ['US train', 'trainPending=off', '4444/4', row(400, '4S', '', 'all-five')],
    ['US trainPending', 'trainPending=on', '4444/4', row(400, '4S', '4', 'flash all-five')],
    [
      'US trainPending, void',
      'trainPending=on',
      '4444/4 345X/2',
      row(400, '4S', '4', 'again flash all-five'),
    ],
    ['US trainPending, cleared', 'trainPending=on', '4444/4 235X/2', row(415, '2S', '', '')],
    ['US train clears', 'pendingFlash=every', '222X/5 4444/4', row(435, '4S', '', 'all-five')],
    [
      'US trainPending, added',
      'pendingFlash=every trainPending=on',
      '222X/5 4444/4',
      row(435, '4S', '24', 'flash all-five'),
    ],
    [
      'US trainPending, latest',
      'pendingFlash=latest trainPending=on',
      '222X/5 4444/4',
      row(435, '4S', '4', 'flash all-five'),
    ],
    ['US matchingTrain void', '', '444X/X 4444/4', row(60, '4S', '4', 'again flash all-five')],
    ['US matchingTrain counts', 'matchingTrain=counts', '444X/X 4444/4', row(460, '4S', '', 'all-five')],
    ['US matchingTrain with once', 'clearing=once', '444X/X 4444/4', row(460, '4S', '', 'all-five')],
    [
      'US matchingTrain clears all',
      'matchingTrain=counts pendingFlash=every',
      '222X/5 444X/X 4444/4',
      row(495, '4S', '', 'all-five'),
    ],
    [
      'US matchingTrain clears all and is pending',
      'matchingTrain=counts pendingFlash=every trainPending=on',
      '222X/5 444X/X 4444/4',
      row(495, '4S', '4', 'flash all-five'),
    ],
  ])('%s: %s: %s', (_, settings, tokens, expected) => {
    expect(turnAfter(tokens, settings)).toEqual(expected);
  });

  it.each<[string, string, string, Row]>([
    ['points off', 'clearing=void-flash', '444X/6 /4', row(10, 'S', '', 'again opening')],
    ['points off, nothing is left', 'clearing=void-flash', '4442/6 4/5', row(0, '1S', '', 'again opening')],
    ['no opening, no spot 0', 'clearing=void-flash opening=0', '4442/6 4/5', row(0, '1S', '', 'again')],
    ['all five stand', 'clearing=void-flash', '222X/5 235X/6', row(15, '4S', '', 'again opening all-five')],
    ['and it goes on', 'clearing=void-flash', '222X/5 235X/6 235X/6', row(30, '2S', '', 'opening')],
    [
      'one of two',
      'clearing=void-flash pendingFlash=every',
      '222X/5 4443/6 4/6',
      row(35, '1S', '2', 'again flash'),
    ],
    [
      'the other of two',
      'clearing=void-flash pendingFlash=every',
      '222X/5 4443/6 2/6',
      row(55, '1S', '4', 'again flash'),
    ],
    [
      'both',
      'clearing=void-flash pendingFlash=every',
      '222X/5 4443/6 4/2',
      row(15, '1S', '', 'again opening'),
    ],
    [
      'a train',
      'clearing=void-flash trainPending=on',
      '4444/4 4335/6',
      row(0, '4S', '', 'again opening all-five'),
    ],
    [
      'a wellenda takes nothing off',
      'clearing=void-flash',
      '444X/6 wellenda',
      row(50, 'S', '4', 'again flash'),
    ],
    ['cleared', 'clearing=void-flash', '444X/6 /5', row(55, '4S', '', 'all-five')],
  ])('DN void-flash, %s: %s: %s', (_, settings, tokens, expected) => {
    expect(turnAfter(tokens, settings)).toEqual(expected);
  });

  it.each<[string, string, Row]>([
    ['one of two again', '4442/6 4/2', row(40, '1', '4', 'again flash')],
    ['the Sun cube again', '4442/6 3/4', row(40, 'S', '4', 'again flash')],
    ['both again', '4442/6 4/4', row(40, '1S', '4', 'again flash')],
    ['and again', '4442/6 4/2 4 4', row(40, '1', '4', 'again flash')],
    ['completed', '4442/6 4/2 5', row(45, 'S', '', '')],
    ['completed by what was held', '4442/6 4/5 2', row(45, '1', '', '')],
    ['wellenda keeps what is held', '4442/6 4/5 wellenda 2', row(45, '1', '', '')],
    ['all five', '222X/5 2234/5', row(35, '2', '2', 'again flash all-five')],
    ['a flash of the whole', '222X/5 2244/5 46', row(80, '1', '4', 'flash')],
  ])('TBL matching, %s: %s', (_, tokens, expected) => {
    expect(turnAfter(tokens, 'clearing=matching')).toEqual(expected);
  });

  it.each<[string, string, string, Row]>([
    ['TBL: may stop', 'mustThrowFive=off', '4444/5 X', row(55, '4S', '', '')],
    ['TBL: a flash is still pending', 'mustThrowFive=off', '222X/5', row(35, '4S', '2', 'flash')],
    ['TBL: the opening is still owed', 'mustThrowFive=off', '2225/5', row(30, '4S', '2', 'opening flash')],
    ['US: no opening', 'opening=0', '2346/5', row(5, '4', '', '')],
    ['RB+ Full House, again', 'fullHouse=choice', '4442/6 2/2=again', row(40, '1S', '4', 'again flash')],
    ['RB+ Full House, unnamed', 'fullHouse=choice', '4442/6 2/2', row(40, '1S', '4', 'again flash')],
    ['RB+ Full House, lick', 'fullHouse=choice', '4442/6 5/5=lick', row(50, '4S', '', 'all-five')],
    ['WP Full House', 'fullHouse=must-throw', '4442/6 5/5', row(40, '1S', '4', 'again flash')],
    ['US Sampler clears', 'sampler=25', '222X/5 3456/S', row(60, '4S', '', 'all-five')],
  ])('%s: %s: %s', (_, settings, tokens, expected) => {
    expect(turnAfter(tokens, settings)).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['TBL share', 'share', ''],
    ['TBL bump', 'bump', ''],
    ['RB+ Keep Rolling', 'keep-rolling', 'spot'],
  ])('%s', (_, spots, must) => {
    expect(turnAfter('4442/6 5/2', `spots=${spots}`, '100 | 145 | 0').must).toBe(must);
  });

  it.each<[string, string, Row]>([
    ['the opening', '2346/5 rules(opening=0)', row(5, '4', '', '')],
    ['the opening, raised', 'XX25/2 X/6 rules(opening=40)', row(35, 'S', '', 'opening')],
    ['all five', '4444/5 X rules(mustThrowFive=off)', row(55, '4S', '', '')],
    ['what was judged stays', '4444/4 rules(trainPending=on)', row(400, '4S', '', 'all-five')],
    ['the next throw', '4442/6 rules(clearing=once) 4/5', row(45, '1', '', '')],
    [
      'half thrown again, then judged whole',
      'rules(clearing=matching) 4442/6 4/5 rules(clearing=all) 2',
      row(45, '1', '', ''),
    ],
    [
      'half thrown again, then void as a whole',
      'rules(clearing=matching) 4442/6 4/5 rules(clearing=all) 4',
      row(40, '1S', '4', 'again flash'),
    ],
    [
      'half thrown again, then it costs the flash',
      'rules(clearing=matching) 4442/6 4/5 rules(clearing=void-flash) 4',
      row(0, '1S', '', 'again opening'),
    ],
    [
      'half thrown again, then an ordinary face',
      'rules(clearing=matching) 4442/6 4/5 rules(clearing=once) 4',
      row(45, '1', '', ''),
    ],
  ])('RB+ Guiding Light holds at once: %s: %s', (_, tokens, expected) => {
    expect(turnAfter(tokens)).toEqual(expected);
  });

  it('RB+ Keep Rolling: the spot of one who is out is free', () => {
    const log = given('players: Ann | Bo | Cy', 'standings: 100 | 145 | 0', 'Ann: 4442/6 5/2', 'leave: Bo');
    expect(summarize(log.last.game).turn?.must).toEqual([]);
  });
});

describe('parts of a turn', () => {
  it('begins with all five cubes and nothing else', () => {
    expect(NEW_TURN).toEqual({
      cubes: { common: 4, sun: true },
      held: null,
      pending: [],
      points: 0,
      started: false,
      again: false,
      allFive: false,
    });
  });

  it('is under way from its first throw on, counted or not', () => {
    expect(isUnderWay(NEW_TURN)).toBe(false);
    expect(isUnderWay({ ...NEW_TURN, again: true })).toBe(true);
    expect(isUnderWay({ ...NEW_TURN, started: true })).toBe(true);
  });

  it.each(['wimpout', 'win', 'supernova'] as const)('does not go on after %s', (outcome) => {
    expect(() => continueTurn(NEW_TURN, { outcome } as Ruling, RULEBOOK)).toThrow(outcome);
  });

  it.each<[string, string | null, string]>([
    ['1', null, '1'],
    ['1', '2/5', '2S'],
    ['S', '22', '2S'],
    ['2', '/6', '2S'],
    ['2S', '44', '4S'],
  ])('the whole throw: %s to throw, %s held', (cubes, held, whole) => {
    const position = {
      cubes: parseCubes(cubes) ?? ALL_FIVE,
      held: held === null ? null : thrown(held),
      pending: [],
    };
    expect(wholeCubes(position)).toEqual(parseCubes(whole));
  });

  it.each<[string, string, boolean]>([
    ['S', '', false],
    ['4S', '', false],
    ['S', '3', false],
    ['S', '34', true],
    ['S', '2', true],
    ['1', '3', true],
    ['1S', '3', true],
  ])('the cubes %s can match the pending %s: %s', (cubes, faces, can) => {
    const pending = [...faces].map((face) => ({ face, points: 0 })) as Pending[];
    expect(canMatch({ cubes: parseCubes(cubes) ?? ALL_FIVE, held: null, pending })).toBe(can);
  });

  it.each<[string, boolean]>([
    ['/S', true],
    ['/5', true],
    ['/X', true],
    ['/2', false],
    ['5', true],
    ['2X', true],
    ['222', true],
    ['22/2', true],
    ['22', false],
    ['22/4', false],
    ['2233', false],
    ['2333', true],
    ['---', false],
    ['--/-', false],
    ['2-', false],
  ])('held cubes %s score already: %s', (held, scores) => {
    expect(heldScores(thrown(held))).toBe(scores);
  });

  it('holds nothing that scores when it holds nothing', () => {
    expect(heldScores(null)).toBe(false);
  });

  it('writes the pending faces in the order of the notation', () => {
    const pending = (['X', '4', '2'] as const).map((face) => ({ face, points: 0 }));
    expect(makePending(pending)).toBe('24X');
    expect(makePending([])).toBe('');
  });
});

describe('cubes held under matching (TBL)', () => {
  it.each<[string, string, string]>([
    ['the rest stays as it lies', '4442/6 4/2', '40, throw 1, hold /2, pending 4, again'],
    ['the Sun cube is thrown', '4442/6 3/4', '40, throw S, hold 3, pending 4, again'],
    ['none stays', '4442/6 4/4', '40, throw 1S, hold nothing, pending 4, again'],
    ['some of five', '222X/5 2345/S', '35, throw 1, hold 345/S, pending 2, again, all five'],
    ['more is added', '222X/5 2245/S 25', '35, throw 1, hold 455/S, pending 2, again, all five'],
    ['completed', '222X/5 2245/S 25 6', '85, throw 2, pending 5'],
  ])('%s: %s', (_, tokens, expected) => {
    expect(tellTurn(turnOf(tokens, { clearing: 'matching' }))).toBe(expected);
  });

  it.each<[string, RulesChange, string]>([
    ['TBL matching', { clearing: 'matching' }, '40, throw 1, hold /5, pending 4, again'],
    ['RB: void as a whole', {}, '40, throw 1S, pending 4, again'],
    ['DN void-flash', { clearing: 'void-flash' }, '0, throw 1S, again'],
    ['DN once: it counts', { clearing: 'once' }, '45, throw 1'],
  ])('RB+ thrown again under another rule: %s', (_, change, expected) => {
    const half = turnWith({
      points: 40,
      cubes: { common: 1, sun: false },
      held: thrown('/5'),
      pending: [FLASH],
      again: true,
    });
    expect(tellTurn(turnOf('4', change, half))).toBe(expected);
  });
});

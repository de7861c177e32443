import { describe, expect, it } from 'vitest';
import { clearLabel, tableModel, type TableState } from '../../src/app/table-model.ts';
import type { Draft } from '../../src/game/draft.ts';
import { given, when } from '../game/given.ts';
import { taps } from './session-given.ts';

const table = (...lines: readonly string[]): TableState => ({
  log: given(...lines),
  seats: [],
  entering: [],
  refusal: null,
});
const model = (...lines: readonly string[]) => tableModel(table(...lines));
const entering = (state: TableState, told: Draft) => tableModel({ ...state, entering: told });

const TWO = 'players: Ann | Bo';
const ON_BOARD = [TWO, 'standings: 50 | 100'];
const live = ({ actions }: ReturnType<typeof tableModel>): readonly string[] =>
  actions.flatMap((each) => (each.live ? [each.action] : []));

describe('the table before a throw', () => {
  it('says whose turn it is and what to do', () => {
    expect(model(TWO)).toMatchObject({
      headline: 'Ann throws all five',
      must: '',
      may: '',
      nameUp: 'Ann',
      points: 0,
      landing: null,
      bank: false,
      undo: false,
      redo: false,
      trayCubes: 'all five',
      commonLive: true,
      sunLive: true,
      question: '',
      ways: [],
    });
    expect(live(model(TWO))).toEqual(['wellenda', 'wimpout', 'total']);
  });

  it('says how the turn before ended', () => {
    const wreck = model(TWO, 'Ann: 2346/2');
    expect(wreck.headline).toBe('Train Wreck: Ann keeps 0');
    expect(wreck.announcement).toBe('Train Wreck: Ann keeps 0. Bo throws all five');
    expect(wreck.undo).toBe(true);
  });
});

describe('the table in a turn', () => {
  it('goes on as it was when something is agreed on', () => {
    const before = model(TWO, 'Ann: 2226/4');
    expect(model(TWO, 'Ann: 2226/4', 'adjust: Bo +5 said please')).toMatchObject({
      headline: 'Flash of 2s = 20',
      must: before.must,
      trayCaption: before.trayCaption,
      tray: before.tray,
    });
  });

  it('names everything that obliges: 20 of 35, and a flash of 2s', () => {
    expect(model(TWO, 'Ann: 2226/4')).toMatchObject({
      headline: 'Flash of 2s = 20',
      must: 'Must throw 2: reach 35, clear the 2s',
      may: '',
      bank: false,
      bankReason: '15 more to get on the board',
      bankName: 'Bank 20: 15 more to get on the board',
      announcement: 'Ann: Flash of 2s = 20. Must throw 2: reach 35, clear the 2s',
      points: 20,
      trayCubes: '1 + Sun',
      riskThrows: '1 throw',
    });
  });

  it('lets a player bank whom nothing obliges', () => {
    expect(model(...ON_BOARD, 'Ann: 5X24/6')).toMatchObject({
      headline: '5 = 5, 10 = 10',
      must: '',
      may: 'May bank, or throw 2 + Sun',
      bank: true,
      bankTitle: 'Bank 15',
      bankReason: '65, free',
      next: 'Lands on 65, free',
      landing: { total: 65, note: 'free' },
      care: false,
      bankName: 'Bank 15, lands on 65, free',
      announcement: 'Ann: 5 = 5, 10 = 10. May bank, or throw 2 + Sun',
    });
  });

  it('names who stands on the spot', () => {
    expect(model(TWO, 'standings: 50 | 65', 'Ann: 5X24/6')).toMatchObject({
      must: 'Must throw 3: Bo is on 65, keep rolling',
      bank: false,
      bankReason: 'Bo is on 65',
      landing: { total: 65, note: 'taken by Bo' },
    });
  });

  it('has the same cubes thrown again after a void', () => {
    const voided = model(...ON_BOARD, 'Ann: 4446/2 4/2');
    expect(voided).toMatchObject({
      headline: 'Void: a 4 showed',
      must: 'Must throw 2 again: clear the 4s',
      trayCaption: 'Throw again',
      points: 40,
      bank: false,
      bankReason: 'Same cubes again first',
      riskThrows: '1 throw',
    });
    expect(live(voided)).toEqual(['wellenda', 'wimpout', 'void']);
  });

  it('has only the matching cubes thrown again under that rule', () => {
    const held = model('rules: rulebook clearing=matching', ...ON_BOARD, 'Ann: 4446/2 4/2');
    expect(held).toMatchObject({
      headline: 'A 4 showed: throw 1 again',
      must: 'Must throw 1 again: clear the 4s',
      trayCubes: '1',
      commonLive: true,
      sunLive: false,
    });
  });

  it('has all five picked up when all have scored', () => {
    expect(model(...ON_BOARD, 'Ann: 444X/5')).toMatchObject({
      headline: 'Flash of 4s = 40, 5 = 5, 10 = 10',
      must: 'Must throw all five: clear the 4s, all five scored',
      trayCubes: 'all five',
      points: 55,
      bank: false,
    });
  });

  it('offers nothing but the throw while it is being told', () => {
    const state = table(...ON_BOARD, 'Ann: 5X24/6');
    const told = entering(state, taps('4'));
    expect(told).toMatchObject({ bank: false, undo: true, redo: false, commonLive: true, sunLive: true });
    expect(live(told)).toEqual(['wellenda', 'rest-blank']);
    expect(entering(state, taps('42'))).toMatchObject({ commonLive: false, sunLive: true });
    expect(entering(state, taps('4/S'))).toMatchObject({ commonLive: true, sunLive: false });
  });

  it('tells of no stop while the throw is being told, and announces only how much of it is', () => {
    for (const lines of [ON_BOARD, [...ON_BOARD, 'Ann: 5X24/6'], [TWO, 'Ann: 2226/4']]) {
      const told = entering(table(...lines), taps('4'));
      expect(told).toMatchObject({ may: '', aim: '', next: '' });
      expect(told.announcement).toBe(told.headline);
    }
    expect(entering(table(...ON_BOARD, 'Ann: 5X24/6'), taps('4')).announcement).toBe('1 of 3 in');
    expect(entering(table(...ON_BOARD, 'Ann: 5X24/6'), taps('44/2')).announcement).toBe('');
    expect(entering(table(TWO, 'Ann: 2226/4'), taps('4')).must).toBe('Must throw 2: reach 35, clear the 2s');
  });

  it('names a cube that can be taken back by its face', () => {
    expect(['4', 'X', 'S', '-'].map(clearLabel)).toEqual([
      '4: tap to change it',
      '10: tap to change it',
      'Sun: tap to change it',
      'blank: tap to change it',
    ]);
  });

  it('shows a refusal as a sentence', () => {
    expect(model(TWO).refused).toBe('');
    expect(tableModel({ ...table(TWO), refusal: 'nothing-to-redo' }).refused).toBe(
      'There is nothing to bring back.',
    );
  });
});

describe('a choice', () => {
  const way = (choice: string, points: number, frees: boolean, taken = false) =>
    expect.objectContaining({ choice, points, frees, taken, obliges: !frees }) as unknown;

  it('tells of each way what it leads to, and which frees', () => {
    // 75 is Bo's spot; 70 and 65 are free.
    const { question, ways } = model(TWO, 'standings: 50 | 75', 'Ann: 5X24/S');
    expect(question).toBe('How does the Sun count?');
    expect(ways).toEqual([way('X', 25, false, true), way('5', 20, true), way('0', 15, true)]);
    expect(ways.map(({ note }) => note)).toEqual([
      'Must throw 2: Bo is on 75, keep rolling',
      'May bank, or throw 2',
      'May bank, or throw 2 + Sun',
    ]);
  });

  it('frees nobody who is free already', () => {
    const { ways } = model(...ON_BOARD, 'Ann: 5X24/S');
    expect(ways.map(({ obliges, frees }) => [obliges, frees])).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it('moves with the way that is taken', () => {
    const log = when(given(TWO, 'standings: 50 | 75', 'Ann: 5X24/S'), { type: 'choose', choice: '5' });
    const chosen = tableModel({ log, seats: [], entering: [], refusal: null });
    expect(chosen.points).toBe(20);
    expect(chosen.bank).toBe(true);
    expect(chosen.question).toBe('How does the Sun count?');
    expect(chosen.ways.map(({ choice, taken, frees }) => [choice, taken, frees])).toEqual([
      ['X', false, false],
      ['5', true, false],
      ['0', false, false],
    ]);
  });

  it('is asked for only until the table has said how', () => {
    const ASKED = 'Ann: 5 = 5, 10 = 10, Sun = 10. May bank, or throw 2. How does the Sun count?';
    const log = given(...ON_BOARD, 'Ann: 5X24/S');
    const say = (state: typeof log) => tableModel({ ...table(TWO), log: state }).announcement;
    expect(say(log)).toBe(ASKED);
    const chosen = when(log, { type: 'choose', choice: '5' });
    expect(say(chosen)).toBe('Ann: 5 = 5, 10 = 10, Sun = 5. May bank, or throw 2');
    const back = when(chosen, { type: 'choose', choice: 'X' });
    expect(say(back)).toBe('Ann: 5 = 5, 10 = 10, Sun = 10. May bank, or throw 2');
    expect(say(when(chosen, { type: 'undo' }))).toBe(ASKED);
    expect(say(given(...ON_BOARD, 'Ann: 5X24/S=X'))).toBe(say(back));
  });

  it('between two pairs names the flash each makes', () => {
    const { ways } = model(TWO, 'Ann: 2244/S');
    expect(ways.map(({ choice, points }) => [choice, points])).toEqual([
      ['4', 40],
      ['2', 20],
    ]);
  });

  it('is gone with the first cube of the next throw', () => {
    expect(entering(table(...ON_BOARD, 'Ann: 5X24/S'), taps('4'))).toMatchObject({ question: '', ways: [] });
  });
});

describe('a last lick', () => {
  /** Bo leads with 530, Cy is out, Ann has 400. */
  const LICK = [
    'players: Ann | Bo | Cy',
    'standings: 400 | 480 | 100',
    'up: Bo',
    'Bo: total 50',
    'Cy: total 0',
  ];

  it('warns before a stop that puts the player out', () => {
    const short = model(...LICK, 'Ann: 5X24/6');
    expect(short).toMatchObject({
      care: true,
      bank: true,
      bankTitle: 'Stop at 415',
      bankReason: 'Ann would be out',
      aim: 'Needs 120 more to take the lead',
      next: 'Stopping at 415 puts Ann out',
      bankName: 'Stop at 415: Ann would be out',
      announcement: 'Ann: 5 = 5, 10 = 10. Needs 120 more to take the lead. Would be out if stopping at 415',
    });
    expect(short.seats.map(({ note, leads, out }) => [note, leads, out])).toEqual([
      ['last lick', false, false],
      ['leads', true, false],
      ['out', false, true],
    ]);
  });

  it('tells who is out by it, however it ended', () => {
    expect(model(...LICK).headline).toBe('Cy banked nothing and is out with 100');
    const before = ['players: Ann | Bo | Cy', 'standings: 400 | 480 | 100', 'up: Bo', 'Bo: total 50'];
    const after = (turn: string) => model(...before, `Cy: ${turn}`).headline;
    expect(after('2346/2')).toBe('Train Wreck: Cy is out with 100');
    expect(after('5X24/6 wimp')).toBe('Wimpout: Cy is out with 100');
    expect(after('5X24/6 bank')).toBe('Cy banked 15 and is out with 115');
    expect(after('total 440')).toBe('Cy banked 440 and has 540');
    expect(model(TWO, 'standings: 50 | 100', 'Ann: total 0').headline).toBe(
      'Ann banked nothing and keeps 50',
    );
  });

  it('warns nobody who would take the lead', () => {
    const lines = [TWO, 'standings: 490 | 480', 'up: Bo', 'Bo: total 20', 'Ann: 5X24/6'];
    // 505 is more than 500.
    expect(model(...lines)).toMatchObject({ care: false, bank: true, aim: '', bankTitle: 'Bank 15' });
  });

  it('warns nobody in an end-game, where a short stop loses nothing', () => {
    expect(model('rules: end-game', ...LICK, 'Ann: 5X24/6')).toMatchObject({
      care: false,
      bank: true,
      bankTitle: 'Bank 15',
    });
  });
});

describe('the seats', () => {
  const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lou'];

  it('hold twelve players, no two of whom look alike', () => {
    const { seats, markers, feltDescription } = model(`players: ${NAMES.join(' | ')}`, 'up: Lou');
    expect(seats.map(({ name }) => name)).toEqual(NAMES);
    expect(new Set(seats.map(({ shape, colour }) => `${shape} ${colour}`)).size).toBe(12);
    expect(markers.map(({ id }) => id)).toEqual(NAMES);
    expect(seats.filter(({ up }) => up).map(({ name }) => name)).toEqual(['Lou']);
    for (const name of NAMES) expect(feltDescription).toContain(name);
  });

  it('tell who owes the opening, which a rule can waive', () => {
    expect(model(TWO, 'standings: 50 | 0').seats.map(({ instead }) => instead)).toEqual(['', 'needs 35']);
    expect(model('rules: rulebook opening=0', TWO).seats.map(({ instead }) => instead)).toEqual(['', '']);
  });

  it('wear the markers that were chosen', () => {
    const { seats } = tableModel({ ...table(TWO), seats: [{ name: 'Ann', marker: 'heart' }] });
    expect(seats[0]?.shape).toBe('heart');
  });
});

describe('a table whose game is over', () => {
  it('has nothing to do but the step back', () => {
    const over = model('rules: rulebook ending=sudden goal=50', TWO, 'Ann: total 60');
    expect(over).toMatchObject({
      actions: [],
      undo: true,
      bank: false,
      ways: [],
    });
    expect(over.seats.some(({ up }) => up)).toBe(false);
    expect(over.announcement).toBe('Ann wins with 60. The goal was reached.');
  });
});

import { describe, expect, test } from 'vitest';
import {
  ENDS,
  type Game,
  type OpenGame,
  OUTS,
  playerAt,
  REFUSALS,
  startGame,
  withPlayer,
} from '../../../src/engine/game.ts';
import { throwCubes } from '../../../src/engine/play.ts';
import type { Ruling } from '../../../src/engine/ruling.ts';
import {
  isSettingValue,
  PRESET_NAMES,
  PRESETS,
  presetRules,
  RULEBOOK,
  SETTING_KEYS,
  SETTINGS,
  type Setting,
  type SettingKey,
} from '../../../src/engine/settings.ts';
import { readThrow, toThrow } from '../../../src/engine/throw.ts';
import { NEW_TURN, OBLIGATIONS } from '../../../src/engine/turn.ts';
import type { LogRefusal } from '../../../src/game/commands.ts';
import {
  endingBanner,
  endWords,
  leadNeed,
  outWords,
  phaseName,
  seatNote,
  winnerLine,
} from '../../../src/ui/words/ending.ts';
import {
  bankReason,
  mustDetails,
  mustLine,
  NO_DETAILS,
  obligationShort,
} from '../../../src/ui/words/obligations.ts';
import { obligationWhy } from '../../../src/ui/words/obligation-why.ts';
import { refusalWords, STORE_FAILURES, storeFailureWords } from '../../../src/ui/words/refusals.ts';
import {
  differenceWords,
  groupName,
  SETTING_GROUPS,
  type SettingGroup,
  settingQuestion,
  settingTitle,
  valueSources,
  valueWords,
  withoutEffect,
} from '../../../src/ui/words/settings.ts';
import { changedWords, presetLine, presetName } from '../../../src/ui/words/presets.ts';

const SENTENCE = /^[A-Z5].*[.?!]$/;
const GAP = /undefined|null|NaN|\[object/;

/** Words for each of a list: none empty, no gap, no two alike. */
function expectWords(texts: readonly string[], form = /./): void {
  for (const text of texts) {
    expect(text).toMatch(form);
    expect(text).not.toMatch(GAP);
  }
  expect(new Set(texts).size).toBe(texts.length);
}

function thrown(token: string, game: OpenGame): { game: Game; ruling: Ruling | null } {
  const read = readThrow(token);
  const cubes = read && toThrow(read);
  if (!cubes) throw new Error(token);
  const step = throwCubes(game, cubes);
  if (!step.ok) throw new Error(step.error);
  return step.value;
}

describe('obligations', () => {
  const game = startGame(RULEBOOK, ['Ann', 'Bo', 'Cy']);

  test('each has short words, a reason for Bank and sentences with sources', () => {
    const details = { ...NO_DETAILS, pending: ['4'] as const, there: ['Cy'], total: 255 };
    expectWords(OBLIGATIONS.map((each) => obligationShort(each, details)));
    expectWords(OBLIGATIONS.map((each) => bankReason([each], details)));
    const whys = OBLIGATIONS.map((each) => obligationWhy(each, details));
    expectWords(
      whys.map(({ text }) => text),
      SENTENCE,
    );
    for (const { text, sources } of whys) {
      expect(sources).not.toEqual([]);
      expect(text.split(/\.(?: |$)/).length).toBeLessThanOrEqual(3);
    }
  });

  test('a flash that is not yet on the board', () => {
    const { game: after, ruling } = thrown('222X/4', game);
    if (after.phase === 'over') throw new Error('over');
    const details = mustDetails(after, ruling);
    expect(mustLine(['opening', 'flash'], details)).toBe('Must throw 1: reach 35, clear the 2s');
    expect(mustLine(['flash'], details)).toBe('Must throw 1: clear the 2s');
    // With `once` any face will do (RULES.md, section 3).
    const once = { ...details, rules: presetRules('dice-now') };
    expect(mustLine(['flash'], once)).toBe('Must throw 1: one more throw after the flash');
    expect(bankReason(['flash'], once)).toBe('One more throw first');
    expect(mustLine(['opening'], details)).toBe('Must throw 1: reach 35 to get on the board');
    expect(bankReason(['flash'], details)).toBe('Clear the 2s first');
    expect(bankReason(['opening', 'flash'], details)).toBe('5 more to get on the board');
  });

  test('a spot that is taken', () => {
    const seated = withPlayer(withPlayer(game, 0, { banked: 250, onBoard: true }), 2, { banked: 255 });
    const { game: after, ruling } = thrown('5234/2', seated);
    if (after.phase === 'over') throw new Error('over');
    const details = mustDetails(after, ruling);
    expect(mustLine(['spot'], details)).toBe('Must throw 4: Cy is on 255, keep rolling');
    expect(bankReason(['spot'], details)).toBe('Cy is on 255');
    expect(obligationWhy('spot', details).text).toBe(
      'Nobody may stop on another player’s spot. Cy is on 255.',
    );
  });

  test('before the first throw, after a void one, and with all five', () => {
    expect(mustLine([], NO_DETAILS)).toBe('');
    expect(mustLine(['start'], NO_DETAILS)).toBe('Throw all five to begin');
    expect(mustLine(['start', 'again'], NO_DETAILS)).toBe('Must throw all five: same cubes again');
    expect(mustLine(['all-five'], NO_DETAILS)).toBe('Must throw all five: all five scored');
    expect(bankReason([], NO_DETAILS)).toBe('');
  });

  test('why the same cubes go again, and how each table clears', () => {
    const flash = thrown('4445/2', game).game as OpenGame;
    const clearing = ['all', 'matching', 'void-flash'] as const;
    const again = clearing.map((way) => {
      const { game: after, ruling } = thrown('/4', { ...flash, rules: { ...RULEBOOK, clearing: way } });
      return obligationWhy('again', mustDetails(after as OpenGame, ruling)).sources;
    });
    expect(again).toEqual([['RB', 'RV', 'WP'], ['TBL'], ['DN']]);
    expect(obligationWhy('again', NO_DETAILS).sources).toEqual(['RB+']);
    expectWords(
      SETTINGS.clearing.values.map(
        (way) =>
          obligationWhy('flash', { ...NO_DETAILS, pending: ['4'], rules: { ...RULEBOOK, clearing: way } })
            .text,
      ),
      SENTENCE,
    );
    expect(NEW_TURN.points).toBe(NO_DETAILS.points);
  });
});

describe('refusals', () => {
  const codes: readonly LogRefusal[] = [
    ...REFUSALS,
    'syntax',
    'nothing-to-undo',
    'nothing-to-redo',
    'no-such-step',
  ];
  test('each says what is wrong', () => expectWords(codes.map(refusalWords), SENTENCE));
  test('each failure of the store says what is kept', () =>
    expectWords(STORE_FAILURES.map(storeFailureWords), SENTENCE));
});

describe('settings', () => {
  test('each has a title, a question, and words and sources for its values', () => {
    expectWords(SETTING_KEYS.map(settingTitle));
    expectWords(SETTING_KEYS.map(settingQuestion), SENTENCE);
    for (const key of SETTING_KEYS) {
      const setting: Setting = SETTINGS[key];
      const values: readonly (string | number)[] =
        setting.kind === 'choice' ? setting.values : [setting.min, setting.initial, setting.max];
      const different = [...new Set(values)];
      expectWords(different.map((value) => valueWords(key, value as never)));
      for (const value of different) {
        expect(isSettingValue(key, value)).toBe(true);
        expect(valueSources(key, value as never)).not.toEqual([]);
      }
    }
  });

  test('each stands in one group', () => {
    const grouped = Object.values<readonly SettingKey[]>(SETTING_GROUPS).flatMap((keys) => keys);
    expect([...grouped].sort()).toEqual([...SETTING_KEYS].sort());
    expectWords((Object.keys(SETTING_GROUPS) as SettingGroup[]).map(groupName));
  });

  test('a value that is not in the list has no words', () => {
    expect(() => valueWords('ending', 'never' as never)).toThrow();
  });

  test('some have no effect beside others', () => {
    const idle = (change: object) =>
      SETTING_KEYS.filter((key) => withoutEffect(key, { ...RULEBOOK, ...change }) !== '');
    expect(idle({})).toEqual(['tie', 'samplerSun']);
    expect(idle({ ending: 'end-game', sampler: 25, clearing: 'once' })).toEqual([
      'pendingFlash',
      'matchingTrain',
    ]);
    for (const clearing of ['all', 'matching', 'void-flash'])
      expect(idle({ clearing })).toEqual(['tie', 'samplerSun']);
  });

  test('presets have a name and a line, and rules are counted from them', () => {
    expectWords(PRESET_NAMES.map(presetName));
    expectWords(PRESET_NAMES.map(presetLine));
    expect(changedWords(RULEBOOK, 'rulebook')).toBe('As the rulebook: no settings changed');
    expect(changedWords(presetRules('short'), 'short')).toBe('As Short game: no settings changed');
    expect(changedWords({ ...RULEBOOK, opening: 50 }, 'rulebook')).toBe('1 setting changed');
    expect(changedWords(presetRules('dice-now'), 'rulebook')).toBe('7 settings changed');
    for (const preset of PRESET_NAMES) {
      expect(differenceWords(presetRules(preset))).toHaveLength(Object.keys(PRESETS[preset]).length);
    }
  });
});

describe('endings', () => {
  const game = startGame(RULEBOOK, ['Ann', 'Bo', 'Cy', 'Dee']);
  const ending = {
    ...withPlayer(withPlayer(withPlayer(game, 3, { banked: 515 }), 1, { banked: 485 }), 0, { out: 'lick' }),
    phase: 'last-licks',
    up: 1,
    leader: 3,
    waiting: [2],
  } as const;

  test('last licks', () => {
    expect(endingBanner(ending)).toBe('Last licks: Dee leads with 515');
    expect(ending.players.map((_, place) => seatNote(ending, place))).toEqual([
      'out',
      'last lick',
      'waits',
      'leads',
    ]);
    const turn = { ...NEW_TURN, points: 25, started: true };
    expect(leadNeed({ ...ending, turn })).toBe('Needs 10 more to take the lead');
    expect(leadNeed({ ...ending, turn, rules: { ...RULEBOOK, spots: 'bump' } })).toBe(
      'Needs 5 more to take the lead',
    );
    expect(leadNeed({ ...ending, turn: { ...turn, points: 50 } })).toBe('Ahead by 20: bank to take the lead');
    expect(leadNeed(game)).toBe('');
  });

  test('codes', () => {
    expectWords(ENDS.map(endWords), SENTENCE);
    expectWords(OUTS.map((out) => outWords(out)));
    expectWords((['play', 'last-licks', 'end-game', 'over'] as const).map(phaseName));
    expect(outWords('wrecks', 3)).toBe('three train wrecks');
    expect(outWords('wrecks', 7)).toBe('7 train wrecks');
  });

  test('winners', () => {
    const over = (winners: readonly number[]) =>
      ({
        phase: 'over',
        rules: RULEBOOK,
        players: ending.players,
        end: 'end-game',
        leader: winners[0] ?? null,
        winners,
      }) as const;
    expect(winnerLine(over([3]))).toBe('Dee wins with 515');
    expect(winnerLine(over([3, 1]))).toContain('Dee and Bo win with 515');
    expect(winnerLine(over([]))).toBe('Nobody wins');
    expect(seatNote(over([3]), 3)).toBe('wins');
    expect(playerAt(ending, 0).out).toBe('lick');
  });
});

/** What the bench says of cases that come up in games of chance: always something, and never twice the same for two. */
import { describe, expect, it } from 'vitest';
import { benchModel, chatText } from '../../src/app/bench-model.ts';
import { rowsOf } from '../../src/app/bench-rows.ts';
import { answer } from '../../src/bench/answer.ts';
import { gameOf } from '../../src/bench/case.ts';
import { type RulesChange, type Setting, SETTING_KEYS, SETTINGS } from '../../src/engine/settings.ts';
import { changeRules } from '../../src/engine/table.ts';
import type { AnswerRow, AnswerView } from '../../src/ui/answer-card.ts';
import { settingTitle } from '../../src/ui/words/settings.ts';
import { makeCaseText } from '../../src/bench/case-text.ts';
import { resultWords } from '../../src/ui/words/bench-answer.ts';
import { positionWords, seatNames } from '../../src/ui/words/bench-case.ts';
import { randomCases } from '../bench/random-cases.ts';

const CASES = 300;

/** What no sentence has: words of programs, doubled marks and blanks, the thrower in the third person. */
const ODD = /undefined|null|NaN|\[object|\.\.|\. \.|,,| {2}|\bYou (?:throws|wins|is|goes|leads)\b/;

const saidIn = ({ why, follows }: AnswerView): readonly AnswerRow[] => [...why, ...follows];
const rowText = ({ title, points, text }: AnswerRow): string => `${title} ${points} ${text}`;

describe(`${CASES} random cases, what is a table’s choice`, () => {
  it('is marked, or named in the legend; what any single setting has said otherwise is marked', () => {
    const faults: string[] = [];
    for (const { asked } of randomCases(CASES, 11)) {
      const text = makeCaseText(asked);
      const names = seatNames(asked.seats, null);
      const model = benchModel(asked, names, null);
      if (model === null) throw new Error(`No answer to ${text}`);
      const rows = saidIn(model.view);
      const { compared, sure } = model;
      const marked = rows.map(({ choice }) => choice).join();
      expect(sure.marked, text).toBe(marked.replaceAll(',', '') !== '');
      for (const { title } of compared.settings)
        expect(`${marked} ${sure.text.replace(/.*Other tables/, '')}`, text).toContain(title);
      if (sure.text.startsWith('Certain')) expect(compared.settings, text).toEqual([]);
      for (const key of SETTING_KEYS) {
        const setting: Setting = SETTINGS[key];
        // Of a number the neighbours and the ends.
        const now = Number(asked.rules[key]);
        const values: readonly (string | number)[] =
          setting.kind === 'choice'
            ? setting.values
            : [setting.min, now - setting.step, now + setting.step, setting.max].filter(
                (value) => value >= setting.min && value <= setting.max,
              );
        for (const value of values) {
          const change = { [key]: value } as RulesChange;
          const rules = { ...asked.rules, ...change };
          if (value === asked.rules[key]) continue;
          // What the table could not agree on now is no other table's reading of this position.
          if (asked.ending === null ? !changeRules(gameOf(asked), change).ok : key === 'ending') continue;
          const settled = answer({ ...asked, rules });
          const other = settled.ok ? settled : answer({ ...asked, rules, choice: null });
          if (!other.ok) continue;
          const { why, follows } = rowsOf(other.value, names);
          const said = new Set([...why, ...follows].map(rowText));
          // The ways are said only where they are marked.
          for (const row of rows)
            if (!said.has(rowText(row)) && !row.text.startsWith('The thrower chooses:'))
              if (!row.choice.includes(settingTitle(key)))
                faults.push(`${text} ${key}=${value}: ${row.text}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe(`${CASES} random cases on the bench`, () => {
  it('are told in whole sentences, and differ in words where they differ', () => {
    for (const { asked } of randomCases(CASES, 7)) {
      const text = makeCaseText(asked);
      const names = seatNames(asked.seats, null);
      const model = benchModel(asked, names, null);
      if (model === null) throw new Error(`No answer to ${text}`);
      const { answer, view, compared } = model;
      const own = resultWords(answer, names);
      const rows = [...compared.differing, ...compared.settings];
      const said = [
        positionWords(asked, names),
        model.announcement,
        own,
        chatText(asked, answer, names, 'link'),
        ...[...view.why, ...view.follows].map((row) => `${row.text} ${row.choice}`),
        ...rows.map(({ title, note, result }) => `${title} ${note} ${result}`),
      ];
      for (const words of said) expect(words, text).not.toMatch(ODD);
      expect(model.must || model.may, text).not.toBe('');
      for (const { result, title } of rows) {
        expect(result, `${text} ${title}`).not.toBe(own);
        expect(result, `${text} ${title}`).not.toContain('for another reason');
        expect(result, `${text} ${title}`).not.toContain('cannot come up');
      }
    }
  });
});

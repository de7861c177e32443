/** What the bench says of cases that come up in games of chance: always something, and never twice the same for two. */
import { describe, expect, it } from 'vitest';
import { benchModel, chatText } from '../../src/app/bench-model.ts';
import { makeCaseText } from '../../src/bench/case-text.ts';
import { resultWords } from '../../src/ui/words/bench-answer.ts';
import { positionWords, seatNames } from '../../src/ui/words/bench-case.ts';
import { randomCases } from '../bench/random-cases.ts';

const CASES = 300;

/** What no sentence has: words of programs, doubled marks and blanks, the thrower in the third person. */
const ODD = /undefined|null|NaN|\[object|\.\.|\. \.|,,| {2}|\bYou (?:throws|wins|is|goes|leads)\b/;

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

import { expect, it } from 'vitest';
import { pageExamples } from '../../src/app/book-model.ts';
import { parseCaseText } from '../../src/bench/case-text.ts';
import { EXAMPLES } from '../../src/ui/book-examples.ts';
import { PAGES } from '../../src/ui/book-pages.ts';
import { everyTable } from './book-tables.ts';

it.each(everyTable().map((table) => [JSON.stringify(table), table] as const))(
  'the examples of the book are cases, with a page for each reason, under %s',
  (_, table) => {
    for (const page of PAGES) {
      const views = pageExamples(page, table);
      for (const { text, lines } of views) {
        expect(parseCaseText(text).ok, text).toBe(true);
        for (const said of lines) expect(PAGES).toContain(said.page);
      }
      expect(views.length > 0, page).toBe(EXAMPLES[page].length > 0);
    }
  },
);

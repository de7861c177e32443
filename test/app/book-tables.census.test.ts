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

it('the examples of the book are about their page under every table', () => {
  for (const table of everyTable()) {
    const told = JSON.stringify(table);
    for (const page of PAGES) {
      const samplers = pageExamples(page, table).filter(({ headline }) => headline.includes('Sampler'));
      if (page !== 'sampler') expect(samplers, `${page} ${told}`).toEqual([]);
    }
    const at = 5 * Math.min(20, Math.floor(table.goal / 10));
    const [spot] = pageExamples('spots', table);
    expect(spot?.given, told).toContain(`Player 2 ${at + 15}`);
    expect(spot?.follows, told).toBe(
      {
        'keep-rolling': `Must throw 3: Player 2 is on ${at + 15}, keep rolling`,
        share: 'May bank, or throw 2 + Sun',
        bump: 'May bank, or throw 2 + Sun',
      }[table.spots],
    );
    expect(spot?.lands, told).toBe(
      {
        'keep-rolling': '',
        share: `Lands on ${at + 15}, with Player 2`,
        bump: `Lands on ${at + 15}, bumps Player 2`,
      }[table.spots],
    );
  }
});

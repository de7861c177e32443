import { describe, expect, it } from 'vitest';
import {
  exampleCase,
  findInBook,
  isPlayed,
  obligingPages,
  odds,
  pageExamples,
  pageSettings,
  rulesName,
  whyMust,
} from '../../src/app/book-model.ts';
import { answer } from '../../src/bench/answer.ts';
import { presetRules, RULEBOOK, type Rules, SETTING_KEYS } from '../../src/engine/settings.ts';
import { PAGES, type PageId } from '../../src/ui/book-pages.ts';
import { pageText, pageTitle } from '../../src/ui/words/book.ts';
import { glossary } from '../../src/ui/words/glossary.ts';
import { everyTable } from './book-tables.ts';

const rules = (change: Partial<Rules>): Rules => ({ ...RULEBOOK, ...change });

/** What RULES.md says of each example under the rulebook or, where it does not play it, with it. */
const EXPECTED: Readonly<Record<PageId, readonly (readonly [headline: string, follows: string])[]>> = {
  cubes: [['Sun = 10', 'May bank, or throw 3']],
  throw: [
    ['5 = 5, 10 = 10', 'May bank, or throw 2 + Sun'],
    ['5 + 5 = 10, 10 = 10', 'May bank, or throw 1 + Sun'],
  ],
  flash: [
    ['Flash of 4s = 40', 'Must throw 2: clear the 4s'],
    ['Flash of 5s = 50', 'Must throw 2: clear the 5s'],
  ],
  'four-alike': [
    ['Flash of 4s = 40', 'Must throw 2: clear the 4s'],
    ['Flash of 4s = 40', 'Must throw 2: clear the 4s'],
    ['Flash of 5s = 50, 5 = 5', 'Must throw 1: clear the 5s'],
  ],
  train: [
    ['Freight train of 2s: 200', 'Must throw all five: all five scored'],
    ['Flash of 4s = 40, Sun = 10', 'Must throw 1: clear the 4s'],
    ['Five stars: the game is won', ''],
    ['Supernova: too many points', ''],
  ],
  wimpout: [
    ['Wimpout', ''],
    ['Train Wreck', ''],
  ],
  sun: [
    ['Sun = 10', 'May bank, or throw 3'],
    ['Flash of 4s = 40', 'Must throw 2: clear the 4s'],
    ['5 = 5, Sun left', 'May bank, or throw 2 + Sun'],
  ],
  'two-pairs': [
    ['Flash of 10s = 100', 'Must throw 2: clear the 10s'],
    ['Flash of 5s = 50', 'Must throw 2: clear the 5s'],
    ['Flash of 4s = 40, 5 + 5 = 10', 'Must throw all five: clear the 4s, all five scored'],
  ],
  bank: [
    ['5 = 5, 10 = 10', 'May bank, or throw 2 + Sun'],
    ['Flash of 4s = 40, 5 = 5', 'Must throw 1: clear the 4s'],
  ],
  clearing: [
    ['Flash of 4s = 40', 'Must throw 2: clear the 4s'],
    ['5 = 5', 'May bank, or throw 1'],
    ['Wimpout', ''],
  ],
  reroll: [
    ['Void: a 4 showed', 'Must throw 2 again: clear the 4s'],
    ['Sun = 10', 'May bank, or throw 1'],
  ],
  'all-five': [
    ['Flash of 4s = 40, 5 = 5, 10 = 10', 'Must throw all five: clear the 4s, all five scored'],
    ['10 = 10', 'Must throw all five: all five scored'],
  ],
  wellenda: [],
  board: [
    ['5 = 5, 10 = 10', 'Must throw 3: reach 35 to get on the board'],
    ['Flash of 4s = 40', 'Must throw 1: clear the 4s'],
  ],
  spots: [['5 = 5, 10 = 10', 'Must throw 3: Player 2 is on 115, keep rolling']],
  ending: [
    ['Flash of 4s = 40, 5 = 5', 'Must throw 1: clear the 4s'],
    ['5 = 5, 10 = 10', 'May bank, or throw 2 + Sun'],
  ],
  places: [],
  'full-house': [
    ['Full House: throw both again', 'Must throw 2 again: clear the 4s'],
    ['Wimpout, an extra Last Lick', ''],
  ],
  sampler: [
    ['Cosmic Sampler: 25', 'Must throw all five: all five scored'],
    ['Cosmic Sampler: 25', 'Must throw all five: all five scored'],
  ],
  'guiding-light': [],
};

describe('the examples of the book', () => {
  it.each(PAGES)('of %s are ruled as the rulebook says', (page) => {
    expect(pageExamples(page, RULEBOOK).map(({ headline, follows }) => [headline, follows])).toEqual(
      EXPECTED[page],
    );
  });

  it('say what a table plays otherwise', () => {
    const head = (page: PageId, change: Partial<Rules>) =>
      pageExamples(page, rules(change)).map(({ headline }) => headline);
    expect(head('train', { sunTrain: 'any' })[1]).toBe('Freight train of 4s: 400');
    // The choice that these rules do not give falls away, and with it the third example.
    expect(head('two-pairs', { twoPairs: 'highest' })).toEqual(['Flash of 10s = 100', 'Flash of 5s = 50']);
    expect(head('reroll', { clearing: 'matching' })[0]).toBe('A 4 showed: throw 1 again');
    expect(head('reroll', { clearing: 'once' })[0]).toBe('10 = 10');
    expect(exampleCase('nonsense', RULEBOOK)).toBeNull();
    expect(isPlayed('full-house', RULEBOOK)).toBe(false);
    expect(isPlayed('full-house', presetRules('encyclopedia'))).toBe(true);
    expect(isPlayed('sampler', RULEBOOK)).toBe(false);
    expect(isPlayed('flash', RULEBOOK)).toBe(true);
  });

  it('name every reason to throw on, with its page', () => {
    const asked = exampleCase('5544/S=4', RULEBOOK);
    const made = asked && answer(asked);
    if (!asked || !made?.ok) throw new Error('no case');
    expect(whyMust(asked, made.value).map(({ page }) => page)).toEqual(['clearing', 'all-five']);
  });
});

describe('the pages of the book', () => {
  it('have a title of their own and a few whole sentences, under every table', () => {
    expect(new Set(PAGES.map(pageTitle)).size).toBe(PAGES.length);
    for (const table of everyTable()) {
      for (const page of PAGES) {
        const text = pageText(page, table);
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThan(7);
        for (const sentence of text) expect(sentence).toMatch(/^(?!.*undefined)[A-Z5].*[.:]$/);
      }
    }
  });

  it('show each setting on one page, and clearing on both', () => {
    const shown = PAGES.flatMap(pageSettings).sort();
    expect(shown).toEqual([...SETTING_KEYS, 'clearing'].sort());
  });

  it('of what makes you throw are those that do', () => {
    expect(obligingPages(RULEBOOK)).toEqual(['board', 'clearing', 'all-five', 'spots', 'reroll', 'wellenda']);
    // Share the spots, no opening, stop with all five, one more throw after a flash.
    const loose = rules({ opening: 0, spots: 'share', mustThrowFive: 'off', clearing: 'once' });
    expect(obligingPages(loose)).toEqual(['clearing', 'wellenda']);
    expect(obligingPages(rules({ spots: 'bump', fullHouse: 'choice' }))).toEqual([
      'board',
      'clearing',
      'all-five',
      'reroll',
      'full-house',
      'wellenda',
    ]);
  });

  it('name the rules they are told by', () => {
    expect(rulesName(RULEBOOK)).toBe('Rulebook');
    expect(rulesName(rules({ opening: 50 }))).toBe('Rulebook, 1 setting changed');
  });
});

describe('the glossary', () => {
  it('has each word once, in order, each with a sentence', () => {
    const words = glossary().map(({ term }) => term);
    expect(new Set(words).size).toBe(words.length);
    expect([...words].sort((a, b) => a.localeCompare(b))).toEqual(words);
    for (const { text } of glossary()) expect(text).toMatch(/^[A-Z5].*\.$/);
  });

  it('has every word of the game', () => {
    const words = glossary().map(({ term }) => term.toLowerCase());
    const wanted =
      'cube,common cube,sun cube,face,throw,turn,flash,freight train,wimpout,train wreck,supernova,pending,clear,bank,stop,spot,marker,on the board,opening,obligation,last lick,guiding light,ruling,seat,player,wellenda,cosmic sampler,full house,keep rolling,adjustment,goal,single,match';
    for (const word of wanted.split(',')) expect(words).toContain(word);
  });
});

describe('search', () => {
  const titles = (query: string) => findInBook(query, RULEBOOK).map(({ kind, title }) => `${kind} ${title}`);

  it('puts the page of that name first, whatever the case and the accents', () => {
    for (const query of ['sun', ' SUN', 'Sún']) expect(titles(query)[0]).toBe('page The Sun');
    expect(titles('flash')[0]).toBe('page Flash');
    expect(titles('two pairs').slice(0, 2)).toEqual([
      'page Two pairs and the Sun',
      'setting Two pairs and the Sun',
    ]);
    expect(titles('keep')[0]).toBe('term Keep Rolling');
    expect(titles('goal')[0]).toBe('term Goal');
  });

  it('finds words of the text, all of them, in any order', () => {
    expect(titles('thrower pair')).toContain('page Two pairs and the Sun');
    expect(titles('player’s spot')).toEqual(titles("player's spot"));
    expect(titles('flash zebra')).toEqual([]);
    expect(titles('   ')).toEqual([]);
    expect(titles('.*')).toEqual([]);
  });
});

describe('the odds', () => {
  it('are those of RULES.md, section 6', () => {
    expect(odds(RULEBOOK).map(({ wimpouts, throws }) => [wimpouts, throws])).toEqual([
      [4, 6],
      [3, 6],
      [16, 36],
      [12, 36],
      [60, 216],
      [45, 216],
      [204, 1296],
      [153, 1296],
      [450, 7776],
    ]);
    expect(odds(RULEBOOK).map(({ mean }) => mean.toFixed(3))).toEqual([
      '2.500',
      '4.167',
      '5.000',
      '6.667',
      '8.681',
      '11.181',
      '14.132',
      '17.882',
      '26.538',
    ]);
  });
});

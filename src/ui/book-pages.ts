/** The pages of the book of rules, and which of them explains each thing that the app can say. */
import type { Part, Rule, Ruling } from '../engine/ruling.ts';
import type { SettingKey } from '../engine/settings.ts';
import type { Obligation } from '../engine/turn.ts';

/** The chapters, each with its pages, in the order of the book. */
export const CHAPTERS = {
  throw: ['cubes', 'throw', 'flash', 'four-alike', 'train', 'wimpout'],
  sun: ['sun', 'two-pairs'],
  turn: ['bank', 'clearing', 'reroll', 'all-five', 'wellenda'],
  game: ['board', 'spots', 'ending', 'places'],
  table: ['full-house', 'sampler', 'guiding-light'],
} as const;
export type Chapter = keyof typeof CHAPTERS;
export type PageId = (typeof CHAPTERS)[Chapter][number];

export const PAGES = Object.values(CHAPTERS).flat() as readonly PageId[];

export const isPage = (text: string): text is PageId => (PAGES as readonly string[]).includes(text);

/** Where each rule that a line appeals to is explained. */
export const RULE_PAGES: Readonly<Record<Rule, PageId>> = {
  flash: 'flash',
  'sun-rule': 'sun',
  'pair-chosen': 'two-pairs',
  'pair-highest': 'two-pairs',
  'fourth-alike': 'four-alike',
  single: 'throw',
  'sun-called': 'sun',
  'sun-ten': 'sun',
  'sun-left': 'sun',
  train: 'train',
  'sun-train': 'train',
  'sun-train-threes': 'train',
  stars: 'train',
  supernova: 'train',
  sampler: 'sampler',
  'full-house': 'full-house',
  'reroll-all': 'reroll',
  'reroll-matching': 'reroll',
  'void-flash': 'reroll',
  nothing: 'throw',
  unnoted: 'throw',
};

export const PART_PAGES: Readonly<Record<Part, PageId>> = {
  flash: 'flash',
  train: 'train',
  sampler: 'sampler',
  single: 'throw',
  sun: 'sun',
  bystander: 'four-alike',
  blank: 'throw',
  match: 'reroll',
  pair: 'full-house',
};

const OUTCOME_PAGES: Readonly<Record<Ruling['outcome'], PageId>> = {
  scored: 'throw',
  wimpout: 'wimpout',
  void: 'reroll',
  rethrow: 'reroll',
  win: 'train',
  supernova: 'train',
};

/** Where what became of the whole throw is explained. */
export const outcomePage = (ruling: Ruling): PageId =>
  ruling.outcome === 'void' && ruling.reason === 'full-house' ? 'full-house' : OUTCOME_PAGES[ruling.outcome];

const OBLIGATION_PAGES: Readonly<Record<Obligation, PageId>> = {
  start: 'bank',
  again: 'reroll',
  opening: 'board',
  flash: 'clearing',
  'all-five': 'all-five',
  spot: 'spots',
};

/** Where an obligation is explained. `ruling` is that of the last throw; null when it was a wellenda or there was none. */
export function obligationPage(obligation: Obligation, ruling: Ruling | null): PageId {
  if (obligation !== 'again') return OBLIGATION_PAGES[obligation];
  return ruling === null ? 'wellenda' : outcomePage(ruling);
}

export const SETTING_PAGES: Readonly<Record<SettingKey, PageId>> = {
  goal: 'ending',
  goalIs: 'ending',
  opening: 'board',
  sunTrain: 'train',
  sunValue: 'sun',
  sunRest: 'sun',
  twoPairs: 'two-pairs',
  clearing: 'reroll',
  pendingFlash: 'clearing',
  matchingTrain: 'reroll',
  trainPending: 'train',
  mustThrowFive: 'all-five',
  spots: 'spots',
  ending: 'ending',
  tie: 'ending',
  fullHouse: 'full-house',
  sampler: 'sampler',
  samplerSun: 'sampler',
  trainWrecksOut: 'wimpout',
};

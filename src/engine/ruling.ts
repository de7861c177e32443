/**
 * What the referee says of a throw: the outcome, and line by line what each cube did, for how many points and
 * by which rule. Codes and facts only; the words are made where they are shown.
 */
import type { Cubes, NumberFace } from './cubes.ts';
import type { Choice, Throw } from './throw.ts';

/** Where a rule comes from, as RULES.md names its sources. */
export const SOURCES = ['RB', 'RB+', 'DN', 'RV', 'WP', 'TBL', 'US'] as const;
export type Source = (typeof SOURCES)[number];

/**
 * The rules a line can appeal to, each with the sources that have it (RULES.md, sections 2, 3 and 5). Where those of
 * a Sampler and of a Full House have it in different ways, the ruling tells which (`lineSources` among the words).
 */
export const RULE_SOURCES = {
  flash: ['RB', 'RV', 'WP', 'DN'],
  'sun-rule': ['RB', 'RV', 'WP', 'DN'],
  'pair-chosen': ['RB', 'RV', 'WP'],
  'pair-highest': ['DN'],
  'fourth-alike': ['RB', 'US'],
  single: ['RB', 'RV', 'WP', 'DN'],
  'sun-called': ['RB', 'RV', 'WP'],
  'sun-ten': ['DN'],
  'sun-left': ['RB', 'RV', 'WP'],
  train: ['RB', 'RV', 'WP', 'DN'],
  'sun-train': ['DN'],
  'sun-train-threes': ['TBL'],
  stars: ['RB', 'WP'],
  supernova: ['RB', 'WP'],
  sampler: ['WP', 'TBL'],
  'full-house': ['RB+', 'WP'],
  'reroll-all': ['RB', 'RV', 'WP'],
  'reroll-matching': ['TBL'],
  'void-flash': ['DN'],
  nothing: ['RB', 'RV', 'WP', 'DN'],
  unnoted: ['US'],
} as const satisfies Record<string, readonly Source[]>;

export type Rule = keyof typeof RULE_SOURCES;

/** What a cube did: it helped a flash, a train or a Sampler, scored alone, was the free Sun, matched a pending face, or lay there. */
export const PARTS = [
  'flash',
  'train',
  'sampler',
  'single',
  'sun',
  'bystander',
  'blank',
  'match',
  'pair',
] as const;
export type Part = (typeof PARTS)[number];

/** One part of a ruling. Every cube of the judged throw stands in exactly one line. */
export interface Line {
  readonly part: Part;
  /** Places in the judged throw: its common cubes from 0, then the Sun cube. */
  readonly cubes: readonly number[];
  /** 0 for what scored nothing. */
  readonly points: number;
  readonly rule: Rule;
}

interface Judged {
  /** The cubes the ruling is about: those thrown, and under `matching` those that were held with them. */
  readonly whole: Throw;
  readonly lines: readonly Line[];
  /** What the thrower may choose between, the notation's default first; empty unless there are two ways or more. */
  readonly choices: readonly Choice[];
  /** The choice that was taken; null where there was none. */
  readonly choice: Choice | null;
}

/** Points for the turn. */
export interface Scored extends Judged {
  readonly outcome: 'scored';
  readonly points: number;
  /** The cubes that did not score; none of them means that all five are picked up. */
  readonly left: Cubes;
  /** The flash or train that was made, with the face it would leave pending. */
  readonly made: { readonly kind: 'flash' | 'train'; readonly face: NumberFace } | null;
  /** An extra Last Lick was taken with a Full House. */
  readonly lick: boolean;
}

/** Nothing scored: the turn ends and its points are lost. */
export interface Wimpout extends Judged {
  readonly outcome: 'wimpout';
  /** Five cubes were thrown: a Train Wreck. */
  readonly wreck: boolean;
  readonly lick: boolean;
}

/** Nothing of the throw counts; the same cubes are thrown again. */
export interface Void extends Judged {
  readonly outcome: 'void';
  /** The pending faces that showed; empty for a Full House and for a void nobody noted. */
  readonly matched: readonly NumberFace[];
  readonly reason: 'pending' | 'full-house' | 'unnoted';
}

/** Under `clearing: matching`: the cubes that show a pending face are thrown again, the others stay as they lie. */
export interface Rethrow extends Judged {
  readonly outcome: 'rethrow';
  readonly matched: readonly NumberFace[];
  /** The cubes to throw again. */
  readonly cubes: Cubes;
  readonly held: Throw;
}

/** Five stars: the game is won at once. */
export interface Win extends Judged {
  readonly outcome: 'win';
}

/** Five 10s, the Supernova: the player is out of the game. */
export interface Supernova extends Judged {
  readonly outcome: 'supernova';
}

export type Ruling = Scored | Wimpout | Void | Rethrow | Win | Supernova;

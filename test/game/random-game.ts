/**
 * Games that chance plays: rules over all settings with goals small enough to be reached, commands mostly from
 * what is on offer. Everything follows from a seed, so a failure is repeated by its seed and number of steps.
 */
import { type Cubes, NUMBER_FACES, SUN_CUBE_FACES } from '../../src/engine/cubes.ts';
import { type Game, playerAt, type Standing } from '../../src/engine/game.ts';
import {
  type Rules,
  type RulesChange,
  type Setting,
  SETTING_KEYS,
  type SettingKey,
  SETTINGS,
} from '../../src/engine/settings.ts';
import { CHOICES } from '../../src/engine/throw.ts';
import type { Command } from '../../src/game/commands.ts';
import { eventOf, type GameEvent } from '../../src/game/events.ts';
import { type Log, perform, startLog } from '../../src/game/log.ts';
import { offers } from '../../src/game/offers.ts';

export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with this probability. */
  hits(probability: number): boolean;
}

/** A small seeded generator (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { next, below, pick, hits: (probability) => next() < probability };
}

/** Names that are easily taken for something else. */
const NAMES = [
  'Ann',
  'Ann B',
  'Bo',
  'Bo +5 x',
  'bank',
  'total 60',
  '__proto__',
  'constructor',
  'toString',
  '-5',
  '44/S=4',
  '\u{1f3b2}'.repeat(40),
  'Zo\u00eb',
  'Zoe\u0308',
  '\u05d0\u05d1 \u05d2',
  'a\u200bb',
] as const;

const REASONS = ['said please', '-5 why', '+5 x', 'rules(goal=50)', '# no', 'x: y | z', '\u{1f3b2}'] as const;

/** Goals, openings and wreck limits that a short game meets; every other setting as it comes. */
const SMALL: Partial<Record<SettingKey, readonly number[]>> = {
  goal: [50, 75, 100, 150, 200],
  opening: [0, 0, 5, 35, 60],
  sampler: [0, 25, 50],
  trainWrecksOut: [0, 0, 1, 2],
};

function randomValue(chance: Chance, key: SettingKey): string | number {
  const setting: Setting = SETTINGS[key];
  const values: readonly (string | number)[] = setting.kind === 'choice' ? setting.values : [setting.initial];
  return chance.pick(SMALL[key] ?? values);
}

export const randomRules = (chance: Chance): Rules =>
  Object.fromEntries(SETTING_KEYS.map((key) => [key, randomValue(chance, key)])) as unknown as Rules;

export function randomChange(chance: Chance): RulesChange {
  const keys = Array.from({ length: 1 + chance.below(2) }, () => chance.pick(SETTING_KEYS));
  return Object.fromEntries(keys.map((key) => [key, randomValue(chance, key)]));
}

export function shuffled<T>(chance: Chance, list: readonly T[]): readonly T[] {
  const rest = [...list];
  return list.map(() => rest.splice(chance.below(rest.length), 1)[0] as T);
}

export function randomStart(chance: Chance): GameEvent {
  const count = chance.hits(0.6) ? 1 + chance.below(4) : 1 + chance.below(12);
  const players = shuffled(chance, NAMES).slice(0, count);
  return eventOf({ type: 'started', rules: randomRules(chance), players });
}

/** A throw of these cubes: as it falls, all alike, with a pending face, or with blanks. */
export function randomThrow(chance: Chance, cubes: Cubes, pending: readonly string[]): string {
  const style = chance.next();
  const alike = chance.pick(pending.length > 0 && style < 0.1 ? pending : NUMBER_FACES);
  const face = (faces: readonly string[]): string => {
    if (style < 0.25 && faces.includes(alike) && chance.hits(style < 0.15 ? 1 : 0.6)) return alike;
    if (style > 0.95 && chance.hits(0.4)) return '-';
    return chance.pick(faces);
  };
  const common = Array.from({ length: cubes.common }, () => face(NUMBER_FACES)).join('');
  const sun = style < 0.25 && chance.hits(0.3) ? 'S' : face(SUN_CUBE_FACES);
  return cubes.sun ? `${common}/${sun}` : common;
}

const randomTotal = (chance: Chance): number => 5 * chance.below(chance.hits(0.3) ? 3 : 20);

const randomStandings = (chance: Chance, game: Game): readonly Standing[] =>
  game.players.map(() => ({
    banked: chance.hits(0.5) ? 0 : randomTotal(chance),
    onBoard: chance.hits(0.5),
  }));

const HOUSE_RULES = [
  'no phones',
  '# comment',
  'rules: short',
  'Ann: bank',
  '\u{1f3b2}'.repeat(200),
  'two\nlines',
  '',
];

/** A change with a record of who agreed or without, or a house rule; some are missing among those who agreed. */
function randomAgreement(chance: Chance, game: Game): Command {
  const names = game.players.map(({ name }) => name);
  const agreed = chance.hits(0.8) ? shuffled(chance, names) : names.slice(1);
  const at = chance.hits(0.9) ? 1_764_000_000_000 + chance.below(1e9) : chance.pick([-1, 0.5, 2 ** 48]);
  if (chance.hits(0.3)) return { type: 'agree-house-rule', text: chance.pick(HOUSE_RULES), agreed, at };
  const change = randomChange(chance);
  return { type: 'change-rules', change, ...(chance.hits(0.5) ? { agreed, at } : {}) };
}

/** Any command, often one that is refused. */
export function anyCommand(chance: Chance, game: Game): Command {
  const player = chance.hits(0.9) ? chance.pick(game.players).name : chance.pick(NAMES);
  const players = shuffled(
    chance,
    game.players.map(({ name }) => name),
  );
  switch (chance.below(15)) {
    case 0:
      return { type: 'take-up', standings: randomStandings(chance, game) };
    case 1: {
      const cubes = { common: chance.below(5), sun: chance.hits(0.5) };
      const choice = chance.hits(0.5) ? `=${chance.pick(CHOICES)}` : '';
      return { type: 'throw', throw: randomThrow(chance, cubes, []) + choice };
    }
    case 2:
      return { type: 'choose', choice: chance.pick(CHOICES) };
    case 3:
      return { type: 'wellenda' };
    case 4:
      return { type: 'wimpout' };
    case 5:
      return { type: 'void' };
    case 6:
      return { type: 'bank' };
    case 7:
      return { type: 'total', points: chance.pick([0, 5, 35, 60, 7, -5, 10_000, 10_005]) };
    case 8:
      return randomAgreement(chance, game);
    case 9: {
      const points = 5 * (chance.below(15) - 7);
      return { type: 'adjust', player, points, reason: chance.pick(REASONS) };
    }
    case 10:
      return chance.hits(0.2) ? { type: 'leave', player } : { type: 'wellenda' };
    case 11:
      return { type: 'join', player: chance.pick(NAMES) };
    case 12:
      return { type: 'give-turn', player };
    case 13:
      return { type: 'change-seats', players: chance.hits(0.9) ? players : players.slice(1) };
    default:
      return chance.hits(0.7) ? { type: 'undo' } : { type: 'redo' };
  }
}

/** The next command: mostly a throw, a stop or a choice that is on offer. */
export function randomCommand(chance: Chance, log: Log): Command {
  const { game } = log.last;
  const offered = offers(log);
  const take = chance.next();
  if (log.last.before === null && take < 0.1) {
    return { type: 'take-up', standings: randomStandings(chance, game) };
  }
  if (take < 0.15) return anyCommand(chance, game);
  if (take < 0.18 && (game.phase === 'last-licks' || game.phase === 'end-game')) {
    return { type: 'leave', player: playerAt(game, game.leader).name };
  }
  if (offered.choices.length > 0 && take < 0.3)
    return { type: 'choose', choice: chance.pick(offered.choices) };
  if (game.phase === 'over') return { type: take < 0.8 ? 'undo' : 'redo' };
  if (offered.total && take < 0.5) return { type: 'total', points: randomTotal(chance) };
  if (offered.bank && take < 0.75) return { type: 'bank' };
  const pending = game.turn.pending.map(({ face }) => face);
  return { type: 'throw', throw: randomThrow(chance, game.turn.cubes, pending) };
}

/** One command of a played game: whether it was accepted, and the log before and after it. */
export interface Played {
  readonly command: Command;
  /** Null when the command was refused. */
  readonly event: GameEvent | null;
  readonly before: Log;
  readonly after: Log;
}

/** Plays so many commands; a game that is over goes on only by undoing or choosing otherwise. */
export function* playRandomly(seed: number, steps: number): Generator<Played, void> {
  const chance = chanceOf(seed);
  let log = startLog(randomStart(chance));
  for (let step = 0; step < steps; step++) {
    // A finished game mostly stays so.
    if (log.last.game.phase === 'over' && chance.hits(0.5)) return;
    const command = randomCommand(chance, log);
    const performed = perform(log, command);
    const after = performed.ok ? performed.value.log : log;
    yield { command, event: performed.ok ? performed.value.event : null, before: log, after };
    log = after;
  }
}

/**
 * Games as people play them: four players, fair cubes, the rulebook's rules, and every throw told in the fewest taps
 * that the pad allows: the faces that score and "rest blank", or Wimpout, or Void.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Cubes, NUMBER_FACES, SUN, SUN_CUBE_FACES } from '../../src/engine/cubes.ts';
import type { Ruling } from '../../src/engine/ruling.ts';
import { presetRules } from '../../src/engine/settings.ts';
import type { Command } from '../../src/game/commands.ts';
import { type Draft, makeDraftThrow, restBlank, type Tap } from '../../src/game/draft.ts';
import { eventOf } from '../../src/game/events.ts';
import { type Log, perform, startLog } from '../../src/game/log.ts';
import { offers } from '../../src/game/offers.ts';
import { type Chance, chanceOf } from './random-game.ts';

/** What a finger hits: a key of the pad, or a button of the actions. */
export type Hit = Tap | 'rest-blank' | 'wimpout' | 'void' | 'bank';

/** One throw, or a bank, as it is told. */
export interface Told {
  readonly what: 'throw' | 'bank';
  readonly hits: readonly Hit[];
}

export const PLAYERS = ['Ann', 'Bo', 'Cy', 'Dee'] as const;

/**
 * Plays from a seed until somebody has won, or so many throws are thrown; one after the other, as a table would.
 * Ends with the log that these taps must lead to.
 */
export function playedGame(
  seed: number,
  goal: number,
  mostThrows = Number.POSITIVE_INFINITY,
): { readonly told: readonly Told[]; readonly log: Log } {
  const chance = chanceOf(seed);
  const rules = { ...presetRules('rulebook'), goal };
  let log = startLog(eventOf({ type: 'started', rules, players: [...PLAYERS] }));
  const told: Told[] = [];
  for (let throws = 0; throws < mostThrows; ) {
    const { game } = log.last;
    if (game.phase === 'over') break;
    if (offers(log).bank && stops(chance, game.turn.points, game.turn.cubes)) {
      log = after(log, { type: 'bank' });
      told.push({ what: 'bank', hits: ['bank'] });
      continue;
    }
    const step = tellThrow(log, throwCubes(chance, game.turn.cubes));
    log = step.log;
    told.push({ what: 'throw', hits: step.hits });
    throws++;
  }
  return { told, log };
}

/** A careful player: few cubes in hand are a reason to stop, so are many points. */
const stops = (chance: Chance, points: number, { common, sun }: Cubes): boolean =>
  points > 0 && (points >= 50 || common + (sun ? 1 : 0) <= 2 || chance.hits(0.3));

function throwCubes(chance: Chance, cubes: Cubes): Draft {
  const common = Array.from(
    { length: cubes.common },
    (): Tap => ({ cube: 'common', face: chance.pick(NUMBER_FACES) }),
  );
  return cubes.sun ? [...common, { cube: 'sun', face: chance.pick(SUN_CUBE_FACES) }] : common;
}

/** The shortest way to tell these cubes that comes to the same. */
function tellThrow(log: Log, cubes: Draft): { readonly hits: readonly Hit[]; readonly log: Log } {
  const whole = after(log, { type: 'throw', throw: makeDraftThrow(cubes) });
  const { ruling } = whole.last;
  if (ruling?.outcome === 'wimpout') return { hits: ['wimpout'], log: after(log, { type: 'wimpout' }) };
  if (ruling?.outcome === 'void' && offers(log).void)
    return { hits: ['void'], log: after(log, { type: 'void' }) };
  const faces = ruling === null ? [] : scoringFaces(ruling);
  if (faces.length > 0 && faces.length < cubes.length - 1) {
    const { game } = log.last;
    if (game.phase === 'over') throw new Error('Nobody throws when the game is over');
    const blanks = restBlank(faces, game.turn.cubes);
    const short = after(log, { type: 'throw', throw: makeDraftThrow(blanks) });
    if (isDeepStrictEqual(short.last.game, whole.last.game))
      return { hits: [...faces, 'rest-blank'], log: short };
  }
  return { hits: cubes, log: whole };
}

/** The cubes that scored, told by their faces. */
function scoringFaces({ lines, whole }: Ruling): Draft {
  const places = lines.flatMap(({ points, cubes }) => (points > 0 ? cubes : []));
  return places.map((place): Tap => {
    const face = whole.common[place];
    return face === undefined ? { cube: 'sun', face: whole.sun ?? SUN } : { cube: 'common', face };
  });
}

function after(log: Log, command: Command): Log {
  const performed = perform(log, command);
  if (!performed.ok) throw new Error(`${JSON.stringify(command)} was refused: ${performed.error}`);
  return performed.value.log;
}

/** Taps for each throw, banks left out. */
export function tapsPerThrow(told: readonly Told[]): number {
  const throws = told.filter(({ what }) => what === 'throw');
  return throws.reduce((taps, { hits }) => taps + hits.length, 0) / throws.length;
}

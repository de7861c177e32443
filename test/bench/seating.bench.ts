/**
 * How well rounds are seated that are proposed one after the other, as in a tournament: repeated meetings against the
 * lower bound and the best of 10,000 plans made by chance, and how evenly places are shared. `test/run/bench-seating.js`
 * bundles this file and runs it. PLAYERS, ROUNDS and RESTARTS narrow it.
 */
import type { SeatingMode } from '../../src/tournament/facts.ts';
import { proposeRound } from '../../src/tournament/next-round.ts';
import { countRepeats, fewestRepeats } from '../../src/tournament/round.ts';
import { presentIn, roundsOf, type Tournament } from '../../src/tournament/tournament.ts';
import { chanceFrom } from '../tournament/chance.ts';
import { after, entered } from '../tournament/given.ts';
import {
  bestByChance,
  mostUneven,
  playRound,
  playRounds,
  sizesOf,
  tournamentOf,
} from '../tournament/play.ts';

export interface Options {
  readonly players: readonly number[];
  readonly rounds: readonly number[];
  readonly restarts: number;
  readonly print: (line: string) => void;
}

/** @returns whether all that is demanded holds */
export function measureSeating({ players, rounds, restarts, print }: Options): boolean {
  const random = chanceFrom(7);
  const last = Math.max(...rounds);
  let fine = true;
  let unevenPlans = 0;
  let plans = 0;
  print(
    'By chance: repeated meetings / lower bound / best of the restarts; * where places are off by more than one',
  );
  for (const count of players) {
    const sizes = sizesOf(playRounds(tournamentOf(count, last), 'ladder', last, random));
    const byChance = bestByChance(sizes, restarts, random);
    const cells = rounds.map((length) => {
      const now = playRounds(tournamentOf(count, length), 'random', length, chanceFrom(count * 100 + length));
      const repeats = countRepeats(roundsOf(now));
      const fewest = fewestRepeats(sizes.slice(0, length));
      const best = byChance[length - 1] as number;
      const good = repeats <= fewest * 1.1 || repeats <= best;
      const even = mostUneven(roundsOf(now)) <= 1 + 1e-9;
      plans++;
      if (!even) unevenPlans++;
      if (!good) fine = false;
      return `${repeats}/${fewest}/${best}${even ? '' : '*'}${good ? '' : ' TOO MANY'}`;
    });
    print(`${String(count).padStart(3)} players  ${cells.map((cell) => cell.padEnd(14)).join('')}`.trimEnd());
  }
  print(`Places within one of even shares at the end: ${plans - unevenPlans} of ${plans}`);
  return fine;
}

const MODES = ['random', 'standing', 'ladder'] as const satisfies readonly SeatingMode[];

/** With late entries and drops before every round: a tenth goes, as many come. */
export function measureChanges(
  players: readonly number[],
  rounds: number,
  print: (line: string) => void,
): void {
  print(
    `With a tenth going and coming before each of ${rounds} rounds: repeated meetings, most uneven place`,
  );
  for (const count of players) {
    const cells = MODES.map((mode) => {
      const random = chanceFrom(count);
      let now = tournamentOf(count, rounds);
      for (let round = 0; round < rounds; round++) {
        if (round > 0) now = change(now, random);
        now = playRound(now, mode, random);
      }
      return `${mode} ${countRepeats(roundsOf(now))}, ${mostUneven(roundsOf(now)).toFixed(2)}`;
    });
    print(`${String(count).padStart(3)} players  ${cells.map((cell) => cell.padEnd(22)).join('')}`.trimEnd());
  }
}

function change(now: Tournament, random: () => number): Tournament {
  const present = presentIn(now);
  const some = Math.max(1, Math.round(present.length / 10));
  let next = now;
  for (let each = 0; each < some; each++) {
    const here = presentIn(next);
    next = after(next, { type: 'dropped', player: here[Math.floor(random() * here.length)] as string });
    next = after(next, entered(`Late ${next.entrants.length}`));
  }
  return next;
}

/** How long the proposal for the first of twelve rounds takes, and for the last one. */
export function measureTime(players: readonly number[], print: (line: string) => void): void {
  print('Processor time of a proposal in milliseconds: the first of twelve rounds, the twelfth');
  for (const count of players) {
    const cells = MODES.map((mode) => {
      const now = tournamentOf(count, 12);
      const late = playRounds(now, 'ladder', 11, chanceFrom(count));
      const [first, twelfth] = [timeOf(now, mode), timeOf(late, mode)];
      return `${mode} ${first.toFixed(0)}, ${twelfth.toFixed(0)}`;
    });
    print(`${String(count).padStart(3)} players  ${cells.map((cell) => cell.padEnd(22)).join('')}`.trimEnd());
  }
}

/** The median of five, after two to warm up. */
function timeOf(now: Tournament, mode: SeatingMode): number {
  const times: number[] = [];
  for (let run = -2; run < 5; run++) {
    const begun = process.cpuUsage();
    proposeRound(now, mode, chanceFrom(run));
    const { user, system } = process.cpuUsage(begun);
    if (run >= 0) times.push((user + system) / 1000);
  }
  return times.sort((one, other) => one - other)[2] as number;
}

/**
 * Every turn that a table can come to under given rules, by breadth-first search with the engine itself: all throws
 * of the cubes to be thrown, all choices, and a Wellenda.
 */
import { judge } from '../../src/engine/judge.ts';
import type { Ruling } from '../../src/engine/ruling.ts';
import type { Rules } from '../../src/engine/settings.ts';
import { type Choice, everyThrow, makeThrow } from '../../src/engine/throw.ts';
import { continueTurn, NEW_TURN, type Turn } from '../../src/engine/turn.ts';

/** What a turn's next ruling depends on, without its points. */
const structure = ({ cubes, held, pending }: Turn): string =>
  `${cubes.common}${cubes.sun ? 'S' : ''} ${held === null ? '' : `held ${makeThrow(held)}`} ${pending.map(({ face, points }) => `${face}:${points}`).join()}`;

export const turnKey = (turn: Turn): string =>
  `${structure(turn)} ${turn.points} ${turn.started} ${turn.again} ${turn.allFive}`;

/** Rulings that let the turn go on, those that do the same to it once. */
function rulingsOf(turn: Turn, rules: Rules): readonly Ruling[] {
  const thrown = new Map([...everyThrow(turn.cubes)].map((each) => [makeThrow(each), each]));
  const found = new Map<string, Ruling>();
  for (const each of thrown.values()) {
    const choices = new Set<Choice | undefined>([undefined]);
    for (const choice of choices) {
      const judged = judge(each, turn, rules, choice);
      if (!judged.ok) throw new Error(`${makeThrow(each, choice)}: ${judged.error}`);
      const ruling = judged.value;
      for (const other of ruling.choices) choices.add(other);
      if (ruling.outcome === 'scored' || ruling.outcome === 'void' || ruling.outcome === 'rethrow')
        found.set(turnKey(continueTurn(turn, ruling, rules)), ruling);
    }
  }
  return [...found.values()];
}

/** All turns with at most so many points. */
export function reachableTurns(rules: Rules, most: number): ReadonlyMap<string, Turn> {
  const rulings = new Map<string, readonly Ruling[]>();
  const reached = new Map([[turnKey(NEW_TURN), NEW_TURN]]);
  const waiting: Turn[] = [NEW_TURN];
  for (let turn = waiting.pop(); turn !== undefined; turn = waiting.pop()) {
    const known = structure(turn);
    const next = rulings.get(known) ?? rulingsOf(turn, rules);
    rulings.set(known, next);
    const turns = next.map((ruling) => continueTurn(turn, ruling, rules));
    for (const each of [...turns, { ...turn, again: true }]) {
      const key = turnKey(each);
      if (each.points > most || reached.has(key)) continue;
      reached.set(key, each);
      waiting.push(each);
    }
  }
  return reached;
}

/** What stands on the bench while a case is put to it. Pure. */
import { type Case, type CaseDraft, type CasePosition, FIRST_POSITION, positionOf } from '../bench/case.ts';
import { type Impossible, impossible, needsChange } from '../bench/possible.ts';
import { judge } from '../engine/judge.ts';
import { type OpenGame, playerAt, stillInAfter } from '../engine/game.ts';
import { type Choice, readThrow, type Throw, toThrow } from '../engine/throw.ts';
import { type Draft, fitsCubes, isComplete, makeDraftThrow, NO_DRAFT, type Tap } from '../game/draft.ts';
import { throwOf } from '../game/entry.ts';
import type { Log } from '../game/log.ts';
import { behindAgreements } from '../game/turn-throws.ts';
import type { Rules } from '../engine/settings.ts';

/** A position, the cubes told of the throw, and how the thrower settles it. */
export interface BenchState {
  readonly position: CasePosition;
  readonly draft: Draft;
  /** What was chosen last; it rests while the rules do not offer it. */
  readonly choice: Choice | null;
  /** The rules may have been others before: what they left is no reason to refuse the position. */
  readonly changed: boolean;
}

export const FIRST_BENCH: BenchState = {
  position: FIRST_POSITION,
  draft: NO_DRAFT,
  choice: null,
  changed: false,
};

/** Why the position cannot be; null for one that can. */
export const troubleOf = ({ position, changed }: BenchState): Impossible | null =>
  impossible(position, changed);

/** The case that stands there; null until every cube of the throw is told, and for a position that cannot be. */
export function caseOf(bench: BenchState): Case | null {
  const { thrown, ...asked } = caseDraftOf(bench);
  return thrown === null || troubleOf(bench) !== null ? null : { ...asked, thrown };
}

export function caseDraftOf({ position, draft, choice }: BenchState): CaseDraft {
  const { turn, rules } = position;
  const thrown = (isComplete(draft, turn.cubes) ? readToken(makeDraftThrow(draft)) : undefined) ?? null;
  const offered = thrown !== null && choice !== null && judge(thrown, turn, rules, choice).ok;
  return { ...position, thrown, choice: offered ? choice : null };
}

function readToken(token: string): Throw | undefined {
  const read = readThrow(token);
  return read && toThrow(read);
}

export function benchOf({ thrown, choice, ...position }: CaseDraft): BenchState {
  const common = (thrown?.common ?? []).map((face): Tap => ({ cube: 'common', face }));
  const sun: Draft = thrown?.sun ? [{ cube: 'sun', face: thrown.sun }] : [];
  return { position, draft: [...common, ...sun], choice, changed: needsChange(position) };
}

/**
 * What people argue about at a table: the throw that was just judged, also when something was agreed on since; where
 * none was, the position as it stands. Null when a stop ended the game.
 */
export function benchOfLog(log: Log): BenchState | null {
  const argued = arguedOver(log);
  if (argued === null) return null;
  const { game, thrown, choice } = argued;
  return benchOf({ ...positionOf(game), thrown, choice });
}

/** The players of that case by name, in the order of its seats. */
export function namesOfLog(log: Log): readonly string[] | null {
  const argued = arguedOver(log);
  if (argued === null) return null;
  const { game } = argued;
  const others = stillInAfter(game, game.up).filter((place) => place !== game.up);
  return [game.up, ...others].map((place) => playerAt(game, place).name);
}

interface Argued {
  /** Before the throw. */
  readonly game: OpenGame;
  readonly thrown: Throw | null;
  readonly choice: Choice | null;
}

function arguedOver({ last }: Log): Argued | null {
  const judged = behindAgreements(last);
  const entry = throwOf(judged);
  const before = entry?.before?.game;
  if (entry?.event.type === 'thrown' && before && before.phase !== 'over') {
    const thrown = readToken(entry.event.throw) ?? null;
    return { game: before, thrown, choice: judged.ruling?.choice ?? null };
  }
  return last.game.phase === 'over' ? null : { game: last.game, thrown: null, choice: null };
}

/** The bench with another position: cubes that it does not have are not told either. */
export function withPosition(bench: BenchState, position: CasePosition): BenchState {
  return fitsCubes(bench.draft, position.turn.cubes)
    ? { ...bench, position }
    : { ...bench, position, draft: NO_DRAFT, choice: null };
}

/** The same case under other rules; what those before have left is as good as changed at the table. */
export function withRules(bench: BenchState, rules: Rules): BenchState {
  const next = { ...bench, position: { ...bench.position, rules } };
  return { ...next, changed: bench.changed || (troubleOf(bench) === null && troubleOf(next) !== null) };
}

/** A look at the case under other rules, as the comparison judges it: a choice that they do not offer is gone. */
export function lookUnder(bench: BenchState, rules: Rules): BenchState {
  const looked = withRules({ ...bench, choice: caseDraftOf(bench).choice }, rules);
  return { ...looked, choice: caseDraftOf(looked).choice };
}

/** Back from such looks: exactly the case before them, with what was told, set or chosen since. */
export function backFrom(bench: BenchState, before: BenchState): BenchState {
  const choice = bench.choice ?? (bench.draft === before.draft ? before.choice : null);
  const back = { ...bench, position: { ...bench.position, rules: before.position.rules }, choice };
  const was = { ...back, changed: before.changed };
  return { ...was, changed: was.changed || (troubleOf(bench) === null && troubleOf(was) !== null) };
}

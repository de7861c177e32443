/** Cases as they come up in games that chance plays under rules that chance makes and changes. */
import { type Case, positionOf } from '../../src/bench/case.ts';
import type { OpenGame } from '../../src/engine/game.ts';
import { type Choice, readThrow, type Throw, toThrow } from '../../src/engine/throw.ts';
import { type Log, perform } from '../../src/game/log.ts';
import { chanceOf, playRandomly } from '../game/random-game.ts';

/** A case with the game it comes from: as it was before the throw, and the log behind it. */
export interface CaseInGame {
  readonly asked: Case;
  readonly before: OpenGame;
  readonly after: Log;
}

function throwFrom(token: string): { readonly thrown: Throw; readonly choice: Choice | null } {
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  if (!thrown) throw new Error(`Not a throw: ${token}`);
  return { thrown, choice: read.choice ?? null };
}

const STEPS = 60;

/** So many cases, always the same for a seed. Where a throw leaves something open, any of its choices is named or none. */
export function* randomCases(count: number, seed = 1): Generator<CaseInGame> {
  const chance = chanceOf(seed);
  for (let game = seed; ; game++)
    for (const { event, before, after } of playRandomly(game, STEPS)) {
      if (event?.type !== 'thrown' || before.last.game.phase === 'over') continue;
      const asked: Case = { ...positionOf(before.last.game), ...throwFrom(event.throw) };
      const choices = after.last.ruling?.choices ?? [];
      yield choices.length > 0 && chance.hits(0.5)
        ? chosen(asked, before, chance.pick(choices), event.throw)
        : { asked, before: before.last.game, after };
      if (--count === 0) return;
    }
}

function chosen(asked: Case, before: Log, choice: Choice, token: string): CaseInGame {
  const performed = perform(before, { type: 'throw', throw: `${token.replace(/=.*/, '')}=${choice}` });
  if (!performed.ok || before.last.game.phase === 'over') throw new Error(`No choice: ${choice}`);
  return { asked: { ...asked, choice }, before: before.last.game, after: performed.value.log };
}

/** How a game ends: phases, banners, ends, and who is out and why. */
import { msg, str } from '@lit/localize';
import {
  type End,
  type Ending,
  type Game,
  type OpenGame,
  type Out,
  type Over,
  type Phase,
  playerAt,
} from '../../engine/game.ts';
import { listWords } from './list.ts';

const PHASES: Readonly<Record<Phase, () => string>> = {
  play: () => msg('Under way'),
  'last-licks': () => msg('Last licks'),
  'end-game': () => msg('Last turns'),
  over: () => msg('Over'),
};

export const phaseName = (phase: Phase): string => PHASES[phase]();

/** "Last licks: Dee leads with 515". */
export function endingBanner(game: Ending): string {
  const { name, banked } = playerAt(game, game.leader);
  return msg(str`${phaseName(game.phase)}: ${name} leads with ${banked}`);
}

/** What the player who is up needs in an ending; empty outside one, and for the leader. */
export function leadNeed(game: OpenGame): string {
  if (game.phase === 'play' || game.leader === game.up) return '';
  const total = playerAt(game, game.up).banked + game.turn.points;
  const more = playerAt(game, game.leader).banked - total;
  if (more < 0) return msg(str`Ahead by ${-more}: bank to take the lead`);
  return msg(str`Needs ${more + (game.rules.spots === 'bump' ? 0 : 5)} more to take the lead`);
}

/** What stopping now would cost in last licks: "Bo would be out". */
export const wouldBeOut = (name: string): string => msg(str`${name} would be out`);
export const stoppingPutsOut = (total: number, name: string): string =>
  msg(str`Stopping at ${total} puts ${name} out`);
/** The same where the player has just been named. */
export const outIfStopping = (total: number): string => msg(str`Would be out if stopping at ${total}`);

/** The short note under a seat; empty where there is nothing to say. */
export function seatNote(game: Game, place: number): string {
  const player = playerAt(game, place);
  if (player.out !== null) return outShort(player.out);
  if (game.phase === 'over') return game.winners.includes(place) ? msg('wins') : '';
  if (game.phase === 'play') return '';
  if (place === game.leader) return msg('leads');
  if (place === game.up) return game.phase === 'last-licks' ? msg('last lick') : msg('last turn');
  return game.waiting.includes(place) ? msg('waits') : msg('done');
}

const outShort = (out: Out): string => (out === 'left' ? msg('left') : msg('out'));

const OUTS: Readonly<Record<Out, () => string>> = {
  supernova: () => msg('out by a Supernova'),
  lick: () => msg('out in a last lick'),
  wrecks: () => msg('out by train wrecks'),
  left: () => msg('left the game'),
};

const WRECKS: readonly (() => string)[] = [
  () => msg('one train wreck'),
  () => msg('two train wrecks'),
  () => msg('three train wrecks'),
];

/** Why a player is out: "out in a last lick", "three train wrecks". */
export function outWords(out: Out, wrecks = 0): string {
  if (out !== 'wrecks' || wrecks === 0) return OUTS[out]();
  return WRECKS[wrecks - 1]?.() ?? msg(str`${wrecks} train wrecks`);
}

const ENDS: Readonly<Record<End, () => string>> = {
  goal: () => msg('The goal was reached.'),
  stars: () => msg('Five stars won it at once.'),
  'last-licks': () => msg('Nobody took the lead back in a last lick.'),
  'end-game': () => msg('Everybody had a last turn.'),
  alone: () => msg('Nobody else was left.'),
  nobody: () => msg('Nobody was left in the game.'),
};

/** How it ended, as a sentence. */
export const endWords = (end: End): string => ENDS[end]();

/** "Dee wins with 515", "Ann and Bo win with 505", "Nobody wins". */
export function winnerLine(game: Over): string {
  const winners = game.winners.map((place) => playerAt(game, place));
  const [first] = winners;
  if (first === undefined) return msg('Nobody wins');
  if (winners.length > 1)
    return msg(str`${listWords(winners.map(({ name }) => name))} win with ${first.banked}`);
  return msg(str`${first.name} wins with ${first.banked}`);
}

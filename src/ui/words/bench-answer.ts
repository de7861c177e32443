/** What a ruling leads to: points at risk, what a stop does, where the turn or the game goes. */
import { msg, str } from '@lit/localize';
import type { Answer } from '../../bench/answer.ts';
import { type Game, type OpenGame, type Out, playerAt } from '../../engine/game.ts';
import { landing } from '../../game/landing.ts';
import { choiceKind, choiceWords, cubesShort } from './faces.ts';
import { listWords } from './list.ts';
import { mustDetails, mustLine } from './obligations.ts';
import { rulingHeadline } from './ruling.ts';
import { phaseName } from './bench-case.ts';

/** The game with its players called as at the table. */
export function named<G extends Game>(game: G, names: readonly string[]): G {
  const players = game.players.map((player, place) => ({ ...player, name: names[place] ?? player.name }));
  return { ...game, players };
}

/** The thrower; always in the first place. */
const YOU = 0;

const others = (game: Game, which: (place: number) => boolean): readonly string[] =>
  game.players.flatMap(({ name }, place) => (place !== YOU && which(place) ? [name] : []));

const winWords = (who: readonly string[]): string =>
  who.length > 1 ? msg(str`${listWords(who)} win`) : msg(str`${listWords(who)} wins`);

/** "45 at risk". */
export const atRisk = (points: number): string => msg(str`${points} at risk`);

/** What the thrower must do, or may: "Must throw 1: clear the 4s", "May stop, or throw 2". */
export function mustOrMay({ game, must, ruling }: Answer, names: readonly string[]): string {
  if (game.phase === 'over') return '';
  const open = named(game, names);
  return must.length > 0
    ? mustLine(must, mustDetails(open, ruling))
    : msg(str`May stop, or throw ${cubesShort(open.turn.cubes)}`);
}

/** What a stop would do; empty when the thrower may not stop. */
export function stopWords({ game, stopped }: Answer, names: readonly string[]): string {
  if (stopped === null || game.phase === 'over') return '';
  const before = named(game, names);
  const after = named(stopped, names);
  const total = playerAt(before, YOU).banked + before.turn.points;
  const bumped = others(after, (place) => after.players[place]?.banked !== before.players[place]?.banked);
  const stop = stopped.phase === 'over' ? overWords(total, after) : goesOnWords(total, before, after);
  if (bumped.length === 0) return stop;
  const back = after.players.find(({ name }) => name === bumped[0])?.banked ?? 0;
  return bumped.length > 1
    ? msg(str`${stop} ${listWords(bumped)} go back to ${back}.`)
    : msg(str`${stop} ${listWords(bumped)} goes back to ${back}.`);
}

function overWords(total: number, after: Game): string {
  const winners = after.phase === 'over' ? after.winners : [];
  if (winners.includes(YOU))
    return winners.length > 1
      ? msg(str`Stopping at ${total} ends the game: you share the win.`)
      : msg(str`Stopping at ${total} wins the game.`);
  const who = others(after, (place) => winners.includes(place));
  return who.length === 0
    ? msg(str`Stopping at ${total} ends the game.`)
    : msg(str`Stopping at ${total} ends the game: ${winWords(who)}.`);
}

function goesOnWords(total: number, before: OpenGame, after: Game): string {
  if (after.phase === 'over') return '';
  if (before.phase === 'play' && after.phase !== 'play')
    return after.phase === 'last-licks'
      ? msg(str`Stopping at ${total} reaches the goal: the others get a last lick.`)
      : msg(str`Stopping at ${total} reaches the goal: the others get one more turn each.`);
  if (after.phase === 'play') return freeWords(total, before);
  if (after.leader === YOU)
    return before.phase !== 'play' && before.leader === YOU
      ? msg(str`Stopping at ${total} keeps the lead.`)
      : msg(str`Stopping at ${total} takes the lead.`);
  const leader = playerAt(after, after.leader);
  if (playerAt(after, YOU).out !== null)
    return msg(str`Stopping at ${total} puts you out: ${leader.name} leads with ${leader.banked}.`);
  if (playerAt(after, YOU).licks < playerAt(before, YOU).licks)
    return msg(str`Stopping at ${total} does not take the lead and uses up an extra Last Lick.`);
  return msg(str`Stopping at ${total} leaves ${leader.name} in the lead with ${leader.banked}.`);
}

function freeWords(total: number, before: OpenGame): string {
  const lands = landing(before);
  if (lands?.kind === 'shared')
    return msg(str`Stopping at ${total} shares the spot with ${listWords(lands.names)}.`);
  if (lands?.kind === 'bumps') return msg(str`Stopping at ${total} lands on ${listWords(lands.names)}.`);
  return msg(str`Stopping at ${total} lands on a free spot.`);
}

/** Where the game goes when the throw ended the turn. */
export function endedWords({ game }: Answer, names: readonly string[]): string {
  const after = named(game, names);
  const out = playerAt(after, YOU).out;
  const you = out === null ? [] : [outWords(out)];
  return [...you, ...nextWords(after)].join(' ');
}

function outWords(out: Out): string {
  if (out === 'wrecks') return msg('That is one train wreck too many: you are out.');
  return out === 'lick' ? msg('Your last lick is over: you are out.') : msg('You are out.');
}

function nextWords(after: Game): readonly string[] {
  if (after.phase === 'over') {
    if (after.winners.includes(YOU)) return [msg('The game is over: you win.')];
    const who = others(after, (place) => after.winners.includes(place));
    return [
      who.length === 0
        ? msg('The game is over, and nobody wins.')
        : msg(str`The game is over: ${winWords(who)}.`),
    ];
  }
  const next =
    after.up === YOU ? msg('You throw next.') : msg(str`${playerAt(after, after.up).name} throws next.`);
  return after.phase === 'play' ? [next] : [next, msg(str`${phaseName(after.phase)} go on.`)];
}

/** All that an answer comes to, in a line. */
export function resultWords(answer: Answer, names: readonly string[]): string {
  const parts = [rulingHeadline(answer.ruling)];
  if (!answer.goesOn || answer.game.phase === 'over') parts.push(bare(endedWords(answer, names)));
  else {
    parts.push(atRisk(answer.game.turn.points), mustOrMay(answer, names));
    const stop = bare(stopWords(answer, names));
    if (stop !== '') parts.push(stop);
  }
  return parts.filter((part) => part !== '').join('. ');
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

const ways = ({ ruling }: Answer): readonly string[] =>
  ruling.choices.map((choice) => choiceWords(choice, choiceKind(ruling)));

/** What the thrower may choose between, for two answers that differ in nothing else. */
export function choicesWords(answer: Answer): string {
  const headline = rulingHeadline(answer.ruling);
  return answer.ruling.choices.length === 0
    ? msg(str`${headline}, with nothing to choose`)
    : msg(str`${headline}, to be chosen: ${ways(answer).join(', ')}`);
}

/** That the throw leaves something open: "The thrower chooses: Sun is 10, Sun is 5, Leave it." */
export const mayChoose = (answer: Answer): string =>
  msg(str`The thrower chooses: ${ways(answer).join(', ')}.`);

/** Two answers say the same and come to it by other rules. */
export const otherReason = (): string => msg('the same, for another reason');
/** The way the thrower settled it is not to be had there. */
export const choiceLost = (result: string): string => msg(str`${result}. It cannot be settled as here`);
/** The case cannot be under these rules. */
export const notPossible = (): string => msg('cannot come up so');

/** "45 or more", "up to 30", "40 to 60": the run of values with one answer. */
export const runWords = (value: number, to: number, min: number, max: number): string => {
  if (value === to) return String(value);
  if (to >= max) return msg(str`${value} or more`);
  return value <= min ? msg(str`up to ${to}`) : msg(str`${value} to ${to}`);
};

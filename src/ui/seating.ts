/**
 * Who sits where before a game: pure steps on the list of seats, the first of which throws first. Each seat has a
 * marker of its own.
 */
import { MAX_PLAYERS } from '../engine/game.ts';
import { cleanLine, isPlayerName, LINE_HEADS, MAX_NAME_LENGTH } from '../game/names.ts';
import { MARKERS } from './marker-art.ts';

export type MarkerId = (typeof MARKERS)[number]['id'];

/** A player at the table: the name and the marker they play with. */
export interface SeatedPlayer {
  readonly name: string;
  readonly marker: MarkerId;
}

/** A player as remembered; a marker this version does not know is replaced. */
export interface KnownPlayer {
  readonly name: string;
  readonly marker: string;
}

export type Seats = readonly SeatedPlayer[];

/** This marker if nobody plays with it, else the first that is free. */
function freeMarker(seats: Seats, wanted?: string): MarkerId {
  const free = MARKERS.filter(({ id }) => seats.every(({ marker }) => marker !== id));
  return (free.find(({ id }) => id === wanted) ?? free[0] ?? MARKERS[0]).id;
}

/** The seats of these players; names no game can have, and those too many, are left out. */
export const seatAll = (players: readonly KnownPlayer[]): Seats =>
  players.reduce<Seats>(
    (seats, player) => (nameProblem(player.name, seats) ? seats : seat(seats, player)),
    [],
  );

/** One more at the end of the order. */
export const seat = (seats: Seats, { name, marker }: { name: string; marker?: string }): Seats => [
  ...seats,
  { name: cleanLine(name), marker: freeMarker(seats, marker) },
];

export const unseat = (seats: Seats, name: string): Seats => seats.filter((each) => each.name !== name);

/** The order with one seat moved to another place. */
export function moveSeat(seats: Seats, from: number, to: number): Seats {
  const moved = seats[from];
  if (!moved || to < 0 || to >= seats.length) return seats;
  const others = seats.filter((_, place) => place !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Gives a player this marker; whoever had it takes theirs. */
export function giveMarker(seats: Seats, name: string, marker: MarkerId): Seats {
  const before = seats.find((each) => each.name === name)?.marker;
  if (before === undefined) return seats;
  return seats.map((each) => {
    if (each.name === name) return { ...each, marker };
    return each.marker === marker ? { ...each, marker: before } : each;
  });
}

/** Why a name cannot be taken. */
export const NAME_PROBLEMS = ['empty', 'too-long', 'sign', 'reserved', 'duplicate', 'full'] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/** What keeps this text from being the next player's name; null when nothing does. */
export function nameProblem(text: string, seats: Seats): NameProblem | null {
  const name = cleanLine(text);
  if (name === '') return 'empty';
  if (name.length > 2 * MAX_NAME_LENGTH || [...name].length > MAX_NAME_LENGTH) return 'too-long';
  if ((LINE_HEADS as readonly string[]).includes(name)) return 'reserved';
  if (!isPlayerName(name)) return 'sign';
  if (seats.some((each) => each.name === name)) return 'duplicate';
  return seats.length >= MAX_PLAYERS ? 'full' : null;
}

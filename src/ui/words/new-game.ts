/** The words of the New Game screen. */
import { msg, str } from '@lit/localize';
import { MAX_PLAYERS } from '../../engine/game.ts';
import { MAX_NAME_LENGTH } from '../../game/names.ts';
import type { MarkerColour, MarkerShape } from '../marker-art.ts';
import type { NameProblem } from '../seating.ts';

export const heading = (): string => msg('New game');
export const rematch = (): string => msg('Rematch');
export const back = (): string => msg('Back');
export const players = (): string => msg('Players');
export const throwsFirst = (): string => msg('throws first');
export const noPlayers = (): string => msg('Who plays? Add them in the order they throw.');

export const arrange = (name: string): string => msg(str`Move or remove ${name}`);
export const moveUp = (): string => msg('Up');
export const moveDown = (): string => msg('Down');
export const remove = (): string => msg('Remove');
export const moved = (name: string, place: number, of: number): string =>
  msg(str`${name} is now ${place} of ${of}`);
export const removed = (name: string): string => msg(str`${name} is not in this game`);
export const added = (name: string, place: number): string => msg(str`${name} is player ${place}`);
export const rotate = (name: string): string => msg(str`Let ${name} throw first`);

export const addKnown = (name: string): string => msg(str`Add ${name}`);
export const showMore = (count: number): string => msg(str`${count} more`);
export const newPlayer = (): string => msg('New player');
export const nameLabel = (): string => msg('Name of the new player');
export const add = (): string => msg('Add');

const PROBLEMS: Readonly<Record<NameProblem, (name: string) => string>> = {
  empty: () => msg('Type a name first.'),
  'too-long': () => msg(str`A name can have ${MAX_NAME_LENGTH} letters at most.`),
  sign: () => msg('A name cannot have | or : or # in it.'),
  reserved: (name) => msg(str`“${name}” has another meaning in the sheet. Write it with a capital letter.`),
  duplicate: (name) => msg(str`${name} plays already. Add a letter to tell them apart.`),
  full: () => msg(str`${MAX_PLAYERS} players is the most.`),
};
export const nameProblemWords = (problem: NameProblem, name: string): string => PROBLEMS[problem](name);

export const markerButton = (name: string, marker: string): string =>
  msg(str`Marker of ${name}: ${marker}. Change it`);
export const markerHeading = (name: string): string => msg(str`Marker of ${name}`);
export const swapMarker = (marker: string, name: string): string => msg(str`${marker}, swap with ${name}`);
export const close = (): string => msg('Close');

const SHAPES: Readonly<Record<MarkerShape, () => string>> = {
  disc: () => msg('disc'),
  square: () => msg('square'),
  triangle: () => msg('triangle'),
  diamond: () => msg('diamond'),
  flower: () => msg('flower'),
  hexagon: () => msg('hexagon'),
  drop: () => msg('drop'),
  cross: () => msg('cross'),
  heart: () => msg('heart'),
  arch: () => msg('arch'),
  shield: () => msg('shield'),
  cog: () => msg('cog'),
};
const COLOURS: Readonly<Record<MarkerColour, () => string>> = {
  amber: () => msg('amber'),
  red: () => msg('red'),
  sky: () => msg('sky blue'),
  pine: () => msg('dark green'),
  pink: () => msg('pink'),
  violet: () => msg('violet'),
  orange: () => msg('orange'),
  blue: () => msg('blue'),
  lime: () => msg('light green'),
  brown: () => msg('brown'),
  cream: () => msg('cream'),
  coal: () => msg('black'),
};
/** "amber disc". */
export const markerName = ({ shape, colour }: { shape: MarkerShape; colour: MarkerColour }): string =>
  msg(str`${COLOURS[colour]()} ${SHAPES[shape]()}`);

export const howYouPlay = (): string => msg('How you play');
export const goalLabel = (): string => msg('Points to the goal');
export const endsTheGame = (): string => msg('ends the game');
export const winsTheGame = (): string => msg('wins the game');
export const houseRules = (): string => msg('House rules');
export const feltTo = (goal: number): string => msg(str`The felt, with the Sun at ${goal}`);

export const start = (): string => msg('Start');
export const addFirst = (): string => msg('Add a player first');
export const firstThrow = (name: string): string => msg(str`${name} throws first`);

/** How a seat's marker looks, and its drawing beside a name. */
import { html, type TemplateResult } from 'lit';
import type { Player } from '../engine/game.ts';
import { initialOf, type MarkerColour, type MarkerShape, markerOf } from './marker-art.ts';
import './player-marker.ts';

export interface SeatLook {
  readonly shape: MarkerShape;
  readonly colour: MarkerColour;
  readonly initial: string;
}

/** What is known of a seat beforehand: the name and the marker's id. */
export interface KnownSeat {
  readonly name: string;
  readonly marker: string;
}

/** The marker a player chose; who joined later gets the one of their place. */
export function seatLook(name: string, place: number, seats: readonly KnownSeat[]): SeatLook {
  const { shape, colour } = markerOf(seats.find((seat) => seat.name === name)?.marker, place);
  return { shape, colour, initial: initialOf(name) };
}

/** Those still in the game, with their markers. */
export const playersIn = (
  players: readonly Pick<Player, 'name' | 'out'>[],
  seats: readonly KnownSeat[],
): readonly { readonly name: string; readonly look: SeatLook }[] =>
  players.flatMap(({ name, out }, place) =>
    out === null ? [{ name, look: seatLook(name, place, seats) }] : [],
  );

export const seatMarker = ({ shape, colour, initial }: SeatLook): TemplateResult =>
  html`<player-marker .shape=${shape} .colour=${colour} .initial=${initial}></player-marker>`;

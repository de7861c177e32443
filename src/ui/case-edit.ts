/** A position at the bench while it is set up: what a change of one of its facts makes of the others. Pure. */
import { ALL_FIVE, type Cubes, countCubes, FACE_VALUE, type NumberFace } from '../engine/cubes.ts';
import { MAX_PLAYERS } from '../engine/game.ts';
import { NEW_TURN, type Turn } from '../engine/turn.ts';
import type { CaseEnding, CasePosition, CaseSeat } from '../bench/case.ts';

const NEW_SEAT: CaseSeat = { banked: 0, onBoard: false, wrecks: 0, licks: 0 };

/** What the last throw of the turn was: none yet, one that counted, one whose cubes are thrown again. */
export type LastThrow = 'none' | 'counted' | 'again';
export const LAST_THROWS: readonly LastThrow[] = ['none', 'counted', 'again'];

export const lastThrowOf = ({ again, started }: Turn): LastThrow =>
  again ? 'again' : started ? 'counted' : 'none';

export function withLastThrow(position: CasePosition, last: LastThrow): CasePosition {
  if (last === 'none') return { ...position, turn: NEW_TURN };
  return withTurn(position, {
    again: last === 'again',
    started: position.turn.started || last === 'counted',
  });
}

/** Other cubes in hand: nothing is held any more. */
export const withCubes = (position: CasePosition, cubes: Cubes): CasePosition =>
  withTurn(position, { cubes, held: null });

export const withPoints = (position: CasePosition, points: number): CasePosition =>
  withTurn(position, { points });

/** A face to be cleared, with the points of its flash, or one that is not; beside others only where rules leave several. */
export function withPending(position: CasePosition, face: NumberFace): CasePosition {
  const { rules, turn } = position;
  const rest = turn.pending.filter((each) => each.face !== face);
  if (rest.length < turn.pending.length) return withTurn(position, { pending: rest });
  const several = rules.pendingFlash === 'every' && rules.clearing !== 'once';
  const pending = [...(several ? rest : []), { face, points: 10 * FACE_VALUE[face] }];
  // A flash pending has its points in the turn.
  const least = pending.reduce((sum, flash) => sum + flash.points, 0);
  return withTurn(position, { pending, points: Math.max(turn.points, least) });
}

/** A turn with points, with a flash to clear, or with fewer cubes than five has a throw that counted behind it. */
function withTurn(position: CasePosition, change: Partial<Turn>): CasePosition {
  const turn = { ...position.turn, ...change };
  const five = countCubes(turn.cubes) === countCubes(ALL_FIVE);
  const started = turn.started || turn.points > 0 || turn.pending.length > 0 || (!five && turn.held === null);
  return {
    ...position,
    turn: { ...turn, started, allFive: turn.held === null ? started && five : turn.allFive },
  };
}

/** The facts of one of the players. */
export function withSeat(position: CasePosition, place: number, change: Partial<CaseSeat>): CasePosition {
  const seats = position.seats.map((seat, each) => {
    if (each !== place) return seat;
    const next = { ...seat, ...change };
    return change.banked === undefined ? next : { ...next, onBoard: seat.onBoard || next.banked > 0 };
  });
  const moved = place === 0 && change.banked !== undefined;
  return { ...position, seats, began: moved ? change.banked : position.began };
}

export const maySeatMore = ({ seats }: CasePosition): boolean => seats.length < MAX_PLAYERS;

export const withMoreSeats = (position: CasePosition): CasePosition =>
  maySeatMore(position) ? { ...position, seats: [...position.seats, NEW_SEAT] } : position;

/** Without one of the others; an ending has who is left. */
export function withoutSeat(position: CasePosition, place: number): CasePosition {
  const seats = position.seats.filter((_, each) => each !== place);
  const { ending } = position;
  if (ending === null || seats.length < 2) return { ...position, seats, ending: null };
  const leader = ending.leader > place ? ending.leader - 1 : ending.leader;
  return withEnding({ ...position, seats }, ending.kind, ending.leader === place ? best(seats) : leader);
}

export type CasePhase = 'play' | CaseEnding['kind'];

/** An ending has the best of the others in the lead. */
export function withPhase(position: CasePosition, phase: CasePhase): CasePosition {
  return phase === 'play'
    ? { ...position, ending: null }
    : withEnding(position, phase, position.ending?.leader ?? best(position.seats));
}

const best = (seats: readonly CaseSeat[]): number => {
  const totals = seats.slice(1).map(({ banked }) => banked);
  return totals.length === 0 ? 0 : totals.indexOf(Math.max(...totals)) + 1;
};

export const withLeader = (position: CasePosition, leader: number): CasePosition =>
  position.ending === null ? position : withEnding(position, position.ending.kind, leader);

/** Those wait who usually do; nothing is adjusted any more, so the turn began with the total. */
function withEnding(position: CasePosition, kind: CaseEnding['kind'], leader: number): CasePosition {
  const others = position.seats.map((_, place) => place).slice(1);
  const waiting = others.filter((place) => (kind === 'end-game' ? place < leader : place !== leader));
  const began = position.seats[0]?.banked ?? 0;
  return { ...position, began, ending: { kind, leader, waiting } };
}

/** The last turns go round: who waits and all before, or none from there on. */
export function withWaiting(position: CasePosition, place: number): CasePosition {
  const { ending } = position;
  if (ending === null) return position;
  const last = ending.waiting.includes(place) ? place - 1 : place;
  return { ...position, ending: { ...ending, waiting: Array.from({ length: last }, (_, each) => each + 1) } };
}

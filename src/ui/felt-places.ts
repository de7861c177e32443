/**
 * Who stands where on the felt: markers side by side on one spot, the queue at the rim, the ghost on the landing
 * spot, the tag beside it, the totals that the flames have no spot for. Pure.
 */
import { type Box, placeBeside, plate, type Tag } from './felt-box.ts';
import { type Body, type Crowd, makeRoom, type Reach, rowPlaces } from './felt-crowd.ts';
import type { FeltLayout } from './felt-layout.ts';
import { type Stretch, wholeView } from './felt-view.ts';
import type { MarkerColour, MarkerShape } from './marker-art.ts';
import { FLAME_SPOTS, type Point, SPOT } from './spiral.ts';

/** A player on the felt, as it is told. */
export interface FeltMarker {
  readonly id: string;
  readonly name: string;
  readonly shape: MarkerShape;
  readonly colour: MarkerColour;
  readonly initial: string;
  /** Points banked. */
  readonly total: number;
  /** Whose turn it is. */
  readonly up: boolean;
  /** Out of the game: drawn faintly. */
  readonly out: boolean;
  /** Leads in an ending: wears the small Sun. */
  readonly leader: boolean;
}

export interface MarkerStand extends Body {
  readonly marker: FeltMarker;
  /** The total of who is further than the flames have spots, written beside the marker. */
  readonly label?: Tag;
}

export interface Places {
  /** In drawing order: who is out comes first, who is up last, on top. */
  readonly markers: readonly MarkerStand[];
  /** Where the marker that is up would land. */
  readonly ghost: Body | undefined;
}

/** How far a halo reaches, in sizes of the markers. */
export const HALO = 0.78;
/** How far the ghost's ring reaches when it breathes, its stroke included. */
const GHOST = 0.6 * 1.1 + 0.05;
/** The ring around a marker's shape included. */
const RING = 0.53;
/** A page's buttons lie in corners of the felt, px. */
const BUTTON = 46;
/** The small Sun over a leader's left shoulder. */
const CROWN = 0.74;

/** Places for all markers, and for the ghost on `landing` if there is one. */
export function placeMarkers(felt: FeltLayout, markers: readonly FeltMarker[], landing?: number): Places {
  const groups = new Map<number, (FeltMarker | null)[]>();
  const join = (total: number, marker: FeltMarker | null): void => {
    const spot = Math.min(total, felt.goal + FLAME_SPOTS * SPOT);
    groups.set(spot, [...(groups.get(spot) ?? []), marker]);
  };
  if (landing !== undefined) join(landing, null);
  for (const marker of markers) join(marker.total, marker);

  const crowds = [...groups].map(([total, group]) => crowdOf(felt, total, group));
  const { sun } = felt;
  // Whoever stands on the flames leaves the number on the Sun alone.
  const number = { ...sun, size: sun.radius * 1.1, reach: NO_REACH };
  const shifts = makeRoom(crowds, wholeView(felt), number);
  let ghost: Body | undefined;
  const placed: MarkerStand[] = [];
  for (const [i, { members, bodies }] of crowds.entries())
    for (const [k, body] of bodies.entries()) {
      const shift = shifts[i] ?? { x: 0, y: 0 };
      const stand = { ...body, x: body.x + shift.x, y: body.y + shift.y };
      const marker = members[k];
      if (marker) placed.push({ ...stand, marker });
      else ghost = stand;
    }
  const height = ({ marker }: MarkerStand): number => Number(marker.up) - Number(marker.out);
  placed.sort((p, q) => height(p) - height(q));
  return { markers: withTotals(felt, placed, ghost), ghost };
}

const NO_REACH: Reach = { left: 0, top: 0, right: 0, bottom: 0 };

/** All on one spot, in order; the ghost is nobody. */
function crowdOf(
  felt: FeltLayout,
  total: number,
  group: readonly (FeltMarker | null)[],
): Crowd & { members: readonly (FeltMarker | null)[] } {
  // Who is up is first in the queue, and on top of a row at its end.
  const members = [...group].sort(
    (p, q) => (Number(p?.up ?? false) - Number(q?.up ?? false)) * (total === 0 ? -1 : 1),
  );
  const sizes = members.map((marker) => felt.markerSize * (marker ? (marker.up ? 1.12 : 0.92) : 1.2));
  const points = total === 0 ? queue(felt, members.length) : rowPlaces(sizes, standing(felt, total));
  return {
    members,
    bodies: members.map((marker, i) => {
      const size = sizes[i] ?? felt.markerSize;
      return { ...(points[i] ?? felt.sun), size, reach: reachOf(felt, marker, size) };
    }),
    isFixed: total === 0 || total === felt.goal,
  };
}

/** On the Sun one stands below its number. */
function standing(felt: FeltLayout, total: number): Point {
  const { x, y } = felt.spot(total);
  return total === felt.goal ? { x, y: y + felt.sun.radius * 0.62 } : { x, y };
}

function reachOf(felt: FeltLayout, marker: FeltMarker | null, size: number): Reach {
  const side = marker ? (marker.up ? felt.markerSize * HALO : size * RING) : felt.markerSize * GHOST;
  const crown = marker?.leader ? Math.max(side, size * CROWN) : side;
  return { left: crown, top: crown, right: side, bottom: side };
}

/** Those who have nothing yet line up before the first spot, down along the rim; many in files. */
function queue(felt: FeltLayout, count: number): Point[] {
  const start = felt.spot(0);
  const size = felt.markerSize;
  const x = Math.max(start.x, size * HALO);
  // A page's button may lie in the corner below; where the board is low the room is needed.
  const below = felt.height > 240 ? BUTTON + size / 2 : size * HALO;
  const room = felt.height - start.y - Math.max(size * HALO, below);
  const lines = Math.max(1, Math.floor(room / (size * 0.74)) + 1);
  const files = Math.ceil(count / lines);
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % files) * size * 0.86,
    y: start.y + Math.floor(i / files) * Math.min(size * 0.92, room / Math.max(1, lines - 1)),
  }));
}

/** Writes the totals beside those who are further than the flames have spots. */
function withTotals(
  felt: FeltLayout,
  stands: readonly MarkerStand[],
  ghost: Body | undefined,
): readonly MarkerStand[] {
  const last = felt.goal + FLAME_SPOTS * SPOT;
  if (!stands.some(({ marker }) => marker.total > last)) return stands;
  const inTheWay: Box[] = [...stands, ...(ghost ? [ghost] : [])].map(boxOf);
  inTheWay.push(sunNumber(felt));
  return stands.map((stand) => {
    if (stand.marker.total <= last) return stand;
    const tag = plate(String(stand.marker.total), felt.tagSize, felt.width);
    const label = placeBeside(tag, boxOf(stand), felt.tagSize * 0.1, inTheWay, wholeView(felt));
    inTheWay.push(label);
    return { ...stand, label };
  });
}

/** What a body's drawing covers. */
export const boxOf = ({ x, y, reach: { left, top, right, bottom } }: Body): Box => ({
  x: x + (right - left) / 2,
  y: y + (bottom - top) / 2,
  width: left + right,
  height: top + bottom,
});

/** Everything that lies over the track's numbers. */
export function coversOf({ markers, ghost }: Places, tag: Tag | undefined): Box[] {
  const boxes: Box[] = markers.flatMap((stand) => [boxOf(stand), ...(stand.label ? [stand.label] : [])]);
  if (ghost) boxes.push(boxOf(ghost));
  if (tag) boxes.push(tag);
  return boxes;
}

const sunNumber = ({ sun }: FeltLayout): Box => ({
  ...sun,
  width: sun.radius * 1.1,
  height: sun.radius * 0.6,
});

/** The tag beside the ghost: where it covers least, in view, its text cut to fit. */
export function placeTag(felt: FeltLayout, ghost: Body, note: string, places: Places, ribbon?: Stretch): Tag {
  const { view, tagSize } = felt;
  const edge = { x: 5 / felt.scale, y: 3 / felt.scale };
  const frame = {
    x: view.x + edge.x,
    y: view.y + edge.y,
    width: view.width - edge.x * 2,
    height: view.height - edge.y * 2,
  };
  const sun = { ...felt.sun, width: felt.sun.radius * 1.7, height: felt.sun.radius * 1.7, weight: 0.6 };
  const obstacles = [
    ...coversOf({ ...places, ghost: undefined }, undefined).map((box) => ({ ...box, weight: 1.5 })),
    sun,
    ...corners(felt),
    ...(ribbon ? ribbonBoxes(felt, ribbon) : []),
  ];
  const owner = { x: ghost.x, y: ghost.y, width: ghost.size, height: ghost.size };
  return placeBeside(plate(note, tagSize, view.width * 0.66), owner, tagSize * 0.4, obstacles, frame);
}

/** Better left to the page's buttons. */
function corners({ view, scale }: FeltLayout): Box[] {
  const side = BUTTON / scale;
  const [left, right] = [view.x + side / 2, view.x + view.width - side / 2];
  const [top, bottom] = [view.y + side / 2, view.y + view.height - side / 2];
  const box = { width: side, height: side };
  return [
    { ...box, x: left, y: top },
    { ...box, x: right, y: top },
    { ...box, x: left, y: bottom },
  ];
}

/** The ribbon as a string of small boxes: better not covered. */
function ribbonBoxes(felt: FeltLayout, { from, to }: Stretch): (Box & { weight: number })[] {
  const count = 8;
  return Array.from({ length: count }, (_, i) => {
    const spot = felt.spot(from + ((Math.min(to, felt.goal - SPOT) - from) * i) / count);
    return { ...spot, width: felt.markerSize * 0.6, height: felt.markerSize * 0.6, weight: 0.5 };
  });
}

/** What lies in the tray: the cubes set aside with what they scored, and the cubes in hand. Pure. */
import { type Cubes, countCubes, type Face, SUN } from '../engine/cubes.ts';
import { isTurnUnderWay } from '../engine/game.ts';
import type { Line, Ruling } from '../engine/ruling.ts';
import type { Throw } from '../engine/throw.ts';
import type { Draft } from '../game/draft.ts';
import type { Log } from '../game/log.ts';
import { lastRuling, turnRulings } from '../game/turn-throws.ts';
import type { CubeState } from './cube-art.ts';

export interface TrayCube {
  readonly kind: 'common' | 'sun';
  readonly face: Face | '';
  readonly state: CubeState;
  /** Its place in the draft, for a cube that was told and can be taken back. */
  readonly draft: number | null;
}

/** Cubes side by side that scored together, or that stay as they lie. */
export interface TrayGroup {
  readonly cubes: readonly TrayCube[];
  /** What they scored; null for cubes held under `matching`. */
  readonly points: number | null;
  readonly together: boolean;
}

export interface Tray {
  readonly aside: readonly TrayGroup[];
  readonly hand: readonly TrayCube[];
  /** The cubes to throw; null when the game is over. */
  readonly cubes: Cubes | null;
  readonly what: 'pick-up' | 'entering' | 'again';
}

export function trayOf(log: Log, draft: Draft): Tray {
  const { game } = log.last;
  const ruling = lastRuling(log);
  if (game.phase === 'over') return { aside: [], hand: [], cubes: null, what: 'pick-up' };
  const { cubes, held, allFive } = game.turn;
  const underWay = isTurnUnderWay(game);
  const entering = draft.length > 0;
  const scored = underWay ? asideGroups(turnRulings(log), allFive && entering, !entering) : [];
  const aside = held === null || isEmpty(held) ? scored : [...scored, heldGroup(held)];
  if (entering) return { aside, hand: slots(draft, cubes), cubes, what: 'entering' };
  const again = game.turn.again && ruling !== null;
  // All five set aside and all five to pick up: the words say so, ten cubes would not fit.
  const hand = allFive && scored.length > 0 && !again ? [] : inHand(cubes, ruling);
  const lying = allFive && again ? aside.slice(scored.length) : aside;
  return { aside: lying, hand, cubes, what: again ? 'again' : 'pick-up' };
}

/** The cubes set aside since all five were last picked up; those of the newest throw stand out until the next begins. */
function asideGroups(rulings: readonly Ruling[], pickedUp: boolean, fresh: boolean): readonly TrayGroup[] {
  let groups: TrayGroup[] = [];
  let full = false;
  for (const [index, ruling] of rulings.entries()) {
    // Under `void-flash` a match takes the flash's points off again: its cubes lie there for nothing.
    if (ruling.outcome === 'void' && ruling.lines[0]?.rule === 'void-flash') {
      groups = groups.map((group) => (isFlashOf(group, ruling.matched) ? { ...group, points: 0 } : group));
    }
    if (ruling.outcome !== 'scored') continue;
    if (full) groups = [];
    full = countCubes(ruling.left) === 0;
    const newest = fresh && index === rulings.length - 1;
    groups.push(
      ...ruling.lines
        .filter(({ points }) => points > 0)
        .map((line) => scoredGroup(ruling.whole, line, newest)),
    );
  }
  return pickedUp ? [] : groups;
}

/** Whether these cubes lie there as the flash of one of these faces. */
const isFlashOf = ({ cubes, together }: TrayGroup, faces: readonly string[]): boolean =>
  together && cubes.some(({ face }) => faces.includes(face));

const scoredGroup = (whole: Throw, line: Line, newest: boolean): TrayGroup => ({
  cubes: line.cubes.map((place) => cubeAt(whole, place, newest ? 'scored' : 'aside')),
  points: line.points,
  together: line.cubes.length > 1,
});

/** Every cube thrown matched: none stays as it lies. */
const isEmpty = ({ common, sun }: Throw): boolean => common.length === 0 && sun === null;

function heldGroup(held: Throw): TrayGroup {
  const places = held.common.length + (held.sun === null ? 0 : 1);
  return {
    cubes: Array.from({ length: places }, (_, place) => cubeAt(held, place, 'none')),
    points: null,
    together: places > 1,
  };
}

function cubeAt(whole: Throw, place: number, state: CubeState): TrayCube {
  const face = whole.common[place];
  if (face !== undefined) return { kind: 'common', face, state, draft: null };
  return { kind: 'sun', face: whole.sun ?? SUN, state, draft: null };
}

/** The boxes of a throw that is being entered: the common cubes in the order told, then the Sun cube. */
function slots(draft: Draft, cubes: Cubes): readonly TrayCube[] {
  const told = draft.map((tap, place) => ({ tap, place }));
  const common = told.filter(({ tap }) => tap.cube === 'common');
  const sun = told.find(({ tap }) => tap.cube === 'sun');
  const filled = ({ tap, place }: (typeof told)[number]): TrayCube => ({
    kind: tap.cube,
    face: tap.face,
    state: 'none',
    draft: place,
  });
  const empty = (kind: TrayCube['kind'], next: boolean): TrayCube => ({
    kind,
    face: '',
    state: next ? 'next' : 'empty',
    draft: null,
  });
  const boxes = common.map(filled);
  for (let missing = cubes.common - common.length; missing > 0; missing--) {
    boxes.push(empty('common', boxes.length === common.length));
  }
  if (cubes.sun) boxes.push(sun ? filled(sun) : empty('sun', common.length === cubes.common));
  return boxes;
}

/** The cubes to pick up, with the faces they showed last; after a void those that showed a pending face stand out. */
function inHand(cubes: Cubes, ruling: Ruling | null): readonly TrayCube[] {
  const last = ruling === null ? null : lastFaces(ruling, cubes);
  const matched: readonly string[] =
    ruling?.outcome === 'void' || ruling?.outcome === 'rethrow' ? ruling.matched : [];
  const hand: TrayCube[] = [];
  for (let place = 0; place < cubes.common; place++)
    hand.push(handCube('common', last?.common[place] ?? '', matched));
  if (cubes.sun) hand.push(handCube('sun', last?.sun ?? '', matched));
  return hand;
}

function handCube(kind: TrayCube['kind'], face: Face | '', matched: readonly string[]): TrayCube {
  return { kind, face, state: matched.includes(face) ? 'void' : 'hand', draft: null };
}

/** The faces that the cubes to pick up showed in this ruling; null where it does not tell. */
function lastFaces(ruling: Ruling, cubes: Cubes): Throw | null {
  const { whole } = ruling;
  if (ruling.outcome === 'void') return whole.common.length === cubes.common ? whole : null;
  if (ruling.outcome === 'rethrow') {
    const common = whole.common.filter((face) => (ruling.matched as readonly string[]).includes(face));
    return { common, sun: cubes.sun ? whole.sun : null };
  }
  if (ruling.outcome !== 'scored') return null;
  const unscored = new Set(ruling.lines.filter(({ points }) => points === 0).flatMap((line) => line.cubes));
  const common = whole.common.filter((_, place) => unscored.has(place));
  return common.length === cubes.common ? { common, sun: cubes.sun ? whole.sun : null } : null;
}

/** The cubes on the bench: told so far, or with what they did and which of them are picked up. Pure. */
import type { Answer } from '../bench/answer.ts';
import type { Cubes } from '../engine/cubes.ts';
import type { Line, Ruling } from '../engine/ruling.ts';
import type { Throw } from '../engine/throw.ts';
import type { Draft } from '../game/draft.ts';
import type { CubeState } from '../ui/cube-art.ts';
import type { Tray, TrayCube, TrayGroup } from '../ui/tray-view.ts';
import { cubesShort } from '../ui/words/faces.ts';
import * as words from '../ui/words/table.ts';
import type { BenchState } from './bench-state.ts';

/** A tray with its caption. */
export interface BenchTray {
  readonly tray: Tray;
  readonly caption: string;
  readonly cubes: string;
}

export function benchTray({ position, draft }: BenchState, answer: Answer | null): BenchTray {
  const { cubes, held } = position.turn;
  if (answer !== null) return answered(answer, draft);
  const hand = slots(draft, cubes);
  const aside = held === null || countHeld(held) === 0 ? [] : [heldGroup(held)];
  return {
    tray: { aside, hand, cubes, what: 'entering' },
    caption: words.inHand(),
    cubes: cubesShort(cubes),
  };
}

const countHeld = ({ common, sun }: Throw): number => common.length + (sun === null ? 0 : 1);

function heldGroup({ common, sun }: Throw): TrayGroup {
  const cubes: TrayCube[] = common.map((face) => ({ kind: 'common', face, state: 'none', draft: null }));
  if (sun !== null) cubes.push({ kind: 'sun', face: sun, state: 'none', draft: null });
  return { cubes, points: null, together: true };
}

/** The boxes to fill: the common cubes in the order told, then the Sun cube. */
function slots(draft: Draft, cubes: Cubes): readonly TrayCube[] {
  const told = draft.map(
    (tap, place): TrayCube => ({ kind: tap.cube, face: tap.face, state: 'none', draft: place }),
  );
  const boxes = told.filter(({ kind }) => kind === 'common');
  const [sun] = told.filter(({ kind }) => kind === 'sun');
  const next = boxes.length;
  while (boxes.length < cubes.common)
    boxes.push({ kind: 'common', face: '', state: boxes.length === next ? 'next' : 'empty', draft: null });
  if (cubes.sun)
    boxes.push(sun ?? { kind: 'sun', face: '', state: next >= cubes.common ? 'next' : 'empty', draft: null });
  return boxes;
}

/** What scored lies aside with its points; the others are picked up, or lie there for nothing. */
function answered({ ruling, game, goesOn }: Answer, draft: Draft): BenchTray {
  const cubeAt = cubesOf(ruling, draft);
  const group = (line: Line): TrayGroup => ({
    cubes: line.cubes.map((place) => cubeAt(place, 'scored')),
    points: line.points,
    together: line.cubes.length > 1,
  });
  const scored = ruling.outcome === 'scored' ? ruling.lines.filter(({ points }) => points > 0) : [];
  const hand = ruling.lines
    .filter((line) => !scored.includes(line))
    .flatMap((line) => line.cubes.map((place) => cubeAt(place, stateOf(line))));
  const again = ruling.outcome === 'void' || ruling.outcome === 'rethrow';
  const cubes = goesOn && game.phase !== 'over' ? game.turn.cubes : null;
  return {
    tray: { aside: scored.map(group), hand, cubes, what: again ? 'again' : 'pick-up' },
    caption: cubes === null ? '' : again ? words.throwAgain() : words.pickUp(),
    cubes: cubes === null ? '' : cubesShort(cubes),
  };
}

function stateOf({ part }: Line): CubeState {
  if (part === 'match' || part === 'pair') return 'void';
  return part === 'train' ? 'scored' : 'blank';
}

/** Each cube of the judged throw with its place in the draft; those held under `matching` have none. */
function cubesOf({ whole }: Ruling, draft: Draft): (place: number, state: CubeState) => TrayCube {
  const open = draft.map((tap, place) => ({ tap, place }));
  const take = (kind: 'common' | 'sun', face: string): number | null => {
    const at = open.findIndex(({ tap }) => tap.cube === kind && tap.face === face);
    return at < 0 ? null : (open.splice(at, 1)[0]?.place ?? null);
  };
  const common = whole.common.map(
    (face): TrayCube => ({
      kind: 'common',
      face,
      state: 'none',
      draft: take('common', face),
    }),
  );
  const { sun } = whole;
  return (place, state) => {
    const cube = common[place];
    if (cube) return { ...cube, state };
    return { kind: 'sun', face: sun ?? '', state, draft: take('sun', sun ?? '') };
  };
}

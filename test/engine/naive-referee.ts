/**
 * A second opinion on one throw, written from RULES.md, sections 2 and 3, without a look at how the engine goes
 * about it: it tries every way to read the cubes and strikes out those that a sentence forbids.
 */
import type { Rules } from '../../src/engine/settings.ts';

/** One cube on the table: what it shows and whether it is the Sun cube. */
interface Cube {
  readonly face: string;
  readonly isSun: boolean;
}

/** Faces told as in the notation, `445X` and `S`; no Sun cube is the empty text. */
export interface Thrown {
  readonly common: string;
  readonly sun: string;
}

export interface Asked {
  readonly thrown: Thrown;
  /** Cubes that lie from the throw begun, under `matching`. */
  readonly held: Thrown | null;
  readonly pending: string;
  readonly rules: Rules;
  readonly choice: string | undefined;
}

export interface Opinion {
  readonly outcome: string;
  readonly points: number;
  /** Cubes to throw of those judged: left over, or to be thrown again. */
  readonly common: number;
  readonly sun: boolean;
  /** The face that a flash or train leaves to be cleared. */
  readonly made: string;
  /** Pending faces that showed. */
  readonly matched: string;
  /** All that may be chosen, in any order; empty where there is one way only. */
  readonly choices: string;
  readonly choice: string;
  readonly lick: boolean;
}

const WORTH: Readonly<Record<string, number>> = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, X: 10 };
const worth = (face: string): number => WORTH[face] ?? 0;

const cubesOf = ({ common, sun }: Thrown): Cube[] => [
  ...[...common].map((face) => ({ face, isSun: false })),
  ...[...sun].map((face) => ({ face, isSun: true })),
];

const inOrder = (letters: Iterable<string>): string => [...letters].sort().join('');

const NOTHING: Opinion = {
  outcome: '',
  points: 0,
  common: 0,
  sun: false,
  made: '',
  matched: '',
  choices: '',
  choice: '',
  lick: false,
};

const opinion = (said: Partial<Opinion>, cubes: readonly Cube[] = []): Opinion => ({
  ...NOTHING,
  common: cubes.filter((cube) => !cube.isSun).length,
  sun: cubes.some((cube) => cube.isSun),
  ...said,
});

/** What this referee says, or null where the choice is not possible. */
export function secondOpinion(asked: Asked): Opinion | null {
  const { pending, rules, choice } = asked;
  const thrown = cubesOf(asked.thrown);
  const showing = (cubes: readonly Cube[]): Cube[] => cubes.filter(({ face }) => pending.includes(face));

  // The cubes that match are thrown again until none does; five alike may count before that.
  if (rules.clearing === 'matching' && showing(thrown).length > 0) {
    const takenFirst = rules.matchingTrain === 'counts' && alike(thrown, rules) !== '';
    if (!takenFirst) {
      if (choice !== undefined) return null;
      const again = showing(thrown);
      return opinion({ outcome: 'rethrow', matched: inOrder(new Set(again.map(({ face }) => face))) }, again);
    }
  }

  const cubes = [...(asked.held === null ? [] : cubesOf(asked.held)), ...thrown];
  const matching = rules.clearing === 'once' ? [] : showing(cubes);
  const train = alike(cubes, rules);
  const trainIsVoid = matching.some(({ face }) => face === train) && rules.matchingTrain === 'void';
  if (train !== '' && !trainIsVoid) {
    if (choice !== undefined) return null;
    if (train === '6') return opinion({ outcome: 'win' });
    if (train === 'X') return opinion({ outcome: 'supernova' });
    return opinion({ outcome: 'scored', points: 100 * worth(train), made: `train ${train}` });
  }
  if (matching.length > 0) {
    const matched = inOrder(new Set(matching.map(({ face }) => face)));
    return choice === undefined ? opinion({ outcome: 'void', matched }) : null;
  }
  if (rules.sampler > 0 && isSampler(cubes, rules)) {
    return choice === undefined ? opinion({ outcome: 'scored', points: rules.sampler }) : null;
  }
  if (pending !== '' && rules.fullHouse !== 'off' && isFullHouse(cubes))
    return fullHouse(cubes, rules, choice);
  return settle(readings(cubes, rules), cubes, choice);
}

/** The face of a freight train, or the empty text. */
function alike(cubes: readonly Cube[], rules: Rules): string {
  if (cubes.length !== 5) return '';
  const faces = new Set(cubes.map(({ face }) => face));
  faces.delete('S');
  const [face = ''] = faces;
  if (faces.size !== 1 || face === '-') return '';
  if (!cubes.some((cube) => cube.face === 'S')) return face;
  return rules.sunTrain === 'any' || (rules.sunTrain === 'threes' && face === '3') ? face : '';
}

function isSampler(cubes: readonly Cube[], rules: Rules): boolean {
  const faces = cubes.map(({ face }) => face);
  if (faces.includes('-') || (faces.includes('S') && rules.samplerSun === 'off')) return false;
  return faces.length === 5 && new Set(faces).size === 5;
}

const isFullHouse = ([first, second, ...more]: readonly Cube[]): boolean =>
  second !== undefined && more.length === 0 && first?.face === second.face && first.face !== '-';

function fullHouse(cubes: readonly Cube[], rules: Rules, choice: string | undefined): Opinion | null {
  const asks = rules.fullHouse === 'choice';
  const choices = asks ? inOrder(['again', 'lick']) : '';
  if (asks && choice === 'lick') {
    const lying = settle(readings(cubes, rules), cubes, undefined);
    return lying && { ...lying, choices, choice, lick: true };
  }
  const settled = choice === undefined || (asks && choice === 'again');
  return settled ? opinion({ outcome: 'void', choices, choice: asks ? 'again' : '' }) : null;
}

/** One way to read the cubes: three for the flash if there is one, and a call if the Sun is in none. */
interface Reading {
  readonly flash: readonly Cube[];
  readonly call: string;
}

const hasSun = (cubes: readonly Cube[]): boolean => cubes.some(({ face }) => face === 'S');
const faceOf = (flash: readonly Cube[]): string => flash.find(({ face }) => face !== 'S')?.face ?? '';
const remaining = (cubes: readonly Cube[], { flash }: Reading): Cube[] =>
  cubes.filter((cube) => !flash.includes(cube));
const isFive = ({ face }: Cube): boolean => face === '5' || face === 'X';

/** Every way to read the cubes that the rules allow. */
function readings(cubes: readonly Cube[], rules: Rules): readonly Reading[] {
  const all: Reading[] = [];
  for (const flash of [[], ...triples(cubes)]) {
    for (const call of ['', 'X', '5', '0']) all.push({ flash, call });
  }
  const allowed = all.filter((reading) => isAllowed(reading, cubes, rules));
  // The flash takes common cubes before the Sun cube.
  const takesSunCube = ({ flash }: Reading): boolean => flash.some((cube) => cube.isSun && cube.face !== 'S');
  const spares = allowed.filter((reading) => !takesSunCube(reading));
  return spares.length > 0 ? spares : allowed;
}

/** All that can be a flash: three alike, or a pair with the Sun. */
function triples(cubes: readonly Cube[]): readonly (readonly Cube[])[] {
  const found: Cube[][] = [];
  for (let bits = 0; bits < 1 << cubes.length; bits++) {
    const chosen = cubes.filter((_, place) => (bits >> place) % 2 === 1);
    const faces = new Set(chosen.map(({ face }) => face));
    faces.delete('S');
    if (chosen.length === 3 && faces.size === 1 && !faces.has('-')) found.push(chosen);
  }
  return found;
}

function isAllowed(reading: Reading, cubes: readonly Cube[], rules: Rules): boolean {
  const { flash, call } = reading;
  const possible = triples(cubes);
  // A flash is mandatory; a natural three is the flash, and only without one the Sun rule looks at pairs.
  if (flash.length === 0 && possible.length > 0) return false;
  if (hasSun(flash)) {
    if (possible.some((other) => !hasSun(other))) return false;
    const best = Math.max(...possible.map((other) => worth(faceOf(other))));
    if (rules.twoPairs === 'highest' && worth(faceOf(flash)) < best) return false;
  }
  const rest = remaining(cubes, reading);
  if (!hasSun(rest)) return call === '';
  // A free Sun is called, or left where another cube scored.
  const others = flash.length > 0 || rest.some(isFive);
  if (call === '0') return others && rules.sunRest === 'on';
  return call === 'X' || (call === '5' && rules.sunValue === 'choose');
}

/** The reading that the choice names, or the one that holds without one: the higher pair, the Sun as 10. */
function settle(
  ways: readonly Reading[],
  cubes: readonly Cube[],
  choice: string | undefined,
): Opinion | null {
  const nameOf = ({ flash, call }: Reading): string => call || (hasSun(flash) ? faceOf(flash) : '');
  const names = [...new Set(ways.map(nameOf))].filter((name) => name !== '');
  if (choice !== undefined && !names.includes(choice)) return null;
  const preferred = choice ?? [...names].sort((a, b) => worth(b) - worth(a))[0] ?? '';
  const way = ways.find((each) => nameOf(each) === preferred);
  if (way === undefined) throw new Error('No way to read the cubes');

  const rest = remaining(cubes, way);
  const scores = (cube: Cube): boolean => isFive(cube) || (cube.face === 'S' && way.call !== '0');
  const singles = rest.filter(scores).map(({ face }) => worth(face === 'S' ? way.call : face));
  const flash = way.flash.length > 0 ? faceOf(way.flash) : '';
  const points = singles.reduce((sum, each) => sum + each, 10 * worth(flash));
  if (points === 0) return opinion({ outcome: cubes.length === 5 ? 'wreck' : 'wimpout' });
  const left = rest.filter((cube) => !scores(cube));
  const several = names.length > 1;
  return opinion(
    {
      outcome: 'scored',
      points,
      made: flash === '' ? '' : `flash ${flash}`,
      choices: several ? inOrder(names) : '',
      choice: several ? preferred : '',
    },
    left,
  );
}

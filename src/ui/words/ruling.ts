/** What the referee says of a throw: one line for the whole, one sentence for each of its parts. */
import { msg, str } from '@lit/localize';
import { type Cubes, FACE_VALUE, type Face, type NumberFace } from '../../engine/cubes.ts';
import { type Line, type Part, type Rule, type Ruling, type Scored, type Void } from '../../engine/ruling.ts';
import { isNumberFace } from '../../engine/throw.ts';
import { cubesCount, eachFaceWords, faceName, facePlural, facesWords } from './faces.ts';
import { listWords } from './list.ts';
import { lineSources, type Sourced } from './sources.ts';

/** The whole ruling in a few words: "Flash of 4s = 40, 5 = 5". */
export function rulingHeadline(ruling: Ruling): string {
  switch (ruling.outcome) {
    case 'scored':
      return scoredHeadline(ruling);
    case 'wimpout': {
      const name = ruling.wreck ? msg('Train Wreck') : msg('Wimpout');
      return ruling.lick ? msg(str`${name}, an extra Last Lick`) : name;
    }
    case 'void':
      if (ruling.reason === 'full-house') return msg('Full House: throw both again');
      if (ruling.matched.length === 0) return msg('Void');
      return msg(str`Void: ${eachFaceWords(ruling.matched)} showed`);
    case 'rethrow':
      return rethrowHeadline(eachFaceWords(ruling.matched), ruling.cubes);
    case 'win':
      return msg('Five stars: the game is won');
    case 'supernova':
      return msg('Supernova: too many points');
  }
}

const rethrowHeadline = (matched: string, cubes: Cubes): string =>
  capital(msg(str`${matched} showed: throw ${cubesCount(cubes)} again`));

function scoredHeadline(ruling: Scored): string {
  const { made, points } = ruling;
  if (made?.kind === 'train') return msg(str`Freight train of ${facePlural(made.face)}: ${points}`);
  if (ruling.lines.some(({ part }) => part === 'sampler')) return msg(str`Cosmic Sampler: ${points}`);
  const said: string[] = [];
  const flash = ruling.lines.find(({ part }) => part === 'flash');
  if (flash && made) said.push(msg(str`Flash of ${facePlural(made.face)} = ${flash.points}`));
  for (const face of ['5', 'X'] as const) {
    const count = ruling.lines.filter(
      (line) => line.part === 'single' && faceOf(line, ruling) === face,
    ).length;
    if (count > 0)
      said.push(`${Array(count).fill(faceName(face)).join(' + ')} = ${count * FACE_VALUE[face]}`);
  }
  const sun = ruling.lines.find(({ part }) => part === 'sun');
  if (sun) said.push(sun.points > 0 ? msg(str`Sun = ${sun.points}`) : msg('Sun left'));
  if (ruling.lick) said.push(msg('an extra Last Lick'));
  return said.join(', ');
}

/** The face of a cube of the judged throw; the Sun cube comes behind the common cubes. */
const faceAt = ({ whole }: Ruling, place: number): Face => whole.common[place] ?? whole.sun ?? '-';

/** The face a line is about: of its cubes, the first that is a number. */
function faceOf(line: Line, ruling: Ruling): Face {
  const faces = line.cubes.map((place) => faceAt(ruling, place));
  return faces.find(isNumberFace) ?? faces[0] ?? '-';
}

/** What a sentence can speak of. */
interface Said {
  readonly face: NumberFace;
  readonly points: number;
  /** The cubes as they lie: "The 10", "The two 4s and the Sun". */
  readonly cubes: string;
  /** The pending faces that showed, if these cubes show them. */
  readonly matched: readonly NumberFace[] | null;
  readonly outcome: Ruling['outcome'];
  readonly mayChoose: boolean;
  readonly several: boolean;
}

const flashSum = ({ face, points }: Said): string => `10 × ${faceName(face)} = ${points}`;

const SENTENCES: Readonly<Record<Rule, (said: Said) => string>> = {
  flash: (said) => msg(str`Three ${facePlural(said.face)} make a flash: ${flashSum(said)}.`),
  'sun-rule': (said) =>
    msg(str`The Sun must make a flash of the pair of ${facePlural(said.face)}: ${flashSum(said)}.`),
  'pair-chosen': (said) =>
    msg(
      str`Of two pairs the thrower chooses the one that the Sun makes a flash of, here the ${facePlural(said.face)}: ${flashSum(said)}.`,
    ),
  'pair-highest': (said) =>
    msg(str`Of two pairs the Sun makes a flash of the higher one: ${flashSum(said)}.`),
  'fourth-alike': (said) => msg(str`The fourth ${faceName(said.face)} adds nothing to the flash.`),
  single: (said) => msg(str`Every ${faceName(said.face)} outside a flash scores ${said.points}.`),
  'sun-called': (said) =>
    msg(str`Outside a flash the Sun is 10 or 5, as the thrower calls it, here ${said.points}.`),
  'sun-ten': () => msg('Outside a flash the Sun is always 10.'),
  'sun-left': () => msg('The thrower leaves the Sun unscored, as is allowed when another cube scored.'),
  train: ({ face, points }) =>
    msg(str`Five ${facePlural(face)} are a freight train: 100 × ${faceName(face)} = ${points}.`),
  'sun-train': ({ face, points, outcome }) => {
    const four = msg(str`Four ${facePlural(face)} and the Sun count as five`);
    if (outcome === 'win') return msg(str`${four}: the game is won at once.`);
    if (outcome === 'supernova') return msg(str`${four}, a Supernova: the thrower is out of the game.`);
    return msg(str`${four}, a freight train: 100 × ${faceName(face)} = ${points}.`);
  },
  'sun-train-threes': ({ points }) =>
    msg(
      str`Nothing but the Sun can make a freight train of 3s. With four of them it does: 100 × 3 = ${points}.`,
    ),
  stars: () => msg('Five 6s, the stars, win the game at once.'),
  supernova: () => msg('Five 10s are a Supernova: the thrower is out of the game.'),
  sampler: ({ points }) => msg(str`Five different faces are a Cosmic Sampler: ${points}.`),
  'full-house': ({ mayChoose }) =>
    mayChoose
      ? msg('Two alike while a flash is pending, a Full House: throw both again, or take an extra Last Lick.')
      : msg('Two alike while a flash is pending, a Full House: throw both again.'),
  'reroll-all': ({ matched, cubes, several }) => {
    if (matched)
      return capital(
        msg(str`${eachFaceWords(matched)} showed while the ${facesWords(matched)} are pending.`),
      );
    return several
      ? msg(str`${cubes} do not count: one match makes the whole throw void.`)
      : msg(str`${cubes} does not count: one match makes the whole throw void.`);
  },
  'reroll-matching': ({ matched, cubes, several }) => {
    if (matched)
      return several
        ? msg(str`${cubes} show a pending face and are thrown again.`)
        : msg(str`${cubes} shows a pending face and is thrown again.`);
    return several
      ? msg(str`${cubes} stay as they lie until no cube matches.`)
      : msg(str`${cubes} stays as it lies until no cube matches.`);
  },
  'void-flash': ({ matched, cubes, several }) => {
    if (matched)
      return capital(
        msg(
          str`${eachFaceWords(matched)} showed: the points for the pending ${facesWords(matched)} are lost.`,
        ),
      );
    return several
      ? msg(str`${cubes} do not count: a throw that matches is void.`)
      : msg(str`${cubes} does not count: a throw that matches is void.`);
  },
  nothing: ({ cubes, several }) =>
    several ? msg(str`${cubes} score nothing here.`) : msg(str`${cubes} scores nothing here.`),
  unnoted: () => msg('A blank scores nothing; its face was not noted.'),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const COUNTS: Readonly<Record<number, () => string>> = {
  2: () => msg('two'),
  3: () => msg('three'),
  4: () => msg('four'),
  5: () => msg('five'),
};

/** "the 10", "the two 4s and the Sun". */
function cubesAsTheyLie(faces: readonly Face[]): string {
  const kinds = [...new Set(faces)].map((face) => {
    const count = COUNTS[faces.filter((each) => each === face).length]?.();
    return count ? msg(str`the ${count} ${faceName(face)}s`) : msg(str`the ${faceName(face)}`);
  });
  return listWords(kinds);
}

/** One sentence for a line of the ruling, with the reason. */
export function lineWords(line: Line, ruling: Ruling): string {
  const face = faceOf(line, ruling);
  const faces = line.cubes.map((place) => faceAt(ruling, place));
  return SENTENCES[line.rule]({
    face: isNumberFace(face) ? face : 'X',
    points: line.points,
    cubes: capital(cubesAsTheyLie(faces)),
    matched: line.part === 'match' && 'matched' in ruling ? ruling.matched : null,
    outcome: ruling.outcome,
    mayChoose: ruling.choices.length > 0,
    several: faces.length > 1,
  });
}

export const lineSourced = (line: Line, ruling: Ruling): Sourced => ({
  text: lineWords(line, ruling),
  sources: lineSources(line, ruling),
});

const PARTS: Readonly<Record<Part, () => string>> = {
  flash: () => msg('Flash'),
  train: () => msg('Freight train'),
  sampler: () => msg('Cosmic Sampler'),
  single: () => msg('Single'),
  sun: () => msg('Sun'),
  bystander: () => msg('Fourth alike'),
  blank: () => msg('Nothing'),
  match: () => msg('Match'),
  pair: () => msg('Full House'),
};

/** What a cube did, for the label beside it. */
export const partName = (part: Part): string => PARTS[part]();

/**
 * The lines with those put together that say the same: the blanks as one, last, and each face of the singles. For a
 * reader who does not go through the cubes one by one.
 */
export function mergedLines(ruling: Ruling): readonly Line[] {
  const merged = new Map<string, Line>();
  for (const line of ruling.lines) {
    const key = `${line.rule} ${line.part} ${line.part === 'single' ? faceOf(line, ruling) : ''}`;
    const same = merged.get(key);
    merged.set(key, same ? { ...same, cubes: [...same.cubes, ...line.cubes] } : line);
  }
  const idle = ({ part }: Line): number => Number(part === 'blank' || part === 'bystander');
  return [...merged.values()].sort((a, b) => idle(a) - idle(b));
}

/** What follows from the ruling as a whole, beyond its cubes; empty when the lines say it all. */
export function outcomeWords(ruling: Ruling): string {
  switch (ruling.outcome) {
    case 'void':
      return voidWords(ruling);
    case 'rethrow':
      return msg('The throw is judged as a whole when no cube matches any more.');
    case 'wimpout': {
      const lost = ruling.wreck
        ? msg(
            'All five cubes and no score, a Train Wreck: the turn ends and its points are lost. Banked points stay.',
          )
        : msg('No cube scored: the turn ends and its points are lost. Banked points stay.');
      return ruling.lick ? `${lickWords()} ${lost}` : lost;
    }
    case 'scored':
      return ruling.lick ? lickWords() : '';
    case 'win':
    case 'supernova':
      return '';
  }
}

const lickWords = (): string =>
  msg('The thrower takes an extra Last Lick for the Full House, and the throw counts as it lies.');

function voidWords({ reason, lines }: Void): string {
  if (reason === 'full-house') return msg('The pair scores nothing, and the flash is still pending.');
  if (reason === 'unnoted')
    return msg('A pending face showed: nothing of this throw counts. The same cubes are thrown again.');
  return lines[0]?.rule === 'void-flash'
    ? msg('Nothing of this throw counts. The same cubes are thrown again.')
    : msg('Nothing of this throw counts. The same cubes are thrown again, as often as a match shows.');
}

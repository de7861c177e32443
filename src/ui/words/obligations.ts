/** Why a player must throw, short; `obligation-why.ts` has the reasons. */
import { msg, str } from '@lit/localize';
import { ALL_FIVE, type Cubes, type NumberFace } from '../../engine/cubes.ts';
import { type OpenGame, playerAt } from '../../engine/game.ts';
import type { Ruling } from '../../engine/ruling.ts';
import { type Rules, RULEBOOK } from '../../engine/settings.ts';
import { sortFaces } from '../../engine/throw.ts';
import type { Obligation } from '../../engine/turn.ts';
import { cubesCount, facesWords } from './faces.ts';
import { listWords } from './list.ts';

/** The facts that the obligations are told with. */
export interface MustDetails {
  /** The cubes to throw. */
  readonly cubes: Cubes;
  /** Points of the turn. */
  readonly points: number;
  /** The total that a stop would make. */
  readonly total: number;
  /** Faces to be cleared. */
  readonly pending: readonly NumberFace[];
  /** Who stands on the landing spot. */
  readonly there: readonly string[];
  readonly rules: Rules;
  /** The ruling of the last throw; null when it was a Wellenda or there was none. */
  readonly ruling: Ruling | null;
}

/** The facts of a game under way. `ruling` is that of its last step. */
export function mustDetails(game: OpenGame, ruling: Ruling | null = null): MustDetails {
  const { turn, up, players, rules } = game;
  const total = playerAt(game, up).banked + turn.points;
  const there = players.filter(({ banked, out }, place) => place !== up && out === null && banked === total);
  return {
    cubes: turn.cubes,
    points: turn.points,
    total,
    pending: sortFaces(turn.pending.map(({ face }) => face)),
    there: there.map(({ name }) => name),
    rules,
    ruling,
  };
}

/** Details for a picture of an obligation without a game, as the rules page shows it. */
export const NO_DETAILS: MustDetails = {
  cubes: ALL_FIVE,
  points: 0,
  total: 0,
  pending: [],
  there: [],
  rules: RULEBOOK,
  ruling: null,
};

interface Words {
  /** Stands alone: "reach 35 to get on the board". */
  readonly short: (details: MustDetails) => string;
  /** Among others behind "Must throw 2:". */
  readonly brief: (details: MustDetails) => string;
  /** On the Bank button that it disables. */
  readonly bank: (details: MustDetails) => string;
}

/** "the 4s": what is to be cleared. */
export const flashFaces = ({ pending }: MustDetails): string =>
  pending.length > 0 ? msg(str`the ${facesWords(pending)}`) : msg('the flash');

/** With `once` no face is to be cleared: one more throw is due, whatever it shows. */
const flashDue = (details: MustDetails): string =>
  details.rules.clearing === 'once'
    ? msg('one more throw after the flash')
    : msg(str`clear ${flashFaces(details)}`);

const missing = ({ rules, points }: MustDetails): number => rules.opening - points;

const who = ({ there }: MustDetails): string => (there.length > 0 ? listWords(there) : msg('another player'));

/** Who stands on the landing spot. */
export const stands = (details: MustDetails): string =>
  details.there.length > 1
    ? msg(str`${who(details)} are on ${details.total}`)
    : msg(str`${who(details)} is on ${details.total}`);

const again = (): string => msg('same cubes again');

const allScored = (): string => msg('all five scored');

const OBLIGATIONS: Readonly<Record<Obligation, Words>> = {
  start: {
    short: () => msg('throw all five to begin'),
    brief: () => msg('throw all five to begin'),
    bank: () => msg('Nothing scored yet'),
  },
  again: { short: again, brief: again, bank: () => msg('Same cubes again first') },
  opening: {
    short: ({ rules }) => msg(str`reach ${rules.opening} to get on the board`),
    brief: ({ rules }) => msg(str`reach ${rules.opening}`),
    bank: (details) => msg(str`${missing(details)} more to get on the board`),
  },
  flash: {
    short: flashDue,
    brief: flashDue,
    bank: (details) =>
      details.rules.clearing === 'once'
        ? msg('One more throw first')
        : msg(str`Clear ${flashFaces(details)} first`),
  },
  'all-five': {
    short: allScored,
    brief: allScored,
    bank: () => msg('Throw all five first'),
  },
  spot: {
    short: (details) => msg(str`${stands(details)}, keep rolling`),
    brief: stands,
    bank: stands,
  },
};

/** "clear the 4s". */
export const obligationShort = (obligation: Obligation, details: MustDetails): string =>
  OBLIGATIONS[obligation].short(details);

/** All that obliges in one line: "Must throw 2: clear the 4s". Empty when nothing does. */
export function mustLine(must: readonly Obligation[], details: MustDetails): string {
  const [first, ...more] = must.filter((obligation) => obligation !== 'start' || must.length === 1);
  if (first === undefined) return '';
  if (first === 'again' && more.length > 0) {
    const others = more.map((obligation) =>
      OBLIGATIONS[obligation][more.length === 1 ? 'short' : 'brief'](details),
    );
    return msg(str`Must throw ${cubesCount(details.cubes)} again: ${others.join(', ')}`);
  }
  if (first === 'start') return msg('Throw all five to begin');
  const reasons =
    more.length === 0
      ? OBLIGATIONS[first].short(details)
      : [first, ...more].map((obligation) => OBLIGATIONS[obligation].brief(details)).join(', ');
  return msg(str`Must throw ${cubesCount(details.cubes)}: ${reasons}`);
}

/** Why Bank is disabled, short; empty when it is not. */
export function bankReason(must: readonly Obligation[], details: MustDetails): string {
  const [first] = must;
  return first === undefined ? '' : OBLIGATIONS[first].bank(details);
}

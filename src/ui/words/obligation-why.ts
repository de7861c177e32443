/** Why a player must throw, in sentences with their sources, for who asks. */
import { msg, str } from '@lit/localize';
import type { NumberFace } from '../../engine/cubes.ts';
import { RULE_SOURCES, type Source } from '../../engine/ruling.ts';
import type { Rules } from '../../engine/settings.ts';
import type { Obligation } from '../../engine/turn.ts';
import { eachFaceWords } from './faces.ts';
import { flashFaces, type MustDetails, stands } from './obligations.ts';
import { lineSources, numberSources, type Sourced } from './sources.ts';

const WHYS: Readonly<Record<Obligation, (details: MustDetails) => Sourced>> = {
  start: () => ({
    text: msg('No throw of this turn has counted yet. There is nothing to bank.'),
    sources: ['RB'],
  }),
  again: whyAgain,
  opening: ({ rules, points }) => ({
    text: msg(
      str`Your first bank must come from a turn of ${rules.opening} points or more. This turn has ${points}.`,
    ),
    sources: numberSources('opening', rules.opening),
  }),
  flash: whyFlash,
  'all-five': () => ({
    text: msg('All five cubes have scored. Then all five must be thrown again.'),
    sources: ['RB'],
  }),
  spot: (details) => ({
    text: msg(str`Nobody may stop on another player’s spot. ${stands(details)}.`),
    sources: ['RB+', 'WP'],
  }),
};

/** Two sentences at most, with the sources. */
export const obligationWhy = (obligation: Obligation, details: MustDetails): Sourced =>
  WHYS[obligation](details);

function whyAgain({ ruling }: MustDetails): Sourced {
  if (ruling === null)
    return {
      text: msg('A cube touched a marker or the cubes stacked, a Wellenda. That throw never happened.'),
      sources: ['RB+'],
    };
  if (ruling.outcome === 'rethrow')
    return {
      text: msg('Cubes that show a pending face are thrown again. The others stay as they lie.'),
      sources: RULE_SOURCES['reroll-matching'],
    };
  if (ruling.outcome === 'void' && ruling.reason === 'full-house')
    return {
      text: msg('A Full House does not count. Both cubes are thrown again.'),
      sources: ruling.lines.flatMap((line) => lineSources(line, ruling)),
    };
  return {
    text: msg('A pending face showed, so nothing of that throw counts. The same cubes are thrown again.'),
    sources: RULE_SOURCES[ruling.lines[0]?.rule === 'void-flash' ? 'void-flash' : 'reroll-all'],
  };
}

const CLEARING_SOURCES: Readonly<Record<Rules['clearing'], readonly Source[]>> = {
  all: RULE_SOURCES['reroll-all'],
  matching: RULE_SOURCES['reroll-matching'],
  once: ['DN'],
  'void-flash': RULE_SOURCES['void-flash'],
};

/** "a 4 or a 6". */
const anyFaceWords = (faces: readonly NumberFace[]): string =>
  faces.map((face) => eachFaceWords([face])).join(msg(' or '));

function whyFlash(details: MustDetails): Sourced {
  const sources = CLEARING_SOURCES[details.rules.clearing];
  const faces = flashFaces(details);
  const match = details.pending.length > 0 ? anyFaceWords(details.pending) : msg('the face of the flash');
  switch (details.rules.clearing) {
    case 'all':
      return {
        text: msg(
          str`Your next throw must score to clear ${faces}. If ${match} shows, that whole throw is void and goes again.`,
        ),
        sources,
      };
    case 'matching':
      return {
        text: msg(
          str`Your next throw must score to clear ${faces}. A cube that shows ${match} goes again on its own.`,
        ),
        sources,
      };
    case 'once':
      return {
        text: msg('After a flash one more throw must score, whatever faces it shows.'),
        sources,
      };
    case 'void-flash':
      return {
        text: msg(
          str`Your next throw must score to clear ${faces}. If ${match} shows, the points for it are lost.`,
        ),
        sources,
      };
  }
}

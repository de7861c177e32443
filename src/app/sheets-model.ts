/** What the sheets over the table show. Made when one is opened: it takes words that no draw of the table needs. */
import {
  type Game,
  gameObligations,
  isTurnUnderWay,
  type OpenGame,
  playerAt,
  seatUp,
} from '../engine/game.ts';
import { isTotal } from '../engine/play.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { PresetName, Rules, RulesChange } from '../engine/settings.ts';
import { isTakenSpot } from '../engine/turn.ts';
import { type Log, perform } from '../game/log.ts';
import { mayAdjust, mayChangeRules } from '../game/offers.ts';
import { tableOf } from '../game/table-of.ts';
import { entriesOf, makeTranscript, nearestPreset } from '../game/transcript-writer.ts';
import { lastRuling } from '../game/turn-throws.ts';
import type { AdjustmentView } from '../ui/adjust-sheet.ts';
import { obligationPage, outcomePage, type PageId, RULE_PAGES } from '../ui/book-pages.ts';
import type { AgreedEvent } from '../ui/house-rule-list.ts';
import type { SeatedView } from '../ui/seats-sheet.ts';
import type { Reason, Reasons } from '../ui/why-sheet.ts';
import * as adjustWords from '../ui/words/adjust.ts';
import { whoseTable } from '../ui/words/whose-table.ts';
import { obligationWhy } from '../ui/words/obligation-why.ts';
import { mustDetails } from '../ui/words/obligations.ts';
import { refusalWords } from '../ui/words/refusals.ts';
import { lineSourced, mergedLines, outcomeWords, rulingHeadline } from '../ui/words/ruling.ts';
import { type Sourced, sourcesWords } from '../ui/words/sources.ts';
import * as words from '../ui/words/table.ts';
import * as totalWords from '../ui/words/total.ts';

/** The part of a session that the sheets are made from. */
export interface SheetsState {
  readonly log: Log;
}

export interface SheetsModel {
  readonly nameUp: string;
  readonly reasons: Reasons;
  /** Those still in, who could leave or have their total adjusted; nobody when the game is over. */
  readonly leavers: readonly string[];
  readonly adjustable: boolean;
  /** Everybody in the order of the game. */
  readonly seats: readonly SeatedView[];
  /** Whether another can be given the turn now. */
  readonly mayGive: boolean;
  readonly rules: Rules;
  /** What was agreed on, in order. */
  readonly agreed: readonly AgreedEvent[];
  /** The preset the rules are nearest to. */
  readonly preset: PresetName;
  /** Whose table of a tournament it is; '' for none. */
  readonly table: string;
}

export function sheetsModel({ log }: SheetsState): SheetsModel {
  const { game } = log.last;
  const table = tableOf(log);
  return {
    nameUp: game.phase === 'over' ? '' : playerAt(game, game.up).name,
    reasons: reasonsOf(game, lastRuling(log)),
    leavers:
      game.phase === 'over' ? [] : game.players.flatMap(({ name, out }) => (out === null ? [name] : [])),
    adjustable: game.phase === 'play',
    seats: game.players.map(({ name, out }, place) => ({
      name,
      up: game.phase !== 'over' && game.up === place,
      out: out !== null,
    })),
    mayGive: game.phase === 'play' && !isTurnUnderWay(game),
    rules: game.rules,
    agreed: entriesOf(log).flatMap(({ event }) =>
      event.type === 'rules-changed' || event.type === 'house-rule-agreed' ? [event] : [],
    ),
    preset: nearestPreset(game.rules),
    table: table === null ? '' : whoseTable(table),
  };
}

function reasonsOf(game: Game, ruling: Ruling | null): Reasons {
  if (game.phase === 'over') return { throwTitle: '', lines: [], stands: [] };
  const stands = standing(game, ruling);
  if (ruling === null || !isTurnUnderWay(game)) return { throwTitle: '', lines: [], stands };
  const outcome = outcomeWords(ruling);
  const lines = mergedLines(ruling).map((line) => reason(lineSourced(line, ruling), RULE_PAGES[line.rule]));
  return {
    throwTitle: rulingHeadline(ruling),
    lines: outcome === '' ? lines : [...lines, { text: outcome, source: '', page: outcomePage(ruling) }],
    stands,
  };
}

function standing(game: OpenGame, ruling: Ruling | null): readonly Reason[] {
  const details = mustDetails(game, ruling);
  const must = gameObligations(game).map((each) =>
    reason(obligationWhy(each, details), obligationPage(each, ruling)),
  );
  return must.length > 0 ? must : [{ text: words.nothingObliges(), source: '', page: 'bank' }];
}

const reason = ({ text, sources }: Sourced, page: PageId): Reason => ({
  text,
  source: sourcesWords(sources),
  page,
});

/** The game as text. Made when it is asked for: it costs as much as the game is long. */
export const transcriptOf = ({ log }: SheetsState): string => makeTranscript(log);

/** Why a sum cannot be entered for the turn, as a sentence; empty when it can. */
export function checkTotal({ log }: SheetsState, points: number): string {
  const { game } = log.last;
  if (game.phase === 'over') return refusalWords('game-over');
  if (isTurnUnderWay(game)) return totalWords.underWay();
  if (!Number.isInteger(points) || !isTotal(points)) return totalWords.notATotal();
  if (points === 0) return '';
  const seat = seatUp(game);
  if (!seat.onBoard && points < game.rules.opening) return totalWords.belowOpening(game.rules.opening);
  const total = seat.banked + points;
  if (!isTakenSpot(total, seat, game.rules)) return '';
  const there = game.players.find(
    ({ banked, out }, place) => place !== game.up && out === null && banked === total,
  );
  return totalWords.spotTaken(total, there?.name ?? '');
}

/** Why the rules cannot change so now, as a sentence; empty when they can. */
export const checkRules = ({ log }: SheetsState, change: RulesChange): string =>
  mayChangeRules(log.last.game, change) ? '' : refusalWords('rules');

/** Why a total cannot be adjusted so, as a sentence; empty when it can. */
export function checkAdjustment({ log }: SheetsState, { player, points, reason }: AdjustmentView): string {
  const { game } = log.last;
  if (game.phase !== 'play') return adjustWords.notNow();
  if (points === 0) return adjustWords.noPoints();
  if (reason.trim() === '') return adjustWords.noReason();
  const banked = game.players.find(({ name }) => name === player)?.banked ?? 0;
  if (banked + points < 0) return adjustWords.belowZero(player, banked);
  if (!mayAdjust(game, player, points)) return adjustWords.reachesGoal(player);
  const performed = perform(log, { type: 'adjust', player, points, reason });
  return performed.ok ? '' : refusalWords(performed.error);
}

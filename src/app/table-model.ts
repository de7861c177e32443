/** Everything the table screen shows, in words and numbers, from a session. No element, no effect. */
import { countCubes, type Face, type NumberFace } from '../engine/cubes.ts';
import { type Game, gameObligations, isTurnUnderWay, type OpenGame, playerAt } from '../engine/game.ts';
import type { Choice } from '../engine/throw.ts';
import { cubesMissing, type Draft, type Tap } from '../game/draft.ts';
import { type Landing, landing } from '../game/landing.ts';
import { type Log, perform } from '../game/log.ts';
import { type Offers, offers } from '../game/offers.ts';
import { lastRuling, lastTurnEnd, turnRulings } from '../game/turn-throws.ts';
import type { SavedSeat } from '../store/game-store.ts';
import type { ActionView } from '../ui/action-bar.ts';
import type { ChoiceView } from '../ui/choice-bar.ts';
import type { FeltMarker } from '../ui/felt-places.ts';
import { seatLook } from '../ui/seat-look.ts';
import type { SeatView } from '../ui/seat-strip.ts';
import { type Tray, trayOf } from '../ui/tray-view.ts';
import {
  endingBanner,
  endWords,
  leadNeed,
  outIfStopping,
  seatNote,
  stoppingPutsOut,
  winnerLine,
  wouldBeOut,
} from '../ui/words/ending.ts';
import { choiceKind, choiceWords, cubesShort, faceName } from '../ui/words/faces.ts';
import { bankReason, mustDetails, mustLine } from '../ui/words/obligations.ts';
import { refusalWords } from '../ui/words/refusals.ts';
import { rulingHeadline } from '../ui/words/ruling.ts';
import * as words from '../ui/words/table.ts';

/** What the model is made from: the parts of a session that show. */
export interface TableState {
  readonly log: Log;
  readonly seats: readonly SavedSeat[];
  readonly entering: Draft;
  readonly refusal: Parameters<typeof refusalWords>[0] | null;
}

export interface TableModel {
  /** Why the last command was refused, as a sentence. */
  readonly refused: string;
  readonly seats: readonly SeatView[];
  readonly goal: number;
  readonly markers: readonly FeltMarker[];
  readonly feltDescription: string;
  /** Points at risk. */
  readonly points: number;
  readonly landing: { readonly total: number; readonly note: string } | null;
  readonly riskCaption: string;
  readonly riskThrows: string;
  readonly headline: string;
  readonly must: string;
  readonly may: string;
  readonly aim: string;
  readonly next: string;
  readonly question: string;
  readonly ways: readonly ChoiceView[];
  readonly tray: Tray;
  readonly trayCaption: string;
  readonly trayCubes: string;
  readonly commonLive: boolean;
  readonly sunLive: boolean;
  readonly actions: readonly ActionView[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly bank: boolean;
  readonly bankTitle: string;
  readonly bankReason: string;
  /** The accessible name of Bank: title and reason as one sentence. */
  readonly bankName: string;
  readonly care: boolean;
  readonly nameUp: string;
  /** One sentence for a screen reader: the ruling, what must be done, and by whom. */
  readonly announcement: string;
}

interface Made extends TableState {
  readonly model: TableModel;
}

/** The newest of each log: what is asked for is made while its event is being stored. */
const newest = new WeakMap<Log, Made>();

/** The same model as long as nothing of the state has changed. */
export function tableModel({ log, seats, entering, refusal }: TableState): TableModel {
  const known = newest.get(log);
  if (known?.seats === seats && known.entering === entering && known.refusal === refusal) return known.model;
  const model = makeModel({ log, seats, entering, refusal });
  newest.set(log, { log, seats, entering, refusal, model });
  return model;
}

function makeModel(state: TableState): TableModel {
  const { log, entering } = state;
  const { game } = log.last;
  const tray = trayOf(log, entering);
  const open = game.phase === 'over' ? null : game;
  const turn = open ? turnModel(open, log, entering) : NOTHING_TO_DO;
  const choice = choiceModel(log, entering);
  return {
    ...turn,
    ...choice,
    announcement:
      game.phase === 'over'
        ? sentence(winnerLine(game), endWords(game.end))
        : sentence(turn.announcement, isSettled(log) ? '' : choice.question),
    refused: state.refusal === null ? '' : refusalWords(state.refusal),
    ...standing(game, state.seats),
    tray,
    trayCaption: trayCaption(tray),
    trayCubes: tray.cubes === null ? '' : cubesShort(tray.cubes),
  };
}

/** What stands between two steps of the game, however many cubes are told meanwhile. */
type Standing = Pick<TableModel, 'seats' | 'goal' | 'markers' | 'landing' | 'feltDescription'>;

/** The same objects for the same game, so that what shows them need not be drawn again. */
const standings = new WeakMap<Game, Standing>();

function standing(game: Game, seats: readonly SavedSeat[]): Standing {
  const known = standings.get(game);
  if (known) return known;
  const lands = game.phase === 'over' ? null : landing(game);
  const made: Standing = {
    seats: game.players.map((_, place) => seatView(game, place, seats)),
    goal: game.rules.goal,
    markers: game.players.map((_, place) => feltMarker(game, place, seats)),
    landing: lands && { total: lands.total, note: words.landingTag(lands) },
    feltDescription: words.feltDescription(game.players.map(({ name, banked }) => ({ name, total: banked }))),
  };
  standings.set(game, made);
  return made;
}

type TurnModel = Omit<
  TableModel,
  | 'refused'
  | 'seats'
  | 'goal'
  | 'markers'
  | 'landing'
  | 'feltDescription'
  | 'tray'
  | 'trayCaption'
  | 'trayCubes'
  | 'question'
  | 'ways'
>;

/** The table of a game that is over, for the moment until the end is shown. */
const NOTHING_TO_DO: TurnModel = {
  points: 0,
  riskCaption: '',
  riskThrows: '',
  headline: '',
  must: '',
  may: '',
  aim: '',
  next: '',
  commonLive: false,
  sunLive: false,
  actions: [],
  undo: true,
  redo: false,
  bank: false,
  bankTitle: '',
  bankReason: '',
  bankName: '',
  care: false,
  nameUp: '',
  announcement: '',
};

function turnModel(game: OpenGame, log: Log, entering: Draft): TurnModel {
  const { turn } = game;
  const ruling = lastRuling(log);
  const { name } = playerAt(game, game.up);
  const offer = offers(log);
  const underWay = isTurnUnderWay(game);
  const must = gameObligations(game);
  const details = mustDetails(game, ruling);
  const lands = landing(game);
  const throws = turnRulings(log).filter(({ outcome }) => outcome === 'scored').length;
  const told = entering.length;
  const missing = cubesMissing(entering, turn.cubes);
  const mustText = underWay && must.length > 0 ? mustLine(must, details) : '';
  const may = underWay && must.length === 0 && told === 0 ? words.mayStop(cubesShort(turn.cubes)) : '';
  const headline = headlineOf(game, log, told);
  const { licks } = playerAt(game, game.up);
  const care = offer.bank && game.phase === 'last-licks' && lands?.kind === 'short' && licks === 0;
  const bankable = offer.bank && told === 0;
  const aim = may && lands?.kind === 'short' ? leadNeed(game) : '';
  const next = told > 0 ? '' : nextLine(game, log, lands, offer.bank, care);
  const stop = care && lands ? outIfStopping(lands.total) : aim ? next : '';
  const ruled = sentence(headline, mustText || aim || may, stop);
  let announcement = underWay ? words.toPlayer(name, ruled) : sentence(headline, next);
  // While a throw is told, only how much of it: what was said before still holds, and the last cube brings the ruling.
  if (told > 0) announcement = told < countCubes(turn.cubes) ? headline : '';
  const bankTitle = care && lands ? words.stopAt(lands.total) : words.bankLabel(turn.points);
  const bankNote = bankReasonOf(
    told,
    bankable,
    care,
    must.length > 0 ? bankReason(must, details) : '',
    lands,
    name,
  );
  return {
    points: turn.points,
    riskCaption: words.atRisk(),
    riskThrows: throws > 0 ? words.throwCount(throws) : '',
    headline,
    must: mustText,
    may,
    aim,
    next,
    commonLive: missing.common > 0,
    sunLive: missing.sun,
    actions: actionViews(offer, game, told),
    undo: offer.undo || told > 0,
    redo: offer.redo && told === 0,
    bank: bankable,
    bankTitle,
    bankReason: bankNote,
    bankName: words.bankName(bankTitle, bankNote, bankable && !care),
    care,
    nameUp: name,
    announcement,
  };
}

/** Whether the table has said how the last throw is to count. */
const isSettled = ({ last: { event } }: Log): boolean => event.type !== 'thrown' || event.throw.includes('=');

/** Its parts as one text, each said once. */
const sentence = (...parts: readonly string[]): string =>
  [...new Set(parts)].filter((part) => part !== '').join('. ');

function headlineOf(game: OpenGame, log: Log, told: number): string {
  if (told > 0) return words.entering(told, countCubes(game.turn.cubes));
  const ruling = lastRuling(log);
  if (isTurnUnderWay(game)) return ruling === null ? words.wellendaCalled() : rulingHeadline(ruling);
  const ended = lastTurnEnd(log);
  return ended === null ? words.throwsAllFive(playerAt(game, game.up).name) : words.turnEnded(ended);
}

function nextLine(game: OpenGame, log: Log, lands: Landing | null, mayStop: boolean, care: boolean): string {
  const { name } = playerAt(game, game.up);
  if (!isTurnUnderWay(game)) {
    if (game.phase !== 'play') return `${endingBanner(game)}. ${words.throwsAllFive(name)}`;
    return lastTurnEnd(log) === null ? words.tapTheFaces() : words.throwsAllFive(name);
  }
  if (lands === null) return '';
  return care ? stoppingPutsOut(lands.total, name) : words.landsOn(lands, mayStop);
}

function bankReasonOf(
  told: number,
  bankable: boolean,
  care: boolean,
  refused: string,
  lands: Landing | null,
  name: string,
): string {
  if (told > 0) return words.finishThrow();
  if (!bankable) return refused;
  if (care) return wouldBeOut(name);
  return lands === null ? '' : `${lands.total}, ${words.landingTag(lands)}`;
}

function actionViews(offer: Offers, game: OpenGame, told: number): readonly ActionView[] {
  const fresh = told === 0;
  const void_: ActionView = {
    action: 'void',
    icon: 'again',
    label: words.actionLabel('void'),
    live: offer.void && fresh,
  };
  const total: ActionView = {
    action: 'total',
    icon: 'total',
    label: words.actionLabel('total'),
    live: offer.total && fresh,
  };
  return [
    { action: 'wellenda', icon: 'wellenda', label: words.actionLabel('wellenda'), live: offer.wellenda },
    { action: 'wimpout', icon: 'wimpout', label: words.actionLabel('wimpout'), live: offer.wimpout && fresh },
    // One place for both: a total only before the first throw, a void only while a flash is pending.
    game.turn.pending.length > 0 && offer.void ? void_ : total,
    { action: 'rest-blank', icon: 'blank', label: words.actionLabel('rest-blank'), live: told > 0 },
  ];
}

/** The ways to settle the last throw, each with what it leads to; none once the next throw has begun. */
function choiceModel(log: Log, entering: Draft): Pick<TableModel, 'question' | 'ways'> {
  const { ruling, game } = log.last;
  const others = entering.length > 0 ? [] : offers(log).choices;
  if (ruling === null || others.length === 0) return { question: '', ways: [] };
  const kind = choiceKind(ruling);
  const takenFree = game.phase !== 'over' && isTurnUnderWay(game) && gameObligations(game).length === 0;
  const ways = ruling.choices.flatMap((choice) =>
    choiceView(log, choice, choice === ruling.choice, takenFree, kind),
  );
  const question = {
    sun: words.sunQuestion,
    pair: words.pairQuestion,
    'full-house': words.fullHouseQuestion,
  }[kind]();
  return { question, ways };
}

function choiceView(
  log: Log,
  choice: Choice,
  taken: boolean,
  takenFree: boolean,
  kind: ReturnType<typeof choiceKind>,
): readonly ChoiceView[] {
  const chosen = taken ? log : logAfter(log, choice);
  if (chosen === null) return [];
  const { game, ruling } = chosen.last;
  const label = choiceWords(choice, kind);
  if (game.phase === 'over' || !isTurnUnderWay(game)) {
    const note = ruling === null ? '' : rulingHeadline(ruling);
    return [{ choice, label, points: 0, note, obliges: true, taken, frees: false }];
  }
  const must = gameObligations(game);
  const note =
    must.length > 0 ? mustLine(must, mustDetails(game, ruling)) : words.mayStop(cubesShort(game.turn.cubes));
  const obliges = must.length > 0;
  return [{ choice, label, points: game.turn.points, note, obliges, taken, frees: !obliges && !takenFree }];
}

function logAfter(log: Log, choice: Choice): Log | null {
  const performed = perform(log, { type: 'choose', choice });
  return performed.ok ? performed.value.log : null;
}

function trayCaption({ what }: Tray): string {
  if (what === 'entering') return words.inHand();
  return what === 'again' ? words.throwAgain() : words.pickUp();
}

function seatView(game: Game, place: number, seats: readonly SavedSeat[]): SeatView {
  const { name, banked, onBoard, out } = playerAt(game, place);
  const owes = !onBoard && game.rules.opening > 0 && out === null;
  return {
    ...seatLook(name, place, seats),
    name,
    total: banked,
    instead: owes ? words.needsOpening(game.rules.opening) : '',
    note: seatNote(game, place),
    up: isUp(game, place),
    out: out !== null,
    leads: isLeader(game, place),
  };
}

function feltMarker(game: Game, place: number, seats: readonly SavedSeat[]): FeltMarker {
  const { name, banked, out } = playerAt(game, place);
  return {
    ...seatLook(name, place, seats),
    id: name,
    name,
    total: banked,
    up: isUp(game, place),
    out: out !== null,
    leader: isLeader(game, place),
  };
}

const isUp = (game: Game, place: number): boolean => game.phase !== 'over' && game.up === place;
const isLeader = (game: Game, place: number): boolean => game.phase !== 'play' && game.leader === place;

/** The accessible name of a cube told, which can be taken back. */
export const clearLabel = (face: string): string => words.clearLabel(faceName(face as Face));

/** The accessible name of a key of the pad. */
export const faceLabel = (face: NumberFace | 'S', cube: Tap['cube']): string =>
  words.keyLabel(faceName(face), cube === 'sun');

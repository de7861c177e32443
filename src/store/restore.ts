/**
 * What becomes of the stored games when a backup is merged into them or takes their place. A merge loses nothing:
 * of two lines of events where one goes on from the other, the longer counts; where they part, the game of the
 * backup comes beside the one that is here, under an id of its own. So does a rule set whose name other rules have.
 * Tournaments that parted become one where they can.
 */
import { fingerprint, isSameJson } from '../game/same-json.ts';
import { makeRulesText, newAmong, parseRulesText } from '../game/rule-set.ts';
import { type Backup, eventsById } from './backup.ts';
import type { GameRecord, SavedDraft } from './game-store.ts';
import type { Row, Rows } from './schema.ts';
import type { TournamentStanding } from './place-tournament.ts';
import { planTournaments } from './restore-tournaments.ts';

/** How a game of the backup stands to what is here. */
export const STANDINGS = [
  /** Not here. */
  'new',
  /** Here, and the backup's goes on from it. */
  'longer',
  /** Here, event for event. */
  'same',
  /** Here, and it goes on from the backup's. */
  'shorter',
  /** Here, and the two went different ways. */
  'parted',
] as const;
export type Standing = (typeof STANDINGS)[number];

export interface Found {
  /** How many games of the backup stand so to what is here. */
  readonly games: Readonly<Record<Standing, number>>;
  /** And of its tournaments: those of them that parted and became one, and those that are kept beside the one here. */
  readonly tournaments: Readonly<Record<TournamentStanding, number>>;
  /** How many players the backup remembers. */
  readonly players: number;
  /** How many of them are not here. */
  readonly newPlayers: number;
  /** How many rule sets it has. */
  readonly ruleSets: number;
  /** The names under which those that are not here come in a merge, and how many there are then. */
  readonly newSets: readonly string[];
  readonly allSets: number;
  /** When the first of its games began and the last was played; null without games. */
  readonly from: number | null;
  readonly to: number | null;
  /** How many games are here, and how many tournaments. */
  readonly here: number;
  readonly tournamentsHere: number;
}

/** What is to be written, all of it in one transaction. */
export interface Plan {
  /** Whether everything that is stored goes before. */
  readonly clear: boolean;
  readonly put: Rows;
  readonly found: Found;
  /** The games that are not afterwards what they were: whoever has one of them open must know. */
  readonly changed: readonly string[];
  readonly changedTournaments: readonly string[];
}

interface Game {
  readonly record: GameRecord;
  readonly events: readonly Row<'events'>[];
  readonly draft: SavedDraft | undefined;
}

const NO_ROWS: Rows = {
  games: [],
  events: [],
  drafts: [],
  roster: [],
  ruleSets: [],
  tournaments: [],
  tournamentEvents: [],
};

/** Everything in the backup, and nothing else. */
export function planReplace(here: Rows, { rows }: Pick<Backup, 'rows'>): Plan {
  const { found } = planMerge(here, { rows });
  const ids = new Set([...here.games, ...rows.games].map(([id]) => id));
  const tournaments = new Set([...here.tournaments, ...rows.tournaments].map(([id]) => id));
  return { clear: true, put: rows, found, changed: [...ids], changedTournaments: [...tournaments] };
}

/** What the backup has and is not here. */
export function planMerge(here: Rows, { rows }: Pick<Backup, 'rows'>): Plan {
  const games = gamesOf(here);
  const found: Record<Standing, number> = { new: 0, longer: 0, same: 0, shorter: 0, parted: 0 };
  const put: Game[] = [];
  const changed: string[] = [];
  const drafts: Row<'drafts'>[] = [];
  for (const there of gamesOf(rows).values()) {
    let game = there;
    let standing = standingOf(games.get(game.record.id), game);
    found[standing]++;
    // The copy made by an earlier merge of this backup may be here as well, and may have been played on.
    while (standing === 'parted') {
      game = renamed(game);
      standing = standingOf(games.get(game.record.id), game);
    }
    if (standing === 'new' || standing === 'longer') {
      put.push(game);
      games.set(game.record.id, game);
      changed.push(game.record.id);
    } else if (
      standing === 'same' &&
      game.draft &&
      isCurrent(game) &&
      !isCurrent(games.get(game.record.id))
    ) {
      drafts.push([game.record.id, game.draft]);
      changed.push(game.record.id);
    }
  }
  const roster = new Map(here.roster);
  const players = rows.roster.filter(
    ([name, player]) => player.lastPlayed > (roster.get(name)?.lastPlayed ?? -1),
  );
  const tournaments = planTournaments(here, rows);
  const sets = newAmong(setsOf(rows), setsOf(here), sameText);
  return {
    clear: false,
    put: {
      ...NO_ROWS,
      games: put.map(({ record }) => [record.id, record]),
      events: put.flatMap(({ events }) => events),
      drafts: [
        ...drafts,
        ...put.flatMap(({ draft }): Row<'drafts'>[] => (draft ? [[draft.game, draft]] : [])),
      ],
      roster: players,
      ruleSets: sets.map((set) => [set.name, set]),
      tournaments: tournaments.records,
      tournamentEvents: tournaments.events,
    },
    found: {
      games: found,
      tournaments: tournaments.found,
      players: rows.roster.length,
      newPlayers: players.filter(([name]) => !roster.has(name)).length,
      ruleSets: rows.ruleSets.length,
      newSets: sets.map(({ name }) => name),
      allSets: here.ruleSets.length + sets.length,
      from: least(rows.games.map(([, { started }]) => started)),
      to: least(
        rows.games.map(([, { updated }]) => -updated),
        -1,
      ),
      here: here.games.length,
      tournamentsHere: here.tournaments.length,
    },
    changed,
    changedTournaments: tournaments.records.map(([id]) => id),
  };
}

const setsOf = ({ ruleSets }: Rows) => ruleSets.map(([, set]) => set);

/** Rules as they are written now, whoever wrote them. */
function sameText(rules: string): string {
  const read = parseRulesText(rules);
  return read.ok ? makeRulesText(read.value) : rules;
}

/** In a loop: a list of arguments has an end. */
function least(times: readonly number[], sign = 1): number | null {
  let first = Number.POSITIVE_INFINITY;
  for (const time of times) first = Math.min(first, time);
  return times.length === 0 ? null : sign * first;
}

/** Whether a game has cubes of the throw that comes next. */
const isCurrent = (game: Game | undefined): boolean =>
  game?.draft !== undefined && game.draft.events === game.record.events && game.draft.taps !== '';

function gamesOf(rows: Rows): Map<string, Game> {
  const events = eventsById(rows.events);
  const drafts = new Map(rows.drafts);
  return new Map(
    rows.games.map(([id, record]) => [id, { record, events: events.get(id) ?? [], draft: drafts.get(id) }]),
  );
}

function standingOf(here: Game | undefined, there: Game): Standing {
  if (here === undefined) return 'new';
  const shared = Math.min(here.events.length, there.events.length);
  for (let place = 0; place < shared; place++)
    if (!isSameJson(here.events[place]?.[1], there.events[place]?.[1])) return 'parted';
  if (here.events.length === there.events.length) return 'same';
  return there.events.length > here.events.length ? 'longer' : 'shorter';
}

/** The same game under an id that follows from what was played: merging a backup twice adds it once. */
function renamed({ record, events, draft }: Game): Game {
  const id = `${record.id.slice(0, 48)}-${fingerprint(JSON.stringify([record.id, events.map(([, event]) => event)]))}`;
  return {
    record: { ...record, id },
    events: events.map(([[, place], event]) => [[id, place], event]),
    draft: draft && { ...draft, game: id },
  };
}

/** What home shows of the stored games, as plain values. Pure but for the day it is. */
import { type Cubes, NUMBER_FACES, parseCubes } from '../engine/cubes.ts';
import { isPresetName, presetRules, RULEBOOK, type Rules } from '../engine/settings.ts';
import { splitWords } from '../game/names.ts';
import type { Summary } from '../game/summary.ts';
import { parseSettings } from '../game/turn-tokens.ts';
import type { GameRecord } from '../store/game-store.ts';
import type { GameCardView } from '../ui/game-card.ts';
import { type SeatLook, seatLook } from '../ui/seat-look.ts';
import * as words from '../ui/words/home.ts';
import { whoseTable } from '../ui/words/whose-table.ts';
import { listWords } from '../ui/words/list.ts';
import { type MustDetails, mustLine, NO_DETAILS } from '../ui/words/obligations.ts';

/** A game in a list. */
export interface GameRowView {
  readonly id: string;
  /** Of the winner, or of who is up; null where there is neither. */
  readonly marker: SeatLook | null;
  readonly title: string;
  readonly detail: string;
  /** Of a tournament; empty for none. */
  readonly table: string;
  /** The winner's total; empty where nobody won. */
  readonly score: string;
  readonly day: string;
}

export function cardView(record: GameRecord): GameCardView {
  const { summary, seats } = record;
  const { players, up, turn, phase, leader } = summary;
  const rules = readRules(record.rules);
  const must = turn ? mustLine(turn.must, detailsOf(summary, rules)) || words.mayBank() : '';
  return {
    title: titleOf(record),
    table: tableWords(record),
    seats: players.map(({ name, banked, out }, place) => ({
      ...seatLook(name, place, seats),
      name,
      total: banked,
      up: name === up,
      out: out !== null,
    })),
    banner: leader === null ? '' : words.leads(phase, leader, totalOf(summary, leader)),
    now: up === null ? '' : words.isUp(up, turn?.points ?? 0),
    must,
    goal: rules.goal,
  };
}

export function openRow(record: GameRecord, now: number): GameRowView {
  const { summary, id, updated } = record;
  const { up, turn } = summary;
  return {
    id,
    marker: markerOf(record, up),
    title: titleOf(record),
    detail: up === null ? '' : words.isUp(up, turn?.points ?? 0),
    table: tableWords(record),
    score: '',
    day: words.dayOf(updated, now),
  };
}

export function finishedRow(record: GameRecord, now: number): GameRowView {
  const { summary, id, started } = record;
  const { winners, players } = summary;
  const [first = null] = winners;
  const others = players.filter(({ name }) => !winners.includes(name)).map(({ name }) => name);
  const played = first === null ? titleOf(record) : words.withOthers(others);
  return {
    id,
    marker: markerOf(record, first),
    title: words.won(winners),
    detail: played,
    table: tableWords(record),
    score: first === null ? '' : String(totalOf(summary, first)),
    day: words.dayOf(started, now),
  };
}

const tableWords = ({ table }: GameRecord): string => (table ? whoseTable(table) : '');

/** "Ann, Bo and Cy". */
export const titleOf = ({ summary }: GameRecord): string =>
  listWords(summary.players.map(({ name }) => name));

function markerOf({ summary, seats }: GameRecord, name: string | null): SeatLook | null {
  const place = summary.players.findIndex((player) => player.name === name);
  return name === null || place < 0 ? null : seatLook(name, place, seats);
}

const totalOf = ({ players }: Summary, name: string): number =>
  players.find((player) => player.name === name)?.banked ?? 0;

const NO_CUBES: Cubes = { common: 0, sun: false };

/** What the obligations are told with, from a summary alone: home reads no logs. */
function detailsOf({ players, up, turn }: Summary, rules: Rules): MustDetails {
  if (turn === null || up === null) return NO_DETAILS;
  const total = (players.find(({ name }) => name === up)?.banked ?? 0) + turn.points;
  const there = players.filter(({ name, banked, out }) => name !== up && out === null && banked === total);
  return {
    cubes: parseCubes(turn.cubes) ?? NO_CUBES,
    points: turn.points,
    total,
    pending: NUMBER_FACES.filter((face) => turn.pending.includes(face)),
    there: there.map(({ name }) => name),
    rules,
    ruling: null,
  };
}

/** The rules of a record, `rulebook goal=300`. What cannot be read is as in the rulebook. */
function readRules(text: string): Rules {
  const [preset = '', ...parts] = splitWords(text);
  const change = parseSettings(parts);
  return {
    ...(isPresetName(preset) ? presetRules(preset) : RULEBOOK),
    ...(typeof change === 'string' ? {} : change),
  };
}

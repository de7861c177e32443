/** A tournament as one file: every event of it, what was taken back too. It is read wholly or not at all. */
import { ok, refuse, type Result } from '../engine/result.ts';
import * as v from 'valibot';
import { readLog } from '../tournament/read-log.ts';
import type { TournamentEvent, TournamentLog } from '../tournament/tournament-log.ts';
import { isRecord } from './fact-shapes.ts';
import { tournamentEventShape } from './tournament-shapes.ts';

const FORMAT = 'cosmic-felt-event';
/** Grows when an older app could not read what is written. */
const FILE_VERSION = 1;

/** Characters; ten times the largest event with every throw. */
export const MAX_EVENT_FILE = 30_000_000;

export const EVENT_FILE_FAULTS = [
  'too-big',
  /** The beginning of such a file, without its end. */
  'cut-short',
  /** A backup of all data. */
  'backup',
  /** A game, as a text or a link. */
  'game',
  /** Something else. */
  'foreign',
  /** Written by a version of the app that knows more. */
  'too-new',
  /** An event of it is not what it should be. */
  'broken',
  /** What is told cannot have happened. */
  'rules',
] as const;
export type EventFileFault = (typeof EVENT_FILE_FAULTS)[number];

export interface EventFile {
  readonly events: readonly TournamentEvent[];
  readonly log: TournamentLog;
}

/** The text of the file, an event a line. */
export function makeEventFile(events: readonly TournamentEvent[], app: string): string {
  const head = JSON.stringify({ format: FORMAT, version: FILE_VERSION, app });
  return `${head.slice(0, -1)},"events":[\n${events.map((event) => JSON.stringify(event)).join(',\n')}\n]}\n`;
}

/** Reads such a file, or says why it is none. Never throws. */
export function readEventFile(text: string): Result<EventFile, EventFileFault> {
  if (text.length > MAX_EVENT_FILE) return refuse('too-big');
  const line = text.replace(/^\ufeff/, '');
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return refuse(notRead(line));
  }
  if (!isRecord(read)) return refuse('foreign');
  const { format, version, events } = read;
  if (format === 'cosmic-felt-backup') return refuse('backup');
  if (format !== FORMAT) return refuse('foreign');
  if (!Number.isSafeInteger(version) || Number(version) < 1) return refuse('broken');
  if (Number(version) > FILE_VERSION) return refuse('too-new');
  if (!Array.isArray(events)) return refuse('broken');
  const sound: TournamentEvent[] = [];
  for (const event of events as readonly unknown[]) {
    const parsed = v.safeParse(tournamentEventShape, event);
    if (!parsed.success) return refuse('broken');
    sound.push(parsed.output);
  }
  const log = readLog(sound);
  return log.ok ? ok({ events: sound, log: log.value }) : log;
}

/** What a text is that is no JSON. */
function notRead(text: string): EventFileFault {
  const start = text.slice(0, 2000).trimStart();
  if (start.startsWith(`{"format":"${FORMAT}"`)) return 'cut-short';
  if (start.startsWith('{"format":"cosmic-felt-backup"')) return 'backup';
  return /^(rules|players):/m.test(start) || /#\/take\//.test(start) ? 'game' : 'foreign';
}

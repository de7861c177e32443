/**
 * Games as text, a line a turn (NOTATION.md). {@link summarizeTranscript} is the one function other programs
 * call; `makeTranscript` writes a log so that it reads back to the same summary.
 */
import { type Game, isTurnUnderWay, type Standing } from '../engine/game.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import { isPresetName, presetRules, RULEBOOK, type Rules } from '../engine/settings.ts';
import { parseAdjustment } from './adjustment.ts';
import type { Command, LogRefusal } from './commands.ts';
import { eventOf } from './events.ts';
import { type Log, perform, startLog } from './log.ts';
import { arePlayerNames, LINE_HEADS, splitWords, trimText } from './names.ts';
import { type Summary, summarize } from './summary.ts';
import { parseSettings, parseTurnTokens } from './turn-tokens.ts';

/** What is wrong with a line: the offending token, or "", and the code. */
interface LineError {
  readonly token: string;
  readonly code: LogRefusal;
}

/** Where and why a text is not a game. */
export interface TranscriptError extends LineError {
  /** From 1. */
  readonly line: number;
}

const MAX_BYTES = 1 << 20;

/** The summary of the game that a text tells, or the first error in it. Never throws, whatever the text is. */
export function summarizeTranscript(text: string): Result<Summary, TranscriptError> {
  const read = parseTranscript(text);
  return read.ok ? ok(summarize(read.value.last.game)) : read;
}

/** The log of the game that a text tells. */
export function parseTranscript(text: string): Result<Log, TranscriptError> {
  if (utf8Length(text) > MAX_BYTES) return refuse({ line: 1, token: '', code: 'syntax' });
  const lines = (text.startsWith('\ufeff') ? text.slice(1) : text).split('\n');
  const reader = new TranscriptReader();
  for (const [index, raw] of lines.entries()) {
    const line = trimText((raw.endsWith('\r') ? raw.slice(0, -1) : raw).replaceAll('\t', ' '));
    if (line === '' || line.startsWith('#')) continue;
    const error = reader.read(line);
    if (error) return refuse({ line: index + 1, ...error });
  }
  return reader.log === null ? refuse({ line: lines.length, token: '', code: 'players' }) : ok(reader.log);
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    // Two bytes, or half of the four that a surrogate pair takes; three for the rest.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}

const error = (token: string, code: LogRefusal): LineError => ({ token, code });

type Head = (typeof LINE_HEADS)[number];
const isHead = (text: string): text is Head => (LINE_HEADS as readonly string[]).includes(text);

/** Reads one line after the other; the lines before `players:` make the rules, those after it the log. */
class TranscriptReader {
  log: Log | null = null;
  private rules: Rules | null = null;
  private afterPlayers = false;

  /** Takes a trimmed line that is neither blank nor a comment; returns what is wrong with it. */
  read(line: string): LineError | undefined {
    if (this.log?.last.game.phase === 'over') return error(line, 'game-over');
    const colon = line.indexOf(':');
    const head = colon < 0 ? line : trimText(line.slice(0, colon));
    const body = colon < 0 ? '' : trimText(line.slice(colon + 1));
    if (this.log === null) return this.readHeader(colon < 0 ? '' : head, body, head);
    const directly = this.afterPlayers;
    this.afterPlayers = false;
    if (colon < 0) return error(line, 'syntax');
    return isHead(head)
      ? this.readTableLine(head, body, this.log, directly)
      : this.readTurn(head, body, this.log);
  }

  private readHeader(head: string, body: string, token: string): LineError | undefined {
    if (head === 'rules') return this.rules === null ? this.readRules(body) : error(token, 'syntax');
    if (head !== 'players') return error(token, 'players');
    const players = body.split('|').map(trimText);
    if (!arePlayerNames(players)) return error('', 'players');
    this.log = startLog(eventOf({ type: 'started', rules: this.rules ?? RULEBOOK, players }));
    this.afterPlayers = true;
    return undefined;
  }

  /** `rules: PRESET key=value …` */
  private readRules(body: string): LineError | undefined {
    const [preset, ...parts] = splitWords(body);
    if (preset === undefined) return error('rules', 'syntax');
    const formless = parts.find((part) => !part.includes('='));
    if (formless !== undefined) return error(formless, 'syntax');
    if (!isPresetName(preset)) return error(preset, 'rules');
    const change = parseSettings(parts);
    if (typeof change === 'string') return error(change, 'rules');
    this.rules = { ...presetRules(preset), ...change };
    return undefined;
  }

  /** A line about the table, which may stand between any two others. */
  private readTableLine(head: Head, body: string, log: Log, directly: boolean): LineError | undefined {
    if (head === 'rules' || head === 'players') return error(head, 'syntax');
    if (head === 'standings') return directly ? this.readStandings(body) : error(head, 'syntax');
    if (body === '') return error(head, 'syntax');
    if (head === 'adjust') {
      const names = log.last.game.players.map(({ name }) => name);
      const adjustment = parseAdjustment(body, names);
      if (typeof adjustment === 'string') return error(body, adjustment);
      return this.take({ type: 'adjust', ...adjustment }, body);
    }
    if (head === 'leave') return this.take({ type: 'leave', player: body }, body);
    // The last three need the phase `play`, which is looked at first.
    if (log.last.game.phase !== 'play') return error(head, 'players');
    if (head === 'up') return this.take({ type: 'give-turn', player: body }, body);
    if (head === 'join') return this.take({ type: 'join', player: body }, body);
    return this.take({ type: 'change-seats', players: body.split('|').map(trimText) }, body);
  }

  private readStandings(body: string): LineError | undefined {
    const standings: Standing[] = [];
    for (const part of body.split('|').map(trimText)) {
      const match = /^(0|[1-9]\d*)( +on)?$/.exec(part);
      if (!match) return error(body, 'syntax');
      const banked = Number(match[1]);
      standings.push({ banked, onBoard: banked > 0 || match[2] !== undefined });
    }
    return this.take({ type: 'take-up', standings }, body);
  }

  /** `NAME: tokens`, the name of whoever is up. */
  private readTurn(name: string, body: string, log: Log): LineError | undefined {
    const tokens = parseTurnTokens(body);
    if ('malformed' in tokens) return error(tokens.malformed, 'syntax');
    if (tokens.length === 0) return error(name, 'syntax');
    const { game } = log.last;
    const place = game.players.findIndex((player) => player.name === name);
    if (place < 0) return error(name, 'unknown-player');
    if (game.phase === 'over' || place !== game.up) return error(name, 'not-your-turn');
    let ended = false;
    for (const { text, command } of tokens) {
      if (ended) return error(text, this.state(log).phase === 'over' ? 'game-over' : 'not-your-turn');
      if (command === 'rules') return error(text, 'rules');
      const refused = this.take(command, text);
      if (refused) return refused;
      ended = command.type !== 'change-rules' && !isTurnUnderWay(this.state(log));
    }
    return undefined;
  }

  private state(log: Log): Game {
    return (this.log ?? log).last.game;
  }

  private take(command: Command, token: string): LineError | undefined {
    if (this.log === null) throw new Error('A command before the players');
    const performed = perform(this.log, command);
    if (!performed.ok) return error(token, performed.error);
    this.log = performed.value.log;
    return undefined;
  }
}

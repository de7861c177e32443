/** Given a game as text, when players ask for something, then this happens. */
import { expect } from 'vitest';
import type { Game, OpenGame } from '../../src/engine/game.ts';
import type { Command, LogRefusal } from '../../src/game/commands.ts';
import { decide, type Log, perform } from '../../src/game/log.ts';
import { parseTranscript } from '../../src/game/transcript.ts';

/** The log of a game told line by line. */
export function given(...lines: readonly string[]): Log {
  const read = parseTranscript(lines.join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The log after these commands, all of which must be accepted. */
export function when(log: Log, ...commands: readonly Command[]): Log {
  return commands.reduce((before, command) => {
    const performed = perform(before, command);
    if (!performed.ok) throw new Error(`${command.type}: ${performed.error}`);
    return performed.value.log;
  }, log);
}

/** The code for which a command is refused. */
export function refusal(log: Log, command: Command): LogRefusal {
  const decided = decide(log, command);
  if (decided.ok) throw new Error(`${command.type} is accepted`);
  return decided.error;
}

export function openGame({ last }: Log): OpenGame {
  const game: Game = last.game;
  if (game.phase === 'over') throw new Error('The game is over');
  return game;
}

/** That two logs tell the same game from its first event on, whatever was taken back since. */
export function expectSameGame(actual: Log, expected: Log): void {
  expect(actual.last.game).toEqual(expected.last.game);
  expect(actual.last.ruling).toEqual(expected.last.ruling);
}

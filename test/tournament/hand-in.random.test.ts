/** Codes that were altered on the way, by the hundred: refused, or what they say is looked at like any other game. */
import { describe, expect, it } from 'vitest';
import { RULES_VERSION } from '../../src/engine/settings.ts';
import { evolve, type Log, startLog } from '../../src/game/log.ts';
import { PACK_HEAD, packGame } from '../../src/game/pack.ts';
import { makeLinkText, makeQrText, readCarried } from '../../src/game/pack-text.ts';
import { entriesOf } from '../../src/game/transcript-writer.ts';
import { HAND_IN_FAULTS, readHandIn } from '../../src/tournament/hand-in.ts';
import { carried, resealed } from '../game/pack-games.ts';
import { PLAYERS, playedGame } from '../game/played-game.ts';
import { chanceOf } from '../game/random-game.ts';
import { after, published, SETUP, withPlayers } from './given.ts';

const OTHERS = ['Eve', 'Finn', 'Gus', 'Hal'] as const;
const lower = (names: readonly string[]): readonly string[] => names.map((name) => name.toLowerCase());
const EVENT = after(withPlayers(...PLAYERS, ...OTHERS), published(lower(PLAYERS), lower(OTHERS)));
const TABLE = {
  event: EVENT.id,
  name: SETUP.name,
  seating: EVENT.rounds[0]?.id ?? '',
  final: false,
  round: 0,
  table: 0,
  rulesVersion: RULES_VERSION,
};

/** A game as people play it, at a table of the event. */
function tableGame(seed: number): Log {
  const [start, ...steps] = entriesOf(playedGame(seed, 500).log).map(({ event }) => event);
  if (start?.type !== 'started') throw new Error('A game without a start');
  return steps.reduce(evolve, startLog({ ...start, table: TABLE }));
}

const packed = (log: Log): Uint8Array => packGame(carried(log));

const GAMES = Array.from({ length: 12 }, (_, seed) => tableGame(seed + 1));
const TRIES = 60;

describe('a game from a table’s phone', () => {
  it('counts by its code and by its link, and says how it came', () => {
    for (const log of GAMES) {
      for (const [text, way] of [
        [makeQrText(packed(log)), 'scanned'],
        [makeLinkText(packed(log)), 'pasted'],
      ] as const) {
        const read = readCarried(text);
        if (!read.ok) throw new Error(read.error.code);
        const handIn = readHandIn(EVENT, read.value.log, way);
        if (!handIn.ok) throw new Error(handIn.error);
        const { table, against, copy } = handIn.value;
        expect([table, against, copy.flags, copy.result.way]).toEqual([0, 'nothing', [], way]);
        expect(copy.result.players.map(({ banked }) => banked)).toEqual(
          log.last.game.players.map(({ banked }) => banked),
        );
      }
    }
  }, 60_000);
});

describe('a code with an altered byte', () => {
  it('is refused by its checksum, wherever it was altered', () => {
    const chance = chanceOf(45);
    for (const log of GAMES) {
      const bytes = packed(log);
      for (let tried = 0; tried < TRIES; tried++) {
        const altered = Uint8Array.from(bytes);
        const place = chance.below(altered.length);
        altered[place] = (altered[place] ?? 0) ^ (1 + chance.below(255));
        for (const text of [makeQrText(altered), makeLinkText(altered)]) {
          const read = readCarried(text);
          expect(read.ok ? 'taken' : read.error.code).toMatch(/^(damaged|format)$/);
        }
      }
    }
  }, 60_000);

  it('is refused when some of it is missing, or two codes were put together', () => {
    const [bytes, more] = [packed(GAMES[0] as Log), packed(GAMES[1] as Log)];
    for (let length = 0; length < bytes.length; length++)
      expect(readCarried(makeQrText(bytes.subarray(0, length))).ok, `${length} bytes`).toBe(false);
    expect(readCarried(makeQrText(Uint8Array.from([...bytes, ...more]))).ok).toBe(false);
  });

  it('and a right checksum is a legal game or none: it is looked at, against the one that is in', () => {
    const chance = chanceOf(46);
    const seen = new Set<string>();
    for (const log of GAMES) {
      const bytes = packed(log);
      const first = readHandIn(EVENT, log, 'scanned');
      if (!first.ok) throw new Error(first.error);
      const { round, table, copy } = first.value;
      const taken = after(EVENT, { type: 'result-taken', round, table, ...copy });
      for (let tried = 0; tried < TRIES; tried++) {
        const altered = Uint8Array.from(bytes);
        const place = PACK_HEAD + chance.below(altered.length - PACK_HEAD);
        altered[place] = (altered[place] ?? 0) ^ (1 + chance.below(255));
        const read = readCarried(makeQrText(resealed(altered)));
        if (!read.ok) {
          seen.add(read.error.code);
          continue;
        }
        const handIn = readHandIn(taken, read.value.log, 'scanned');
        if (!handIn.ok) {
          expect(HAND_IN_FAULTS).toContain(handIn.error);
          seen.add(handIn.error);
          continue;
        }
        const { value } = handIn;
        seen.add(value.against);
        // What is the very same tells the same throws; anything else has to be decided on.
        expect(value.against === 'same').toBe(value.table === table && value.copy.game === copy.game);
        expect(value.copy.result.way).toBe('scanned');
      }
    }
    // Most alterations make throws that cannot be, or leave the game unfinished.
    expect([...seen]).toEqual(expect.arrayContaining(['damaged', 'illegal']));
  }, 120_000);
});

/** The bench, the table and the transcript rule alike, and a case survives being a link. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/bench/answer.ts';
import { CASE_PROBLEMS, makeCaseText, parseCaseText, parseDraftText } from '../../src/bench/case-text.ts';
import { type CaseDraft, seatName } from '../../src/bench/case.ts';
import { IMPOSSIBLE } from '../../src/bench/possible.ts';
import { type Game, type OpenGame, playerAt, stillInAfter } from '../../src/engine/game.ts';
import type { Turn } from '../../src/engine/turn.ts';
import { type Summary, summarize } from '../../src/game/summary.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { hostileTexts } from '../game/hostile-texts.ts';
import { chanceOf } from '../game/random-game.ts';
import { randomCases } from './random-cases.ts';

const CASES = 10_000;

/** The table's summary as the bench sees it: without who was out before the throw, named by the seats of the case. */
function asBench(summary: Summary, before: OpenGame): Summary {
  const places = [before.up, ...stillInAfter(before, before.up).filter((place) => place !== before.up)];
  const names = new Map(places.map((place, seat) => [playerAt(before, place).name, seatName(seat)]));
  const named = (name: string | null): string | null => (name === null ? null : (names.get(name) ?? name));
  const players = [...names].flatMap(([name, seat]) =>
    summary.players.filter((player) => player.name === name).map((player) => ({ ...player, name: seat })),
  );
  const winners = summary.winners.map((name) => names.get(name) ?? name).sort();
  return { ...summary, players, winners, up: named(summary.up), leader: named(summary.leader) };
}

const sorted = (summary: Summary): Summary => ({ ...summary, winners: [...summary.winners].sort() });

const turnOf = (game: Game): Turn | null => (game.phase === 'over' ? null : game.turn);

/** Tells of a difference in full; a comparison that can do so takes too long to be made so often. */
function same(asked: CaseDraft, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, makeCaseText(asked)).toStrictEqual(expected);
}

describe(`${CASES} random cases`, () => {
  const cases = [...randomCases(CASES)];
  it('are of many kinds', () => {
    const outcomes = new Set(cases.map(({ after }) => after.last.ruling?.outcome));
    expect([...outcomes].sort()).toEqual(['rethrow', 'scored', 'supernova', 'void', 'wimpout', 'win']);
    const many = { held: 0, pending: 0, several: 0, ending: 0, choice: 0, bumped: 0 };
    for (const { asked } of cases) {
      if (asked.turn.held !== null) many.held++;
      if (asked.turn.pending.length > 0) many.pending++;
      if (asked.turn.pending.length > 1) many.several++;
      if (asked.ending !== null) many.ending++;
      if (asked.choice !== null) many.choice++;
      if (asked.began !== asked.seats[0]?.banked) many.bumped++;
    }
    for (const [kind, count] of Object.entries(many)) expect(count, kind).toBeGreaterThan(20);
  });

  it('are ruled as the table and the transcript rule them', () => {
    for (const { asked, before, after } of cases) {
      const answered = answer(asked);
      if (!answered.ok) throw new Error(`${makeCaseText(asked)}: ${answered.error}`);
      const { game, ruling, goesOn } = answered.value;
      const table = summarize(after.last.game);
      same(asked, ruling, after.last.ruling);
      same(asked, sorted(summarize(game)), asBench(table, before));
      same(asked, summarizeTranscript(makeTranscript(after)), { ok: true, value: table });
      if (goesOn) same(asked, [turnOf(game)], [turnOf(after.last.game)]);
    }
  });

  it('are the same after having been a link, and the link is the same', () => {
    for (const [index, { asked }] of cases.entries()) {
      const text = makeCaseText(asked);
      const read = parseCaseText(text);
      same(asked, read, { ok: true, value: asked });
      same(asked, read.ok && makeCaseText(read.value), text);
      // What an address keeps as it stands, and what programs find the end of.
      same(asked, /^[\w/;=,-]+$/.test(text), true);
      if (index % 10 === 0) same(asked, parseCaseText(encodeURIComponent(text)), read);
    }
  });

  it('are read or refused with a code after any damage', () => {
    const chance = chanceOf(7);
    const chars = [...'0123456789SX-/=;,%onpoitsleadrgwb .\u{1f3b2}'];
    let refused = 0;
    for (const { asked } of cases) {
      let text = makeCaseText(asked);
      for (let times = 1 + chance.below(3); times > 0; times--) {
        const place = chance.below(text.length + 1);
        text =
          text.slice(0, place) +
          (chance.hits(0.7) ? chance.pick(chars) : '') +
          text.slice(place + chance.below(3));
      }
      const read = parseDraftText(text);
      if (read.ok) same(read.value, parseDraftText(makeCaseText(read.value)), read);
      else {
        refused++;
        expect(CASE_PROBLEMS).toContain(read.error.code);
        if (read.error.code === 'position') expect(IMPOSSIBLE).toContain(read.error.reason);
        else expect(read.error.reason).toBeNull();
      }
    }
    expect(refused).toBeGreaterThan(CASES / 2);
  });
});

/** Milliseconds that a text takes to be refused: the best of three, since others are at work here too. */
function refusing(text: string): number {
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    if (parseCaseText(text).ok) throw new Error('Read as a case');
    return performance.now() - begun;
  });
  return Math.min(...times);
}

describe('hostile texts', () => {
  it('are refused in no time, also when cut to what could be a case', () => {
    for (const { name, text } of hostileTexts()) {
      expect(refusing(text), name).toBeLessThan(5);
      const cut = text.slice(0, 1500);
      for (const head of ['', '2244/S;', '2244/S;others=', '2244/S;rules=rulebook,', '2244/S;held='])
        expect(refusing((head + cut).slice(0, 1500)), name).toBeLessThan(5);
    }
  });
});

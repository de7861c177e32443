/** Texts that nobody would call a game, as large as a transcript may be, and a long game that is one. */
import type { Command } from '../../src/game/commands.ts';
import { eventOf } from '../../src/game/events.ts';
import { type Log, perform, startLog } from '../../src/game/log.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import { presetRules } from '../../src/engine/settings.ts';
import { chanceOf, randomThrow } from './random-game.ts';

/** The most bytes that a transcript may have. */
export const MEBIBYTE = 1 << 20;

const PLAYERS = ['Ann', 'Bo', 'Cy', 'Di'];

/** A game of so many turns, every other one with its throws noted, in which nobody reaches the goal. */
export function longGame(turns: number, seed = 1): Log {
  const chance = chanceOf(seed);
  const rules = { ...presetRules('rulebook'), goal: 5000, spots: 'share', fullHouse: 'choice' } as const;
  let log = startLog(eventOf({ type: 'started', rules, players: PLAYERS }));
  for (let turn = 0; turn < turns; ) {
    const { game } = log.last;
    if (game.phase === 'over') throw new Error('The long game has come to its end');
    const pending = game.turn.pending.map(({ face }) => face);
    const sum = { type: 'total', points: 5 * chance.below(12) } as const;
    const stop: Command = !game.turn.started && chance.hits(0.5) ? sum : { type: 'bank' };
    const stopped = chance.hits(0.8) && perform(log, stop);
    const wild = game.turn.cubes.common === 4 && game.turn.cubes.sun && chance.hits(0.1);
    const token = wild
      ? `${chance.pick(['2345', '225X', '5566', '444X', '335X'])}/S`
      : randomThrow(chance, game.turn.cubes, pending);
    const performed = stopped && stopped.ok ? stopped : perform(log, { type: 'throw', throw: token });
    if (!performed.ok) throw new Error(`${token}: ${performed.error}`);
    const next = performed.value.log;
    const { game: after } = next.last;
    // Stars, Supernovas and the goal would end the game: throw again.
    if (after.phase !== 'play' || after.players.some(({ out }) => out !== null)) continue;
    if (after.up !== game.up) turn++;
    log = next;
  }
  return log;
}

/** The piece again and again, cut to just so many bytes; the piece is of one-byte characters. */
const filled = (piece: string, bytes = MEBIBYTE): string =>
  piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);

function noiseOf(count: number, char: (next: () => number) => string): string {
  const chance = chanceOf(count);
  const chars: string[] = [];
  for (let index = 0; index < count; index++) chars.push(char(chance.next));
  return chars.join('');
}

/** What may stand before the noise, to lead it into each part of the reader. */
const HEADS = [
  '',
  'rules: ',
  'rules: rulebook ',
  'players: ',
  ...[
    '',
    'Ann: ',
    'Ann: total ',
    'Ann: rules(',
    'adjust: ',
    'adjust: Ann ',
    'adjust: Ann +5 ',
    'leave: ',
    'join: ',
    'up: ',
    'seats: ',
    'standings: ',
  ].map((head) => `players: Ann | Bo\n${head}`),
];

/** One kind of noise each, about a mebibyte long. */
const NOISES: Readonly<Record<string, () => string>> = {
  'random bytes': () => noiseOf(MEBIBYTE / 2, (next) => String.fromCharCode(Math.floor(next() * 256))),
  'random code units': () =>
    noiseOf(MEBIBYTE / 3, (next) => String.fromCharCode(Math.floor(next() * 65_536))),
  spaces: () => filled(' '),
  tabs: () => filled('\t'),
  'one long word': () => filled('x'),
  'one long gap': () => `x${filled(' ', MEBIBYTE - 100)}x`,
  'words and gaps': () => filled('x '),
  'gaps of wide spaces': () => `x${'\u2003'.repeat(MEBIBYTE / 3 - 100)}x`,
  colons: () => filled(':'),
  bars: () => filled('|'),
  'names and bars': () => filled('Ann|'),
  'many names': () => noiseOf(MEBIBYTE / 8, (next) => `${Math.floor(next() * 1e6)}|`),
  'numbers and bars': () => filled('5|'),
  digits: () => filled('5'),
  zeros: () => filled('0'),
  faces: () => filled('4'),
  'mixed faces': () => noiseOf(MEBIBYTE, (next) => '23456X-'.charAt(Math.floor(next() * 7))),
  slashes: () => filled('/'),
  'equals signs': () => filled('='),
  'throw with a long choice': () => `4444/S=${filled('again', MEBIBYTE - 100)}`,
  'rules(rules(': () => filled('rules('),
  'rules(goal=300': () => filled('rules(goal=300'),
  'one long change': () => `rules(${filled('goal=300,', MEBIBYTE - 100)}goal=300)`,
  'commas in a change': () => `rules(${filled(',', MEBIBYTE - 100)})`,
  'many changes': () => filled('rules(opening=50) '),
  wellendas: () => filled('wellenda '),
  totals: () => filled('total '),
  signs: () => filled('+5 '),
  'signs and gaps': () => filled(`+5${' '.repeat(5000)}`),
  'names with signs': () => filled('Ann +5 '),
  'lone high surrogates': () => '\ud83c'.repeat(MEBIBYTE / 3),
  'lone low surrogates': () => '\udfb2'.repeat(MEBIBYTE / 3),
  emoji: () => '\u{1f3b2}'.repeat(MEBIBYTE / 4 - 20),
  NULs: () => filled('\0'),
  'byte-order marks': () => '\ufeff'.repeat(MEBIBYTE / 3 - 20),
  'combining marks': () => '\u0301'.repeat(MEBIBYTE / 2 - 40),
  'line ends': () => filled('\n'),
  'other line ends': () => filled('\r\n'),
  'carriage returns': () => filled('\r'),
  'hash signs': () => filled('#'),
  'comment lines': () => filled('#\n'),
};

const table = (count: number): string => `players: ${'abcdefghijkl'.slice(0, count).split('').join(' | ')}\n`;

/** These lines as often as they fit behind a table of so many. */
const lines = (count: number, piece: string): string => {
  const head = table(count);
  return head + piece.repeat(Math.floor((MEBIBYTE - head.length) / piece.length));
};

/** Long games that are right to their last line, or nearly. */
const GAMES: Readonly<Record<string, () => string>> = {
  'turns that make nothing': () => lines(2, 'a: total 0\nb: total 0\n'),
  'turns of twelve': () => lines(12, 'abcdefghijkl'.replace(/./g, '$&: wimp\n')),
  'one endless turn': () => `${table(12)}a: ${'wellenda '.repeat(MEBIBYTE / 9 - 20)}`,
  'one endless turn on many lines': () => lines(12, 'a: wellenda\n'),
  'adjustments there and back': () => lines(12, 'adjust: l +5 x\nadjust: l -5 x\n'),
  'the turn given round': () => lines(12, 'up: l\nup: a\n'),
  'seats changed and changed back': () =>
    lines(12, 'seats: l|k|j|i|h|g|f|e|d|c|b|a\nseats: a|b|c|d|e|f|g|h|i|j|k|l\n'),
  'a long game just under a mebibyte': () => repeatedGame(MEBIBYTE),
  'a long game just over a mebibyte': () => repeatedGame(MEBIBYTE).padEnd(MEBIBYTE + 1, '#'),
  'a whole game again and again': () => filled(`${table(1)}a: 6666/6\n`),
};

/** The turns of a long game again and again: it has no end, since they bring no points. */
function repeatedGame(bytes: number): string {
  const turns = 'a: 2345/6 24X/2 wimp\nb: 444X/5 void 2235/6 wimp\nc: wellenda 245X/S=5 wimp\n';
  return lines(3, turns).padEnd(bytes, '#');
}

/** The heads with a whole mebibyte behind them; a sixteenth of it is enough to tell a step that is quadratic. */
const WHOLE = ['', 'players: Ann | Bo\nAnn: ', 'players: Ann | Bo\nadjust: '];

/** All hostile texts by name, each made when it is asked for. */
export function* hostileTexts(): Generator<{ readonly name: string; readonly text: string }> {
  for (const [name, make] of Object.entries(NOISES)) {
    const noise = make();
    const ratio = noise.length / utf8Length(noise);
    for (const head of HEADS) {
      const bytes = WHOLE.includes(head) ? MEBIBYTE : MEBIBYTE / 16;
      const text = (head + noise).slice(0, Math.floor(bytes * ratio));
      yield { name: `${JSON.stringify(head)} and ${name}`, text };
    }
  }
  for (const [name, make] of Object.entries(GAMES)) yield { name, text: make() };
}

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

export const longTranscript = (turns: number): string => makeTranscript(longGame(turns));

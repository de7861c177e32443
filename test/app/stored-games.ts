/** Games as the store gives them, made from their text, for tests and for looking at screens. */
import { RULES_VERSION } from '../../src/engine/settings.ts';
import { evolve, type Log, startLog } from '../../src/game/log.ts';
import { summarize } from '../../src/game/summary.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { entriesOf, makeRules } from '../../src/game/transcript-writer.ts';
import type { GameRecord } from '../../src/store/game-store.ts';

export interface StoredGame {
  readonly record: GameRecord;
  readonly log: Log;
}

const MARKERS = [
  ...['disc', 'square', 'triangle', 'diamond', 'flower', 'hexagon', 'drop', 'cross', 'heart', 'arch'],
  ...['shield', 'cog'],
];

/** The game that these lines tell. */
export function gameOf(id: string, ...lines: readonly string[]): StoredGame {
  const read = parseTranscript(lines.join('\n'));
  if (!read.ok) throw new Error(`${id}, line ${read.error.line}: ${read.error.token} ${read.error.code}`);
  const log = read.value;
  const { game } = log.last;
  const started = Date.UTC(2026, 4, 12, 18);
  const record: GameRecord = {
    id,
    started,
    updated: started + 3_600_000,
    seats: game.players.map(({ name }, place) => ({
      name,
      marker: MARKERS[place % MARKERS.length] ?? 'disc',
    })),
    events: entriesOf(log).length,
    status: game.phase === 'over' ? 'over' : 'open',
    summary: summarize(game),
    rules: makeRules(game.rules),
  };
  return { record, log };
}

/** The same game as one of a tournament's second round. */
export function atTable({ log, record }: StoredGame): StoredGame {
  const table = {
    event: 'fest1',
    name: 'Felt Festival',
    seating: 'r2',
    final: false,
    round: 1,
    table: 4,
    rulesVersion: RULES_VERSION,
  };
  const [start, ...steps] = entriesOf(log).map(({ event }) => event);
  if (start?.type !== 'started') throw new Error('A game without a start');
  return { record: { ...record, table }, log: steps.reduce(evolve, startLog({ ...start, table })) };
}

const FOUR = 'players: Ann | Bo | Cy | Dee';
const LONG = ['Maximiliana Featherstonehaugh-Cholmondeley', 'Wolfeschlegelsteinhausenbergerdorffallll'].map(
  (name) => name.slice(0, 40),
);
const TWELVE = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', ...LONG];
const licks = ['rules: rulebook', FOUR, 'standings: 390 | 480 | 120 | 465', 'up: Dee', 'Dee: total 50'];

export const storedGame = {
  /** Bo has 45 at risk and must clear the 4s. */
  current: gameOf('current', FOUR, 'standings: 380 | 215 | 255 | 0', 'up: Bo', 'Bo: 4443/5'),
  long: gameOf('long', `players: ${LONG.join(' | ')}`, 'standings: 0 | 120'),
  crowd: gameOf(
    'crowd',
    'rules: rulebook goal=5000',
    `players: ${TWELVE.join(' | ')}`,
    `standings: ${TWELVE.map((_, i) => 4990 - i * 400).join(' | ')}`,
  ),
  licks: gameOf('licks', ...licks),
  won: gameOf('won', ...licks, 'Ann: 2346/2', 'Bo: total 50', 'Cy: total 0', 'Dee: X5--/- wimp'),
  shared: gameOf(
    'shared',
    'rules: end-game tie=shared spots=share',
    `players: ${LONG.join(' | ')} | Ann`,
    'standings: 450 | 450 | 30',
    `${LONG[0]}: total 55`,
    `${LONG[1]}: total 55`,
    'Ann: total 35',
  ),
  nobody: gameOf('nobody', 'players: Ann', 'leave: Ann'),
  crowdOver: gameOf(
    'crowd-over',
    'rules: end-game spots=share',
    `players: ${TWELVE.join(' | ')}`,
    `standings: ${TWELVE.map((_, i) => 495 - i * 20).join(' | ')}`,
    ...TWELVE.map((name, i) => `${name}: total ${i === 10 ? 300 : 10}`),
  ),
  /** A little of everything. */
  sheet: gameOf(
    'sheet',
    'rules: rulebook spots=bump',
    FOUR,
    'Ann: 4443/5 4 void 2',
    'Bo: 4443/6 3/X bank',
    'Cy: wellenda 2346/2',
    'Dee: total 50',
    'adjust: Ann +20 sang a song',
    'Ann: 3355/S=3 4446/2 rules(opening=50,spots=share) 2/X bank',
    'Bo: 6X44/S=4',
  ),
};

/** So many finished games. */
export const records = (count: number): readonly GameRecord[] =>
  Array.from({ length: count }, (_, i) => ({
    ...(i % 4 === 1 ? storedGame.shared : storedGame.won).record,
    id: `finished-${i}`,
    started: Date.UTC(2026, 4 - (i % 5), 28 - i),
  }));

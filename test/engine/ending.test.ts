import { describe, expect, it } from 'vitest';
import type { End, Out, Phase } from '../../src/engine/game.ts';
import { enterTotal } from '../../src/engine/play.ts';
import type { RulesChange } from '../../src/engine/settings.ts';
import { summarize } from '../../src/game/summary.ts';
import { given, openGame } from '../game/given.ts';
import { gameOf, play, tellPhase, tellPlayers } from './given.ts';

interface State {
  readonly phase: Phase;
  readonly up: string | null;
  readonly leader: string | null;
  readonly winners: readonly string[];
  readonly end: End | null;
  readonly totals: readonly number[];
  readonly outs: readonly (Out | null)[];
  readonly licks: readonly number[];
}

/** A game to 100 without an opening, told line by line: `A 20` is Ann's turn entered as 20. */
const table = (settings: string, standings: string, lines: readonly string[]): readonly string[] => [
  `rules: rulebook goal=100 opening=0 spots=share ${settings}`,
  `players: ${['Ann', 'Bo', 'Cy', 'Di'].slice(0, standings.split('|').length).join(' | ')}`,
  `standings: ${standings}`,
  ...lines.map(expand),
];

const NAMES: Readonly<Record<string, string>> = { A: 'Ann', B: 'Bo', C: 'Cy', D: 'Di' };

/** `A 20`, `A -` for a leaving, `A wimp` and other tokens as they are. */
function expand(line: string): string {
  const [letter = '', ...words] = line.split(' ');
  const name = NAMES[letter];
  if (name === undefined) return line;
  const said = words.join(' ');
  if (said === '-') return `leave: ${name}`;
  return /^\d+$/.test(said) ? `${name}: total ${said}` : `${name}: ${said}`;
}

function tell(settings: string, standings: string, ...lines: readonly string[]): State {
  const { game } = given(...table(settings, standings, lines)).last;
  const { phase, up, leader, winners, players } = summarize(game);
  return {
    phase,
    up,
    leader,
    winners,
    end: game.phase === 'over' ? game.end : null,
    totals: players.map(({ banked }) => banked),
    outs: players.map(({ out }) => out),
    licks: players.map(({ licks }) => licks),
  };
}

type Row = readonly [string, string, string, readonly string[], Partial<State>];

const check = (rows: readonly Row[]): void => {
  it.each(rows)('%s: %s %s %j', (_, settings, standings, lines, expected) => {
    expect(tell(settings, standings, ...lines)).toMatchObject(expected);
  });
};

const FOUR = '80 | 70 | 60 | 50';
const won = (winner: string, end: End): Partial<State> => ({
  phase: 'over',
  up: null,
  leader: winner,
  winners: [winner],
  end,
});

describe('the goal', () => {
  check([
    ['RB reaches', '', FOUR, ['A 20'], { phase: 'last-licks', leader: 'Ann', up: 'Bo', winners: [] }],
    ['RB reaches, not yet', '', FOUR, ['A 15'], { phase: 'play', leader: null, up: 'Bo' }],
    [
      'RB reaches, beyond',
      '',
      FOUR,
      ['A 45'],
      { phase: 'last-licks', leader: 'Ann', totals: [125, 70, 60, 50] },
    ],
    ['RB+ has passed, not yet', 'goalIs=pass', FOUR, ['A 20'], { phase: 'play', leader: null }],
    ['RB+ has passed', 'goalIs=pass', FOUR, ['A 25'], { phase: 'last-licks', leader: 'Ann' }],
    ['RB+ end-game', 'ending=end-game', FOUR, ['A 20'], { phase: 'end-game', leader: 'Ann', up: 'Bo' }],
    ['RB+ end-game, has passed', 'ending=end-game goalIs=pass', FOUR, ['A 20'], { phase: 'play' }],
    ['TBL sudden', 'ending=sudden', FOUR, ['A 20'], won('Ann', 'goal')],
    ['TBL sudden, not yet', 'ending=sudden', FOUR, ['A 15'], { phase: 'play', up: 'Bo' }],
    ['TBL sudden, has passed, not yet', 'ending=sudden goalIs=pass', FOUR, ['A 20'], { phase: 'play' }],
    ['TBL sudden, has passed', 'ending=sudden goalIs=pass', FOUR, ['A 25'], won('Ann', 'goal')],
    ['TBL sudden, a later seat', 'ending=sudden', FOUR, ['A 15', 'B 30'], won('Bo', 'goal')],
    ['TBL sudden, a tie shared is none', 'ending=sudden tie=shared', FOUR, ['A 20'], won('Ann', 'goal')],
    ['US: the setting when it is reached', '', FOUR, ['A rules(ending=sudden) total 20'], won('Ann', 'goal')],
  ]);
});

describe('Last Licks (RB+)', () => {
  check([
    ['RB+ seat order', '', FOUR, ['A 20', 'B 0'], { up: 'Cy', outs: [null, 'lick', null, null] }],
    ['RB+ from the leader', '', FOUR, ['A 0', 'B 0', 'C 40'], { leader: 'Cy', up: 'Di' }],
    ['RB+ round the table', '', FOUR, ['A 0', 'B 0', 'C 40', 'D 0'], { leader: 'Cy', up: 'Ann' }],
    ['RB+ up to the one before', '', FOUR, ['A 0', 'B 0', 'C 40', 'D 0', 'A 0'], { leader: 'Cy', up: 'Bo' }],
    ['RB+ nobody waits', '', FOUR, ['A 0', 'B 0', 'C 40', 'D 0', 'A 0', 'B 0'], won('Cy', 'last-licks')],
    [
      'RB+ all failed',
      '',
      FOUR,
      ['A 20', 'B 0', 'C 0', 'D 0'],
      { ...won('Ann', 'last-licks'), outs: [null, 'lick', 'lick', 'lick'], totals: [100, 70, 60, 50] },
    ],
    [
      'RB+ a higher total leads',
      '',
      FOUR,
      ['A 20', 'B 35'],
      { leader: 'Bo', up: 'Cy', outs: [null, null, null, null] },
    ],
    [
      'RB+ the old leader behind those who wait',
      '',
      FOUR,
      ['A 20', 'B 35', 'C 0', 'D 0'],
      { leader: 'Bo', up: 'Ann' },
    ],
    [
      'RB+ the old leader leads again',
      '',
      FOUR,
      ['A 20', 'B 35', 'C 0', 'D 0', 'A 10'],
      { leader: 'Ann', up: 'Bo', totals: [110, 105, 60, 50] },
    ],
    ['RB+ and again', '', FOUR, ['A 20', 'B 35', 'C 0', 'D 0', 'A 10', 'B 10'], { leader: 'Bo', up: 'Ann' }],
    [
      'RB+ the chain ends',
      '',
      FOUR,
      ['A 20', 'B 35', 'C 0', 'D 0', 'A 10', 'B 0'],
      { ...won('Ann', 'last-licks'), outs: [null, 'lick', 'lick', 'lick'] },
    ],
    [
      'RB+ three leaders, in their order',
      '',
      FOUR,
      ['A 20', 'B 35', 'C 50', 'D 0'],
      { leader: 'Cy', up: 'Ann', totals: [100, 105, 110, 50] },
    ],
    [
      'RB+ three leaders, the second',
      '',
      FOUR,
      ['A 20', 'B 35', 'C 50', 'D 0', 'A 0'],
      { leader: 'Cy', up: 'Bo' },
    ],
    ['RB+ who is out gets none', '', FOUR, ['C -', 'A 20', 'B 0'], { up: 'Di' }],
    [
      'RB+ a tie is no lead',
      '',
      FOUR,
      ['A 20', 'B 30'],
      { leader: 'Ann', outs: [null, 'lick', null, null], totals: [100, 100, 60, 50] },
    ],
    [
      'RB+ below is no lead, but is banked',
      '',
      FOUR,
      ['A 20', 'B 25'],
      { outs: [null, 'lick', null, null], totals: [100, 95, 60, 50] },
    ],
    ['RB+ a tie is not shared', 'tie=shared', '80 | 70', ['A 20', 'B 30'], won('Ann', 'last-licks')],
    [
      'RB+ a wimpout fails',
      '',
      FOUR,
      ['A 20', 'B 2346/5 2346'],
      { up: 'Cy', outs: [null, 'lick', null, null] },
    ],
    ['RB+ a wreck fails', '', FOUR, ['A 20', 'B 2234/6'], { up: 'Cy', outs: [null, 'lick', null, null] }],
    ['RB+ two players', '', '80 | 70', ['A 20', 'B 0'], won('Ann', 'last-licks')],
    [
      'RB+ two players, back and forth',
      '',
      '80 | 70',
      ['A 20', 'B 35', 'A 10', 'B 0'],
      won('Ann', 'last-licks'),
    ],
  ]);

  const KEEPS: readonly string[] = ['A 0', 'B 4442/6 2/2=lick', 'C 0', 'D 0', 'A 20'];
  check([
    ['RB+ an extra lick', 'fullHouse=choice', FOUR, KEEPS, { up: 'Bo', licks: [0, 1, 0, 0] }],
    [
      'RB+ it is used up at once',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B 0'],
      { up: 'Cy', licks: [0, 0, 0, 0], outs: [null, null, null, null] },
    ],
    [
      'RB+ at the end of the queue',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B 0', 'C 0', 'D 0'],
      { up: 'Bo', leader: 'Ann' },
    ],
    [
      'RB+ and only once',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B 0', 'C 0', 'D 0', 'B 0'],
      won('Ann', 'last-licks'),
    ],
    [
      'RB+ behind a leader who was overtaken',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B 0', 'C 45', 'D 0', 'B 0'],
      { leader: 'Cy', up: 'Ann', outs: [null, 'lick', null, 'lick'] },
    ],
    [
      'RB+ for a stop that falls short',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B 5'],
      { up: 'Cy', licks: [0, 0, 0, 0], totals: [100, 75, 60, 50] },
    ],
    [
      'RB+ for a wreck',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B wimp'],
      { up: 'Cy', licks: [0, 0, 0, 0], outs: [null, null, null, null] },
    ],
    [
      'RB+ whoever takes the lead keeps it',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B 35'],
      { leader: 'Bo', licks: [0, 1, 0, 0] },
    ],
    [
      'RB+ an extra lick taken in a lick',
      'fullHouse=choice',
      FOUR,
      ['A 20', 'B 4442/6 2/2=lick'],
      { up: 'Cy', licks: [0, 0, 0, 0], outs: [null, null, null, null] },
    ],
    [
      'RB+ two of them',
      'fullHouse=choice',
      FOUR,
      ['A 0', 'B 4442/6 5/5=lick 3332/4 2/2=lick', 'C 0', 'D 0', 'A 20', 'B 0', 'C 0', 'D 0', 'B 0'],
      { up: 'Bo', licks: [0, 0, 0, 0], outs: [null, null, 'lick', 'lick'] },
    ],
    [
      'TBL the limit of wrecks notwithstanding',
      'fullHouse=choice trainWrecksOut=1',
      FOUR,
      [...KEEPS, 'B wimp'],
      { up: 'Cy', licks: [0, 1, 0, 0], outs: [null, 'wrecks', null, null] },
    ],
    [
      'TBL below the limit',
      'fullHouse=choice trainWrecksOut=2',
      FOUR,
      [...KEEPS, 'B wimp'],
      { up: 'Cy', licks: [0, 0, 0, 0], outs: [null, null, null, null] },
    ],
    [
      'TBL the limit without an extra lick',
      'trainWrecksOut=1',
      FOUR,
      ['A 20', 'B wimp'],
      { up: 'Cy', outs: [null, 'wrecks', null, null] },
    ],
    [
      'TBL below it without an extra lick',
      'trainWrecksOut=2',
      FOUR,
      ['A 20', 'B wimp'],
      { up: 'Cy', outs: [null, 'lick', null, null] },
    ],
    [
      'RB Supernova in a lick',
      '',
      FOUR,
      ['A 20', 'B XXXX/X'],
      { up: 'Cy', leader: 'Ann', outs: [null, 'supernova', null, null] },
    ],
    [
      'RB Supernova, an extra lick notwithstanding',
      'fullHouse=choice',
      FOUR,
      [...KEEPS, 'B XXXX/X'],
      { up: 'Cy', licks: [0, 1, 0, 0], outs: [null, 'supernova', null, null] },
    ],
    ['RB Supernova of the last one', '', FOUR, ['A 20', 'B 0', 'C 0', 'D XXXX/X'], won('Ann', 'alone')],
    [
      'RB five stars in a lick',
      '',
      FOUR,
      ['A 20', 'B 6666/6'],
      { ...won('Bo', 'stars'), totals: [100, 70, 60, 50] },
    ],
    [
      'TBL bump takes the lead',
      'spots=bump',
      FOUR,
      ['A 20', 'B 30'],
      { leader: 'Bo', up: 'Cy', totals: [70, 100, 60, 50] },
    ],
    [
      'TBL bump, the old leader waits',
      'spots=bump',
      FOUR,
      ['A 20', 'B 30', 'C 0', 'D 0'],
      { leader: 'Bo', up: 'Ann' },
    ],
    [
      'TBL bump of another',
      'spots=bump',
      FOUR,
      ['A 20', 'B 35', 'C 40'],
      { leader: 'Bo', up: 'Di', totals: [60, 105, 100, 50], outs: [null, null, 'lick', null] },
    ],
    [
      'TBL bump leaves the failed alone',
      'spots=bump',
      FOUR,
      ['A 20', 'B 5', 'C 15'],
      { totals: [100, 75, 75, 50], outs: [null, 'lick', 'lick', null] },
    ],
    ['RB+ Keep Rolling, above', 'spots=keep-rolling', FOUR, ['A 20', 'B 35'], { leader: 'Bo' }],
    [
      'RB+ Keep Rolling, below',
      'spots=keep-rolling',
      FOUR,
      ['A 20', 'B 5'],
      { outs: [null, 'lick', null, null] },
    ],
  ]);

  const refused = (settings: string, standings: string, lines: readonly string[], points: number): unknown =>
    enterTotal(openGame(given(...table(settings, standings, lines))), points);

  it.each<[string, string, string, readonly string[], number, boolean]>([
    ['RB+ Keep Rolling: nobody banks a tie', 'spots=keep-rolling', FOUR, ['A 20'], 30, false],
    ['RB+ Keep Rolling: beyond the goal', 'spots=keep-rolling', FOUR, ['A 45'], 55, false],
    ['RB+ Keep Rolling: the spot of one who failed', 'spots=keep-rolling', FOUR, ['A 20', 'B 0'], 10, true],
    ['US: the opening is owed', 'opening=35', '80 | 0', ['A 20'], 30, false],
    ['US: the opening is enough', 'opening=35', '80 | 0', ['A 20'], 35, true],
  ])('%s: %s %s %j %d: %s', (_, settings, standings, lines, points, allowed) => {
    const entered = refused(settings, standings, lines, points);
    expect(entered).toMatchObject(allowed ? { ok: true } : { ok: false, error: 'may-not-bank' });
  });

  it('US: the opening is named among the obligations of a lick', () => {
    const log = given(...table('opening=35', '80 | 0', ['A 20', 'B XX55/2']));
    expect(summarize(log.last.game)).toMatchObject({ phase: 'last-licks', turn: { must: ['opening'] } });
  });
});

describe('the end game', () => {
  const END = 'ending=end-game';
  check([
    ['RB+ one turn each', END, FOUR, ['A 20', 'B 0', 'C 0'], { up: 'Di', outs: [null, null, null, null] }],
    [
      'RB+ the highest wins',
      END,
      FOUR,
      ['A 20', 'B 0', 'C 0', 'D 0'],
      { ...won('Ann', 'end-game'), outs: [null, null, null, null] },
    ],
    ['RB+ a higher total leads', END, FOUR, ['A 20', 'B 35'], { leader: 'Bo', up: 'Cy' }],
    ['RB+ the old leader has had it', END, FOUR, ['A 20', 'B 35', 'C 0', 'D 0'], won('Bo', 'end-game')],
    ['RB+ the highest of several', END, FOUR, ['A 20', 'B 35', 'C 50', 'D 0'], won('Cy', 'end-game')],
    [
      'RB+ higher than the goal, not than the leader',
      END,
      FOUR,
      ['A 20', 'B 45', 'C 50', 'D 0'],
      won('Bo', 'end-game'),
    ],
    ['RB+ seat order from the leader', END, FOUR, ['A 0', 'B 0', 'C 40', 'D 0'], { up: 'Ann', leader: 'Cy' }],
    ['RB+ to the one before', END, FOUR, ['A 0', 'B 0', 'C 40', 'D 0', 'A 0', 'B 0'], won('Cy', 'end-game')],
    ['DN a tie', END, FOUR, ['A 20', 'B 30'], { leader: 'Ann', up: 'Cy' }],
    [
      'DN the leader keeps a tie',
      END,
      FOUR,
      ['A 20', 'B 30', 'C 0', 'D 0'],
      { ...won('Ann', 'end-game'), totals: [100, 100, 60, 50] },
    ],
    [
      'US a tie is shared',
      `${END} tie=shared`,
      FOUR,
      ['A 20', 'B 30', 'C 0', 'D 0'],
      { phase: 'over', leader: 'Ann', winners: ['Ann', 'Bo'] },
    ],
    [
      'US shared in seat order',
      `${END} tie=shared`,
      FOUR,
      ['A 0', 'B 0', 'C 40', 'D 0', 'A 20', 'B 30'],
      { phase: 'over', leader: 'Cy', winners: ['Ann', 'Bo', 'Cy'] },
    ],
    [
      'US only the top total shares',
      `${END} tie=shared`,
      FOUR,
      ['A 20', 'B 35', 'C 45', 'D 40'],
      { phase: 'over', leader: 'Bo', winners: ['Bo', 'Cy'] },
    ],
    [
      'US nobody to share with',
      `${END} tie=shared`,
      FOUR,
      ['A 20', 'B 25', 'C 0', 'D 0'],
      won('Ann', 'end-game'),
    ],
    [
      'US who left shares nothing',
      `${END} tie=shared`,
      FOUR,
      ['A 20', 'B 30', 'B -', 'C 0', 'D 0'],
      won('Ann', 'end-game'),
    ],
    [
      'TBL bump takes the lead',
      `${END} spots=bump`,
      FOUR,
      ['A 20', 'B 30'],
      { leader: 'Bo', totals: [70, 100, 60, 50] },
    ],
    [
      'TBL bump, to the end',
      `${END} spots=bump`,
      FOUR,
      ['A 20', 'B 30', 'C 0', 'D 0'],
      won('Bo', 'end-game'),
    ],
    ['RB five stars', END, FOUR, ['A 20', 'B 6666/6'], won('Bo', 'stars')],
    [
      'RB Supernova',
      END,
      FOUR,
      ['A 20', 'B XXXX/X'],
      { leader: 'Ann', up: 'Cy', outs: [null, 'supernova', null, null] },
    ],
    ['RB Supernova of the last one', END, FOUR, ['A 20', 'B 0', 'C 0', 'D XXXX/X'], won('Ann', 'end-game')],
    [
      'TBL wrecks',
      `${END} trainWrecksOut=1`,
      FOUR,
      ['A 20', 'B wimp'],
      { up: 'Cy', outs: [null, 'wrecks', null, null] },
    ],
    [
      'TBL a wreck below the limit',
      END,
      FOUR,
      ['A 20', 'B wimp'],
      { up: 'Cy', outs: [null, null, null, null] },
    ],
    [
      'RB+ an extra lick is none here',
      `${END} fullHouse=choice`,
      FOUR,
      ['A 0', 'B 4442/6 2/2=lick', 'C 0', 'D 0', 'A 20', 'B 0', 'C 0', 'D 0'],
      { ...won('Ann', 'end-game'), licks: [0, 1, 0, 0] },
    ],
    ['RB+ two players', END, '80 | 70', ['A 20', 'B 35'], won('Bo', 'end-game')],
    ['RB+ who left gets no turn', END, FOUR, ['C -', 'A 20', 'B 0'], { up: 'Di' }],
  ]);
});

describe('a game of one', () => {
  const nobody: Partial<State> = { phase: 'over', up: null, leader: null, winners: [], end: 'nobody' };
  check([
    ['US the next turn', '', '80', ['A 15'], { phase: 'play', up: 'Ann' }],
    ['US the goal', '', '80', ['A 20'], won('Ann', 'goal')],
    ['US the goal in an end game', 'ending=end-game', '80', ['A 20'], won('Ann', 'goal')],
    ['US a sudden goal', 'ending=sudden', '80', ['A 20'], won('Ann', 'goal')],
    ['US the goal, has passed', 'goalIs=pass', '80', ['A 20'], { phase: 'play', up: 'Ann' }],
    ['RB five stars', '', '80', ['A 6666/6'], won('Ann', 'stars')],
    ['RB Supernova', '', '80', ['A XXXX/X'], nobody],
    ['TBL wrecks', 'trainWrecksOut=1', '80', ['A wimp'], nobody],
    ['US leaving', '', '80', ['A -'], nobody],
  ]);
});

describe('one left of several', () => {
  check([
    ['RB Supernova', '', '80 | 70', ['A XXXX/X'], { ...won('Bo', 'alone'), outs: ['supernova', null] }],
    ['RB two Supernovas', '', '80 | 70 | 60', ['A XXXX/X', 'B XXXX/X'], won('Cy', 'alone')],
    ['TBL wrecks', 'trainWrecksOut=1', '80 | 70', ['A wimp'], won('Bo', 'alone')],
    ['US leaving', '', '80 | 70', ['A -'], { ...won('Bo', 'alone'), outs: ['left', null] }],
    ['US leaving, of another', '', '80 | 70', ['B -'], won('Ann', 'alone')],
    ['US leaving, one after the other', '', FOUR, ['A -', 'C -', 'B -'], won('Di', 'alone')],
    ['US leaving in Last Licks', '', '80 | 70', ['A 20', 'B -'], won('Ann', 'alone')],
    ['US the leader leaving Last Licks', '', '80 | 70', ['A 20', 'A -'], won('Bo', 'alone')],
    ['US leaving in the end game', 'ending=end-game', '80 | 70', ['A 20', 'B -'], won('Ann', 'alone')],
    ['US the leader leaving the end game', 'ending=end-game', '80 | 70', ['A 20', 'A -'], won('Bo', 'alone')],
    [
      'US the leader leaves the last who waits',
      '',
      '80 | 70 | 60',
      ['A 20', 'B 0', 'A -'],
      won('Cy', 'alone'),
    ],
    ['RB five stars in play', '', FOUR, ['A 0', 'B 6666/6'], won('Bo', 'stars')],
  ]);
});

describe('leaving', () => {
  check([
    [
      'US in play, the others go on',
      '',
      FOUR,
      ['B -'],
      { phase: 'play', up: 'Ann', outs: [null, 'left', null, null] },
    ],
    [
      'US in play, who is up',
      '',
      FOUR,
      ['A -'],
      { phase: 'play', up: 'Bo', outs: ['left', null, null, null] },
    ],
    ['US in play, the last seat', '', FOUR, ['A 0', 'B 0', 'C 0', 'D -'], { phase: 'play', up: 'Ann' }],
    ['US in play, over those who left', '', FOUR, ['B -', 'C -', 'A -'], { phase: 'over', winners: ['Di'] }],
    [
      'US in play, the turn is lost',
      '',
      FOUR,
      ['A 4442/6 5/2', 'A -'],
      { up: 'Bo', totals: [80, 70, 60, 50] },
    ],
    ['US in Last Licks, who waits', '', FOUR, ['A 20', 'C -', 'B 0'], { leader: 'Ann', up: 'Di' }],
    [
      'US in Last Licks, who is up',
      '',
      FOUR,
      ['A 20', 'B -'],
      { leader: 'Ann', up: 'Cy', outs: [null, 'left', null, null] },
    ],
    [
      'US in Last Licks, an extra lick helps nobody who left',
      'fullHouse=choice',
      FOUR,
      ['A 0', 'B 4442/6 2/2=lick', 'C 0', 'D 0', 'A 20', 'B -'],
      { up: 'Cy', outs: [null, 'left', null, null] },
    ],
    [
      'US in Last Licks, an old leader',
      '',
      FOUR,
      ['A 20', 'B 35', 'A -', 'C 0', 'D 0'],
      { ...won('Bo', 'last-licks'), outs: ['left', null, 'lick', 'lick'] },
    ],
    [
      'US in the end game, who waits',
      'ending=end-game',
      FOUR,
      ['A 20', 'C -', 'B 0'],
      { leader: 'Ann', up: 'Di' },
    ],
    ['US in the end game, who is up', 'ending=end-game', FOUR, ['A 20', 'B -'], { leader: 'Ann', up: 'Cy' }],
    [
      'US in the end game, the last one',
      'ending=end-game',
      FOUR,
      ['A 20', 'B 0', 'C 0', 'D -'],
      won('Ann', 'end-game'),
    ],
    [
      'US in the end game, one who had the turn',
      'ending=end-game',
      FOUR,
      ['A 20', 'B 0', 'B -'],
      { leader: 'Ann', up: 'Cy' },
    ],
  ]);

  it('US: the turn of another under way goes on', () => {
    const log = given(...table('', FOUR, ['A 4442/6', 'B -']));
    expect(summarize(log.last.game)).toMatchObject({ up: 'Ann', turn: { points: 40, pending: '4' } });
  });
});

describe('the leader leaving Last Licks', () => {
  check([
    [
      'US the highest leads, below the goal too',
      '',
      FOUR,
      ['A 20', 'A -'],
      { phase: 'last-licks', leader: 'Bo' },
    ],
    [
      'US a leader who is up has had the turn',
      '',
      FOUR,
      ['A 20', 'A -'],
      { leader: 'Bo', up: 'Cy', outs: ['left', null, null, null] },
    ],
    [
      'US their turn under way ends without penalty',
      '',
      FOUR,
      ['A 20', 'B 4442/6 5/2', 'A -'],
      { leader: 'Bo', up: 'Cy', totals: [100, 70, 60, 50], outs: ['left', null, null, null] },
    ],
    [
      'US and costs no extra lick',
      'fullHouse=choice',
      FOUR,
      ['A 0', 'B 4442/6 2/2=lick', 'C 0', 'D 0', 'A 20', 'A -'],
      { leader: 'Bo', up: 'Cy', licks: [0, 1, 0, 0] },
    ],
    [
      'US the new leader waits for no lick',
      '',
      '80 | 50 | 70 | 60',
      ['A 20', 'A -', 'B 0'],
      { leader: 'Cy', up: 'Di' },
    ],
    [
      'US and wins when nobody waits',
      '',
      '80 | 50 | 70 | 60',
      ['A 20', 'A -', 'B 0', 'D 0'],
      won('Cy', 'last-licks'),
    ],
    ['US whoever is up goes on', '', '80 | 50 | 70 | 60', ['A 20', 'A -'], { leader: 'Cy', up: 'Bo' }],
    [
      'US whoever is up may take the lead',
      '',
      '80 | 50 | 70 | 60',
      ['A 20', 'A -', 'B 25'],
      { leader: 'Bo', up: 'Di' },
    ],
    [
      'US and the new leader then waits',
      '',
      '80 | 50 | 70 | 60',
      ['A 20', 'A -', 'B 25', 'D 0'],
      { leader: 'Bo', up: 'Cy' },
    ],
    ['US the old leader leads again', '', FOUR, ['A 20', 'B 35', 'B -'], { leader: 'Ann', up: 'Cy' }],
    [
      'US the old leader waits no more',
      '',
      FOUR,
      ['A 20', 'B 35', 'B -', 'C 0', 'D 0'],
      won('Ann', 'last-licks'),
    ],
    [
      'US who failed cannot lead',
      '',
      FOUR,
      ['A 20', 'B 25', 'A -'],
      { leader: 'Cy', up: 'Di', outs: ['left', 'lick', null, null] },
    ],
    ['US and who waits still may', '', FOUR, ['A 20', 'B 0', 'A -', 'D 15'], { leader: 'Di', up: 'Cy' }],
    ['US equals: next in seat order', '', '80 | 50 | 60 | 60', ['A 20', 'A -'], { leader: 'Cy', up: 'Bo' }],
    [
      'US equals: from the old leader',
      '',
      '70 | 70 | 80 | 50',
      ['A 0', 'B 0', 'C 20', 'C -'],
      { leader: 'Ann', up: 'Di' },
    ],
    [
      'US equals: the other still has a lick',
      '',
      '70 | 70 | 80 | 50',
      ['A 0', 'B 0', 'C 20', 'C -', 'D 0'],
      { leader: 'Ann', up: 'Bo' },
    ],
    [
      'US equals: who is up comes first',
      '',
      '70 | 70 | 80 | 70',
      ['A 0', 'B 0', 'C 20', 'C -'],
      { leader: 'Di', up: 'Ann' },
    ],
    [
      'US two leaders leave',
      '',
      FOUR,
      ['A 20', 'A -', 'B -'],
      { phase: 'last-licks', leader: 'Cy', up: 'Di', outs: ['left', 'left', null, null] },
    ],
    ['US and the last one wins', '', FOUR, ['A 20', 'A -', 'B -', 'D 0'], won('Cy', 'last-licks')],
  ]);

  it('US: the turn of whoever is up is kept, with its points', () => {
    const log = given(...table('', '80 | 50 | 70 | 60', ['A 20', 'B 4442/6', 'A -']));
    expect(summarize(log.last.game)).toMatchObject({ up: 'Bo', turn: { points: 40, pending: '4' } });
  });

  it('US: the turn after one that ended without penalty is a new one', () => {
    const log = given(...table('', FOUR, ['A 20', 'B 4442/6', 'A -']));
    expect(summarize(log.last.game)).toMatchObject({
      up: 'Cy',
      turn: { points: 0, cubes: '4S', must: ['start'] },
    });
  });
});

describe('the leader leaving the end game', () => {
  const END = 'ending=end-game';
  check([
    ['US the highest leads', END, FOUR, ['A 20', 'A -'], { phase: 'end-game', leader: 'Bo', up: 'Bo' }],
    [
      'US who is up still has the turn',
      END,
      FOUR,
      ['A 20', 'A -', 'B 5'],
      { leader: 'Bo', up: 'Cy', totals: [100, 75, 60, 50] },
    ],
    [
      'US a new leader who waits gets it',
      END,
      '80 | 50 | 70 | 60',
      ['A 20', 'A -', 'B 0'],
      { leader: 'Cy', up: 'Cy' },
    ],
    ['US one below the goal wins', END, FOUR, ['A 20', 'A -', 'B 0', 'C 0', 'D 0'], won('Bo', 'end-game')],
    ['US only a higher total leads', END, FOUR, ['A 20', 'A -', 'B 0', 'C 10', 'D 0'], won('Bo', 'end-game')],
    ['US a higher one does', END, FOUR, ['A 20', 'A -', 'B 0', 'C 15', 'D 0'], won('Cy', 'end-game')],
    ['US one who had the turn', END, FOUR, ['A 20', 'B 35', 'B -'], { leader: 'Ann', up: 'Cy' }],
    [
      'US who had the turn gets no other',
      END,
      FOUR,
      ['A 20', 'B 35', 'B -', 'C 0', 'D 0'],
      won('Ann', 'end-game'),
    ],
    [
      'US equals: from the old leader',
      END,
      '70 | 70 | 80 | 50',
      ['A 0', 'B 0', 'C 20', 'C -'],
      { leader: 'Ann', up: 'Di' },
    ],
    ['US equals: in seat order', END, FOUR, ['A 20', 'B 0', 'C 10', 'A -'], { leader: 'Bo', up: 'Di' }],
    ['US a leader who is up leaves', END, FOUR, ['A 20', 'A -', 'B -'], { leader: 'Cy', up: 'Cy' }],
    [
      'US a leader who is up, the last',
      END,
      '50 | 80 | 60 | 70',
      ['A 0', 'B 20', 'C 0', 'B -', 'D -', 'A 0'],
      won('Cy', 'end-game'),
    ],
    [
      'RB Supernova of a leader who is up',
      END,
      FOUR,
      ['A 20', 'A -', 'B XXXX/X'],
      { leader: 'Cy', up: 'Cy', outs: ['left', 'supernova', null, null] },
    ],
    [
      'TBL wrecks of a leader who is up',
      `${END} trainWrecksOut=1`,
      FOUR,
      ['A 20', 'A -', 'B wimp'],
      { leader: 'Cy', up: 'Cy', outs: ['left', 'wrecks', null, null] },
    ],
    [
      'US a tie is shared by those still in',
      `${END} tie=shared`,
      FOUR,
      ['A 20', 'A -', 'B 0', 'C 10', 'D 0'],
      { phase: 'over', leader: 'Bo', winners: ['Bo', 'Cy'] },
    ],
  ]);

  it('US: a turn under way goes on', () => {
    const log = given(...table(END, FOUR, ['A 20', 'B 4442/6', 'A -']));
    expect(summarize(log.last.game)).toMatchObject({ leader: 'Bo', up: 'Bo', turn: { points: 40 } });
  });
});

describe('the queue', () => {
  const G: RulesChange = { goal: 100 };
  const END: RulesChange = { goal: 100, ending: 'end-game' };
  const HOUSE: RulesChange = { goal: 100, fullHouse: 'choice' };
  const LICK = '4446/2 2/2=lick';

  it.each<[string, string, RulesChange, string, string, string]>([
    [
      'RB+ seat order from the leader',
      'A | B 60 | C | D',
      G,
      'up=B total=40',
      'last-licks, B leads, C up, then D A',
      'A 0 off | B 100 | C 0 off | D 0 off',
    ],
    [
      'RB+ the old leader behind those who wait',
      'A 60 | B 60 | C | D',
      G,
      'total=40 B: total=45',
      'last-licks, B leads, C up, then D A',
      'A 100 | B 105 | C 0 off | D 0 off',
    ],
    [
      'RB+ an extra lick at the end of it',
      'A | B | C 60',
      HOUSE,
      `${LICK} B: wimp C: total=40 A: wimp`,
      'last-licks, C leads, B up, then A',
      'A 0 off w1 | B 0 off w1 | C 100',
    ],
    [
      'RB+ an extra lick behind an old leader',
      'A | B 60 | C',
      HOUSE,
      `${LICK} B: total=40 C: total=105 A: wimp`,
      'last-licks, C leads, B up, then A',
      'A 0 off w1 | B 100 | C 105',
    ],
    [
      'TBL the old leader who was bumped',
      'A 60 | B 60 | C',
      { ...G, spots: 'bump' },
      'total=40 B: total=40',
      'last-licks, B leads, C up, then A',
      'A 60 | B 100 | C 0 off',
    ],
    [
      'US without who left',
      'A 60 | B | C | D',
      G,
      'total=40 leave=C',
      'last-licks, A leads, B up, then D',
      'A 100 | B 0 off | C 0 off (left) | D 0 off',
    ],
    [
      'US without the new leader',
      'A | B 50 | C 60 | D 20',
      G,
      'total=100 leave=A',
      'last-licks, C leads, B up, then D',
      'A 100 (left) | B 50 | C 60 | D 20',
    ],
    [
      'US with the new leader of an end game',
      'A | B 50 | C 60 | D 20',
      END,
      'total=100 leave=A',
      'end-game, C leads, B up, then C D',
      'A 100 (left) | B 50 | C 60 | D 20',
    ],
    [
      'RB a new leader of an end game goes out',
      'A | B 50 | C 60 | D 20',
      END,
      'total=100 leave=A B: wimp C: XXXX/X',
      'end-game, B leads, D up',
      'A 100 (left) | B 50 w1 | C 60 (supernova) | D 20',
    ],
    [
      'US who leaves without the lead changes no lead among equals',
      'A | B 60 | D | C 60',
      G,
      'total=100 leave=A D: leave=D',
      'last-licks, B leads, C up',
      'A 100 (left) | B 60 | D 0 off (left) | C 60',
    ],
    [
      'US the same in an end game',
      'A | B 60 | D | C 60',
      END,
      'total=100 leave=A B: wimp D: leave=D',
      'end-game, B leads, C up',
      'A 100 (left) | B 60 w1 | D 0 off (left) | C 60',
    ],
  ])('%s: %s %j %s', (_, players, rules, script, phase, after) => {
    const game = play(gameOf(players, rules), script);
    expect([tellPhase(game), tellPlayers(game)]).toEqual([phase, after]);
  });
});

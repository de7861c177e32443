/** A command is accepted exactly when it is offered: the two are written apart and must agree. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { judge } from '../../src/engine/judge.ts';
import type { RulesChange } from '../../src/engine/settings.ts';
import { CHOICES, readThrow, toThrow } from '../../src/engine/throw.ts';
import { isUnrecorded } from '../../src/game/agreement.ts';
import type { Command } from '../../src/game/commands.ts';
import type { Agreement } from '../../src/game/events.ts';
import { decide, type Log } from '../../src/game/log.ts';
import {
  mayAdjust,
  mayAgree,
  mayChangeRules,
  mayChangeSeats,
  mayGiveTurn,
  mayHouseRule,
  mayJoin,
  mayLeave,
  mayTakeUp,
  maySumTurn,
  offers,
} from '../../src/game/offers.ts';
import { chanceOf, playRandomly, randomChange, shuffled } from './random-game.ts';

const GAMES = 70;
const STEPS = 60;

/** Throws of every number of cubes: nothing, a flash, pairs, a Full House, blanks, impossible faces. */
const THROWS: readonly string[] = [
  ...[
    '',
    '2',
    '5',
    '3',
    '22',
    '33',
    '55',
    '56',
    '--',
    '246',
    '335',
    'XXX',
    '2244',
    '3333',
    '23X-',
    '6666',
  ].flatMap((common) => [common, ...['/S', '/2', '/6', '/-', '/3'].map((sun) => common + sun)]),
  ...['S', '2S', '22222', '22222/5', '/', '//', '44/', '7', '4=', '4=1', '4==4'],
].filter((token) => token !== '');

/** The throws that leave something open, with each way to settle it and each that is none. */
const CHOSEN: readonly string[] = [
  ...['2244/S', '25/S', '5/S', '2/S', '/S', '22/S', '22', '2/2', '33', '4446/S', '3333/S', '6/-'],
].flatMap((token) => CHOICES.map((choice) => `${token}=${choice}`));

const CHANGES: readonly RulesChange[] = [
  {},
  { goal: 50 },
  { goal: 55, goalIs: 'pass' },
  { goal: 5000 },
  { goal: 52 },
  { goal: 45 },
  { goal: Number.NaN },
  { goalIs: 'pass' },
  { goalIs: 'reach' },
  { ending: 'sudden' },
  { ending: 'last-licks', tie: 'leader' },
  { tie: 'shared' },
  { spots: 'bump' },
  { clearing: 'void-flash' },
  { opening: 0, sampler: 25 },
  { trainWrecksOut: 21 },
  { clearing: 'never' } as unknown as RulesChange,
  { luck: 'on' } as unknown as RulesChange,
  { toString: 'on' } as unknown as RulesChange,
];

const TOTALS = [0, 5, 30, 35, 60, 100, 10_000, 10_005, -5, 7, 2.5, Number.NaN, Number.POSITIVE_INFINITY];
const STRANGERS = ['Zed', '', ' Ann', 'rules', 'a|b', 'x'.repeat(41), 'toString'];

/** What can be asked for without naming steps that stand. */
type Plain = Exclude<Command, { type: 'amend' }>;

const HOUSE_RULES = [
  'no phones',
  ' trimmed ',
  '',
  ' ',
  'two\nlines',
  'a\u2028b',
  '#',
  'x'.repeat(200),
  'x'.repeat(201),
];

/** Of everybody, of those still in, of too few, of strangers, of nobody, twice of one, and of no time. */
function agreements(game: Game): readonly Partial<Agreement>[] {
  const names = game.players.map(({ name }) => name);
  const still = game.players.flatMap(({ name, out }) => (out === null ? [name] : []));
  return [
    ...[names, still, names.slice(1), [...names, 'Zed'], [], [...names, ...names]].map((agreed) => ({
      agreed,
      at: 1_764_000_000_000,
    })),
    ...[-1, 0.5, Number.NaN, 2 ** 48].map((at) => ({ agreed: names, at })),
    { agreed: names },
    { at: 5 },
  ];
}

/** The commands that could be tried in this state. */
function alphabet(log: Log, seed: number): readonly Plain[] {
  const chance = chanceOf(seed);
  const { game, place } = log.last;
  const names = game.players.map(({ name }) => name);
  const anyName = [...names, ...STRANGERS];
  const reason = 'said please';
  const spots = game.players.map(({ banked }) => banked - (game.players[0]?.banked ?? 0));
  const seats = [names, shuffled(chance, names), names.slice(1), [...names, 'Zed'], names.map(() => 'Zed')];
  const standing = (banked: number) =>
    names.map((_, place) => ({ banked: place === 0 ? banked : 0, onBoard: false }));
  const standings = [
    [],
    [...standing(0), { banked: 0, onBoard: true }],
    ...[0, 45, 50, 200, 7, -5].map(standing),
  ];
  return [
    ...[...THROWS, ...CHOSEN].map((token): Plain => ({ type: 'throw', throw: token })),
    ...CHOICES.map((choice): Plain => ({ type: 'choose', choice })),
    ...(['wellenda', 'wimpout', 'void', 'bank', 'undo', 'redo'] as const).map((type): Plain => ({ type })),
    ...[-1, 0, 0.5, 3, place - 1, place].map((to) => ({ type: 'go-back', to }) as const),
    ...[...TOTALS, ...spots].map((points): Plain => ({ type: 'total', points })),
    ...[...CHANGES, randomChange(chance)].map((change): Plain => ({ type: 'change-rules', change })),
    ...agreements(game).flatMap((agreement): Plain[] => [
      { type: 'change-rules', change: { spots: 'share' }, ...agreement },
      ...HOUSE_RULES.map(
        (text): Plain => ({ type: 'agree-house-rule', text, at: 0, agreed: [], ...agreement }),
      ),
    ]),
    ...anyName.flatMap((player): Plain[] => [
      ...[-200, -5, 0, 3, 5, 45, 5000].map((points): Plain => ({ type: 'adjust', player, points, reason })),
      { type: 'leave', player },
      { type: 'join', player },
      { type: 'give-turn', player },
    ]),
    ...seats.map((players): Plain => ({ type: 'change-seats', players })),
    ...standings.map((each): Plain => ({ type: 'take-up', standings: each })),
  ];
}

/** Whether the command is on offer, asked without deciding it. */
function isOffered(log: Log, command: Plain): boolean {
  const { game } = log.last;
  const offered = offers(log);
  switch (command.type) {
    case 'throw':
      return isThrowOffered(game, command.throw, offered.throw);
    case 'choose':
      return offered.choices.includes(command.choice);
    case 'wellenda':
    case 'wimpout':
    case 'void':
    case 'bank':
    case 'undo':
    case 'redo':
      return offered[command.type];
    case 'go-back':
      return Number.isInteger(command.to) && command.to >= 0 && command.to < log.last.place;
    case 'total':
      return game.phase !== 'over' && offered.total && maySumTurn(game, command.points);
    case 'change-rules':
      return (
        mayChangeRules(game, command.change) &&
        (isUnrecorded(command) || mayAgree(game, { agreed: [], at: -1, ...command }))
      );
    case 'agree-house-rule':
      return mayHouseRule(game, command.text.trim()) && mayAgree(game, command);
    case 'adjust':
      return offered.table && mayAdjust(game, command.player, command.points);
    case 'leave':
      return mayLeave(game, command.player);
    case 'join':
      return offered.join && mayJoin(game, command.player);
    case 'give-turn':
      return offered.giveTurn && mayGiveTurn(game, command.player);
    case 'change-seats':
      return offered.table && mayChangeSeats(game, command.players);
    case 'take-up':
      return offered.takeUp && mayTakeUp(log, command.standings);
  }
}

/** A throw is offered when its cubes are, its faces can be shown, and its choice is one of the ruling's. */
function isThrowOffered(game: Game, token: string, cubes: { common: number; sun: boolean } | null): boolean {
  const form = /^([2-6X-]{0,4})(?:\/([2S456X-]))?(?:=(.+))?$/.exec(token);
  if (form === null || cubes === null || game.phase === 'over' || token.startsWith('=')) return false;
  const [, common = '', sun, choice] = form;
  if (common.length !== cubes.common || (sun !== undefined) !== cubes.sun) return false;
  if (choice === undefined) return true;
  const read = readThrow(token.slice(0, token.indexOf('=')));
  const thrown = read && toThrow(read);
  const judged = thrown && judge(thrown, game.turn, game.rules);
  if (!judged?.ok) return false;
  const { choices, lines, outcome } = judged.value;
  if (choices.length > 0) return choices.some((each) => each === choice);
  // Naming the only possibility is allowed.
  if (outcome !== 'scored') return false;
  const pair = lines.find(({ rule }) => rule === 'sun-rule' || rule === 'pair-highest');
  const face = pair && judged.value.whole.common[pair.cubes[0] ?? -1];
  return choice === face || (choice === 'X' && lines.some(({ rule }) => rule === 'sun-ten'));
}

describe('in every state of games that chance plays', () => {
  it('a command is accepted exactly when it is offered', { timeout: 120_000 }, () => {
    const tried = new Map<string, { yes: number; no: number }>();
    for (let seed = 1; seed <= GAMES; seed++) {
      for (const { after } of playRandomly(seed, STEPS)) {
        for (const command of alphabet(after, seed)) {
          const decided = decide(after, command);
          const offered = isOffered(after, command);
          if (decided.ok !== offered) {
            const state = JSON.stringify(after.last.game);
            expect.fail(
              `seed ${seed}: ${JSON.stringify(command)} is ${offered ? '' : 'not '}offered, but decided ${JSON.stringify(decided)} in ${state}`,
            );
          }
          const count = tried.get(command.type) ?? { yes: 0, no: 0 };
          count[offered ? 'yes' : 'no']++;
          tried.set(command.type, count);
        }
      }
    }
    for (const [type, { yes, no }] of tried) {
      if (type !== 'wellenda')
        expect({ type, yes: yes > 0, no: no > 0 }).toEqual({ type, yes: true, no: true });
    }
  });
});

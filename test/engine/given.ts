/**
 * Throws, turns and games told in a few words, and what the engine made of them told back in one line, so that a
 * row of a table can be read against RULES.md.
 */
import { type Cubes, FACE_VALUE, makeCubes, type NumberFace, parseCubes } from '../../src/engine/cubes.ts';
import {
  type Game,
  type OpenGame,
  playerAt,
  type Refusal,
  startGame,
  withStandings,
} from '../../src/engine/game.ts';
import { judge, type Pending, type Position } from '../../src/engine/judge.ts';
import {
  bank,
  declareVoid,
  declareWimpout,
  enterTotal,
  throwCubes,
  wellenda,
} from '../../src/engine/play.ts';
import { ok, type Result } from '../../src/engine/result.ts';
import type { Ruling } from '../../src/engine/ruling.ts';
import { RULEBOOK, type Rules, type RulesChange } from '../../src/engine/settings.ts';
import { adjust, changeRules, changeSeats, giveTurn, join, leave } from '../../src/engine/table.ts';
import {
  type Choice,
  makeThrow,
  readThrow,
  type Throw,
  thrownCubes,
  toThrow,
} from '../../src/engine/throw.ts';
import { continueTurn, makePending, NEW_TURN, type Turn } from '../../src/engine/turn.ts';

export const rulesWith = (change: RulesChange = {}): Rules => ({ ...RULEBOOK, ...change });

/** The throw that a token of the notation tells, with its choice. */
export function told(token: string): { readonly thrown: Throw; readonly choice: Choice | undefined } {
  const read = readThrow(token);
  const thrown = read && toThrow(read);
  if (!read || !thrown) throw new Error(`Not a throw: ${token}`);
  return { thrown, choice: read.choice };
}

/** Pending flashes of these faces, each with its own points. */
const flashes = (faces: string): readonly Pending[] =>
  ([...faces] as NumberFace[]).map((face) => ({ face, points: 10 * FACE_VALUE[face] }));

/** A position in which exactly these cubes are thrown. */
export const positionOf = (thrown: Throw, pending = '', held = ''): Position => ({
  cubes: thrownCubes(thrown),
  held: held === '' ? null : told(held).thrown,
  pending: flashes(pending),
});

export function rule(
  token: string,
  change: RulesChange = {},
  pending = '',
  held = '',
): Result<Ruling, string> {
  const { thrown, choice } = told(token);
  return judge(thrown, positionOf(thrown, pending, held), rulesWith(change), choice);
}

/** The ruling on a throw in one line, `scored 50, left 1S, flash 4; X of X 5 0`, or why it is refused. */
export function verdict(token: string, change: RulesChange = {}, pending = '', held = ''): string {
  const judged = rule(token, change, pending, held);
  return judged.ok ? tellRuling(judged.value) : `refused: ${judged.error}`;
}

export function tellRuling(ruling: Ruling): string {
  const { choices, choice } = ruling;
  const chosen =
    choices.length > 0 ? `; ${choice} of ${choices.join(' ')}` : choice === null ? '' : `; only ${choice}`;
  return tellOutcome(ruling) + chosen;
}

function tellOutcome(ruling: Ruling): string {
  switch (ruling.outcome) {
    case 'scored': {
      const left = makeCubes(ruling.left) || 'none';
      const made = ruling.made === null ? '' : `, ${ruling.made.kind} ${ruling.made.face}`;
      return `scored ${ruling.points}, left ${left}${made}${ruling.lick ? ', lick' : ''}`;
    }
    case 'wimpout':
      return `${ruling.wreck ? 'wreck' : 'wimpout'}${ruling.lick ? ', lick' : ''}`;
    case 'void':
      return ruling.reason === 'pending'
        ? `void ${[...ruling.matched].sort().join('')}`
        : `void: ${ruling.reason}`;
    case 'rethrow': {
      const held = makeThrow(ruling.held) || 'nothing';
      return `rethrow ${makeCubes(ruling.cubes)} of ${[...ruling.matched].sort().join('')}, hold ${held}`;
    }
    case 'win':
    case 'supernova':
      return ruling.outcome;
  }
}

/** The lines of a ruling, `flash 0 1 2: 40 by flash | blank 3: 0 by nothing`. */
export function tellLines(ruling: Ruling): string {
  return ruling.lines
    .map(({ part, cubes, points, rule: by }) => `${part} ${cubes.join(' ')}: ${points} by ${by}`)
    .join(' | ');
}

/** A turn in one line, `45, throw S, pending 4, again`. */
export function tellTurn({ points, cubes, held, pending, started, again, allFive }: Turn): string {
  const parts = [String(points), `throw ${makeCubes(cubes)}`];
  if (held !== null) parts.push(`hold ${makeThrow(held) || 'nothing'}`);
  if (pending.length > 0) parts.push(`pending ${makePending(pending)}`);
  if (!started) parts.push('not started');
  if (again) parts.push('again');
  if (allFive) parts.push('all five');
  return parts.join(', ');
}

/** The turn after these throws, which must let it go on. */
export function turnAfter(tokens: string, change: RulesChange = {}, from: Turn = NEW_TURN): Turn {
  const rules = rulesWith(change);
  return tokens.split(' ').reduce((turn, token) => {
    const { thrown, choice } = told(token);
    const judged = judge(thrown, turn, rules, choice);
    if (!judged.ok) throw new Error(`${token}: ${judged.error}`);
    return continueTurn(turn, judged.value, rules);
  }, from);
}

/** A turn in which these cubes are to be thrown. */
export const turnWith = (change: Partial<Turn>): Turn => ({ ...NEW_TURN, started: true, ...change });

export function cubesOf(text: string): Cubes {
  const cubes = parseCubes(text);
  if (cubes === undefined) throw new Error(`Not cubes: ${text}`);
  return cubes;
}

/** A game from totals, `A 100 | B 0 on | C`: above 0 is on the board. */
export function gameOf(players: string, change: RulesChange = {}): OpenGame {
  const told = players.split(' | ').map((player) => player.split(' '));
  const names = told.map(([name = '']) => name);
  const standings = told.map(([, banked = '0', on]) => ({
    banked: Number(banked),
    onBoard: Number(banked) > 0 || on === 'on',
  }));
  return withStandings(startGame(rulesWith(change), names), standings);
}

/**
 * The game after a script: throws, `bank`, `wimp`, `void`, `wellenda`, `total=N`, `leave=A`, `adjust=A+5`,
 * `join=A`, `up=A`, `seats=A,B`, `rules(key=value)`; `A:` says, and checks, that it is A's turn.
 */
export function play(game: OpenGame, script: string): Game {
  return script.split(' ').reduce<Game>((before, token) => {
    if (before.phase === 'over') throw new Error(`${token} after the end`);
    if (token.endsWith(':')) {
      const up = playerAt(before, before.up).name;
      if (`${up}:` !== token) throw new Error(`${token} but it is ${up}'s turn`);
      return before;
    }
    const after = step(before, token);
    if (!after.ok) throw new Error(`${token}: ${after.error}`);
    return after.value;
  }, game);
}

export function playOpen(game: OpenGame, script: string): OpenGame {
  const after = play(game, script);
  if (after.phase === 'over') throw new Error('The game is over');
  return after;
}

/** Why a step is refused, or `fine`. */
export function refusalOf(game: OpenGame, token: string): string {
  const after = step(game, token);
  return after.ok ? 'fine' : after.error;
}

function step(game: OpenGame, token: string): Result<Game, Refusal> {
  const [word = '', value = ''] = token.split(/=(.*)/);
  switch (word) {
    case 'leave':
      return leave(game, value);
    case 'join':
      return join(game, value);
    case 'up':
      return giveTurn(game, value);
    case 'seats':
      return changeSeats(game, value.split(','));
    case 'adjust':
      return adjust(game, value.replace(/[+-].*$/, ''), Number(/[+-].*$/.exec(value)?.[0]));
  }
  if (token.startsWith('rules(')) return changeRules(game, changeOf(token.slice('rules('.length, -1)));
  const played = playStep(game, token, word, value);
  return played.ok ? ok(played.value.game) : played;
}

function playStep(game: OpenGame, token: string, word: string, value: string): ReturnType<typeof bank> {
  switch (word) {
    case 'bank':
      return bank(game);
    case 'wimp':
      return declareWimpout(game);
    case 'void':
      return declareVoid(game);
    case 'wellenda':
      return wellenda(game);
    case 'total':
      return enterTotal(game, Number(value));
    default: {
      const { thrown, choice } = told(token);
      return throwCubes(game, thrown, choice);
    }
  }
}

/** `goal=100,spots=bump` as a change of rules. */
function changeOf(text: string): RulesChange {
  const parts = text.split(',').map((part) => part.split('='));
  return Object.fromEntries(
    parts.map(([key = '', value = '']) => [key, /^\d+$/.test(value) ? Number(value) : value]),
  );
}

/** Players in one line, `A 100 | B 0 off | C 45 w1 (left)`: wrecks, extra licks and why they are out. */
export function tellPlayers(game: Game): string {
  const told = game.players.map(
    ({ name, banked, onBoard, wrecks, licks, out }) =>
      `${name} ${banked}${onBoard ? '' : ' off'}${wrecks > 0 ? ` w${wrecks}` : ''}` +
      `${licks > 0 ? ` l${licks}` : ''}${out === null ? '' : ` (${out})`}`,
  );
  return told.join(' | ');
}

/** Where a game stands, `last-licks, A leads, B up, then C A`, or how it ended, `over by stars, A leads, A won`. */
export function tellPhase(game: Game): string {
  const name = (place: number): string => playerAt(game, place).name;
  if (game.phase === 'over') {
    const leader = game.leader === null ? 'nobody' : name(game.leader);
    return `over by ${game.end}, ${leader} leads, ${game.winners.map(name).join(' ') || 'nobody'} won`;
  }
  if (game.phase === 'play') return `play, ${name(game.up)} up`;
  const waiting = game.waiting.map(name).join(' ');
  return `${game.phase}, ${name(game.leader)} leads, ${name(game.up)} up${waiting === '' ? '' : `, then ${waiting}`}`;
}

import { describe, expect, it } from 'vitest';
import type { Game, Out, Player } from '../../src/engine/game.ts';
import { placings } from '../../src/engine/places.ts';
import { RULEBOOK } from '../../src/engine/settings.ts';
import { given } from '../game/given.ts';

const player = (banked: number, out: Out | null, place: number): Player => ({
  name: `P${place}`,
  banked,
  onBoard: true,
  wrecks: 0,
  licks: 0,
  out,
  began: banked,
});

type Seat = readonly [banked: number, out: Out | null];

const over = (seats: readonly Seat[], winners: readonly number[]): Game => ({
  phase: 'over',
  rules: RULEBOOK,
  players: seats.map(([banked, out], place) => player(banked, out, place)),
  end: 'last-licks',
  leader: winners[0] ?? null,
  winners,
});

/** `1:2 2:0` is place 2 of the table first, place 0 second. */
const ranks = (game: Game): string =>
  placings(game)
    .map(({ rank, place }) => `${rank}:${place}`)
    .join(' ');

const told = (...lines: readonly string[]): string => ranks(given(...lines).last.game);

describe('places at the end (RULES 5)', () => {
  it.each<[string, readonly Seat[], readonly number[], string]>([
    [
      'US by total',
      [
        [500, null],
        [300, null],
        [400, null],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US the winner before a higher total',
      [
        [100, null],
        [300, null],
        [200, null],
      ],
      [0],
      '1:0 2:1 3:2',
    ],
    [
      'US the winner before one who left with more',
      [
        [100, null],
        [490, 'left'],
      ],
      [0],
      '1:0 2:1',
    ],
    [
      'US those still in before a failed lick',
      [
        [500, null],
        [200, 'lick'],
        [100, null],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US failed licks by total',
      [
        [500, null],
        [200, 'lick'],
        [300, 'lick'],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US a failed lick before wrecks',
      [
        [500, null],
        [300, 'wrecks'],
        [200, 'lick'],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US wrecks before the Supernova',
      [
        [500, null],
        [300, 'supernova'],
        [200, 'wrecks'],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US the Supernova before leaving',
      [
        [500, null],
        [300, 'left'],
        [200, 'supernova'],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US all groups, from the last seat up',
      [
        [450, 'left'],
        [400, 'supernova'],
        [350, 'wrecks'],
        [300, 'lick'],
        [250, null],
        [200, null],
      ],
      [5],
      '1:5 2:4 3:3 4:2 5:1 6:0',
    ],
    [
      'US equal totals share',
      [
        [500, null],
        [300, null],
        [300, null],
        [100, null],
      ],
      [0],
      '1:0 2:1 2:2 4:3',
    ],
    [
      'US three share',
      [
        [500, null],
        [90, 'lick'],
        [90, 'lick'],
        [90, 'lick'],
        [80, 'lick'],
      ],
      [0],
      '1:0 2:1 2:2 2:3 5:4',
    ],
    [
      'US no sharing across groups',
      [
        [500, null],
        [300, 'lick'],
        [300, null],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US no sharing across ways to go out',
      [
        [500, null],
        [300, 'left'],
        [300, 'supernova'],
      ],
      [0],
      '1:0 2:2 3:1',
    ],
    [
      'US not with the winner',
      [
        [500, null],
        [500, null],
        [100, null],
      ],
      [0],
      '1:0 2:1 3:2',
    ],
    [
      'US winners of a shared tie',
      [
        [500, null],
        [100, null],
        [500, null],
      ],
      [0, 2],
      '1:0 1:2 3:1',
    ],
    ['US nobody won', [[80, 'left']], [], '1:0'],
    [
      'US all with 0',
      [
        [0, null],
        [0, null],
        [0, null],
      ],
      [1],
      '1:1 2:0 2:2',
    ],
  ])('%s', (_, seats, winners, expected) => {
    expect(ranks(over(seats, winners))).toBe(expected);
  });
});

describe('places of games', () => {
  it.each<[string, readonly string[], string]>([
    ['US at the start all share', ['players: Ann | Bo | Cy'], '1:0 1:1 1:2'],
    ['US in play by total', ['players: Ann | Bo | Cy', 'standings: 50 | 90 | 50'], '1:1 2:0 2:2'],
    [
      'US in play, who left comes last',
      ['players: Ann | Bo | Cy', 'standings: 50 | 90 | 60', 'leave: Bo'],
      '1:2 2:0 3:1',
    ],
    [
      'US in Last Licks',
      ['players: Ann | Bo | Cy', 'standings: 480 | 470 | 400', 'Ann: total 20', 'Bo: total 0'],
      '1:0 2:2 3:1',
    ],
    [
      'RB five stars win from behind',
      ['players: Ann | Bo | Cy', 'standings: 10 | 90 | 60', 'Ann: 6666/6'],
      '1:0 2:1 3:2',
    ],
    [
      'DN a tie the leader keeps',
      [
        'rules: end-game spots=share',
        'players: Ann | Bo | Cy',
        'standings: 400 | 480 | 480',
        'up: Bo',
        'Bo: total 20',
        'Cy: total 20',
        'Ann: total 100',
      ],
      '1:1 2:0 2:2',
    ],
    [
      'US a tie shared',
      [
        'rules: end-game spots=share tie=shared',
        'players: Ann | Bo | Cy',
        'standings: 400 | 480 | 480',
        'up: Bo',
        'Bo: total 20',
        'Cy: total 20',
        'Ann: total 0',
      ],
      '1:1 1:2 3:0',
    ],
  ])('%s', (_, lines, expected) => {
    expect(told(...lines)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute } from '../../../src/app/routes.ts';
import {
  type EventRoute,
  makeEventRoute,
  parseEventRoute,
} from '../../../src/app/tournament/event-routes.ts';

const id = 'a1b2c3';

describe('an address of a tournament', () => {
  it.each([
    [{ page: 'list' }, '#/event'],
    [{ page: 'new' }, '#/event/new'],
    [{ page: 'players', id }, '#/event/a1b2c3/players'],
    [{ page: 'rounds', id, round: null }, '#/event/a1b2c3/rounds'],
    [{ page: 'rounds', id, round: 0 }, '#/event/a1b2c3/rounds/1'],
    [{ page: 'seating', id }, '#/event/a1b2c3/seating'],
    [{ page: 'table', id, round: 2, table: 11 }, '#/event/a1b2c3/table/3/12'],
    [{ page: 'hand-in', id }, '#/event/a1b2c3/hand-in'],
    [{ page: 'standings', id }, '#/event/a1b2c3/standings'],
    [{ page: 'player', id, player: 'p-1' }, '#/event/a1b2c3/player/p-1'],
    [{ page: 'setup', id }, '#/event/a1b2c3/setup'],
    [{ page: 'wall', id }, '#/event/a1b2c3/wall'],
    [{ page: 'print', id, what: 'slips', round: 1 }, '#/event/a1b2c3/print/slips/2'],
  ] as const satisfies readonly (readonly [EventRoute, string])[])('%j is %s, both ways', (route, hash) => {
    expect(makeEventRoute(route)).toBe(hash);
    const outer = parseRoute(hash);
    expect(makeRoute(outer)).toBe(hash);
    expect(parseEventRoute('path' in outer ? outer.path : '')).toEqual(route);
  });

  it.each([
    ['what is no id', 'No-Id/players', { page: 'list' }],
    ['a page that is not there', `${id}/nowhere`, { page: 'players', id }],
    ['a round 0', `${id}/rounds/0`, { page: 'rounds', id, round: null }],
    ['a table of no round', `${id}/table/x/1`, { page: 'rounds', id, round: null }],
    ['a print that is not there', `${id}/print/poster`, { page: 'rounds', id, round: null }],
  ])('takes %s for the nearest that there is', (_, path, route) =>
    expect(parseEventRoute(path)).toEqual(route),
  );
});

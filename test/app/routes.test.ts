import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute, type Route } from '../../src/app/routes.ts';

describe('a route', () => {
  it.each<[string, Route]>([
    ['#/', { screen: 'home' }],
    ['#/data', { screen: 'data' }],
    ['#/new', { screen: 'new', like: null }],
    ['#/new/a1', { screen: 'new', like: 'a1' }],
    ['#/game/a1', { screen: 'game', id: 'a1' }],
    ['#/game/a1/sheet', { screen: 'sheet', id: 'a1' }],
    ['#/game/a1/view', { screen: 'view', id: 'a1' }],
    ['#/game/a1/hand-over', { screen: 'hand-over', id: 'a1' }],
    ['#/rules', { screen: 'book', page: '' }],
    ['#/rules/flash', { screen: 'book', page: 'flash' }],
    ['#/rules/trainer', { screen: 'book', page: 'trainer' }],
    ['#/game/a1/rules', { screen: 'book', id: 'a1', page: '' }],
    ['#/game/a1/rules/two-pairs', { screen: 'book', id: 'a1', page: 'two-pairs' }],
    ['#/take', { screen: 'take', text: '' }],
    ['#/take/AUk-_x', { screen: 'take', text: 'AUk-_x' }],
    ['#/rule-sets', { screen: 'rule-sets', text: '' }],
    [
      '#/rule-sets/Club%20night:short(spots=share)',
      { screen: 'rule-sets', text: 'Club%20night:short(spots=share)' },
    ],
    ['#/bench', { screen: 'bench', text: '' }],
    ['#/bench/26;pending=4;points=40', { screen: 'bench', text: '26;pending=4;points=40' }],
    // By hand: two slashes and an equals sign belong to the case.
    ['#/bench/2244/S=2;held=/5', { screen: 'bench', text: '2244/S=2;held=/5' }],
    ['#/game/a1/bench', { screen: 'bench', id: 'a1', text: '' }],
    ['#/game/a1/bench/4X/S=5;total=85', { screen: 'bench', id: 'a1', text: '4X/S=5;total=85' }],
  ])('%s is read and written', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(makeRoute(route)).toBe(hash);
  });

  it.each<[string, Route]>([
    ['', { screen: 'home' }],
    ['#', { screen: 'home' }],
    ['#home', { screen: 'home' }],
    ['#nonsense/a', { screen: 'home' }],
    ['#/game', { screen: 'home' }],
    ['#/game/', { screen: 'home' }],
    ['#/game/a b', { screen: 'home' }],
    ['#/game/<b>', { screen: 'home' }],
    ['#/game/%2e%2e', { screen: 'home' }],
    [`#/game/${'a'.repeat(65)}`, { screen: 'home' }],
    [`#/game/${'a'.repeat(64)}`, { screen: 'game', id: 'a'.repeat(64) }],
    ['#game/a1', { screen: 'game', id: 'a1' }],
    ['#/game/a1/nonsense', { screen: 'game', id: 'a1' }],
    ['#/new/a b', { screen: 'new', like: null }],
    ['#/trainer', { screen: 'book', page: 'trainer' }],
    ['#/game/a1/trainer', { screen: 'book', id: 'a1', page: 'trainer' }],
    ['#/game/a b/rules', { screen: 'home' }],
    ['#/bench/', { screen: 'bench', text: '' }],
    ['#/game/a b/bench/26', { screen: 'home' }],
    ['#/bench/<b>', { screen: 'bench', text: '<b>' }],
  ])('%j is taken for the nearest that makes sense', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });
});

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
    ['#/take', { screen: 'take', text: '' }],
    ['#/take/AUk-_x', { screen: 'take', text: 'AUk-_x' }],
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
  ])('%j is taken for the nearest that makes sense', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });
});

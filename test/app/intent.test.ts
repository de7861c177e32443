import { beforeEach, describe, expect, it } from 'vitest';
import { dropIntent, type Intent, loadIntent, saveIntent } from '../../src/app/intent.ts';
import type { Command } from '../../src/game/commands.ts';
import { fakeStorage, taps } from './session-given.ts';

const BANK: Command = { type: 'bank' };
const THROW: Command = { type: 'throw', throw: '2346/5' };
const KEY = 'cosmic-felt.intent.g';

let storage: Storage;
beforeEach(() => {
  storage = fakeStorage();
});

const save = (intent: Partial<Intent>): void =>
  saveIntent('g', { events: 3, commands: [], draft: [], stamp: 7, ...intent }, storage);
const load = (stored = 3): Intent | null => loadIntent('g', stored, storage);

describe('an intent', () => {
  it('reads back as it was written', () => {
    save({ commands: [BANK, THROW], draft: taps('4X/S') });
    expect(load()).toEqual({ events: 3, commands: [BANK, THROW], draft: taps('4X/S'), stamp: 7 });
  });

  it('also says that no cube is told', () => {
    save({});
    expect(load()).toEqual({ events: 3, commands: [], draft: [], stamp: 7 });
  });

  it('belongs to one game', () => {
    save({ commands: [BANK] });
    expect(loadIntent('h', 3, storage)).toBeNull();
  });

  it.each([
    [2, null],
    [3, [BANK, THROW]],
    [4, [THROW]],
    [5, []],
    [6, null],
  ])('of two commands after 3 events, when %i are stored', (stored, commands) => {
    save({ commands: [BANK, THROW] });
    expect(load(stored)?.commands ?? null).toEqual(commands);
  });

  it('leaves nothing behind', () => {
    save({ commands: [BANK] });
    dropIntent('g', storage);
    expect(storage.length).toBe(0);
    dropIntent('g', storage);
    expect(load()).toBeNull();
  });

  it.each([
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '{',
    '{}',
    '{"events":"3","commands":[],"draft":""}',
    '{"events":3,"commands":{},"draft":""}',
    '{"events":3,"commands":[]}',
    '{"events":3,"commands":[],"draft":"c9"}',
    '{"events":3,"commands":[],"draft":"c4c"}',
  ])('%j is none', (text) => {
    storage.setItem(KEY, text);
    expect(load()).toBeNull();
  });

  it('that cannot be written leaves no older one', () => {
    save({ draft: taps('4') });
    const full: Storage = {
      ...storage,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    saveIntent('g', { events: 3, commands: [BANK], draft: [], stamp: 0 }, full);
    expect(load()).toBeNull();
  });

  it('is not needed where nothing can be kept', () => {
    const forbidden = new Proxy(storage, {
      get: () => () => {
        throw new DOMException('No', 'SecurityError');
      },
    });
    expect(() =>
      saveIntent('g', { events: 3, commands: [BANK], draft: [], stamp: 0 }, forbidden),
    ).not.toThrow();
    expect(() => dropIntent('g', forbidden)).not.toThrow();
    expect(loadIntent('g', 3, forbidden)).toBeNull();
    expect(() => saveIntent('g', { events: 3, commands: [], draft: [], stamp: 0 })).not.toThrow();
  });
});

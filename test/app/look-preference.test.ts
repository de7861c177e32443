import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLook, saveLook, wearLook } from '../../src/app/look-preference.ts';
import { FIRST_LOOK, type Look } from '../../src/ui/look.ts';
import { fakeStorage } from './session-given.ts';

const KEY = 'cosmic-felt.look';
const OTHER: Look = { set: 'plain', felt: 'dusk', scheme: 'light', show: 'quiet', keys: false };

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('the look', () => {
  it('is kept on this device', () => {
    expect(loadLook()).toEqual(FIRST_LOOK);
    saveLook(OTHER);
    expect(loadLook()).toEqual(OTHER);
  });

  it.each<[string, Look]>([
    ['{', FIRST_LOOK],
    ['null', FIRST_LOOK],
    ['7', FIRST_LOOK],
    ['[]', FIRST_LOOK],
    ['{"felt":"dusk"}', { ...FIRST_LOOK, felt: 'dusk' }],
    ['{"felt":"lava","set":"plain","scheme":7,"show":"loud","keys":"no"}', { ...FIRST_LOOK, set: 'plain' }],
    ['{"keys":false}', { ...FIRST_LOOK, keys: false }],
  ])('kept as %s is as at first in what cannot be read', (text, look) => {
    localStorage.setItem(KEY, text);
    expect(loadLook()).toEqual(look);
  });

  it('is as at first where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    saveLook(OTHER);
    expect(loadLook()).toEqual(FIRST_LOOK);
  });

  it('is worn by the page, which says nothing of what is as at first', () => {
    const root = { dataset: {} } as HTMLElement;
    wearLook(OTHER, root);
    expect(root.dataset).toEqual({ felt: 'dusk', scheme: 'light', show: 'quiet' });
    wearLook(FIRST_LOOK, root);
    expect(root.dataset).toEqual({});
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetTable, lastTable, rememberTable } from '../../src/app/last-table.ts';
import { fakeStorage } from './session-given.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the last table', () => {
  it('is the one remembered last, until it is forgotten', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    expect(lastTable()).toBeNull();
    rememberTable('a');
    rememberTable('b');
    expect(lastTable()).toBe('b');
    forgetTable();
    expect(lastTable()).toBeNull();
  });

  it('is none where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberTable('a');
    forgetTable();
    expect(lastTable()).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToKeepOnce, lookAtSafety } from '../../src/app/data-safety.ts';
import { fakeStorage } from './session-given.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser of which the worker answers so, and whose storage is kept or not. */
function browser(worker: unknown, storage: object = {}): void {
  const controller =
    worker === 'none'
      ? null
      : {
          postMessage: (_: unknown, [port]: MessagePort[]) => {
            if (worker !== 'silent') port?.postMessage(worker);
            port?.close();
          },
        };
  vi.stubGlobal('navigator', { serviceWorker: { controller }, storage });
}

describe('the app without a network', () => {
  it.each([
    ['none', 'not-yet'],
    [true, 'ready'],
    [false, 'not-yet'],
  ])('with a worker that says %s is %s', async (worker, offline) => {
    browser(worker);
    expect((await lookAtSafety()).offline).toBe(offline);
  });

  it('is trusted to a worker that does not know the question', async () => {
    vi.useFakeTimers();
    browser('silent');
    const looking = lookAtSafety();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await looking).offline).toBe('ready');
  });

  it('cannot be in a browser without workers', async () => {
    vi.stubGlobal('navigator', {});
    expect(await lookAtSafety()).toEqual({ offline: 'never', keeping: 'unknown', used: null });
  });
});

describe('the storage', () => {
  it('is told as it is', async () => {
    browser('none', { persisted: async () => true, estimate: async () => ({ usage: 1234 }) });
    expect(await lookAtSafety()).toMatchObject({ keeping: 'kept', used: 1234 });
    browser('none', {
      persisted: () => Promise.reject(new TypeError()),
      estimate: () => Promise.reject(new TypeError()),
    });
    expect(await lookAtSafety()).toMatchObject({ keeping: 'unknown', used: null });
  });

  it('is asked to be kept once, and what it answered is told', async () => {
    const persist = vi.fn(async () => false);
    browser('none', { persisted: async () => false, persist });
    expect((await lookAtSafety()).keeping).toBe('not-asked');
    await askToKeepOnce();
    await askToKeepOnce();
    expect(persist).toHaveBeenCalledTimes(1);
    expect((await lookAtSafety()).keeping).toBe('refused');
  });

  it('that cannot be asked costs nothing', async () => {
    browser('none', { persist: () => Promise.reject(new TypeError()) });
    await askToKeepOnce();
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('navigator', undefined);
    await askToKeepOnce();
    expect((await lookAtSafety()).offline).toBe('never');
  });
});

import { describe, expect, it } from 'vitest';
import { noticeOf, type Trouble } from '../../src/app/notices.ts';
import { STORE_FAILURES } from '../../src/store/failure.ts';

const notice = (trouble: Partial<Trouble>) =>
  noticeOf({ failure: null, removed: false, partMissing: false, ...trouble });
const names = (trouble: Partial<Trouble>) => notice(trouble).ways.map(({ name }) => name);

describe('a notice', () => {
  it('says nothing when all is well', () => {
    expect(notice({})).toEqual({ text: '', ways: [] });
  });

  it.each(STORE_FAILURES.map((failure) => [failure] as const))(
    'has a sentence and a way on for %s',
    (failure) => {
      expect(notice({ failure }).text).toMatch(/\.$/);
      const ways = { conflict: [], 'newer-version': ['reload'] }[failure as string] ?? ['retry'];
      expect(names({ failure })).toEqual(ways);
    },
  );

  it('asks whether a deleted game is kept', () => {
    expect(notice({ removed: true }).text).toContain('deleted in another window');
    expect(names({ removed: true, failure: 'full' })).toEqual(['keep', 'leave']);
  });

  it('is first of all about a part of the app that is missing', () => {
    expect(notice({ partMissing: true, removed: true, failure: 'full' }).text).toContain(
      'could not be loaded',
    );
    expect(names({ partMissing: true })).toEqual(['reload']);
  });
});

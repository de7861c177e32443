import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../src/game/moment.ts';
import { momentView } from '../../../src/ui/words/moments.ts';

const LONG = 'Wilhelmina-Maximiliane von Hohenlohe-Wal';

const TURN = { name: 'Bo', lost: 45, kept: 215, out: null, next: 'Cy' } as const;
const LICK = { kind: 'lick', phase: 'last-licks', name: 'Cy' } as const;
const BEFORE = { name: 'Bo', how: 'stop', total: 215, out: true } as const;
const VOID = { kind: 'void', reason: 'pending', faces: ['4'], lost: 0 } as const;

describe('the words of a moment', () => {
  it.each<[Moment, object]>([
    [
      { kind: 'winner', names: ['Bo'], total: 530, end: 'goal' },
      { title: 'Bo wins', points: 530, line: 'The goal was reached.' },
    ],
    [{ kind: 'winner', names: ['Bo', 'Cy'], total: 530, end: 'end-game' }, { title: 'Bo and Cy win' }],
    [{ kind: 'winner', names: ['Ann', 'Bo', 'Cy'], total: 530, end: 'end-game' }, { title: '3 win' }],
    [
      { kind: 'stars', name: 'Bo' },
      { title: 'Five stars', line: 'Bo wins' },
    ],
    [
      { kind: 'supernova', name: 'Bo', lost: 85, next: 'Cy' },
      { title: 'Supernova', lost: 85, line: 'Bo is out. Cy throws next.' },
    ],
    [{ kind: 'supernova', name: 'Bo', lost: 0, next: null }, { line: 'Bo is out.' }],
    [
      { kind: 'lead', name: LONG, total: 530, next: 'Cy' },
      { title: 'New leader', name: LONG, points: 530, line: '' },
    ],
    [
      { kind: 'goal', phase: 'last-licks', name: 'Bo', total: 505, next: 'Cy' },
      { title: 'Last licks', line: 'Bo leads with 505. Cy throws next.' },
    ],
    [{ kind: 'goal', phase: 'end-game', name: 'Bo', total: 505, next: 'Cy' }, { title: 'Last turns' }],
    [
      { ...LICK, before: BEFORE },
      { title: 'Last lick', name: 'Cy', line: 'Bo is out.' },
    ],
    [{ ...LICK, before: { ...BEFORE, how: 'wimpout' } }, { line: 'Wimpout: Bo is out.' }],
    [
      { ...LICK, phase: 'end-game', before: { ...BEFORE, how: 'wreck', out: false } },
      { title: 'Last turn', line: 'Train Wreck: Bo keeps 215.' },
    ],
    [{ ...LICK, before: { ...BEFORE, how: 'left' } }, { line: '' }],
    [
      { kind: 'wimpout', ...TURN },
      { title: 'Wimpout', lost: 45, line: 'Bo keeps 215. Cy throws next.' },
    ],
    [
      { kind: 'wreck', ...TURN, out: 'wrecks' },
      { title: 'Train Wreck', line: 'Bo is out. Cy throws next.' },
    ],
    [
      { kind: 'train', face: 'X', points: 1000 },
      { title: 'Freight train', points: 1000 },
    ],
    [
      { kind: 'flash', face: 'X', points: 100 },
      { title: 'Flash of 10s', points: 0 },
    ],
    [
      { kind: 'on-board', name: 'Bo', total: 45 },
      { title: 'On the board', name: 'Bo' },
    ],
    [VOID, { title: 'Void', lost: 0 }],
    [
      { ...VOID, lost: 40 },
      { title: 'Void', lost: 40 },
    ],
    [{ ...VOID, reason: 'full-house' }, { title: 'Full House' }],
    [{ ...VOID, reason: 'matching' }, { title: 'Throw again' }],
  ])('%o', (moment, said) => {
    expect(momentView(moment)).toMatchObject({ kind: moment.kind, ...said });
  });

  it('cuts a long name in a sentence, so that its number is read', () => {
    expect(momentView({ kind: 'wimpout', ...TURN, name: LONG }).line).toMatch(
      /^Wilhelmina-Max… keeps 215\. Cy/,
    );
    expect(momentView({ kind: 'stars', name: 'n̈'.repeat(20) }).line).toBe(`${'n̈'.repeat(14)}… wins`);
  });
});

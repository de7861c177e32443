import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EventFileFault,
  makeEventFile,
  MAX_EVENT_FILE,
  readEventFile,
} from '../../src/store/event-file.ts';
import { type TournamentEvent, tournamentEvent } from '../../src/tournament/tournament-log.ts';
import { entered, published } from '../tournament/given.ts';
import { goOn, opening } from '../tournament/random-event.ts';

const CUP = [
  opening('cup'),
  tournamentEvent(entered('Ann'), 2000),
  tournamentEvent({ type: 'undone' }, 2001),
];
const text = makeEventFile(CUP, '0.1.0');

describe('the file of a tournament', () => {
  it('brings every event back, what was taken back too', () => {
    const read = readEventFile(text);
    expect(read.ok && read.value.events).toEqual(CUP);
    expect(read.ok && read.value.log.undone).toHaveLength(1);
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 40 }), (seed, more) => {
        const events = goOn([opening()], seed, more, 'p');
        const back = readEventFile(makeEventFile(events, '1'));
        expect(back.ok && back.value.events).toEqual(events);
      }),
      { numRuns: 40 },
    );
  });

  it('is read behind the mark that some editors put in front, and with other line ends', () => {
    expect(readEventFile(`\ufeff${text.replaceAll('\n', '\r\n')}  `).ok).toBe(true);
  });

  const edited = (edit: (file: { version: unknown; events: unknown }) => void): string => {
    const file = JSON.parse(text) as Parameters<typeof edit>[0];
    edit(file);
    return JSON.stringify(file);
  };
  const events = (...all: readonly unknown[]) => edited((file) => (file.events = all));
  const [start, ann] = CUP as [TournamentEvent, TournamentEvent];

  it.each<[string, EventFileFault]>([
    ['', 'foreign'],
    ['Felt Festival', 'foreign'],
    ['{}', 'foreign'],
    ['[]', 'foreign'],
    ['null', 'foreign'],
    [text.slice(0, -9), 'cut-short'],
    [text.slice(0, 60), 'cut-short'],
    ['{"format":"cosmic-felt-backup","version":1}', 'backup'],
    ['{"format":"cosmic-felt-backup","version":1,"sto', 'backup'],
    ['rules: rulebook\nplayers: Ann | Bo\n', 'game'],
    ['Take this: https://example.org/#/take/ABC', 'game'],
    [edited((file) => (file.version = 2)), 'too-new'],
    [edited((file) => (file.version = '1')), 'broken'],
    [edited((file) => (file.events = {})), 'broken'],
    [events(start, { ...ann, secret: 1 }), 'broken'],
    [events(start, { ...ann, v: 2 }), 'broken'],
    [events(start, { v: 1, type: 'undone' }), 'broken'],
    [events(start, null), 'broken'],
    [events(start, { ...published(['ann', 'bo']), id: 'No Id', v: 1, at: 5 }), 'broken'],
    [
      events(start, { v: 1, at: 5, type: 'round-published', mode: 'random', tables: [['ann', 'bo']] }),
      'broken',
    ],
    [events(), 'rules'],
    [events(ann), 'rules'],
    [events(start, start), 'rules'],
    [events(start, ann, ann), 'rules'],
    [events(start, { v: 1, at: 5, type: 'redone' }), 'rules'],
  ])('%j is refused: %s', (given, fault) => {
    expect(readEventFile(given)).toEqual({ ok: false, error: fault });
  });

  it('is refused unread when it is longer than any tournament', () => {
    expect(readEventFile(' '.repeat(MAX_EVENT_FILE + 1))).toEqual({ ok: false, error: 'too-big' });
  });

  it('is refused soon when it is 1 MiB of nothing sensible, or tells for ever', () => {
    const size = 2 ** 20;
    const head = '{"format":"cosmic-felt-event","version":1,"app":"1","events":[';
    const first = JSON.stringify(start);
    const step = '{"v":1,"at":1,"type":"undone"},{"v":1,"at":1,"type":"redone"},';
    const roster = Array.from({ length: 400 }, (_, id) => ({ id: `p${id}`, name: `P${id}` }));
    const entering = JSON.stringify({ v: 1, at: 1, type: 'entered', players: roster });
    const taking = `${entering},{"v":1,"at":1,"type":"undone"},`;
    const texts = [
      '['.repeat(size),
      '{"a":'.repeat(size / 5),
      `${head}${'['.repeat(size / 2)}${']'.repeat(size / 2)}]}`,
      `${head}${'{},'.repeat(size / 3)}{}]}`,
      `${head}${first},${JSON.stringify(ann)},${step.repeat(size / step.length)}{}]}`,
      `${head}${first},${JSON.stringify(ann)},${step.repeat(size / step.length).slice(0, -1)}]}`,
      `${head}${first},${taking.repeat(size / taking.length).slice(0, -1)}]}`,
      '\u0000'.repeat(size),
      '\ufeff'.repeat(size),
      ' '.repeat(size),
      'rules:'.repeat(size / 6),
      `"${'\\u0000'.repeat(size / 6)}"`,
    ];
    for (const given of texts) {
      const began = performance.now();
      expect(readEventFile(given).ok).toBe(false);
      expect(performance.now() - began).toBeLessThan(5000);
    }
  });

  it('never throws, however it is damaged', () => {
    const long = makeEventFile(goOn([opening()], 7, 30, 'p'), '1');
    fc.assert(
      fc.property(fc.nat(long.length), fc.nat(40), fc.string({ unit: 'binary' }), (from, cut, put) => {
        readEventFile(long.slice(0, from) + put + long.slice(from + cut));
      }),
      { numRuns: 200 },
    );
  });
});

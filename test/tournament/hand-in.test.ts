import { describe, expect, it } from 'vitest';
import { RULEBOOK, RULES_VERSION } from '../../src/engine/settings.ts';
import type { Command } from '../../src/game/commands.ts';
import { eventOf } from '../../src/game/events.ts';
import type { EventTable } from '../../src/game/event-table.ts';
import { type Log, startLog } from '../../src/game/log.ts';
import { type HandIn, readHandIn } from '../../src/tournament/hand-in.ts';
import { RESULT_WAYS } from '../../src/tournament/result.ts';
import type { HandInFlag } from '../../src/tournament/hand-in-flag.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { when } from '../game/given.ts';
import { after, published, refusal as refusalOf, SETUP, told, took, withPlayers } from './given.ts';

const EVENT = after(withPlayers('Ann', 'Bo', 'Cy', 'Di'), published(['ann', 'bo'], ['cy', 'di']));
const TABLE: EventTable = {
  event: 'festival',
  name: SETUP.name,
  seating: EVENT.rounds[0]?.id ?? '',
  final: false,
  round: 0,
  table: 0,
  rulesVersion: RULES_VERSION,
};

function begun(players: readonly string[], table: Partial<EventTable> | null = {}, rules = RULEBOOK): Log {
  const at = table === null ? {} : { table: { ...TABLE, ...table } };
  return startLog(eventOf({ type: 'started', rules, players, ...at }));
}

const total = (points: number): Command => ({ type: 'total', points });

/** The first banks 500 at once; nobody takes it from them. */
const over = (log: Log, ...before: readonly Command[]): Log =>
  when(log, ...before, total(500), ...log.last.game.players.slice(1).map(() => total(0)));

function handIn(log: Log, now: Tournament = EVENT): HandIn | string {
  const read = readHandIn(now, log, 'scanned');
  return read.ok ? read.value : read.error;
}

const flagsOf = (log: Log, now?: Tournament): readonly HandInFlag[] | string => {
  const read = handIn(log, now);
  return typeof read === 'string' ? read : read.copy.flags;
};

describe('a game that is handed in', () => {
  it('counts at the table that it was played at', () => {
    expect(handIn(over(begun(['Ann', 'Bo'])))).toMatchObject({
      round: 0,
      table: 0,
      against: 'nothing',
      copy: {
        flags: [],
        result: {
          way: 'scanned',
          players: [
            { player: 'ann', place: 1, won: true, banked: 500 },
            { player: 'bo', place: 2, won: false, banked: 0 },
          ],
        },
      },
    });
  });

  it.each([
    ['of another event', over(begun(['Ann', 'Bo'], { event: 'other', seating: 'other' })), 'other-event'],
    ['of a seating that is not there', over(begun(['Ann', 'Bo'], { seating: 'other' })), 'other-seating'],
    ['under way', when(begun(['Ann', 'Bo']), total(35)), 'not-over'],
    ['of a table that is not there', over(begun(['Ann', 'Zoe'], { table: 7 })), 'no-such-table'],
    ['of strangers that names no event', over(begun(['Yan', 'Zoe'], null)), 'no-such-table'],
    ['that names no event, with a stranger', over(begun(['Ann', 'Zoe'], null)), 'no-such-table'],
    ['with one player more', over(begun(['Ann', 'Bo', 'Cy'])), 'other-players'],
    [
      'with one who came later',
      over(when(begun(['Ann', 'Bo']), { type: 'join', player: 'Zoe' })),
      'other-players',
    ],
  ])('is refused when it is one %s', (_, log, code) => expect(handIn(log)).toBe(code));

  it.each([
    ['names no event', over(begun(['Ann', 'Bo'], null)), ['no-table']],
    ['has a name that is not at the table', over(begun(['Ann', 'Bob'])), ['other-names']],
    ['has the names in another order', over(begun(['Bo', 'Ann'])), ['other-names']],
    ['names no event, in another order', over(begun(['Bo', 'Ann'], null)), ['no-table', 'other-order']],
    [
      'was played in another order',
      over(when(begun(['Ann', 'Bo']), { type: 'change-seats', players: ['Bo', 'Ann'] })),
      ['other-order', 'adjusted'],
    ],
    ['had another goal', over(begun(['Ann', 'Bo'], {}, { ...RULEBOOK, goal: 300 })), ['other-rules']],
    [
      'changed a rule on the way',
      over(begun(['Ann', 'Bo']), {
        type: 'change-rules',
        change: { spots: 'share' },
        agreed: ['Ann', 'Bo'],
        at: 0,
      }),
      ['other-rules'],
    ],
    ['is judged by another version', over(begun(['Ann', 'Bo'], { rulesVersion: 99 })), ['other-version']],
    [
      'had points given by hand',
      over(begun(['Ann', 'Bo']), { type: 'adjust', player: 'Bo', points: 5, reason: 'found' }),
      ['adjusted'],
    ],
  ] as const)('is flagged when it %s', (_, log, flags) => expect(flagsOf(log)).toEqual(flags));

  it.each(RESULT_WAYS)('tells how it came in: %s', (way) => {
    const read = readHandIn(EVENT, over(begun(['Ann', 'Bo'])), way);
    expect(read.ok && read.value.copy.result.way).toBe(way);
  });

  it('is told by its table when somebody was renamed since, and says so', () => {
    const renamed = after(EVENT, { type: 'renamed', player: 'bo', name: 'Bob' });
    expect(flagsOf(over(begun(['Ann', 'Bo'])), renamed)).toEqual(['other-names']);
    expect(flagsOf(over(begun(['Ann', 'Bob'])), renamed)).toEqual([]);
  });

  it('counts for those who have left since', () => {
    const left = after(EVENT, { type: 'dropped', player: 'bo' });
    expect(flagsOf(over(begun(['Ann', 'Bo'])), left)).toEqual([]);
  });

  it('is odd in all its ways at once', () => {
    const goal = { ...RULEBOOK, goal: 300 };
    const log = over(
      begun(['Cy', 'Dee'], { table: 1, rulesVersion: 99 }, goal),
      { type: 'change-seats', players: ['Dee', 'Cy'] },
      { type: 'adjust', player: 'Cy', points: 5, reason: 'found' },
    );
    expect(handIn(log)).toMatchObject({
      table: 1,
      names: ['Dee', 'Cy'],
      copy: { flags: ['other-names', 'other-order', 'other-rules', 'other-version', 'adjusted'] },
    });
  });

  const idsOf = (log: Log, now?: Tournament): readonly string[] => {
    const read = handIn(log, now);
    return typeof read === 'string' ? [read] : read.copy.result.players.map(({ player }) => player);
  };

  it('tells its players by the seats that they were given, whatever they are called', () => {
    expect(idsOf(over(begun(['Ann', 'Bob'])))).toEqual(['ann', 'bo']);
    // Two who were entered under each other's name.
    const swapped = after(
      EVENT,
      { type: 'renamed', player: 'ann', name: 'X' },
      { type: 'renamed', player: 'bo', name: 'Ann' },
      { type: 'renamed', player: 'ann', name: 'Bo' },
    );
    expect(idsOf(over(begun(['Ann', 'Bo'])), swapped)).toEqual(['ann', 'bo']);
    expect(flagsOf(over(begun(['Ann', 'Bo'])), swapped)).toEqual(['other-names']);
    const turned = over(when(begun(['Ann', 'Bo']), { type: 'change-seats', players: ['Bo', 'Ann'] }));
    expect(idsOf(turned)).toEqual(['bo', 'ann']);
  });

  it('of a seating that was taken back is refused, also where the same players sit again', () => {
    const { players, tables } = {
      players: withPlayers('Ann', 'Bo', 'Cy', 'Di'),
      tables: [
        ['ann', 'bo'],
        ['cy', 'di'],
      ],
    };
    for (const again of [
      tables,
      [
        ['cy', 'di'],
        ['ann', 'bo'],
      ],
      [
        ['ann', 'cy'],
        ['bo', 'di'],
      ],
    ])
      expect(handIn(over(begun(['Ann', 'Bo'])), after(players, published(...again)))).toBe('other-seating');
  });

  it('is taken by a tournament that was kept beside the one of its phone', () => {
    const beside = { ...EVENT, id: 'festival2' };
    expect(flagsOf(over(begun(['Ann', 'Bo'])), beside)).toEqual([]);
  });

  it('is known when it comes twice, and stands against what differs', () => {
    const first = over(begun(['Ann', 'Bo']));
    const read = handIn(first);
    if (typeof read === 'string') throw new Error(read);
    const { round, table, copy } = read;
    const taken = after(EVENT, { type: 'result-taken', round, table, ...copy });
    expect(handIn(first, taken)).toMatchObject({ against: 'same' });
    const otherwise = when(begun(['Ann', 'Bo']), total(505), total(0));
    expect(handIn(otherwise, taken)).toMatchObject({ against: 'differs' });
    const typed = after(EVENT, took(0, 0, told(['ann', 500], ['bo', 0])));
    expect(handIn(first, typed)).toMatchObject({ against: 'differs' });
  });

  it('waits when it was kept beside what is in, and for all that when its table was explained away', () => {
    const taken = after(EVENT, took(0, 0, told(['ann', 500], ['bo', 0])));
    const read = handIn(over(begun(['Ann', 'Bo'])), taken);
    if (typeof read === 'string') throw new Error(read);
    const kept = after(taken, { type: 'copy-kept', round: 0, table: 0, ...read.copy });
    expect(handIn(over(begun(['Ann', 'Bo'])), kept)).toMatchObject({ against: 'waiting' });
    const explained = after(EVENT, { type: 'table-explained', round: 0, table: 0, reason: 'late' });
    expect(handIn(over(begun(['Ann', 'Bo'])), explained)).toMatchObject({ against: 'nothing' });
  });

  it('of an earlier round amends that, and says so', () => {
    const later = after(
      EVENT,
      took(0, 0, told(['ann', 500], ['bo', 0])),
      took(0, 1, told(['cy', 500], ['di', 0])),
      published(['ann', 'cy'], ['bo', 'di']),
    );
    expect(handIn(over(begun(['Ann', 'Bo'])), later)).toMatchObject({
      round: 0,
      against: 'differs',
      copy: { flags: ['other-round'] },
    });
  });
});

describe('a copy that differs', () => {
  const [one, other] = [told(['ann', 500], ['bo', 0]), told(['ann', 500], ['bo', 35])];
  const kept = { type: 'copy-kept', round: 0, table: 0, result: other, game: null, flags: [] } as const;

  it('keeps the round open until somebody decides', () => {
    const both = after(EVENT, took(0, 0, one), took(0, 1, told(['cy', 500], ['di', 0])), kept);
    const next = nextRefusal(both);
    expect(next).toBe('round-open');
    const decided = after(both, took(0, 0, other));
    expect(decided.rounds[0]?.tables[0]).toMatchObject({ result: other, copies: [] });
    expect(nextRefusal(decided)).toBe('ok');
  });

  const nextRefusal = (now: Tournament): string => refusalOf(now, published(['ann', 'cy'], ['bo', 'di']));

  it('needs a result to differ from', () => expect(refusalOf(EVENT, kept)).toBe('nothing'));
});

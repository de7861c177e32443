import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameJson } from '../../src/game/same-json.ts';
import type { Copy, TournamentFact } from '../../src/tournament/facts.ts';
import { idOf, mergeTournaments } from '../../src/tournament/merge.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import {
  foldTournament,
  tournamentEvent,
  type TournamentEvent,
} from '../../src/tournament/tournament-log.ts';
import { entered, published, SETUP, told, took } from './given.ts';
import { goOn, opening } from './random-event.ts';

let clock = 2000;
const tell = (
  events: readonly TournamentEvent[],
  ...facts: readonly (TournamentFact | { type: 'undone' })[]
) => [...events, ...facts.map((fact) => tournamentEvent(fact, ++clock))];

/** Four players at two tables of one round. */
const START = tell(
  [opening()],
  ...['Ann', 'Bo', 'Cy', 'Dee'].map(entered),
  published(['ann', 'bo'], ['cy', 'dee']),
);
const before = START.slice(0, -1);

/** What ours is when theirs was merged into it, and that a second time adds nothing. */
function merged(ours: readonly TournamentEvent[], theirs: readonly TournamentEvent[]): Tournament {
  const { more, beside } = mergeTournaments(ours, theirs);
  expect(beside).toBeNull();
  const all = [...ours, ...more];
  expect(mergeTournaments(all, theirs).more).toEqual([]);
  return foldTournament(all).now;
}

const FIRST = told(['ann', 50], ['bo', 20]);
const SECOND = told(['cy', 40], ['dee', 10]);
const OTHER = told(['ann', 30], ['bo', 45]);
const names = ({ entrants }: Tournament) => entrants.map(({ name }) => name);

describe('two copies of one tournament', () => {
  it('are the same, or the longer one counts', () => {
    const longer = tell(START, took(0, 0, FIRST), { type: 'undone' });
    expect(mergeTournaments(START, START)).toMatchObject({ standing: 'same', more: [], beside: null });
    expect(mergeTournaments(longer, START)).toMatchObject({ standing: 'shorter', more: [], beside: null });
    expect(mergeTournaments(START, longer)).toMatchObject({ standing: 'longer', more: longer.slice(-2) });
    const turned = START.map(
      (event) => Object.fromEntries(Object.entries(event).reverse()) as unknown as TournamentEvent,
    );
    expect(mergeTournaments(START, turned).standing).toBe('same');
  });

  it('have the results of both', () => {
    const ours = tell(START, took(0, 0, FIRST));
    const theirs = tell(START, took(0, 1, SECOND));
    const { gains, standing } = mergeTournaments(ours, theirs);
    expect([standing, gains]).toEqual(['parted', { players: 0, rounds: 0, results: 1, copies: 0 }]);
    const [round] = merged(ours, theirs).rounds;
    expect(round?.tables.map(({ result }) => result)).toEqual([FIRST, SECOND]);
  });

  it('keep a result that differs beside the one that is here, to be decided', () => {
    const ours = tell(START, took(0, 0, FIRST));
    const theirs = tell(START, took(0, 0, OTHER));
    expect(mergeTournaments(ours, theirs).gains).toMatchObject({ results: 0, copies: 1 });
    const [table] = merged(ours, theirs).rounds[0]?.tables ?? [];
    expect([table?.result, table?.copies.map(({ result }) => result)]).toEqual([FIRST, [OTHER]]);
    // Once decided it does not come again.
    const { more } = mergeTournaments(ours, theirs);
    const decided = tell([...ours, ...more], took(0, 0, FIRST));
    expect(mergeTournaments(decided, theirs).more).toEqual([]);
  });

  it('do not bring back what was amended here', () => {
    const both = tell(START, took(0, 0, FIRST));
    const ours = tell(both, took(0, 0, OTHER));
    const theirs = tell(both, took(0, 1, SECOND));
    const [table] = merged(ours, theirs).rounds[0]?.tables ?? [];
    expect([table?.result, table?.copies]).toEqual([OTHER, []]);
  });

  it('know a player by the id, or else by the name', () => {
    const ours = tell(before, { type: 'entered', players: [{ id: 'e1', name: 'Eva' }] });
    const theirs = tell(
      before,
      {
        type: 'entered',
        players: [
          { id: 'e2', name: 'Eva' },
          { id: 'f', name: 'Flo' },
        ],
      },
      { type: 'kept-apart', pair: ['e2', 'ann'] },
      { type: 'renamed', player: 'bo', name: 'Bob' },
      published(['ann', 'bo', 'f'], ['cy', 'dee', 'e2']),
    );
    const now = merged(ours, theirs);
    expect(names(now)).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eva', 'Flo']);
    expect(now.apart).toEqual([['e1', 'ann']]);
    expect(now.rounds[0]?.tables[1]?.players).toEqual(['cy', 'dee', 'e1']);
  });

  it('give a number to a name that two players have', () => {
    const ours = tell(before, { type: 'renamed', player: 'bo', name: 'Eva' });
    const theirs = tell(before, { type: 'entered', players: [{ id: 'e', name: 'Eva' }] });
    expect(names(merged(ours, theirs))).toEqual(['Ann', 'Eva', 'Cy', 'Dee', 'Eva (2)']);
  });

  it('go on with the rounds of theirs, and whoever was entered here meanwhile is there again', () => {
    const ours = tell(START, entered('Eva'), took(0, 0, OTHER));
    const theirs = tell(
      START,
      took(0, 0, FIRST),
      took(0, 1, SECOND),
      { type: 'dropped', player: 'dee' },
      published(['ann', 'bo', 'cy']),
    );
    const now = merged(ours, theirs);
    expect(now.rounds.map(({ tables }) => tables.map(({ players }) => players))).toEqual([
      [
        ['ann', 'bo'],
        ['cy', 'dee'],
      ],
      [['ann', 'bo', 'cy']],
    ]);
    expect(now.rounds[0]?.tables[0]).toMatchObject({ result: OTHER, copies: [{ result: FIRST }] });
    expect(now.entrants.map(({ id, present }) => [id, present])).toEqual([
      ['ann', true],
      ['bo', true],
      ['cy', true],
      ['dee', false],
      ['eva', true],
    ]);
  });

  it('keep a copy that nobody has decided on while the rounds of theirs come', () => {
    const kept: TournamentFact = {
      type: 'copy-kept',
      round: 0,
      table: 0,
      result: OTHER,
      game: null,
      flags: [],
    };
    const both = tell(START, took(0, 0, FIRST), took(0, 1, SECOND));
    const now = merged(tell(both, kept), tell(both, published(['ann', 'cy'], ['bo', 'dee'])));
    expect([now.rounds.length, now.rounds[0]?.tables[0]?.copies.map(({ result }) => result)]).toEqual([
      2,
      [OTHER],
    ]);
    // A final is seated by all results: copies of any round come back behind it.
    const next = tell(
      both,
      ...[published(['ann', 'cy'], ['bo', 'dee']), took(1, 0, told(['ann', 50], ['cy', 20]))],
      took(1, 1, told(['bo', 50], ['dee', 20])),
    );
    const final: TournamentFact = {
      type: 'round-published',
      id: 'final',
      mode: 'final',
      tables: [['ann', 'cy']],
    };
    const end = merged(tell(next, kept), tell(next, final));
    expect(end.rounds.map(({ mode }) => mode)).toEqual(['by-hand', 'by-hand', 'final']);
    expect(end.rounds[0]?.tables[0]?.copies.map(({ result }) => result)).toEqual([OTHER]);
  });

  it('take each field of the event from whoever changed it, and ours where both did', () => {
    const ours = tell([opening()], { type: 'setup-changed', setup: { ...SETUP, venue: 'Here', rounds: 5 } });
    const theirs = tell([opening()], {
      type: 'setup-changed',
      setup: { ...SETUP, venue: 'There', minutes: 40 },
    });
    expect(merged(ours, theirs).setup).toMatchObject({ venue: 'Here', rounds: 5, minutes: 40 });
  });

  it('have the penalties and the roll-offs of both', () => {
    const late: TournamentFact = {
      type: 'penalty-given',
      penalty: { player: 'bo', hundredths: 50, reason: 'Late' },
    };
    const both = tell(START, late, { type: 'roll-off-held', order: ['ann', 'bo'] });
    const theirs = tell(both, late, late, { type: 'roll-off-held', order: ['bo', 'ann'] });
    const now = merged(tell(both, { type: 'roll-off-held', order: ['cy', 'dee'] }), theirs);
    expect([now.penalties.length, now.rollOffs.at(-1)]).toEqual([3, ['bo', 'ann']]);
    const lifted = merged(tell(both, entered('Eva')), tell(both, { type: 'penalty-lifted', penalty: 0 }));
    expect(lifted.penalties).toEqual([]);
  });

  it('stay two where a round was seated differently, and what is beside goes on when theirs does', () => {
    const theirs = tell(before, published(['ann', 'cy'], ['bo', 'dee']));
    const { more, beside } = mergeTournaments(START, theirs);
    expect(more).toEqual([]);
    const id = idOf(beside ?? []);
    expect(id).toMatch(/^festival[a-z0-9]{4,12}$/);
    expect(foldTournament(beside ?? []).now).toEqual({ ...foldTournament(theirs).now, id });
    const further = tell(theirs, took(0, 0, told(['ann', 5], ['cy', 0])));
    const again = mergeTournaments(START, further).beside ?? [];
    expect(mergeTournaments(beside ?? [], again)).toMatchObject({ standing: 'longer', beside: null });
  });

  it('stay two where each has seated the same players at the same tables: phones know one seating only', () => {
    const theirs = tell(before, published(['ann', 'bo'], ['cy', 'dee']));
    const { more, beside } = mergeTournaments(START, theirs);
    expect([more, foldTournament(beside ?? []).now.rounds]).toEqual([[], foldTournament(theirs).now.rounds]);
    // One that both have is the same for both, and a round of theirs comes with its id.
    const done = tell(START, took(0, 0, FIRST), took(0, 1, SECOND));
    const next = published(['ann', 'cy'], ['bo', 'dee']);
    const ids = merged(tell(done, entered('Eva')), tell(done, next)).rounds.map(({ id }) => id);
    expect(ids[1]).toBe(next.type === 'round-published' ? next.id : '');
  });

  it('stay two where rounds were played by other rules', () => {
    const rules = { ...SETUP.rules, goal: 300 };
    const theirs = tell(
      before,
      { type: 'setup-changed', setup: { ...SETUP, rules } },
      published(['ann', 'bo'], ['cy', 'dee']),
    );
    expect(mergeTournaments(START, theirs).beside).not.toBeNull();
  });
});

const copiesIn = ({ rounds }: Tournament): readonly Copy[] =>
  rounds.flatMap(({ tables }) =>
    tables.flatMap(({ result, game, flags, copies }) => [
      ...(result ? [{ result, game, flags }] : []),
      ...copies,
    ]),
  );

/** What a result tells, whatever ids its players have. */
const tale = ({ result, game }: Copy) =>
  JSON.stringify([game, result.players.map(({ place, banked }) => [place, banked])]);

describe('any two copies', () => {
  const logs = fc.record({
    seed: fc.integer(),
    shared: fc.integer({ min: 0, max: 30 }),
    ours: fc.integer({ min: 0, max: 25 }),
    theirs: fc.integer({ min: 0, max: 25 }),
  });

  it('lose nobody and no result, become the same by merging twice, and can have happened', () => {
    let parted = 0;
    let one = 0;
    fc.assert(
      fc.property(logs, ({ seed, ...length }) => {
        const start = goOn([opening()], seed, length.shared, 'a');
        const ours = goOn(start, seed + 1, length.ours, 'b');
        const theirs = goOn(start, seed + 2, length.theirs, 'c');
        const { standing, more, beside } = mergeTournaments(ours, theirs);
        if (standing === 'parted') parted++;
        if (beside !== null) {
          expect(foldTournament(beside).now.entrants).toEqual(foldTournament(theirs).now.entrants);
          expect(idOf(mergeTournaments(ours, theirs).beside ?? [])).toBe(idOf(beside));
          return;
        }
        one++;
        const all = [...ours, ...more];
        const log = foldTournament(all);
        const [here, there] = [foldTournament(ours), foldTournament(theirs)];
        expect(mergeTournaments(all, theirs)).toMatchObject({ more: [], beside: null });
        if (standing !== 'parted') return;
        const now = names(log.now);
        for (const name of names(here.now)) {
          const id = here.now.entrants.find((each) => each.name === name)?.id;
          expect(log.now.entrants.some((each) => each.id === id)).toBe(true);
        }
        for (const { id, name } of there.now.entrants)
          expect(log.now.entrants.some((each) => each.id === id) || now.includes(name)).toBe(true);
        const kept = copiesIn(log.now).map(tale);
        for (const copy of copiesIn(here.now)) expect(kept).toContain(tale(copy));
        // What ours was told of and has decided on since does not come again.
        const decided = here.done.flatMap(({ fact }) => ('result' in fact ? [tale(fact)] : []));
        for (const copy of copiesIn(there.now)) expect([...kept, ...decided]).toContain(tale(copy));
      }),
      { numRuns: 150 },
    );
    // Chance holds events that are worth merging.
    expect(parted).toBeGreaterThan(75);
    expect(one).toBeGreaterThan(60);
  });

  it('are left as they are by merging one with itself', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 40 }), (seed, length) => {
        const events = goOn([opening()], seed, length, 'a');
        expect(mergeTournaments(events, events)).toMatchObject({ standing: 'same', more: [], beside: null });
        expect(isSameJson(events, JSON.parse(JSON.stringify(events)))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

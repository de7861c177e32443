import { describe, expect, it } from 'vitest';
import { type HistoryItem, historyOf, type TurnRecord } from '../../src/game/history.ts';
import { type Log, perform } from '../../src/game/log.ts';
import type { Command } from '../../src/game/commands.ts';
import { reasonsOf } from '../../src/game/reasons.ts';
import { parseTranscript } from '../../src/game/transcript.ts';

function read(...lines: string[]): Log {
  const log = parseTranscript(lines.join('\n'));
  if (!log.ok) throw new Error(`${log.error.line}: ${log.error.token} ${log.error.code}`);
  return log.value;
}

function after(log: Log, ...commands: Command[]): Log {
  return commands.reduce((before, command) => {
    const performed = perform(before, command);
    if (!performed.ok) throw new Error(performed.error);
    return performed.value.log;
  }, log);
}

const turns = (log: Log): readonly TurnRecord[] => historyOf(log).filter((item) => item.kind === 'turn');

/** A turn in short: `Bo banked 45 = 260`. */
const short = (item: HistoryItem): string =>
  item.kind === 'turn'
    ? `${item.player} ${item.end ?? 'under way'} ${item.points} = ${item.total}`
    : `(${item.event.type})`;

const shorts = (log: Log): readonly string[] => historyOf(log).map(short);

const rulings = (turn: TurnRecord | undefined): readonly string[] =>
  (turn?.plays ?? []).map((play) => {
    if (play.kind === 'throw')
      return `${play.ruling.outcome} ${'points' in play.ruling ? play.ruling.points : ''}`.trim();
    return play.kind === 'wellenda' ? 'wellenda' : play.event.type;
  });

describe('the history of a game', () => {
  it('is empty before the first throw', () => {
    expect(historyOf(read('players: Ann | Bo'))).toEqual([]);
  });

  it('tells a turn by its throws, what it banked and the total after it', () => {
    // A flash of 4s. The common cube and the Sun cube left clear it with a 10.
    const [turn] = turns(read('players: Ann | Bo', 'Ann: 4443/6 3/X bank'));
    expect(turn).toMatchObject({
      number: 1,
      player: 'Ann',
      phase: 'play',
      end: 'banked',
      points: 50,
      total: 50,
    });
    expect(rulings(turn)).toEqual(['scored 40', 'scored 10']);
  });

  it('keeps the points at risk of a turn under way', () => {
    expect(shorts(read('players: Ann | Bo', 'Ann: 4443/5'))).toEqual(['Ann under way 45 = 0']);
  });

  it('tells a wimpout from a train wreck, and what was lost', () => {
    const log = read('players: Ann | Bo', 'Ann: X5--/- --/-', 'Bo: 2346/2');
    expect(shorts(log)).toEqual(['Ann wimpout 15 = 0', 'Bo wreck 0 = 0']);
  });

  it('takes a whole turn as a sum, also one that brought nothing', () => {
    expect(shorts(read('players: Ann | Bo', 'Ann: total 60', 'Bo: total 0', 'Ann: total 5'))).toEqual([
      'Ann total 60 = 60',
      'Bo total 0 = 0',
      'Ann total 5 = 65',
    ]);
  });

  it('keeps a wellenda and void throws in their turn', () => {
    // The 4s are pending: the 4 makes the second throw void.
    const [turn] = turns(read('players: Ann | Bo', 'Ann: wellenda 4443/5 4 void wimp'));
    expect(rulings(turn)).toEqual(['wellenda', 'scored 45', 'void', 'void', 'wimpout']);
    expect(short(turn as TurnRecord)).toBe('Ann wimpout 45 = 0');
  });

  it('shows a throw as it was settled in the end', () => {
    // The free Sun is 10 first, then the thrower calls it 5.
    const log = after(
      read('players: Ann | Bo'),
      { type: 'throw', throw: 'X243/S' },
      { type: 'choose', choice: '5' },
    );
    expect(rulings(turns(log)[0])).toEqual(['scored 15']);
    expect(shorts(log)).toEqual(['Ann under way 15 = 0']);
  });

  it('says of each line which step of the game it is', () => {
    const log = after(
      read(
        'players: Ann | Bo',
        'standings: 100 | 0',
        'Ann: 4443/6 rules(opening=50) wellenda 3/X bank',
        'adjust: Bo +20 lost bet',
        'Bo: total 60',
      ),
      { type: 'throw', throw: '2244/S' },
      { type: 'choose', choice: '2' },
      { type: 'throw', throw: '45' },
    );
    const places = historyOf(log).map((item) =>
      item.kind === 'turn' ? [item.plays.map(({ place }) => place), item.lastPlace] : item.place,
    );
    expect(places).toEqual([1, [[2, 3, 4, 5], 6], 7, [[], 8], [[9, 10], 10]]);
    expect(after(log, { type: 'go-back', to: 9 }).last.place).toBe(9);
  });

  it('goes on with a turn whose end was settled otherwise', () => {
    // Full House: two 2s while the 4s are pending. Taken as a lick it is judged as it lies, a wimpout.
    const start = read('rules: rulebook fullHouse=choice', 'players: Ann | Bo', 'Ann: 444-/-');
    const licked = after(start, { type: 'throw', throw: '2/2=lick' });
    expect(shorts(licked)).toEqual(['Ann wimpout 40 = 0']);
    const again = after(licked, { type: 'choose', choice: 'again' });
    expect(shorts(again)).toEqual(['Ann under way 40 = 0']);
    expect(rulings(turns(again)[0])).toEqual(['scored 40', 'void']);
  });

  it('leaves out what was taken back, and has it again when it is redone', () => {
    const log = read('players: Ann | Bo', 'Ann: total 60');
    const undone = after(log, { type: 'undo' });
    expect(historyOf(undone)).toEqual([]);
    expect(shorts(after(undone, { type: 'redo' }))).toEqual(['Ann total 60 = 60']);
  });

  it('puts what the table does between the turns, or into the turn under way', () => {
    const log = read(
      'players: Ann | Bo',
      'standings: 100 | 0',
      'Ann: 4443/6 rules(opening=50) 3/X bank',
      'adjust: Bo +20 lost bet',
      'join: Cy',
      'seats: Cy | Ann | Bo',
      'up: Ann',
      'Ann: total 0',
    );
    expect(shorts(log)).toEqual([
      '(taken-up)',
      'Ann banked 50 = 150',
      '(adjusted)',
      '(joined)',
      '(seats-changed)',
      '(turn-given)',
      'Ann total 0 = 150',
    ]);
    expect(rulings(turns(log)[0])).toEqual(['scored 40', 'rules-changed', 'scored 10']);
    expect(turns(log).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('ends the turn of a player who leaves, and no other', () => {
    const log = read('players: Ann | Bo | Cy', 'Ann: X532/6', 'leave: Bo', 'leave: Ann');
    expect(shorts(log)).toEqual(['Ann left 15 = 0']);
    expect(log.last.game.phase).toBe('over');
    expect(rulings(turns(log)[0])).toEqual(['scored 15', 'left', 'left']);
  });

  it('passes a turn that the leader’s leaving ends', () => {
    // Bo is in the last lick when Ann leaves; Bo then leads with the higher total and waits for no lick.
    const log = read(
      'rules: rulebook goal=50',
      'players: Ann | Bo | Cy',
      'standings: 0 | 45 | 40',
      'Ann: total 50',
      'Bo: X532/6',
      'leave: Ann',
    );
    expect(shorts(log)).toEqual(['(taken-up)', 'Ann total 50 = 50', 'Bo passed 15 = 45']);
    expect(turns(log)[1]?.phase).toBe('last-licks');
  });

  it('says whom a stop sent back', () => {
    const log = read('rules: rulebook spots=bump', 'players: Ann | Bo', 'Ann: total 40', 'Bo: total 40');
    expect(turns(log)[1]?.bumped).toEqual([{ name: 'Ann', total: 0 }]);
  });

  it('ends with the win of five stars and with a Supernova', () => {
    expect(shorts(read('rules: dice-now', 'players: Ann | Bo', 'Ann: 6666/6'))).toEqual(['Ann win 0 = 0']);
    const supernova = read(
      'players: Ann | Bo | Cy',
      'Ann: total 60',
      'Bo: total 0',
      'Cy: total 0',
      'Ann: XXXX/X',
    );
    expect(shorts(supernova).at(-1)).toBe('Ann supernova 0 = 60');
  });
});

describe('why players stand where they do', () => {
  const why = (...lines: string[]) => {
    const log = read(...lines);
    expect(log.last.game.phase).toBe('over');
    return reasonsOf(log);
  };
  const short50 = (more = '') => `rules: rulebook goal=50 ${more}`;

  it('says nothing while the game goes on', () => {
    expect(reasonsOf(read('players: Ann | Bo', 'Ann: total 60'))).toEqual([null, null]);
  });

  it('knows a lead taken in a last lick, a lead lost and a failed lick', () => {
    expect(
      why(
        short50(),
        'players: Ann | Bo | Cy | Dee',
        'Ann: total 0',
        'Bo: total 0',
        'Cy: total 0',
        'Dee: total 50',
        'Ann: total 40',
        'Bo: total 60',
        'Cy: total 0',
        'Dee: total 0',
      ),
    ).toEqual(['failed-lick', 'took-lead-in-lick', 'failed-lick', 'lost-lead']);
  });

  it('knows a leader whom nobody passed', () => {
    expect(why(short50(), 'players: Ann | Bo', 'Ann: total 50', 'Bo: total 35')).toEqual([
      'kept-lead',
      'failed-lick',
    ]);
  });

  it('knows the last turns of an end game', () => {
    const end = 'ending=end-game';
    expect(
      why(short50(end), 'players: Ann | Bo | Cy', 'Ann: total 50', 'Bo: total 35', 'Cy: total 60'),
    ).toEqual(['lost-lead', 'fell-short', 'took-lead-in-last-turn']);
    expect(
      why(short50(`${end} tie=shared spots=share`), 'players: Ann | Bo', 'Ann: total 50', 'Bo: total 50'),
    ).toEqual(['kept-lead', 'shared-lead']);
  });

  it('knows a sudden end and five stars', () => {
    expect(why(short50('ending=sudden'), 'players: Ann | Bo', 'Ann: total 50')).toEqual([
      'reached-goal',
      null,
    ]);
    expect(why(short50(), 'players: Ann | Bo', 'Ann: 6666/6')).toEqual(['stars', null]);
  });

  it('knows who is out and who was left alone', () => {
    expect(
      why(
        'rules: rulebook trainWrecksOut=1',
        'players: Ann | Bo | Cy | Dee',
        'leave: Dee',
        'Ann: XXXX/X',
        'Bo: 2346/2',
      ),
    ).toEqual(['supernova', 'wrecks', 'last-one-in', 'left']);
  });

  it('knows a lead that passed on because the leader left', () => {
    expect(
      why(short50(), 'players: Ann | Bo | Cy', 'Ann: total 50', 'Bo: total 60', 'leave: Bo', 'Cy: total 0'),
    ).toEqual(['lead-passed-on', 'left', 'failed-lick']);
  });

  it('has no winner to explain when nobody is left', () => {
    expect(why('players: Ann', 'leave: Ann')).toEqual(['left']);
  });
});

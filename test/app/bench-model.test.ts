import { describe, expect, it } from 'vitest';
import { parseCaseText } from '../../src/bench/case-text.ts';
import type { Case } from '../../src/bench/case.ts';
import { RULEBOOK, type Rules } from '../../src/engine/settings.ts';
import { type BenchModel, benchModel, chatText } from '../../src/app/bench-model.ts';
import { benchOf } from '../../src/app/bench-state.ts';
import { benchTray } from '../../src/app/bench-tray.ts';
import { caseProblemWords, positionWords, seatNames } from '../../src/ui/words/bench-case.ts';

function caseOf(text: string): Case {
  const parsed = parseCaseText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function model(text: string, table: Rules | null = null): BenchModel {
  const asked = caseOf(text);
  const made = benchModel(asked, seatNames(asked.seats, null), table && { rules: table, asks: true });
  if (made === null) throw new Error(`No answer to ${text}`);
  return made;
}

const position = (text: string, names: readonly string[] | null = null): string => {
  const asked = caseOf(text);
  return positionWords(asked, seatNames(asked.seats, names));
};

describe('a position in words', () => {
  it.each([
    ['2346/5', 'You are not on the board yet, with all five cubes in hand.'],
    [
      '26;points=65;pending=4;total=85;others=120,95',
      'You have 85 on the board, with 65 in this turn, 2 cubes in hand, 4s to clear. The others: Player 2 120, Player 3 95.',
    ],
    ['2346/5;rules=rulebook,opening=0', 'You have nothing banked yet, with all five cubes in hand.'],
    ['2346/5;total=0on;others=none', 'You have 0 on the board, with all five cubes in hand.'],
    [
      '2346/5;last=void',
      'You are not on the board yet, with all five cubes in hand. The same cubes go again.',
    ],
    [
      '2346/5;total=400;others=505,0;leader=2',
      'You have 400 on the board, with all five cubes in hand. The others: Player 2 505, Player 3 0. Last licks: Player 2 leads. Still to come: Player 3.',
    ],
  ])('%s', (text, words) => {
    expect(position(text)).toBe(words);
  });

  it('calls the others by name where they are known', () => {
    expect(position('2346/5;total=85;others=120', ['Ann', 'Bo'])).toContain('The others: Bo 120.');
  });
});

describe('an answer on the bench', () => {
  it('says cube by cube what counted, and what follows', () => {
    const { headline, risk, must, view, announcement } = model('4442/5;total=85;others=120,95');
    expect(headline).toBe('Flash of 4s = 40, 5 = 5');
    expect(risk).toBe('45 at risk');
    expect(must).toBe('Must throw 1: clear the 4s');
    expect(announcement).toBe('Flash of 4s = 40, 5 = 5. Must throw 1: clear the 4s');
    expect(view.why.map(({ title, points, source }) => [title, points, source])).toEqual([
      ['Flash', '+40', 'rulebook, review, encyclopedia and online version'],
      ['Single', '+5', 'rulebook, review, encyclopedia and online version'],
      ['Nothing', '0', 'rulebook, review, encyclopedia and online version'],
    ]);
    expect(view.why.map(({ cubes }) => cubes.map(({ face }) => face).join(''))).toEqual(['444', '5', '2']);
    expect(view.follows).toHaveLength(1);
  });

  it('puts the points of singles of one face together', () => {
    // By hand: two 10s are 20, and the 5 on the Sun cube 5.
    const { view } = model('23XX/5;total=85');
    expect(view.why.map(({ title, points }) => [title, points])).toEqual([
      ['Single', '+20'],
      ['Single', '+5'],
      ['Nothing', '0'],
    ]);
  });

  it('parts what is certain from what is a table’s choice', () => {
    // A 6 while the 6s are pending hangs on the clearing; on another player's spot also on the spots.
    const { sure, view } = model('6X;points=60;pending=6;total=215;others=275');
    expect(sure.marked).toBe(true);
    expect(sure.text).toContain('Marked so');
    expect(view.why.map(({ choice }) => choice)).toEqual([
      'A table’s choice: Clearing a flash',
      'A table’s choice: Clearing a flash',
    ]);
    const spot = view.follows.find(({ text }) => text.includes('another player'));
    expect(spot?.choice).toContain('Taken spots');
    // Three 4s are a flash everywhere.
    const flash = model('4442/5;total=85;others=0').view.why.find(({ title }) => title === 'Flash');
    expect(flash?.choice).toBe('');
  });

  it('calls certain only what no setting would have it say otherwise', () => {
    // By hand: a flash of three alike is 40 by every setting, but a 4 in the next throw is another matter by each clearing.
    const { sure, view, compared } = model('4442/6;total=100');
    expect(compared.settings).toEqual([]);
    expect(sure).toEqual({
      text: 'No setting changes what this throw scores. Marked so: a table’s choice.',
      marked: true,
    });
    expect(view.why.map(({ choice }) => choice).join('')).toBe('');
    expect(view.follows.map(({ choice }) => choice)).toEqual(['A table’s choice: Clearing a flash']);
    // A common 2 that scores nothing is a wimpout everywhere, and no wreck.
    expect(model('2;points=45;pending=4;total=100').sure).toEqual({
      text: 'Certain: no setting changes this ruling.',
      marked: false,
    });
  });

  it.each<[string, string, RegExp]>([
    [
      '2346/2;total=480;others=400,300;wrecks=1;rules=rulebook,trainWrecksOut=2',
      'That is one train wreck too many: you are out. Player 2 throws next.',
      /Train wrecks/i,
    ],
    ['2223/S;total=100;rules=dice-now', 'Outside a flash the Sun is always 10.', /Sun/],
    ['66XX/S;total=100;rules=dice-now', 'Of two pairs the Sun makes a flash of the higher one', /Two pairs/],
  ])('%s: marks “%s”', (text, said, setting) => {
    const { view, sure } = model(text);
    const row = [...view.why, ...view.follows].find((each) => each.text.startsWith(said));
    expect(row?.choice).toMatch(setting);
    expect(sure.marked).toBe(true);
  });

  it('says which settings could add something that no row speaks of', () => {
    // By hand: 40 get on the board with an opening of up to 40, and a higher one would oblige too.
    expect(model('4442/6').sure.text).toBe(
      'Marked so: a table’s choice. The rest is certain. Other tables may add to it: Opening.',
    );
  });

  it('shows each way to settle a throw with what it leads to', () => {
    const { question, ways } = model('25/S;points=15;total=85;others=none');
    expect(question).toBe('How does the Sun count?');
    // By hand: 15 + 5 and the Sun as 10, 5, or left.
    expect(ways.map(({ label, points, taken }) => [label, points, taken])).toEqual([
      ['Sun is 10', 30, true],
      ['Sun is 5', 25, false],
      ['Leave it', 20, false],
    ]);
    expect(model('25/S=0;points=15;total=85').ways.find(({ taken }) => taken)?.label).toBe('Leave it');
  });

  it('says where the game goes when the turn is over', () => {
    expect(model('2346/2;others=120,95').may).toBe('Player 2 throws next.');
    expect(model('6666/6;others=120').may).toBe('The game is over: you win.');
    expect(model('XXXX/X;others=120,95').may).toBe('You are out. Player 2 throws next.');
  });

  it.each([
    ['225X/5;total=85;others=0', 'Stopping at 105 lands on a free spot.'],
    ['225X/5;total=85;others=105;rules=review', 'Stopping at 105 shares the spot with Player 2.'],
    [
      '225X/5;total=85;others=105;rules=rulebook,spots=bump',
      'Stopping at 105 lands on Player 2. Player 2 goes back to 85.',
    ],
    ['225X/5;total=485;others=0', 'Stopping at 505 reaches the goal: the others get a last lick.'],
    [
      '225X/5;total=485;others=0;rules=end-game',
      'Stopping at 505 reaches the goal: the others get one more turn each.',
    ],
    ['225X/5;total=485;others=0;rules=rulebook,ending=sudden', 'Stopping at 505 wins the game.'],
    ['225X/5;total=485;others=none', 'Stopping at 505 wins the game.'],
    ['225X/5;total=490;others=500,20;leader=2', 'Stopping at 510 takes the lead.'],
    ['225X/5;total=400;others=500,20;leader=2', 'Stopping at 420 puts you out: Player 2 leads with 500.'],
    [
      '225X/5;total=400;others=500,20;leader=2;rules=end-game;waiting=none',
      'Stopping at 420 ends the game: Player 2 wins.',
    ],
  ])('%s: %s', (text, stop) => {
    const { may, view } = model(text);
    expect(may).toMatch(/^May stop, or throw 2/);
    expect(view.follows.map((row) => row.text).join()).toContain(stop);
  });

  it('lays aside what scored and keeps what is picked up', () => {
    const asked = caseOf('4442/5;total=85');
    const { answer } = model('4442/5;total=85');
    const { tray, caption, cubes } = benchTray(benchOf(asked), answer);
    expect(tray.aside.map(({ points }) => points)).toEqual([40, 5]);
    expect(tray.hand.map(({ face, draft }) => [face, draft])).toEqual([['2', 0]]);
    expect([caption, cubes]).toEqual(['Pick up', '1']);
    // Every cube told can be told anew.
    const drafts = [...tray.aside.flatMap((group) => group.cubes), ...tray.hand].map(({ draft }) => draft);
    expect(drafts.sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('shows cubes that stay as they lie, and says so', () => {
    const asked = caseOf('X;points=65;pending=4;held=2;rules=rulebook,clearing=matching');
    const empty = benchTray({ ...benchOf(asked), draft: [] }, null);
    expect(empty.tray.aside.map(({ cubes, points }) => [cubes.map(({ face }) => face), points])).toEqual([
      [['2'], null],
    ]);
    expect(positionWords(asked, ['You', 'Player 2'])).toContain('Beside them lie 2.');
    const whole = benchTray(
      benchOf(asked),
      model('X;points=65;pending=4;held=2;rules=rulebook,clearing=matching').answer,
    );
    expect(whole.tray.hand.map(({ face, draft }) => [face, draft])).toEqual([['2', null]]);
  });
});

describe('the comparison on the bench', () => {
  it('lists the tables that differ first, with the setting that makes the difference', () => {
    const { compared } = model('6X;points=60;pending=6;total=215;others=none');
    expect(compared.differing.map(({ title }) => title)).toEqual(['Dice.now']);
    const [dice] = compared.differing;
    expect(dice?.note).toContain('Clearing a flash: Nothing');
    // By hand: 60 and the 10; a 6 is an ordinary face there.
    expect(dice?.result).toContain('70 at risk');
    expect(compared.same).toEqual(['Rulebook', 'Short game', 'End game', 'Review', 'Encyclopedia']);
  });

  it('names each setting whose other value changes it, with the result', () => {
    const { compared } = model('6X;points=60;pending=6;total=215;others=none');
    const rows = compared.settings.map(({ title, note }) => `${title}: ${note}`);
    expect(rows).toContain('Clearing a flash: Only the cubes that match are thrown again');
    expect(rows.some((row) => row.startsWith('The Sun'))).toBe(false);
    expect(compared.settings.every(({ change }) => change === null)).toBe(true);
  });

  it('asks the table it was opened from only for what that table does not play yet', () => {
    const table = { ...RULEBOOK, clearing: 'once' } as const;
    const { compared } = model('6X;points=60;pending=6;total=215;others=none', table);
    expect(compared.differing[0]?.title).toBe('This table');
    const changes = compared.settings.flatMap(({ change }) => (change === null ? [] : [change]));
    expect(changes).toContainEqual({ clearing: 'matching' });
    expect(changes).not.toContainEqual({ clearing: 'once' });
    expect(model('6X;points=60;pending=6;total=215;others=none', RULEBOOK).compared.same[0]).toBe(
      'This table',
    );
  });

  it('says what can be chosen where nothing else differs', () => {
    const { compared } = model('2244/S;total=85;others=none');
    const row = compared.settings.find(({ title }) => title === 'Two pairs and the Sun');
    expect(row?.result).toBe('Flash of 4s = 40, with nothing to choose');
  });

  it('never says of two rules that differ what it says of its own', () => {
    const texts = [
      '225X/5;total=485;others=0',
      '2346/S;total=85',
      '33/S;points=20;total=85',
      '2345/6;total=85',
    ];
    for (const text of texts) {
      const made = model(text);
      const own = [made.headline, made.risk, made.must || made.may].join('. ');
      for (const { title, result } of made.compared.settings)
        expect(`${title} ${result}`).not.toBe(`${title} ${own}`);
    }
  });
});

describe('a ruling for a chat', () => {
  it('has the throw, the position, the ruling with its sources, what follows, the rules and the link', () => {
    const asked = caseOf('4442/5;total=85;others=120');
    const { answer } = model('4442/5;total=85;others=120');
    expect(chatText(asked, answer, ['You', 'Bo'], 'https://x/#/bench/4442/5').split('\n')).toEqual([
      'Cosmic Wimpout: a throw judged',
      'Thrown: 2, 4, 4, 4 and 5 on the Sun cube (2444/5)',
      'You have 85 on the board, with all five cubes in hand. The others: Bo 120.',
      'Rules: Rulebook',
      'Ruling: Flash of 4s = 40, 5 = 5',
      '- Three 4s make a flash: 10 × 4 = 40. (rulebook, review, encyclopedia and online version)',
      '- Every 5 outside a flash scores 5. (rulebook, review, encyclopedia and online version)',
      '- The 2 scores nothing here. (rulebook, review, encyclopedia and online version)',
      '45 at risk. Must throw 1: clear the 4s.',
      '- Your next throw must score to clear the 4s. If a 4 shows, that whole throw is void and goes again. (rulebook, review and encyclopedia)',
      'https://x/#/bench/4442/5',
    ]);
  });
});

describe('a broken link in words', () => {
  it.each([
    ['nonsense', 'This link holds no case: “nonsense” cannot be read. Enter the throw here instead.'],
    ['2346/3', 'This link has a face that no cube shows there: “2346/3”. Enter the throw here instead.'],
    [
      '26;points=65;pending=4;rules=mine',
      'The rules in this link cannot be read: “mine”. Enter the throw here instead.',
    ],
    [
      '26;total=83',
      'The position in this link cannot be. Points and totals are multiples of 5. Enter the throw here instead.',
    ],
    [
      '2346/5=X',
      'This link settles a throw as it cannot be settled: “2346/5=X”. Enter the throw here instead.',
    ],
  ])('%s', (text, words) => {
    const parsed = parseCaseText(text);
    expect(parsed.ok ? 'a case' : caseProblemWords(parsed.error)).toBe(words);
  });
});

import { describe, expect, it } from 'vitest';
import { makeCaseText, parseCaseText, parseDraftText } from '../../src/bench/case-text.ts';
import { FIRST_POSITION } from '../../src/bench/case.ts';

describe('the text of a case', () => {
  it.each([
    '2244/S',
    '2244/S=2',
    '5/S=0;points=40;pending=4',
    '26;points=40;pending=4;total=85;others=120,95;rules=review',
    '4;points=45;pending=4;held=none;rules=rulebook,clearing=matching',
    '44;points=100;pending=4;held=26/5;total=0on;others=none;rules=rulebook,clearing=matching',
    '2346/4;last=void;wrecks=0,2;licks=1;rules=rulebook,fullHouse=choice',
    '2346/4;points=0;last=void;rules=rulebook,clearing=void-flash,trainPending=on',
    '2244/S;points=400;pending=4;train=4;rules=rulebook,trainPending=on',
    '2244/S;total=80;others=510,30,40,0on;leader=2',
    '2244/S;total=80;others=510,30,40,0on;leader=2;waiting=4,3,5',
    '2244/S;total=80;others=30,510;leader=3;rules=end-game',
    '2244/S;total=80;others=30,510;leader=3;waiting=none;rules=end-game',
    '2;points=110;pending=24;others=85;began=85;rules=rulebook,pendingFlash=every',
    '2;points=110;pending=24;changed=rules',
    'X---/-',
    '2244/S=2;points=70;pending=6;total=85;others=120,95;rules=review',
  ])('%s is written back as it was', (text) => {
    const read = parseCaseText(text);
    expect(read.ok ? makeCaseText(read.value) : read.error).toBe(text);
  });
  it('tells a position before its throw', () => {
    expect(makeCaseText({ ...FIRST_POSITION, thrown: null, choice: null })).toBe('cubes=4S');
    const read = parseDraftText('cubes=2;points=40;pending=4');
    expect(read.ok && read.value).toMatchObject({
      thrown: null,
      choice: null,
      turn: { cubes: { common: 2, sun: false }, points: 40, pending: [{ face: '4', points: 40 }] },
    });
  });

  it.each([
    // Sorted, in upper case, without what is usual, in the order of the table; the nearest preset.
    ['xs42/s', null],
    ['4x62/s=x', '246X/S=X'],
    ['26;total=85;points=40;pending=4', '26;points=40;pending=4;total=85'],
    ['2244/S;others=0;total=0;wrecks=0,0;licks=0;began=0', '2244/S'],
    ['2244/S;rules=rulebook', '2244/S'],
    ['2244/S;rules=rulebook,goal=300,opening=50', '2244/S;rules=short,opening=50'],
    ['2244/S;rules=dice-now,spots=bump,spots=share', '2244/S;rules=dice-now'],
    ['2244/S;others=510,0;leader=2;waiting=3', '2244/S;others=510,0;leader=2'],
    ['2244/S;changed=rules', '2244/S'],
    [' 2244/S;total=85\n', '2244/S;total=85'],
    ['2244%2FS%3D2%3Btotal%3D85', '2244/S=2;total=85'],
    ['2244%252fS%253d2', '2244/S=2'],
  ])('%j is read as %s', (text, written) => {
    const read = parseCaseText(text);
    expect(read.ok ? makeCaseText(read.value) : null).toBe(written);
  });

  it.each([
    ['', 'syntax', ''],
    [';', 'syntax', ''],
    ['cubes=4S', 'syntax', 'cubes=4S'],
    ['cubes=5', 'cubes', 'cubes=5'],
    ['cubes=', 'cubes', 'cubes='],
    ['hello', 'syntax', 'hello'],
    ['2244/S;', 'syntax', ''],
    ['2244/S;points', 'syntax', 'points'],
    ['2244/S;points=', 'syntax', 'points='],
    ['2244/S;points=05', 'syntax', 'points=05'],
    ['2244/S;points=-5', 'syntax', 'points=-5'],
    ['2244/S;points=1000000', 'syntax', 'points=1000000'],
    ['2244/S;total=5;total=5', 'syntax', 'total=5'],
    ['2244/S;toString=5', 'syntax', 'toString=5'],
    ['2244/S;__proto__=5', 'syntax', '__proto__=5'],
    ['2244/S;total=5=5', 'syntax', 'total=5=5'],
    ['2244/S;others=', 'syntax', 'others='],
    ['2244/S;others=0,0,0,0,0,0,0,0,0,0,0,0', 'syntax', 'others=0,0,0,0,0,0,0,0,0,0,0,0'],
    ['2244/S;wrecks=0,0,1', 'syntax', 'wrecks=0,0,1'],
    ['26;points=40;pending=4;train=5', 'syntax', 'train=5'],
    ['4;points=40;pending=4;held=', 'syntax', 'held='],
    ['4;points=40;pending=4;held=/3;rules=rulebook,clearing=matching', 'face', 'held=/3'],
    ['2244/S;rules=home', 'rules', 'home'],
    ['2244/S;rules=rulebook,goal=301', 'rules', 'goal=301'],
    ['2244/S;rules=rulebook,goal', 'rules', 'goal'],
    ['224S/4', 'face', '224S/4'],
    ['2244/3', 'face', '2244/3'],
    ['22446/S', 'cubes', '22446/S'],
    ['2244/S=6', 'choice', '2244/S=6'],
    ['2346/4=X', 'choice', '2346/4=X'],
    [
      '4;points=45;pending=4;held=2;last=void;rules=rulebook,clearing=matching,spots=mine',
      'rules',
      'spots=mine',
    ],
    ['%', 'syntax', '%'],
    ['%zz', 'syntax', '%zz'],
    ['%25252525', 'syntax', '%2525'],
    [`2244/S;${'x'.repeat(2000)}`, 'syntax', `2244/S;${'x'.repeat(33)}`],
  ])('%j is refused as %s for %j', (text, code, part) => {
    expect(parseCaseText(text)).toEqual({ ok: false, error: { code, part, reason: null } });
  });

  it('refuses two wrongs by the form first, then the rules, the faces, the position and the choice', () => {
    const code = (text: string): string => {
      const read = parseCaseText(text);
      return read.ok ? 'ok' : read.error.code;
    };
    expect(code('22S/S=6;points=3;rules=home;x')).toBe('syntax');
    expect(code('2244/S=6;points=3;rules=home')).toBe('rules');
    expect(code('2244/S=6;points=3')).toBe('position');
    expect(code('2244/S=6')).toBe('choice');
  });

  it('is as short as it can be where it matters', () => {
    const longest = `2244/S;points=250;pending=6;total=485;others=${'490,'.repeat(11).slice(0, -1)};wrecks=${'10,'.repeat(12).slice(0, -1)};rules=dice-now,goal=1000,goalIs=pass,opening=50,clearing=void-flash,pendingFlash=every,trainPending=on,mustThrowFive=off,sampler=25,samplerSun=off,trainWrecksOut=20`;
    const read = parseCaseText(longest);
    expect(read).toMatchObject({ ok: true });
    expect(longest.length).toBeLessThan(400);
  });
});

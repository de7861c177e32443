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
});

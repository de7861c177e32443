import { describe, expect, it } from 'vitest';
import { parseTranscript, summarizeTranscript } from '../../src/game/transcript.ts';

const refused = (...lines: readonly string[]): string => {
  const read = summarizeTranscript(lines.join('\n'));
  if (read.ok) throw new Error('It is a game');
  const { line, token, code } = read.error;
  return `${line} ${code} ${token}`.trimEnd();
};

describe('a text that is no game', () => {
  it.each<[string, readonly string[], string]>([
    ['nothing', [''], '1 players'],
    ['comments alone', ['# a', '', '# b', ''], '4 players'],
    ['rules alone', ['rules: rulebook'], '1 players'],
    ['another line first', ['Ann: bank', 'players: Ann'], '1 players Ann'],
    ['text without a colon first', ['hello'], '1 players hello'],
    ['rules without a preset', ['rules:'], '1 syntax rules'],
    ['rules without a colon', ['rules'], '1 players rules'],
    ['an unknown preset', ['rules: poker'], '1 rules poker'],
    ['a part without =', ['rules: poker goal'], '1 syntax goal'],
    ['an unknown setting', ['rules: rulebook luck=on'], '1 rules luck=on'],
    ['two lines of rules', ['rules: short', 'rules: short'], '2 syntax rules'],
    ['no player', ['players:'], '1 players'],
    ['thirteen players', [`players: ${'abcdefghijklm'.split('').join('|')}`], '1 players'],
    ['a second line of players', ['players: Ann', 'players: Bo'], '2 syntax players'],
    ['late rules', ['players: Ann', 'rules: short'], '2 syntax rules'],
    ['late standings', ['players: Ann', 'Ann: total 0', 'standings: 0'], '3 syntax standings'],
    ['standings twice', ['players: Ann', 'standings: 5', 'standings: 5'], '3 syntax standings'],
    ['standings that are no numbers', ['players: Ann', 'standings: x'], '2 syntax x'],
    ['empty standings', ['players: Ann', 'standings:'], '2 syntax'],
    ['too many standings', ['players: Ann', 'standings: 5 | 5'], '2 adjust 5 | 5'],
    ['a line without a colon', ['players: Ann', 'bank'], '2 syntax bank'],
    ['a head with nothing behind it', ['players: Ann', 'leave:'], '2 syntax leave'],
    ['a turn without tokens', ['players: Ann', 'Ann:'], '2 syntax Ann'],
    ['a token without a form', ['players: Ann', 'Zed: hello'], '2 syntax hello'],
    ['a stranger', ['players: Ann', 'Zed: bank'], '2 unknown-player Zed'],
    ['another turn', ['players: Ann | Bo', 'Bo: bank'], '2 not-your-turn Bo'],
    ['a token behind the turn', ['players: Ann | Bo', 'Ann: total 60 bank'], '2 not-your-turn bank'],
    ['a token behind the end', ['players: Ann', 'Ann: 6666/6 bank'], '2 game-over bank'],
    ['a line behind the end', ['players: Ann', 'Ann: 6666/6', 'leave: Ann'], '3 game-over leave: Ann'],
    ['an unknown setting in a turn', ['players: Ann', 'Ann: rules(luck=on)'], '2 rules rules(luck=on)'],
    ['an adjustment of a stranger', ['players: Ann', 'adjust: Zed +5 x'], '2 unknown-player Zed +5 x'],
    ['an adjustment without a form', ['players: Ann', 'adjust: Ann'], '2 syntax Ann'],
    [
      'seats in an ending',
      ['rules: short', 'players: A | B', 'A: total 300', 'seats: B | A'],
      '4 players seats',
    ],
    ['joining in an ending', ['rules: short', 'players: A | B', 'A: total 300', 'join: C'], '4 players join'],
  ])('%s', (_, lines, expected) => {
    expect(refused(...lines)).toBe(expected);
  });

  it('is one of more than a mebibyte of UTF-8', () => {
    const game = 'players: Ann\n#';
    const filled = (char: string, bytes: number): string =>
      game + char.repeat(((1 << 20) - game.length) / bytes);
    for (const [char, bytes] of [
      ['x', 1],
      ['\u00e9', 2],
      ['\u20ac', 3],
      ['\u{1f3b2}', 4],
    ] as const) {
      expect(summarizeTranscript(filled(char, bytes)).ok).toBe(true);
      expect(summarizeTranscript(filled(char, bytes) + char)).toEqual({
        ok: false,
        error: { line: 1, token: '', code: 'syntax' },
      });
    }
  });
});

describe('a text that is a game', () => {
  it('may have a byte-order mark, tabs, other line ends and blank lines', () => {
    const plain = 'rules: short\nplayers: Ann | Bo\nAnn: 5X24/6 55/2\n';
    const dressed = '\ufeff  \r\n\trules :\tshort \r\n\r\n players\t: Ann|Bo\r\n\t# hm\r\nAnn :5X24/6\t 55/2';
    expect(summarizeTranscript(dressed)).toEqual(summarizeTranscript(plain));
    expect(summarizeTranscript(plain).ok).toBe(true);
  });

  it('has a log that goes on', () => {
    const read = parseTranscript('players: Ann | Bo\nAnn: total 60');
    expect(read.ok && read.value.last.event).toEqual({ v: 1, type: 'total-entered', points: 60 });
  });
});

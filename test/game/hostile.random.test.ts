/** Whatever the text is: a summary or an error, in time, and never a throw. */
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/engine/game.ts';
import { isPlayerName } from '../../src/game/names.ts';
import { summarizeTranscript } from '../../src/game/transcript.ts';
import { hostileTexts, longTranscript, MEBIBYTE } from './hostile-texts.ts';
import cases from './transcripts.json' with { type: 'json' };

const LONG = 120_000;
/** Far more than any text takes, far less than a step that is quadratic in its length. */
const TOO_LONG = 30_000;
const CODES: readonly string[] = ['syntax', ...REFUSALS];

/** Reads a text and returns the error's code, or `ok`. */
function outcome(text: string): string {
  const read = summarizeTranscript(text);
  if (read.ok) return 'ok';
  const { line, token, code } = read.error;
  const lineCount = text.split('\n').length;
  const fine = CODES.includes(code) && line >= 1 && line <= lineCount && typeof token === 'string';
  if (!fine) throw new Error(JSON.stringify(read.error));
  return code;
}

describe('a game that breaks off', () => {
  const [longest = ''] = cases.map(({ text }) => text).sort((a, b) => b.length - a.length);

  it.each([
    ['the longest of the agreed games', longest],
    ['a game of 120 turns', longTranscript(120)],
  ])('anywhere: %s', { timeout: LONG }, (_, text) => {
    expect(outcome(text)).toBe('ok');
    const codes = new Set<string>();
    for (let length = 0; length < text.length; length++) {
      const read = summarizeTranscript(text.slice(0, length));
      codes.add(read.ok ? 'ok' : read.error.code);
    }
    for (const code of codes) expect(['ok', ...CODES]).toContain(code);
    expect(codes).toContain('ok');
    expect(codes).toContain('cubes');
  });
});

describe('noise', () => {
  it('is read to its end or its first error', { timeout: LONG }, () => {
    const slow: string[] = [];
    const codes = new Set<string>();
    let count = 0;
    for (const { name, text } of hostileTexts()) {
      const begun = performance.now();
      codes.add(outcome(text));
      const took = performance.now() - begun;
      if (took > TOO_LONG) slow.push(`${name}: ${Math.round(took)} ms`);
      count++;
    }
    expect(slow).toEqual([]);
    expect(count).toBeGreaterThan(600);
    expect([...codes].sort()).toEqual([
      'adjust',
      'cubes',
      'game-over',
      'ok',
      'players',
      'rules',
      'syntax',
      'total',
      'unknown-player',
    ]);
  });

  it('just under a mebibyte may be a game, just over it is none', () => {
    const game = 'players: Ann\n#'.padEnd(MEBIBYTE, '#');
    expect(outcome(game)).toBe('ok');
    expect(outcome(`${game}#`)).toBe('syntax');
  });

  it.each([
    '',
    ' ',
    ':',
    '::',
    '\ufeff',
    '\ufeff\ufeff',
    '\0',
    'players',
    'players:',
    'players::',
    'players: |',
    'players: A\nA',
    'players: A\nA:',
    'players: A\n:',
    'players: A\n: A',
    'players: A\nA::',
    'players: A\nrules(: x',
    'players: A\nA: rules()',
    'players: A\nA: rules(,)',
    'players: A\nA: rules(=)',
    'players: A\nA: rules)(',
    'players: A\nA: =',
    'players: A\nA: /=',
    'players: A\nA: 4444/5=',
    'players: A\nA: 4444/5==',
    'players: A\nA: total 99999999999999999999999999',
    `players: A\nA: total ${'9'.repeat(400)}`,
    `players: A\nadjust: A +${'9'.repeat(400)} x`,
    'players: A\nadjust: A +0 x',
    'players: A\nadjust: A -0 x',
    `players: A\nstandings: ${'9'.repeat(400)}`,
    'players: A\nA: constructor',
    'players: A\nA: __proto__',
    'players: A\nA: rules(constructor=1)',
    'players: A\nA: rules(__proto__=1)',
    'rules: __proto__\nplayers: A',
    'rules: constructor\nplayers: A',
    'rules: rulebook hasOwnProperty=1\nplayers: A',
    '__proto__: x\nplayers: A',
  ])('of a few letters: %j', (text) => {
    expect(typeof outcome(text)).toBe('string');
  });
});

describe('a strange name', () => {
  const NAMES = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'null',
    'undefined',
    'bank',
    'total 5',
    'rules()',
    '4444/5',
    '+5',
    '-5 x',
    '\u{1f3b2}'.repeat(40),
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u05d0\u05d1\u05d2 \u05d3',
    '\u202eAnn\u202c',
    '\u200b',
    'A\u200bnn',
    'A\ufeffnn',
    '\ufeffAnn',
    'Zo\u00eb',
    'Zoe\u0308',
    '\ud83c',
    '\udfb2',
    '\ud83cA',
    'a\u2028b',
    'a\u00a0b',
    '\u0301',
    '.*',
    '$&',
    '%s',
    '<b>',
    '"',
    '\\',
  ];

  it.each(NAMES)('plays like any other: %j', (name) => {
    expect(isPlayerName(name)).toBe(true);
    const text = [
      `players: Other | ${name}`,
      `Other: 2346/2`,
      `${name}: total 60`,
      `up: ${name}`,
      `adjust: ${name} -5 said please`,
      `seats: ${name} | Other`,
      `${name}: 5X24/6`,
    ].join('\n');
    const read = summarizeTranscript(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({ up: name, turn: { points: 15 } });
    expect(read.value.players[0]).toEqual({
      name,
      banked: 55,
      onBoard: true,
      wrecks: 0,
      licks: 0,
      out: null,
    });
    expect(summarizeTranscript(`${text}\nleave: ${name}`)).toMatchObject({
      ok: true,
      value: { winners: ['Other'] },
    });
    expect(summarizeTranscript(`players: ${name}\njoin: ${name}`)).toMatchObject({
      error: { code: 'players' },
    });
  });

  it('is compared exactly', () => {
    const text = 'players: Zo\u00eb | Zoe\u0308\nZo\u00eb: total 60\nZoe\u0308: total 70';
    expect(summarizeTranscript(text)).toMatchObject({ ok: true, value: { up: 'Zo\u00eb' } });
    expect(outcome('players: Zo\u00eb\nZoe\u0308: bank')).toBe('unknown-player');
    expect(outcome('players: Ann\nA\u200bnn: bank')).toBe('unknown-player');
    expect(outcome('players: Ann\nann: bank')).toBe('unknown-player');
  });
});

/** The tokens of a turn's line (NOTATION.md): throws, `bank`, `wimp`, `wellenda`, `total N`, `void`, `rules(…)`. */
import { parseSetting, type RulesChange } from '../engine/settings.ts';
import { readThrow } from '../engine/throw.ts';
import type { Command } from './commands.ts';
import { splitWords } from './names.ts';

/** A token with the command it stands for; `rules` where it names a setting or a value there is not. */
export interface TurnToken {
  readonly text: string;
  readonly command: Command | 'rules';
}

const WORDS: Readonly<Record<string, Command>> = {
  bank: { type: 'bank' },
  wimp: { type: 'wimpout' },
  wellenda: { type: 'wellenda' },
  void: { type: 'void' },
};

/** Reads all tokens of a turn's line, or names the first one that has no form. */
export function parseTurnTokens(text: string): readonly TurnToken[] | { readonly malformed: string } {
  const words = splitWords(text);
  const tokens: TurnToken[] = [];
  for (let place = 0; place < words.length; place++) {
    let word = words[place] as string;
    if (word === 'total' && place + 1 < words.length) word = `total ${words[++place]}`;
    const command = parseToken(word);
    if (command === undefined) return { malformed: word };
    tokens.push({ text: word, command });
  }
  return tokens;
}

function parseToken(word: string): Command | 'rules' | undefined {
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  const total = /^total (0|[1-9]\d*)$/.exec(word);
  if (total) return { type: 'total', points: Number(total[1]) };
  if (word.startsWith('rules(') && word.endsWith(')')) return parseChange(word.slice('rules('.length, -1));
  return readThrow(word) && { type: 'throw', throw: word };
}

/** A Guiding Light change: every part is checked, a repeated key's last value counts. */
function parseChange(text: string): Command | 'rules' | undefined {
  const parts = text.split(',');
  if (parts.some((part) => !part.includes('='))) return undefined;
  const change = parseSettings(parts);
  return typeof change === 'string' ? 'rules' : { type: 'change-rules', change };
}

/** The settings that `key=value` parts name, or the first part that names none. */
export function parseSettings(parts: readonly string[]): RulesChange | string {
  const change: RulesChange = {};
  for (const part of parts) {
    const equals = part.indexOf('=');
    const setting = parseSetting(part.slice(0, equals), part.slice(equals + 1));
    if (setting === undefined) return part;
    Object.assign(change, setting);
  }
  return change;
}

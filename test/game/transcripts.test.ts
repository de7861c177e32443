import { describe, expect, it } from 'vitest';
import { parseTranscript, summarizeTranscript } from '../../src/game/transcript.ts';
import { makeTranscript } from '../../src/game/transcript-writer.ts';
import cases from './transcripts.json' with { type: 'json' };

describe('the games that two independent referees agree on', () => {
  it.each(cases.map((each, index) => [index, each] as const))('game %i', (_, { text, expect: expected }) => {
    expect(summarizeTranscript(text)).toEqual(expected);
  });

  it.each(cases.filter((each) => each.expect.ok).map((each) => [each.text]))('reads back: %j', (text) => {
    const log = parseTranscript(text);
    if (!log.ok) throw new Error(log.error.code);
    expect(summarizeTranscript(makeTranscript(log.value))).toEqual(summarizeTranscript(text));
  });
});

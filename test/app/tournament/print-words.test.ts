import { describe, expect, it } from 'vitest';
import { sheetHint } from '../../../src/ui/words/event-print.ts';

describe('the sentence below a score sheet', () => {
  it('leads to the table’s own page, where its game belongs to the tournament', () => {
    const said = sheetHint().replace(/[\u2066-\u2069]/g, '');
    expect(said).toContain('under Rounds, at its table: “Score it on this device”');
    expect(said).not.toContain('New game');
  });
});

import { describe, expect, it } from 'vitest';
import { parseTranscript } from '../../src/game/transcript.ts';
import { resultOf } from '../../src/tournament/game-result.ts';

/** "place player banked best-turn wimpouts", a star for winners; `?` for what nobody can know. */
function told(text: string): readonly string[] | null {
  const read = parseTranscript(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const result = resultOf(read.value, (name) => name.toLowerCase());
  return (
    result?.map(
      ({ player, place, won, banked, bestTurn, wimpouts }) =>
        `${place}${won ? '*' : ''} ${player} ${banked} ${bestTurn ?? '?'} ${wimpouts ?? '?'}`,
    ) ?? null
  );
}

describe('the result of a game', () => {
  it('is none while the game is open', () => {
    expect(told('players: Ann | Bo\nAnn: wimp')).toBe(null);
  });

  const BEGUN = 'rules: rulebook goal=50 opening=0\nplayers: Ann | Bo | Cy\n';

  it('has each place, total, best turn and wimpouts, train wrecks included', () => {
    const text = `${BEGUN}Ann: 2346/2
Bo: 5XX3/2 bank
Cy: wimp
Ann: total 60
Bo: wimp
Cy: XX23/4 wimp`;
    expect(told(text)).toEqual(['1* ann 60 60 1', '2 bo 25 25 1', '3 cy 0 0 2']);
  });

  it('does not know the wimpouts of who had a turn entered as 0', () => {
    const text = `${BEGUN}Ann: total 60\nBo: total 0\nCy: wimp`;
    // Both out with nothing: they share the second place.
    expect(told(text)).toEqual(['1* ann 60 60 0', '2 bo 0 0 ?', '2 cy 0 0 1']);
  });

  it('knows no turns of a game that was taken up from totals', () => {
    const text = `${BEGUN}standings: 45 | 20 | 30\nAnn: total 60\nBo: wimp\nCy: wimp`;
    expect(told(text)).toEqual(['1* ann 105 ? ?', '3 bo 20 ? ?', '2 cy 30 ? ?']);
  });
});

import { expect, it } from 'vitest';
import { mergedWords, replacedWords, tooManySets } from '../../../src/ui/words/backup.ts';

const none = {
  games: { new: 0, longer: 0, same: 2, shorter: 1, parted: 0 },
  newPlayers: 0,
  newSets: [],
};

it.each([
  [none, 'All of it was here already. Nothing was lost.'],
  [{ ...none, newSets: ['Pub'] }, 'Done: 1 rule set added (“Pub”). Nothing was lost.'],
  [
    { ...none, newPlayers: 1, newSets: ['Club (2)', 'Pub'] },
    'Done: 1 player added and 2 rule sets added (“Club (2)”, “Pub”). Nothing was lost.',
  ],
  [
    { games: { ...none.games, new: 1, longer: 2, parted: 1 }, newPlayers: 2, newSets: ['\u05d0'] },
    'Done: 1 game added, 2 games brought further, 1 game put beside the one that was here, 2 players added and 1 rule set added (“\u2068\u05d0\u2069”). Nothing was lost.',
  ],
])('a merge says what it brought: %j', (merged, text) => expect(mergedWords(merged)).toBe(text));

it('a replacement says what is here now, and a merge that there is no room', () => {
  expect(replacedWords(1, 2, 1)).toBe(
    'Done: everything here is as in the backup now, 1 game, 2 players and 1 rule set.',
  );
  expect(replacedWords(0, 0, 0)).toBe(
    'Done: everything here is as in the backup now, 0 games and 0 players.',
  );
  expect(tooManySets(130)).toContain('there would be 130 rule sets, and 100 are the most');
});

import { expect, it } from 'vitest';
import {
  backupRefusalWords,
  leftOut,
  mergedWords,
  replacedWords,
  tooManySets,
} from '../../../src/ui/words/backup.ts';

const none = {
  games: { new: 0, longer: 0, same: 2, shorter: 1, parted: 0 },
  tournaments: { new: 0, longer: 0, same: 1, parted: 0, beside: 0 },
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
    { ...none, games: { ...none.games, new: 1, longer: 2, parted: 1 }, newPlayers: 2, newSets: ['\u05d0'] },
    'Done: 1 game added, 2 games brought further, 1 game put beside the one that was here, 2 players added and 1 rule set added (“\u2068\u05d0\u2069”). Nothing was lost.',
  ],
  [
    { ...none, tournaments: { new: 2, longer: 1, same: 1, parted: 1, beside: 1 } },
    'Done: 2 tournaments added, 1 tournament brought further, 1 tournament made one with what was here and 1 tournament put beside the one that was here. Nothing was lost.',
  ],
])('a merge says what it brought: %j', (merged, text) => expect(mergedWords(merged)).toBe(text));

it('a replacement says what is here now, and a merge that there is no room', () => {
  expect(replacedWords({ games: 1, players: 2, ruleSets: 1, tournaments: 2 })).toBe(
    'Done: everything here is as in the backup now, 1 game, 2 players, 1 rule set and 2 tournaments.',
  );
  expect(replacedWords({ games: 0, players: 0, tournaments: 0 })).toBe(
    'Done: everything here is as in the backup now, 0 games and 0 players.',
  );
  expect(tooManySets(130)).toContain('there would be 130 rule sets, and 100 are the most');
});

it('a backup says what is broken here, and a refusal what it is about', () => {
  expect(leftOut(1, 0)).toBe('1 game is broken here and could not be put in.');
  expect(leftOut(2, 1)).toBe('2 games and 1 tournament are broken here and could not be put in.');
  expect(backupRefusalWords('rules', null, 'Cup')).toBe(
    'A tournament in this backup cannot have been held like this. Use another copy of it. It is about the tournament “Cup”. Nothing was changed.',
  );
  expect(backupRefusalWords('gap', 'Ann, Bo')).toContain('It is about the game of Ann, Bo.');
});

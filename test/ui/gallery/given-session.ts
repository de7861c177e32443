/**
 * A session in any state, for the galleries: `?game=` is a transcript, with `_` for a space and `;` for a line end,
 * `&taps=` a half-entered throw.
 */
import { dropIntent } from '../../../src/app/intent.ts';
import { Session } from '../../../src/app/session.ts';
import { parseDraft } from '../../../src/game/draft.ts';
import { entriesOf } from '../../../src/game/transcript-writer.ts';
import { memoryStore } from '../../../src/store/memory-store.ts';
import { gameOf } from '../../app/stored-games.ts';

const ID = 'gallery';

export async function givenSession(query: URLSearchParams): Promise<Session> {
  const text = query.get('game') ?? 'players: Ann | Bo | Cy | Dee';
  const { record, log } = gameOf(ID, ...text.replaceAll('_', ' ').split(';'));
  const [first, ...rest] = entriesOf(log);
  if (!first) throw new Error('No start');
  const store = memoryStore();
  await store.create({ ...record, events: 1 }, first.event);
  for (const [index, { event }] of rest.entries())
    await store.append({ ...record, events: index + 2 }, event);
  // What an earlier look at the page left half entered is not part of this one.
  dropIntent(ID);
  const session = await Session.resume(store, ID);
  if (!session) throw new Error('No game');
  for (const tap of parseDraft(query.get('taps') ?? '') ?? []) session.tap(tap);
  await session.settled();
  return session;
}

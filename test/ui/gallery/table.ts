/**
 * The table screen in any state: `?game=` is a transcript, with `_` for a space and `;` for a line end, `&taps=` a
 * half-entered throw, `&scheme=`, `&felt=` and `&set=` the look.
 */
import '../../../src/app/screens/table-screen.ts';
import { wearLook } from '../../../src/app/look-preference.ts';
import { Session } from '../../../src/app/session.ts';
import { parseDraft } from '../../../src/game/draft.ts';
import { entriesOf } from '../../../src/game/transcript-writer.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { memoryStore } from '../../../src/store/memory-store.ts';
import { FIRST_LOOK } from '../../../src/ui/look.ts';
import { MARKERS } from '../../../src/ui/marker-art.ts';

const query = new URLSearchParams(location.search);
const look = { ...FIRST_LOOK, ...Object.fromEntries(query) };
wearLook(look);

const text = (query.get('game') ?? 'players: Ann | Bo | Cy | Dee').replaceAll(';', '\n').replaceAll('_', ' ');
const log = parseTranscript(text);
if (!log.ok) throw new Error(JSON.stringify(log.error));
const [first, ...rest] = entriesOf(log.value);
if (first?.event.type !== 'started') throw new Error('No start');
const seats = first.event.players.map((name, place) => ({
  name,
  marker: MARKERS[place % MARKERS.length]?.id ?? '',
}));
const store = memoryStore();
const session = await Session.start(store, { seats, rules: first.event.rules });
for (const { event } of rest) {
  if (event.type === 'thrown') session.command({ type: 'throw', throw: event.throw });
  else if (event.type === 'banked') session.command({ type: 'bank' });
  else if (event.type === 'taken-up') session.command({ type: 'take-up', standings: event.standings });
  else if (event.type === 'total-entered') session.command({ type: 'total', points: event.points });
  else if (event.type === 'wellenda-called') session.command({ type: 'wellenda' });
  else if (event.type === 'turn-given') session.command({ type: 'give-turn', player: event.player });
  else if (event.type === 'wimpout-declared') session.command({ type: 'wimpout' });
}
for (const tap of parseDraft(query.get('taps') ?? '') ?? []) session.tap(tap);
await session.settled();
const screen = document.createElement('table-screen');
screen.session = session;
screen.look = look;
document.body.append(screen);

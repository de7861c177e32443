/**
 * The table view in any state: `?game=` and `&taps=` as `given-session.ts` reads them, `&note=` the line at the top,
 * `&take-over` with its button, `&scheme=`, `&felt=` and `&set=` the look.
 */
import '../../../src/app/screens/view-screen.ts';
import { wearLook } from '../../../src/app/look-preference.ts';
import { FIRST_LOOK } from '../../../src/ui/look.ts';
import { givenSession } from './given-session.ts';

const query = new URLSearchParams(location.search);
const look = { ...FIRST_LOOK, ...Object.fromEntries(query) };
wearLook(look);
const screen = document.createElement('view-screen');
screen.session = await givenSession(query);
screen.look = look;
screen.note = query.get('note') ?? '';
screen.canTakeOver = query.has('take-over');
document.body.append(screen);

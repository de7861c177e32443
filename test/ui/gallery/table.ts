/**
 * The table screen in any state: `?game=` is a transcript, with `_` for a space and `;` for a line end, `&taps=` a
 * half-entered throw, `&scheme=`, `&felt=` and `&set=` the look.
 */
import '../../../src/app/screens/table-screen.ts';
import { wearLook } from '../../../src/app/look-preference.ts';
import { FIRST_LOOK } from '../../../src/ui/look.ts';
import { givenSession } from './given-session.ts';

const query = new URLSearchParams(location.search);
const look = { ...FIRST_LOOK, ...Object.fromEntries(query) };
wearLook(look);

const session = await givenSession(query);
const screen = document.createElement('table-screen');
screen.session = session;
screen.look = look;
document.body.append(screen);

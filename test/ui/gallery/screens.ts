/**
 * Home, the end and the sheet to look at. Start the development server and open
 * /test/ui/gallery/screens.html?show=home; ?scheme=light and ?felt=dusk change the look.
 */
import { html, render, type TemplateResult } from 'lit';
import '../../../src/app/screens/end-screen.ts';
import '../../../src/app/screens/home-screen.ts';
import '../../../src/app/screens/sheet-screen.ts';
import { records, storedGame } from '../../app/stored-games.ts';

const query = new URLSearchParams(location.search);
for (const name of ['scheme', 'felt']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}

const { current, long, crowd, licks, won, shared, nobody } = storedGame;
const finished = records(12);

const end = (game: (typeof storedGame)[keyof typeof storedGame], notice = ''): TemplateResult =>
  html`<end-screen .log=${game.log} .seats=${game.record.seats} .notice=${notice}></end-screen>`;

const SCREENS: Readonly<Record<string, () => TemplateResult>> = {
  home: () =>
    html`<home-screen .open=${[current.record]} .finished=${finished.slice(0, 3)} .finishedCount=${3}></home-screen>`,
  'home-empty': () => html`<home-screen></home-screen>`,
  'home-finished': () =>
    html`<home-screen .finished=${finished.slice(0, 10)} .finishedCount=${112} canInstall></home-screen>`,
  'home-many': () =>
    html`<home-screen
      .open=${[crowd.record, long.record, licks.record]}
      .finished=${[shared.record, nobody.record, ...finished]}
      .finishedCount=${40}
      notice="The phone is full: everything up to the last saved step is kept, make room and try again."
    ></home-screen>`,
  end: () => end(won),
  'end-many': () => end(storedGame.crowdOver, 'The last step could not be saved: all before it is kept.'),
  'end-two': () => end(shared),
  'end-nobody': () => end(nobody),
  sheet: () =>
    html`<sheet-screen .log=${storedGame.sheet.log} .seats=${storedGame.sheet.record.seats}></sheet-screen>`,
};

const show = SCREENS[query.get('show') ?? 'home'];
if (show) render(show(), document.body);

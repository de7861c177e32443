import { expect, fixture, html } from '@open-wc/testing';
import { titleWindow } from '../../src/app/screen-name.ts';
import '../../src/app/screens/view-screen.ts';
import type { ViewScreen } from '../../src/app/screens/view-screen.ts';
import { FIRST_LOOK } from '../../src/ui/look.ts';
import { gameOf } from './stored-games.ts';

const watched = (...lines: readonly string[]) => {
  const { log, record } = gameOf('titled', 'players: Ann | Bo', ...lines);
  return Object.assign(new EventTarget(), { log, seats: record.seats, entering: [], refusal: null });
};

describe('the title of the window', () => {
  const before = document.title;
  afterEach(() => {
    document.title = before;
  });

  it('follows the heading of the screen, or names the app alone', async () => {
    const screen = await fixture<ViewScreen>(
      html`<view-screen .session=${watched()} .look=${FIRST_LOOK}></view-screen>`,
    );
    await titleWindow(screen, true);
    expect(document.title).to.equal('The table from afar: Ann’s turn · Cosmic Felt');
    screen.session = watched('Ann: 2346/2');
    await titleWindow(screen, true);
    expect(document.title).to.equal('The table from afar: Bo’s turn · Cosmic Felt');
    await titleWindow(screen, false);
    expect(document.title).to.equal('Cosmic Felt');
  });

  it('is not that of a screen that has gone', async () => {
    const screen = await fixture<ViewScreen>(
      html`<view-screen .session=${watched()} .look=${FIRST_LOOK}></view-screen>`,
    );
    document.title = 'Another';
    const titled = titleWindow(screen, true);
    screen.remove();
    await titled;
    expect(document.title).to.equal('Another');
  });
});

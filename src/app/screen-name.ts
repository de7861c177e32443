/** Tells which screen is shown: by the title of the window, and by the focus on its heading when it comes. */
import type { LitElement } from 'lit';

const APP = 'Cosmic Felt';

const headingOf = (screen: LitElement) => screen.renderRoot.querySelector<HTMLElement>('h1');

/**
 * Titles the window as the heading of the screen reads once it is drawn.
 *
 * @param titled whether the window's title names the screen beside the app
 */
export async function titleWindow(screen: LitElement, titled: boolean): Promise<void> {
  await screen.updateComplete;
  // Another one may have come meanwhile.
  if (!screen.isConnected) return;
  const name = headingOf(screen)?.textContent?.trim() ?? '';
  const title = titled && name !== '' ? `${name} · ${APP}` : APP;
  if (document.title !== title) document.title = title;
}

export async function focusHeading(screen: LitElement): Promise<void> {
  await screen.updateComplete;
  const heading = headingOf(screen);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

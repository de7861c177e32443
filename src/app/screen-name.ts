/** Tells which screen has come: by the title of the window, and by the focus on its heading. */
import type { LitElement } from 'lit';

const APP = 'Cosmic Felt';

/** @param titled whether the window's title names the screen beside the app */
export async function nameScreen(screen: LitElement, titled: boolean, focused: boolean): Promise<void> {
  await screen.updateComplete;
  const heading = screen.renderRoot.querySelector<HTMLElement>('h1');
  const name = heading?.textContent?.trim() ?? '';
  document.title = titled && name !== '' ? `${name} · ${APP}` : APP;
  if (!heading || !focused) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

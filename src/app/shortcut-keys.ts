import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Single keys that ask for something on a screen. They can be switched off (WCAG 2.1.4), and stay out of the way
 * of text fields, dialogs, and keys pressed together with others. A key that is held counts once.
 */
export class ShortcutKeys implements ReactiveController {
  active = true;

  /** @param press takes the key, lower case; returns false when it means nothing here. */
  constructor(
    host: ReactiveControllerHost,
    private readonly press: (key: string) => boolean,
  ) {
    host.addController(this);
  }

  hostConnected() {
    addEventListener('keydown', this.listen);
  }

  hostDisconnected() {
    removeEventListener('keydown', this.listen);
  }

  private readonly listen = (event: KeyboardEvent) => {
    if (
      !this.active ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      event.defaultPrevented
    )
      return;
    const path = event.composedPath();
    const busy = path.some((node) => node instanceof HTMLInputElement || node instanceof HTMLDialogElement);
    if (busy || path.some((node) => node instanceof HTMLTextAreaElement)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (this.press(key)) event.preventDefault();
  };
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Draws a screen anew with every `change` of what it shows, also after it was moved in the page or given another. What
 * can be made ready for the next draw is, with every `ask` for one.
 */
export class Redraws implements ReactiveController {
  private followed: EventTarget | null = null;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly source: () => EventTarget | undefined,
    private readonly makeReady: () => void = () => {},
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.follow(this.source() ?? null);
  }

  hostUpdate(): void {
    this.follow(this.source() ?? null);
  }

  hostDisconnected(): void {
    this.follow(null);
  }

  private follow(source: EventTarget | null): void {
    if (source === this.followed) return;
    this.followed?.removeEventListener('change', this.redraw);
    this.followed?.removeEventListener('ask', this.makeReady);
    source?.addEventListener('change', this.redraw);
    source?.addEventListener('ask', this.makeReady);
    this.followed = source;
  }

  private readonly redraw = () => {
    this.host.requestUpdate();
  };
}

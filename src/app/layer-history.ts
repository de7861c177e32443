/**
 * Gives every sheet over a screen an entry in the browser's history, so that the back gesture closes the sheet and
 * not the screen under it. A sheet tells `sheet-open`, with the way to close it, and `sheet-close`.
 */
export interface Layer {
  close(): void;
}

export class LayerHistory {
  private readonly layers: Layer[] = [];
  /** The entry of a sheet that was closed is still the newest: a sheet that opens now takes it over. */
  private spare = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stepped: (() => void)[] = [];

  constructor(private readonly host: EventTarget) {}

  start(): void {
    this.host.addEventListener('sheet-open', this.opened);
    this.host.addEventListener('sheet-close', this.closed);
    addEventListener('popstate', this.popped);
    // The page was reloaded under a sheet, which is gone.
    if (isLayer(history.state)) history.back();
  }

  stop(): void {
    this.host.removeEventListener('sheet-open', this.opened);
    this.host.removeEventListener('sheet-close', this.closed);
    removeEventListener('popstate', this.popped);
  }

  /** Resolves when no entry of a closed sheet stands in the way of a step to another screen. */
  async settled(): Promise<void> {
    if (this.spare) await this.stepBack();
    else if (this.stepped.length > 0) await new Promise<void>((resolve) => this.stepped.push(resolve));
  }

  private readonly opened = (event: Event) => {
    this.layers.push((event as CustomEvent<Layer>).detail);
    clearTimeout(this.timer);
    if (this.spare) this.spare = false;
    else if (this.stepped.length > 0) this.stepped.push(this.push);
    else this.push();
  };

  private readonly push = () => {
    history.pushState({ layer: this.layers.length }, '');
  };

  private readonly closed = (event: Event) => {
    const place = this.layers.indexOf((event as CustomEvent<Layer>).detail);
    // Closed by the back gesture: its entry is gone already.
    if (place < 0) return;
    this.layers.splice(place, 1);
    this.spare = true;
    // One sheet often opens another: then its entry is needed again.
    this.timer = setTimeout(() => void this.stepBack(), 0);
  };

  private stepBack(): Promise<void> {
    clearTimeout(this.timer);
    this.spare = false;
    return new Promise((resolve) => {
      this.stepped.push(resolve);
      history.back();
    });
  }

  private readonly popped = () => {
    const depth = isLayer(history.state) ? history.state.layer : 0;
    const steps = this.stepped.splice(0);
    if (steps.length === 0) while (this.layers.length > depth) this.layers.pop()?.close();
    for (const resolve of steps) resolve();
  };
}

const isLayer = (state: unknown): state is { readonly layer: number } =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number';

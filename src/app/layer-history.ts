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
    if (!this.spare) return;
    await this.stepBack();
  }

  private readonly opened = (event: Event) => {
    this.layers.push((event as CustomEvent<Layer>).detail);
    clearTimeout(this.timer);
    if (this.spare) this.spare = false;
    else history.pushState({ layer: this.layers.length }, '');
  };

  private readonly closed = () => {
    if (this.layers.pop() === undefined || !isLayer(history.state)) return;
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
    for (const resolve of this.stepped.splice(0)) resolve();
    const depth = isLayer(history.state) ? history.state.layer : 0;
    while (this.layers.length > depth) this.layers.pop()?.close();
  };
}

const isLayer = (state: unknown): state is { readonly layer: number } =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number';

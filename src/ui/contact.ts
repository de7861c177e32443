/**
 * Counts each contact of a finger once, when it comes down: fast taps on one or several keys are all taken, and the
 * click that follows a contact is the same contact. Where the page scrolls under the finger, the click counts alone.
 * Everything that is taken so can be undone (WCAG 2.5.2).
 */
export class Contact {
  /** A finger that comes down may be about to scroll. */
  byClick = false;
  /** The button whose contact was counted. */
  private counted: EventTarget | null = null;

  /** A finger comes down on a button: does `act` unless it may be about to scroll. */
  down(event: PointerEvent, act: () => void): void {
    if (event.button !== 0 || this.byClick) return;
    this.counted = event.currentTarget;
    act();
  }

  /** A click: does `act` unless its contact was counted; one without a contact is a key's or a screen reader's. */
  click(event: MouseEvent, act: () => void): void {
    const counted = this.counted === event.currentTarget;
    this.counted = null;
    if (!counted) act();
  }

  /** A contact that slid off its button makes no click; the next one may be the keyboard's. */
  readonly forget = (): void => {
    this.counted = null;
  };
}

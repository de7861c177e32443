/** What is wrong with the geometry of a screen, found in the page through all shadow roots. */
import type { Page } from 'playwright-core';

/** The screens that everything must fit, in CSS pixels: phones upright and lying, a tablet, a laptop. */
export const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

export type Rect = readonly [x: number, y: number, width: number, height: number];

export interface Geometry {
  /** Sentences, one for each fault. */
  readonly faults: readonly string[];
  /** Where the keys and the buttons below them stand. */
  readonly keys: Readonly<Record<string, Rect>>;
}

export interface Look {
  /** The page may scroll up and down: a control need only be reachable, not in view. */
  readonly scrolls?: boolean;
  /** Texts that players made long: they may end in an ellipsis. */
  readonly long?: boolean;
}

/** Examines the table, or the sheet that is open over it. Waits until what was asked for is drawn. */
export async function examine(page: Page, look: Look = {}): Promise<Geometry> {
  return page.evaluate(inPage, { scrolls: look.scrolls ?? false, long: look.long ?? false });
}

/** Runs in the page: it may use nothing from outside. */
async function inPage({ scrolls, long }: Required<Look>): Promise<Geometry> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Sizes are observed and answered by drawing anew, a frame each.
  for (let frames = 0; frames < 3; frames++) await frame();

  const faults: string[] = [];
  const all: Element[] = [];
  const collect = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  collect(document);

  const parentOf = (node: Node): Node | null => node.parentNode ?? (node as ShadowRoot).host ?? null;
  const holds = (outer: Element, inner: Element | null): boolean => {
    for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true;
    return false;
  };
  const at = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  };
  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind =
      element.className && typeof element.className === 'string' ? `.${element.className.trim()}` : '';
    return `${element.localName}${kind} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const shown = (element: Element): boolean => {
    const { visibility, opacity } = getComputedStyle(element);
    return element.getClientRects().length > 0 && visibility !== 'hidden' && opacity !== '0';
  };
  const within = (inner: DOMRect, outer: DOMRect, slack = 1): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;

  const dialog = all.find((element) => element.localName === 'dialog' && (element as HTMLDialogElement).open);
  const stage = dialog ? holdsSlots(dialog) : all;

  /** The dialog and what is slotted into it. */
  function holdsSlots(frameOf: Element): Element[] {
    const host = (frameOf.getRootNode() as ShadowRoot).host;
    return all.filter((element) => holds(frameOf, element) || holds(host, element));
  }

  const inside = (host: string, selector: string): Element[] => [
    ...(all.find(({ localName }) => localName === host)?.shadowRoot?.querySelectorAll(selector) ?? []),
  ];
  const only = (host: string, selector: string): Element | undefined => inside(host, selector)[0];

  // At rest: what scrolls does so by whole pixels, what lies in it has fractions of them.
  if (scrolls && !dialog) all.find(({ localName }) => localName === 'table-screen')?.scrollTo(0, 0);
  const keys: Record<string, [number, number, number, number]> = {};
  const note = (name: string, element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    keys[name] = [x, y, width, height];
  };
  inside('key-pad', 'button').forEach((key, place) => note(`key ${place}`, key));
  inside('action-bar', '.act, .step').forEach((button, place) => note(`button ${place}`, button));
  const tray = all.find(({ localName }) => localName === 'cube-tray');
  if (tray) note('tray', tray);

  // Controls: in view, under nothing, large enough for a finger.
  const controls = stage.filter(
    (element) =>
      shown(element) &&
      (element.matches('button, select, textarea, a[href]') ||
        element.matches('input:not(label input)') ||
        (element.localName === 'label' && element.querySelector('input') !== null)),
  );
  const view = new DOMRect(0, 0, innerWidth, innerHeight);
  if (controls.length < (dialog ? 1 : 20)) faults.push('Hardly any control was found.');
  for (const control of controls) {
    // As the keyboard reaches it: the browser scrolls, and nothing that stays in place may hide it.
    if (control.localName === 'label') control.scrollIntoView({ block: 'center' });
    else if (scrolls || dialog) (control as HTMLElement).focus();
    const box = control.getBoundingClientRect();
    const name = nameOf(control);
    if (!within(box, view)) {
      faults.push(`${name} is outside the screen: ${[box.x, box.y, box.width, box.height].join(' ')}`);
      continue;
    }
    // As near its corners as they are round.
    const round = getComputedStyle(control).borderTopLeftRadius;
    const radius = round.endsWith('%')
      ? (box.width * Number.parseFloat(round)) / 100
      : Number.parseFloat(round);
    const inset = Math.min(2 + radius * 0.3, box.width / 4, box.height / 4);
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const points = [
      [x, y],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    // What is taller than the room above the rail is never all in view.
    const looked = (scrolls || dialog) && box.height > 100 ? points.slice(0, 1) : points;
    const missed = looked.map(([px, py]) => at(px, py)).find((hit) => !holds(control, hit));
    if (missed !== undefined) faults.push(`${name} lies under ${missed ? nameOf(missed) : 'nothing'}`);
    // Half of 44, less a hair: what is hit that far from the middle is hit by a finger.
    const reach = 21.4;
    const sides = [
      [x - reach, y, box.width],
      [x + reach, y, box.width],
      [x, y - reach, box.height],
      [x, y + reach, box.height],
    ] as const;
    for (const [px, py, size] of sides) {
      if (size >= 43.9 || px < 0 || py < 0 || px > innerWidth || py > innerHeight) continue;
      if (!holds(control, at(px, py))) {
        faults.push(`${name} is smaller than 44 px: ${box.width} × ${box.height}`);
        break;
      }
    }
  }

  // Nothing scrolls sideways but the strip of seats, and the felt when a hand moves it.
  if (document.documentElement.scrollWidth > innerWidth) faults.push('The page scrolls sideways.');
  for (const element of stage) {
    if (!(element instanceof HTMLElement)) continue;
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
    const host = (element.getRootNode() as ShadowRoot).host?.localName;
    if (host === 'seat-strip' || host === 'felt-board' || element.localName === 'textarea') continue;
    if (element.scrollWidth > element.clientWidth) faults.push(`${nameOf(element)} scrolls sideways.`);
  }
  if (dialog) return { faults, keys: {} };

  // The seats: who is up is in view with the whole name's place and total; no total is cut.
  const strip = only('seat-strip', 'ol');
  const up = only('seat-strip', '.up');
  if (!strip || !up) faults.push('Nobody is up.');
  else if (!within(up.getBoundingClientRect(), strip.getBoundingClientRect(), 2))
    faults.push('The seat that is up is not in view.');
  for (const total of inside('seat-strip', '.total, .note')) {
    if (total.scrollWidth > total.clientWidth) faults.push(`${nameOf(total)} is cut in its seat.`);
    const range = document.createRange();
    range.selectNodeContents(total);
    const seat = total.parentElement as Element;
    if (!within(range.getBoundingClientRect(), seat.getBoundingClientRect()))
      faults.push(`${nameOf(total)} leaves its seat.`);
  }

  // Texts: whole, inside what bears them; a second line of the turn is there whole or not at all.
  const texts = [
    ...inside('turn-panel', '.how, .must span, .go, .caption'),
    ...inside('action-bar', '.title, .reason, .act span'),
    ...inside('choice-bar', '.label, .points, .note'),
  ];
  for (const text of texts) {
    const bearer = text.closest('button');
    const clips = getComputedStyle(text).overflowX !== 'visible';
    if (clips && !long && text.scrollHeight > text.clientHeight + 1)
      faults.push(`${nameOf(text)} is cut below.`);
    if (clips && text.scrollWidth > text.clientWidth + 1) faults.push(`${nameOf(text)} is cut at its side.`);
    if (bearer && !within(text.getBoundingClientRect(), bearer.getBoundingClientRect(), 0.5))
      faults.push(`${nameOf(text)} leaves its button.`);
  }
  const say = only('turn-panel', '.say')?.getBoundingClientRect();
  const panel = all.find(({ localName }) => localName === 'turn-panel')?.getBoundingClientRect();
  for (const line of inside('turn-panel', '.how, .must, .go, .risk')) {
    const box = line.getBoundingClientRect();
    const leftOut = line.matches('.go') && say !== undefined && box.left >= say.right;
    if (!leftOut && panel && !within(box, panel, 0.5)) faults.push(`${nameOf(line)} leaves the turn.`);
  }
  const choice = only('choice-bar', 'section');
  if (choice && !long && !scrolls && choice.scrollHeight > choice.clientHeight + 1)
    faults.push('A way of the choice is cut.');

  if (scrolls) {
    const parts = [
      ...inside('turn-panel', '.risk b, .how, .must, .go'),
      ...inside('seat-strip', '.up'),
      ...inside('table-screen', 'felt-board'),
      ...inside('key-pad', 'button'),
    ];
    for (const part of parts) {
      const { host } = part.getRootNode() as ShadowRoot;
      const seen = (['start', 'center', 'end'] as const).some((block) => {
        part.scrollIntoView({ block });
        const { left, top, width, height } = part.getBoundingClientRect();
        const hit = at(left + width / 2, top + height / 2);
        return holds(host.localName === 'table-screen' ? part : host, hit);
      });
      // A choice lies on the felt.
      if (!seen && !(part.localName === 'felt-board' && only('choice-bar', 'section')))
        faults.push(`${nameOf(part)} cannot be scrolled into view.`);
    }
  }

  // The felt: no figure of a spot under a marker, by the marker's own shape.
  const board = all.find(({ localName }) => localName === 'felt-board')?.shadowRoot;
  for (const number of inside('felt-board', '.number')) {
    if (!shown(number)) continue;
    const { left, top, width, height } = number.getBoundingClientRect();
    // The box of a text is taller than its figures.
    const covered = [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
      [0.3, 0.5, 0.7].some((y) =>
        board
          ?.elementsFromPoint(left + width * x, top + height * y)
          .some((hit) => hit.closest('.marker .body') !== null),
      ),
    );
    if (covered) faults.push(`The spot ${number.textContent} is under a marker.`);
  }

  return { faults, keys };
}

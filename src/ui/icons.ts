/** The line icons, 24 × 24, in the colour of the text around them. The button they stand in carries the name. */
import { html, type TemplateResult } from 'lit';

const PATHS = {
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  wellenda:
    'M9.5 3h5a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM6.5 13l5-.6a2 2 0 0 1 2.2 1.8l.5 4a2 2 0 0 1-1.8 2.2l-5 .6a2 2 0 0 1-2.2-1.8l-.5-4A2 2 0 0 1 6.5 13ZM18 14.5l3-1M18.5 18l2.5.5',
  wimpout:
    'm10.6 10 4.7 2.1a2.4 2.4 0 0 1 1.2 3.2l-2.1 4.7a2.4 2.4 0 0 1-3.2 1.2l-4.7-2.1a2.4 2.4 0 0 1-1.2-3.2l2.1-4.7a2.4 2.4 0 0 1 3.2-1.2ZM5 7V3M11 6V2.5M17 8V4',
  total: 'M5 19.5h14M12 4v10M7 9h10',
  blank:
    'M6.5 6h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM8 12h1.5M12 12h.01M14.5 12H16',
  menu: 'M4 7h16M4 12h16M4 17h16',
  zoom: 'M4 9V4h5M20 15v5h-5M15 4h5v5M9 20H4v-5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3v4.5H15',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5.5M12 7.6v.1',
  check: 'm4.5 12.5 5 5L19.5 7',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'M14.5 5l-7 7 7 7',
  next: 'M9.5 5l7 7-7 7',
  down: 'M5 9.5l7 7 7-7',
  flip: 'M7 4v16M3.5 7.5 7 4l3.5 3.5M17 20V4M13.5 16.5 17 20l3.5-3.5',
  drag: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 13v6a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6',
  save: 'M12 4v11M8 11.5l4 4 4-4M5 15v4a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-4',
  edit: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5',
  bin: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20',
  qr: 'M4 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM14 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1ZM4 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM14 14h2.5v2.5M20 14v.1M20 18.5V20h-3M14 20v-.1',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 5v14l11-7Z',
  cube: 'M8.5 4.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4Z',
} as const;

export type IconName = keyof typeof PATHS;

const WIDTHS: Partial<Record<IconName, number>> = { again: 2.4, check: 2.6, drag: 3 };

/** Fills its container; give `svg` a width there. */
export const icon = (name: IconName): TemplateResult => html`<svg
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width=${WIDTHS[name] ?? 2}
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d=${PATHS[name]} />
</svg>`;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/**
 * How much room the table has, as conditions for `@media` and `@container`. The widths and heights are the phone's,
 * in px; whether the text is too large for them is asked in rem of the container `table`, which answers to the
 * browser's own text size as well as to a larger root.
 */
import { css } from 'lit';

/** The felt beside the rail, the seats above the felt: a phone on its side. */
export const beside = css`(min-width: 560px) and (orientation: landscape)`;
/** The felt beside the rail, the seats a list above the turn. As `WIDE` of the table screen. */
export const wide = css`(min-width: 700px) and (min-height: 501px) and (orientation: landscape)`;
/** Columns as narrow as a small phone. */
export const narrow = css`(max-width: 389px), (min-width: 560px) and (max-width: 759px) and (orientation: landscape)`;
export const narrowest = css`(max-width: 359px), (min-width: 560px) and (max-width: 699px) and (orientation: landscape)`;
/** One column on a tablet. */
export const tall = css`(min-width: 700px) and (orientation: portrait)`;

/** Text over 130 %, or as large for its phone as that: lines may be as many as they need, the page scrolls. */
export const largeText = css`(max-width: 19.9rem) or (min-width: calc((20.9px - 1rem) * 9999))`;

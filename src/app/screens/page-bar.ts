/** The bar of a screen that is read like a page: the way back and its heading (styles in `pageStyles`). */
import { html, type TemplateResult } from 'lit';
import { icon } from '../../ui/icons.ts';

/** @param more what else stands in the bar */
export const pageBar = (
  heading: string,
  back: string,
  goBack: () => void,
  more?: TemplateResult,
): TemplateResult =>
  html`<div class="bar">
    <button type="button" aria-label=${back} @click=${goBack}>${icon('back')}</button>
    <h1>${heading}</h1>
    ${more}
  </div>`;

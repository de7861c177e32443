/** A case drawn on the felt, with what the referee says of it. */
import { html, nothing } from 'lit';
import type { SymbolSet } from '../../ui/face-art.ts';
import { icon } from '../../ui/icons.ts';
import { throwArt } from '../../ui/throw-art.ts';
import { throwWords } from '../../ui/words/bench-case.ts';
import * as words from '../../ui/words/book.ts';
import type { CaseView } from '../book-model.ts';
import { atTable, makeRoute } from '../routes.ts';

/** A card that opens the case on the bench, from the table of a game where there is one. */
export const caseCard = (view: CaseView, set: SymbolSet, game: string) => html`<li class="case cloth">
  ${view.given ? html`<p class="given">${view.given}</p>` : nothing}
  ${throwArt(view.ruling, set, throwWords(view.ruling.whole))}
  <p class="headline">${view.headline}</p>
  <ul class="said">
    ${view.lines.map(({ text }) => html`<li>${text}</li>`)}
  </ul>
  ${view.follows ? html`<p class="follows ${view.free ? 'free' : ''}">${view.follows}</p>` : nothing}
  ${view.lands ? html`<p class="given">${view.lands}</p>` : nothing}
  <a href=${makeRoute(atTable({ screen: 'bench', text: view.text }, game))} aria-label=${words.open(view.headline)}
    >${words.onBench()}${icon('next')}</a
  >
</li>`;

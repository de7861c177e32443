/** The pages of the big screen: what stands between its head and its foot. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Award } from '../../tournament/awards.ts';
import { tableName } from '../../ui/words/event.ts';
import * as standingsWords from '../../ui/words/event-standings.ts';
import * as words from '../../ui/words/event-wall.ts';
import type { FinalView, StandingView } from './standings-model.ts';
import { textWidth } from './text-width.ts';
import { nameSize, ROW_WIDTH, SEAT_WIDTH, type Slide, type WallTable } from './wall-model.ts';

/** All there is to show; a page takes its part of it. */
export interface WallContent {
  readonly players: number;
  readonly tables: readonly WallTable[];
  readonly rows: readonly StandingView[];
  readonly final: FinalView | null;
  readonly awards: readonly Award[];
  readonly nameOf: (player: string) => string;
}

export function wallPage({ scene, from, to }: Slide, content: WallContent): TemplateResult {
  switch (scene) {
    case 'welcome':
      return html`<div class="page middle">
        <p class="winner">${words.playersIn(content.players)}</p>
        <p>${words.soonSeated()}</p>
      </div>`;
    case 'final':
      return html`<div class="page middle">${content.final === null ? nothing : finalTable(content.final)}</div>`;
    case 'seating':
      return html`<div class="page tables">${content.tables.slice(from, to).map(tableCard)}</div>`;
    case 'standings':
      return html`<ol class="page rows">
        ${content.rows.slice(from, to).map(standingRow)}
      </ol>`;
    case 'awards':
      return html`<dl class="page rows">
        ${content.awards.slice(from, to).map(
          ({ kind, value, holders }) => html`<div class="award">
            <dt>${standingsWords.awardName(kind)}: ${standingsWords.awardValue(kind, value)}</dt>
            <dd>${standingsWords.namesWords(holders.map(content.nameOf))}</dd>
          </div>`,
        )}
      </dl>`;
  }
}

const tableCard = ({ number, players, state }: WallTable) => html`<section
  class="table ${state === 'open' ? '' : 'done'}"
>
  <h2>
    ${tableName(number)}
    ${state === 'open' ? nothing : html`<span>${state === 'in' ? words.resultIn() : words.notPlayed()}</span>`}
  </h2>
  <ol>
    ${players.map(
      (name, seat) =>
        html`<li class=${nameSize(textWidth(name), SEAT_WIDTH)}><span>${seat + 1}</span><bdi>${name}</bdi></li>`,
    )}
  </ol>
</section>`;

const row = (rank: number, name: string, points: string | number, left: boolean, marked: boolean) =>
  html`<li class="row ${nameSize(textWidth(name), ROW_WIDTH)} ${marked ? 'through' : ''}">
    <span class="rank">${rank}</span>
    <span class="who"><bdi>${name}</bdi>${left ? html`<small>${standingsWords.left()}</small>` : nothing}</span>
    <span class="points">${points}</span>
  </li>`;

const standingRow = ({ rank, name, points, finalist, present }: StandingView) =>
  row(rank, name, points, !present, finalist);

const finalTable = ({ winners, explained, ranks }: FinalView) => html`<p class="winner">
    ${
      winners.length > 0
        ? standingsWords.finalWon(winners)
        : explained === null
          ? standingsWords.finalOpen()
          : standingsWords.finalUnplayed(explained)
    }
  </p>
  <ol>
    ${ranks.map(({ name, place, total }, seat) => row(place ?? seat + 1, name, total ?? '', false, false))}
  </ol>`;

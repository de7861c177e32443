/** The standings on paper. */
import { html, nothing } from 'lit';
import { type Tournament, undecidedIn } from '../../tournament/tournament.ts';
import * as words from '../../ui/words/event-standings.ts';
import { type FinalView, skippedBelow, standingsView, type StandingView } from './standings-model.ts';
import { undecidedLine } from './undecided-note.ts';

export function paperStandings(now: Tournament) {
  const { scoring, tieBreaks } = now.setup;
  const { rows, final } = standingsView(now);
  return html`${undecidedLine(now, undecidedIn(now), words.undecided)}
    ${final === null || final.winners.length === 0 ? nothing : finalTable(final)}
    <table class="list standings">
      <thead>
        <tr>
          <th class="number">${words.rank()}</th>
          <th>${words.name()}</th>
          <th class="number">${words.points()}</th>
          <th class="number">${words.games()}</th>
          <th class="number">${words.wins()}</th>
          <th>${words.decidedBy()}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((each, place) => row(each, skippedBelow(each, rows[place - 1])))}
      </tbody>
    </table>
    <p class="small">${words.scoringWords(scoring)} ${words.orderWords(tieBreaks)}</p>`;
}

const finalTable = ({ winners, ranks }: FinalView) => html`<section class="whole">
  <h3>${words.finalWon(winners)}</h3>
  <p>
    ${ranks.map(
      ({ name, place, total }) => html`<span class="rank">${place}. <bdi>${name}</bdi> (${total})</span>`,
    )}
  </p>
</section>`;

const row = ({ name, rank, points, games, wins, decided }: StandingView, skipped: string) => html`<tr>
  <td class="number">${rank}</td>
  <td><bdi>${name}</bdi></td>
  <td class="number">${points}</td>
  <td class="number">${games}</td>
  <td class="number">${wins}</td>
  <td class="small">${decided}${skipped === '' ? nothing : html`<br />${skipped}`}</td>
</tr>`;

/** What the form of a tournament shows and does not ask: the rules once they are frozen, and the ways to its other faces. */
import { html, type TemplateResult } from 'lit';
import { presetRules, type Rules } from '../../engine/settings.ts';
import { nearestPreset } from '../../game/transcript-writer.ts';
import type { Setup } from '../../tournament/facts.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import * as words from '../../ui/words/event-setup.ts';
import { linesWords } from '../../ui/words/rule-sets.ts';
import { makeEventRoute, PRINTS } from './event-routes.ts';

/** What cannot change any more, in words. */
export const frozenParts = ({ rules, rulesVersion, scoring, tieBreaks }: Setup): TemplateResult =>
  html`<section aria-labelledby="frozen" class="frozen">
      <h2 id="frozen">${words.rulesHeading()}</h2>
      <p class="hint">${words.frozen()}</p>
      <p>${linesWords(toUsualGoal(rules))} ${words.goalWords(rules.goal)} ${words.rulesVersion(rulesVersion)}</p>
      <p><b>${words.scoringName(scoring)}.</b> ${words.scoringHint(scoring)}</p>
      <div>
        <p><b>${words.tieBreaksLabel()}</b></p>
        ${
          tieBreaks.length === 0
            ? html`<p>${words.noTieBreak()}</p>`
            : html`<ol>
                ${tieBreaks.map((each) => html`<li>${words.tieBreakName(each)}: ${words.tieBreakHint(each)}</li>`)}
              </ol>`
        }
      </div>
    </section>`;

/** The goal is said by itself. */
const toUsualGoal = (rules: Rules): Rules => ({ ...rules, goal: presetRules(nearestPreset(rules)).goal });

/** The big screen, and what can be printed so far. */
export function eventWays(now: Tournament): TemplateResult {
  const prints = PRINTS.filter((each) => each === 'sheets' || now.rounds.length > 0);
  return html`<section aria-labelledby="screens">
      <h2 id="screens">${words.screens()}</h2>
      <div class="ways">
        <a class="button" href=${makeEventRoute({ page: 'wall', id: now.id })}>${words.wall()}</a>
        ${prints.map(
          (what) => html`<a
            class="button"
            href=${makeEventRoute({ page: 'print', id: now.id, what, round: null })}
            >${words.printName(what)}</a
          >`,
        )}
      </div>
      <p class="hint">${words.printHint()}</p>
    </section>`;
}

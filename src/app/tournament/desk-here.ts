/** The desk of a tournament, where it is held on this device. What opens the storage is loaded when it is asked for. */
import { css, html, type TemplateResult } from 'lit';
import type { ResultWay } from '../../tournament/result.ts';
import { handInTo } from '../../ui/words/event-phone.ts';
import { makeRoute } from '../routes.ts';
import { leaveForDesk } from './handed-over.ts';

/** The name of that tournament; null where it is not held here. */
export async function deskOf(event: string): Promise<string | null> {
  const { openTournamentStore } = await import('../../store/tournament-store.ts');
  const store = openTournamentStore();
  try {
    const loaded = await store.load(event);
    return loaded === undefined ? null : loaded.record.name || event;
  } catch {
    // Without its storage there is no desk here.
    return null;
  } finally {
    store.close();
  }
}

export const deskStyles = css`
  .desk {
    display: grid;
    place-content: center;
    text-align: center;
    text-decoration: none;
    color: var(--sun-ink);
  }
`;

/** Leads there with a game. */
export const toDesk = (event: string, name: string, text: string, way: ResultWay): TemplateResult =>
  html`<a
    class="main desk"
    href=${makeRoute({ screen: 'event', path: `${event}/hand-in` })}
    @click=${() => leaveForDesk(event, { text, way })}
    >${handInTo(name)}</a
  >`;

import { html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Rules, RulesChange } from '../../engine/settings.ts';
import '../../ui/adjust-sheet.ts';
import type { AdjustmentView } from '../../ui/adjust-sheet.ts';
import type { AgreeSheet } from '../../ui/agree-sheet.ts';
import type { Look } from '../../ui/look.ts';
import '../../ui/menu-sheet.ts';
import '../../ui/rules-sheet.ts';
import { playersIn } from '../../ui/seat-look.ts';
import '../../ui/seats-sheet.ts';
import '../../ui/total-sheet.ts';
import '../../ui/why-sheet.ts';
import { turnStart } from '../turn-start.ts';
import { makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { checkAdjustment, checkRules, checkTotal, sheetsModel, transcriptOf } from '../sheets-model.ts';

export type TableSheet = 'why' | 'total' | 'menu' | 'rules' | 'adjust' | 'seats';

const NOTHING = { change: null, text: '' };

/** The sheets over the table. They show the game as it stands when one is opened, and draw nothing until then. */
@customElement('table-sheets')
export class TableSheets extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) look!: Look;

  @state() private model: ReturnType<typeof sheetsModel> | null = null;

  /** What everybody is asked about: a change, or else a house rule. */
  @state() private proposed: { readonly change: RulesChange | null; readonly text: string } = NOTHING;

  @query('agree-sheet') private agree!: AgreeSheet;
  @query('why-sheet') private why!: HTMLElementTagNameMap['why-sheet'];
  @query('total-sheet') private total!: HTMLElementTagNameMap['total-sheet'];
  @query('menu-sheet') private menu!: HTMLElementTagNameMap['menu-sheet'];
  @query('rules-sheet') private rules!: HTMLElementTagNameMap['rules-sheet'];
  @query('seats-sheet') private seats!: HTMLElementTagNameMap['seats-sheet'];
  @query('adjust-sheet') private adjust!: HTMLElementTagNameMap['adjust-sheet'];

  /** Opens one over the table. */
  async open(sheet: TableSheet) {
    this.model = sheetsModel(this.session);
    await this.updateComplete;
    await this[sheet].updateComplete;
    await this[sheet].open();
  }

  protected override createRenderRoot() {
    // The dialogs are in shadow roots of their own; this element only gathers them.
    return this;
  }

  override render() {
    const { model, session } = this;
    if (model === null) return html``;
    return html`
      <why-sheet .reasons=${model.reasons} .address=${this.page}></why-sheet>
      <total-sheet
        .name=${model.nameUp}
        .check=${this.checkTotal}
        @enter-total=${(event: HTMLElementEventMap['enter-total']) =>
          session.command({ type: 'total', points: event.detail })}
      ></total-sheet>
      <menu-sheet
        .look=${this.look}
        .leavers=${model.leavers}
        .table=${model.table}
        .adjustable=${model.adjustable}
        .resettable=${turnStart(session.log) !== null}
        .book=${this.page('')}
        .copyText=${this.transcript}
        @leave=${(event: HTMLElementEventMap['leave']) => session.command({ type: 'leave', player: event.detail })}
        @open-rules=${() => this.open('rules')}
        @open-adjust=${() => this.open('adjust')}
        @open-seats=${() => this.open('seats')}
        @reset-turn=${this.resetTurn}
      ></menu-sheet>
      <rules-sheet
        .rules=${model.rules}
        .preset=${model.preset}
        .check=${this.checkRules}
        .agreed=${model.agreed}
        ?adjustable=${model.adjustable}
        @propose-rules=${(event: HTMLElementEventMap['propose-rules']) => this.propose({ change: event.detail, text: '' })}
        @propose-house-rule=${(event: HTMLElementEventMap['propose-house-rule']) =>
          this.propose({ change: null, text: event.detail })}
        @save-rules=${(event: HTMLElementEventMap['save-rules']) => this.saveRules(event.detail)}
        @enter-effect=${(event: HTMLElementEventMap['enter-effect']) => this.adjust.open(event.detail)}
      ></rules-sheet>
      <agree-sheet
        .players=${playersIn(session.log.last.game.players, session.seats)}
        .rules=${model.rules}
        .change=${this.proposed.change}
        .text=${this.proposed.text}
        .check=${this.checkRules}
        @change-rules=${(event: HTMLElementEventMap['change-rules']) =>
          session.agree({ type: 'change-rules', ...event.detail })}
        @agree-house-rule=${(event: HTMLElementEventMap['agree-house-rule']) =>
          session.agree({ type: 'agree-house-rule', ...event.detail })}
        @not-agreed=${() => this.rules.open(true)}
      ></agree-sheet>
      <rule-set-save tells></rule-set-save>
      <seats-sheet
        .seats=${model.seats}
        .mayGive=${model.mayGive}
        @change-seats=${(event: HTMLElementEventMap['change-seats']) =>
          session.command({ type: 'change-seats', players: event.detail })}
        @give-turn=${(event: HTMLElementEventMap['give-turn']) =>
          session.command({ type: 'give-turn', player: event.detail })}
        @join=${(event: HTMLElementEventMap['join']) => session.command({ type: 'join', player: event.detail })}
      ></seats-sheet>
      <adjust-sheet
        .players=${model.leavers}
        .check=${this.checkAdjustment}
        @adjust=${(event: HTMLElementEventMap['adjust']) => session.command({ type: 'adjust', ...event.detail })}
      ></adjust-sheet>
    `;
  }

  /** Asks everybody; the sheet for it is loaded with the first change. */
  private async propose(proposed: typeof this.proposed) {
    await import('../../ui/agree-sheet.ts');
    this.proposed = proposed;
    await this.updateComplete;
    await this.agree.updateComplete;
    this.agree.open();
  }

  /** Keeps the rules under a name. */
  private async saveRules(rules: Rules) {
    await import('./rule-set-save.ts');
    await this.querySelector('rule-set-save')?.open(rules);
  }

  /** Takes back all of the turn under way in one step; redo brings it back throw by throw. */
  private resetTurn() {
    const to = turnStart(this.session.log);
    if (to !== null) this.session.command({ type: 'go-back', to });
  }

  private readonly page = (page: string) => makeRoute({ screen: 'book', id: this.session.id, page });

  private readonly transcript = () => transcriptOf(this.session);

  private readonly checkTotal = (points: number) => checkTotal(this.session, points);

  private readonly checkRules = (change: RulesChange) => checkRules(this.session, change);

  private readonly checkAdjustment = (adjustment: AdjustmentView) =>
    checkAdjustment(this.session, adjustment);
}

declare global {
  interface HTMLElementTagNameMap {
    'table-sheets': TableSheets;
  }
}

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { presetRules } from '../../src/engine/settings.ts';
import type { Command } from '../../src/game/commands.ts';
import { type Draft, isComplete, makeDraftThrow, NO_DRAFT, type Tap } from '../../src/game/draft.ts';
import { eventOf } from '../../src/game/events.ts';
import { type Log, perform, startLog } from '../../src/game/log.ts';
import { summarize } from '../../src/game/summary.ts';
import { visitor } from './browser.ts';
import { KEPT, Site } from './site.ts';
import { useStage } from './stage.ts';
import { action, key, seatGame, storedSummary, toldFaces } from './table.ts';

/** One tap: a face of the common cubes or of the Sun cube, or a button. */
type Step = `c${string}` | `s${string}` | 'bank' | 'wimpout' | 'wellenda' | 'undo' | 'redo' | 'rest-blank';

/** Fifty taps through flashes, a void, blanks, undo and redo in mid-throw and across turns. */
const STEPS: readonly Step[] = [
  ...(['c4', 'c4', 'c4', 'c2', 's5', 'c4', 'cX', 'cX', 'undo', 'c5'] as const),
  ...(['rest-blank', 'bank', 'undo', 'redo', 'c2', 'c3', 'c4', 'c6', 's2', 'undo'] as const),
  ...(['redo', 'wellenda', 'c5', 'c5', 'c5', 'undo', 'c5', 'cX', 'sX', 'c5'] as const),
  ...(['cX', 'cX', 'wimpout', 'cX', 'cX', 'rest-blank', 'cX', 'undo', 'c5', 'c2'] as const),
  ...(['sX', 'bank', 'cX', 's4', 'c2', 'c3', 'c3', 'undo', 'undo', 'wimpout'] as const),
];

/** What the app should hold after each tap, kept beside it by the same rules. */
class Mirror {
  log: Log;
  draft: Draft = NO_DRAFT;

  constructor(players: readonly string[]) {
    this.log = startLog(eventOf({ type: 'started', rules: presetRules('rulebook'), players }));
  }

  take(step: Step): void {
    const { game } = this.log.last;
    if (game.phase === 'over') return;
    const { cubes } = game.turn;
    if (step === 'undo' && this.draft.length > 0) this.draft = this.draft.slice(0, -1);
    else if (step === 'rest-blank') this.fill(cubes.common, cubes.sun);
    else if (/^[cs].$/.test(step)) {
      const tap = { cube: step.startsWith('c') ? 'common' : 'sun', face: step.charAt(1) } as Tap;
      const told = this.draft.filter(({ cube }) => cube === tap.cube).length;
      if (told < (tap.cube === 'common' ? cubes.common : Number(cubes.sun)))
        this.draft = [...this.draft, tap];
    } else if (this.draft.length === 0 || step === 'wellenda') this.command({ type: step } as Command);
    if (this.draft.length > 0 && isComplete(this.draft, cubes)) {
      const token = makeDraftThrow(this.draft);
      this.draft = NO_DRAFT;
      this.command({ type: 'throw', throw: token });
    }
  }

  private fill(common: number, sun: boolean): void {
    if (this.draft.length === 0) return;
    const told = this.draft.filter(({ cube }) => cube === 'common').length;
    for (let each = told; each < common; each++) this.draft = [...this.draft, { cube: 'common', face: '-' }];
    if (sun && !this.draft.some(({ cube }) => cube === 'sun'))
      this.draft = [...this.draft, { cube: 'sun', face: '-' }];
  }

  private command(command: Command): void {
    const performed = perform(this.log, command);
    if (!performed.ok) return;
    this.log = performed.value.log;
    this.draft = NO_DRAFT;
  }
}

describe('a page closed abruptly', () => {
  const stage = useStage();

  const press = (page: Page, step: Step): Promise<void> => {
    const button = /^[cs].$/.test(step)
      ? key(page, step.startsWith('c') ? 'common' : 'sun', step.charAt(1))
      : action(page, step);
    // Dimmed buttons are tapped too.
    return button.click({ force: true });
  };

  it('after each of 50 taps comes back as it was', async () => {
    expect(STEPS).toHaveLength(50);
    const mirror = new Mirror(['Ann', 'Bo']);
    const context = await stage.browser.newContext(visitor);
    // Opened fifty times, it need not ask for the same files as often.
    const site = await Site.started('/', KEPT);
    let page = await context.newPage();
    await page.goto(site.address);
    await seatGame(page, ['Ann', 'Bo']);
    for (const [index, step] of STEPS.entries()) {
      // A tap on a key that is dimmed does nothing, in the app as in the mirror.
      await press(page, step);
      await page.close({ runBeforeUnload: false });
      mirror.take(step);
      page = await context.newPage();
      await page.goto(site.address);
      await page.locator('table-screen cube-tray').waitFor();
      const told = mirror.draft.map(({ cube, face }) => `${cube} ${face}`).sort();
      const expected = {
        summary: summarize(mirror.log.last.game),
        told: told.map((each) => each.split(' ')[1]).sort(),
      };
      const found = { summary: await storedSummary(page), told: [...(await toldFaces(page))].sort() };
      expect({ index, step, ...found }).toEqual({ index, step, ...expected });
    }
    await context.close();
    await site.stop();
  }, 240_000);
});

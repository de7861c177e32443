/** A whole tournament in two browsers: the organiser's device and the phone of the tables. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chanceOf } from '../game/random-game.ts';
import { visitor, watch } from './browser.ts';
import {
  corrected,
  type Course,
  courseOf,
  enterList,
  follow,
  handIn,
  openTable,
  openTournament,
  playAndShow,
  publishRound,
  showResult,
  shownStandings,
  sitDown,
  tableCode,
  tableLink,
} from './event.ts';
import { type Played, recount } from './recount.ts';
import { calm, tellTurn } from './table.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const PLAYERS = 40;
const ROUNDS = 5;

let organiser: BrowserContext;
let player: BrowserContext;
beforeEach(async () => {
  organiser = await stage.browser.newContext({
    ...visitor,
    viewport: { width: 1024, height: 768 },
    isMobile: false,
  });
  player = await stage.browser.newContext({ ...visitor, reducedMotion: 'reduce' });
});
afterEach(async () => {
  await organiser.close();
  await player.close();
});

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(stage.site.address);
  await page.locator('home-screen').waitFor();
  return page;
}

it(`counts a tournament of ${PLAYERS} players over ${ROUNDS} rounds with a final as an independent recount does`, async () => {
  const seen = [watch(organiser, stage.site.origin), watch(player, stage.site.origin)];
  const chance = chanceOf(Number(process.env['COSMIC_FELT_SEED'] ?? 2026));
  const names = Array.from({ length: PLAYERS }, (_, each) => `P${String(each + 1).padStart(2, '0')} Ødegård`);
  const late = names.at(-1) as string;
  const phone = await opened(player);
  let desk = await opened(organiser);
  const id = await openTournament(desk, { name: 'Fête de l’été', rounds: ROUNDS, finalists: 4 });
  await enterList(desk, names.slice(0, -1));

  const rounds: (readonly Played[])[][] = [];
  const left = new Set<string>();

  /** One table from its code to its result; the course that it took. */
  let last: Course = { turns: '', played: [] };
  const playTable = async (round: number, table: number): Promise<Course> => {
    const seats = await openTable(desk, id, round, table);
    // By code in the first round, by link later: a phone's own camera opens the link that the code holds.
    await sitDown(phone, round === 1 ? await tableCode(desk) : await tableLink(desk));
    last = courseOf(seats, chance);
    await handIn(desk, id, await playAndShow(phone, last));
    return last;
  };
  const playRound = async (round: number, tables: number, after: (table: number) => Promise<void>) => {
    await publishRound(desk, id);
    const played: (readonly Played[])[] = [];
    for (let table = 1; table <= tables; table++) {
      const { played: totals } = await playTable(round, table);
      await desk.getByText(`Round ${round}, table ${table}: `, { exact: false }).first().waitFor();
      played.push(totals);
      await after(table);
    }
    await desk.getByRole('heading', { name: `All results of Round ${round} are in` }).waitFor();
    const everybody = played.flat().map(({ name }) => name);
    expect(new Set(everybody).size).toBe(everybody.length);
    for (const name of left) expect(everybody).not.toContain(name);
    rounds.push(played);
  };
  const nothing = async () => {};

  // 39 players: nine tables of four and one of three.
  await playRound(1, 10, nothing);

  // Somebody comes late. A phone's game is corrected after it was handed in, and so comes in twice.
  await follow(desk, `#/event/${id}/players`);
  const field = desk.getByRole('textbox', { name: 'Name of a player' });
  await field.fill(late);
  await field.press('Enter');
  await desk.getByText(late).first().waitFor();
  let right: readonly Played[] = [];
  await playRound(2, 10, async (table) => {
    if (table !== 10) return;
    const again = corrected(last);
    await phone.getByRole('button', { name: 'Back', exact: true }).click();
    await phone.locator('end-screen').waitFor();
    await calm(phone);
    await phone.getByRole('button', { name: /Reopen|last step back/i }).click();
    await tellTurn(phone, `total ${again.bank}`);
    await phone.locator('end-screen').waitFor();
    await calm(phone);
    await handIn(desk, id, await showResult(phone));
    right = again.played;
    await desk.getByRole('heading', { name: /has another result already/ }).waitFor();
    await desk.getByRole('button', { name: 'Decide later' }).click();
    await desk.getByText('two copies differ').waitFor();
    // The round is not over before somebody decides.
    await follow(desk, `#/event/${id}/seating`);
    await desk.getByRole('heading', { name: 'Round 2 is not over' }).waitFor();
    await follow(desk, `#/event/${id}/table/2/10`);
    await desk.getByRole('heading', { name: 'Two copies differ' }).waitFor();
    await desk
      .getByRole('button', { name: /This one counts/ })
      .last()
      .click();
    await desk.getByRole('heading', { name: 'Two copies differ' }).waitFor({ state: 'detached' });
    await follow(desk, `#/event/${id}/hand-in`);
  });
  (rounds[1] as (readonly Played[])[])[9] = right;

  // The organiser's page dies in the middle of the round, and is opened again.
  await playRound(3, 10, async (table) => {
    if (table === 3) await desk.reload();
    if (table !== 6) return;
    const crash = organiser.newCDPSession(desk).then((session) => session.send('Page.crash'));
    await Promise.race([crash.catch(() => {}), desk.waitForEvent('crash')]);
    await desk.close();
    desk = await organiser.newPage();
    await desk.goto(`${stage.site.address}#/event/${id}/hand-in`);
  });

  // Somebody goes home: 39 again. A result of the second round was wrong, which comes out only now.
  const gone = rounds[2]?.[0]?.[1]?.name as string;
  left.add(gone);
  await follow(desk, `#/event/${id}/players`);
  await desk.getByRole('button', { name: new RegExp(`${gone}.* drops out`) }).click();
  await desk.getByText('dropped out').first().waitFor();
  await playRound(4, 10, nothing);
  const amended = await amend(desk, id, rounds[1]?.[4] as readonly Played[]);
  (rounds[1] as (readonly Played[])[])[4] = amended;
  await playRound(5, 10, nothing);

  const expected = recount(names, rounds.flat());
  expect(await shownStandings(desk, id)).toEqual(
    expected.map(({ name, points, games, wins }) => ({ name, points, games, wins })),
  );

  // The first four who are still here play the final.
  const finalists = expected
    .map(({ name }) => name)
    .filter((name) => !left.has(name))
    .slice(0, 4);
  await publishRound(desk, id);
  const seats = await openTable(desk, id, ROUNDS + 1, 1);
  expect([...seats].sort()).toEqual([...finalists].sort());
  await sitDown(phone, await tableLink(desk));
  const final = courseOf(seats, chance);
  await handIn(desk, id, await playAndShow(phone, final));
  await desk.getByRole('heading', { name: /All results of (the )?Final are in/i }).waitFor();
  // It says who won, and leaves the standings of the rounds as they were.
  expect((await shownStandings(desk, id)).map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  const winner = [...final.played].sort((a, b) => b.total - a.total)[0]?.name as string;
  expect(await desk.locator('event-standings .winner').textContent()).toContain(winner);
  expect(seen.flatMap(({ errors, foreign }) => [...errors, ...foreign])).toEqual([]);
}, 240_000);

/** Types another result for the fifth table of the second round: the winner had 50 more, all others 5 less. */
async function amend(desk: Page, id: string, played: readonly Played[]): Promise<readonly Played[]> {
  const totals = played.map(({ name, total }) => ({
    name,
    total: total >= 500 ? total + 50 : total - 5,
    bestTurn: null,
  }));
  await follow(desk, `#/event/${id}/table/2/5`);
  await desk.getByRole('button', { name: 'Type another result' }).click();
  for (const { name, total } of totals)
    await desk.getByLabel(new RegExp(`^Total of .?${name}`)).fill(String(total));
  await desk.getByRole('button', { name: 'Keep this result' }).click();
  await desk.locator('typed-form').waitFor({ state: 'detached' });
  return totals;
}

/** A tournament on the built app: what an organiser does at the desk, and a player with the phone of a table. */
import type { Page } from 'playwright-core';
import type { Chance } from '../game/random-game.ts';
import type { Played } from './recount.ts';
import { stored, tellTurn } from './table.ts';

/** A picture of a code, as a file to choose. */
export interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Leads to a page of the tournament, or of the phone, without loading the app anew. */
export async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** Opens a tournament, and gives back its id. */
export async function openTournament(
  desk: Page,
  { name, rounds, finalists }: { readonly name: string; readonly rounds: number; readonly finalists: number },
): Promise<string> {
  await follow(desk, '#/event/new');
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  const stepper = desk.getByRole('spinbutton', { name: 'Rounds' });
  await stepper.fill(String(rounds));
  await stepper.press('Enter');
  await desk.getByRole('checkbox', { name: /^A final table/ }).check();
  const cut = desk.getByRole('spinbutton', { name: 'Players in the final' });
  await cut.fill(String(finalists));
  await cut.press('Enter');
  await desk.getByRole('button', { name: 'Open the tournament' }).click();
  await desk.getByRole('textbox', { name: 'Name of a player' }).waitFor();
  return desk.url().split('/event/')[1]?.split('/')[0] as string;
}

/** Enters a whole list at once. */
export async function enterList(desk: Page, names: readonly string[]): Promise<void> {
  await desk.getByText('A whole list: paste it, or open a CSV file').click();
  await desk.getByRole('textbox', { name: /A name in each line/ }).fill(names.join('\n'));
  await desk.getByRole('button', { name: 'Enter them all' }).click();
  await desk.getByRole('link', { name: 'Seat round 1' }).waitFor();
}

/** Publishes the proposal for the next round. */
export async function publishRound(desk: Page, id: string): Promise<void> {
  await follow(desk, `#/event/${id}/seating`);
  await desk.getByRole('button', { name: /^Publish/ }).click();
  await desk.locator('event-rounds').waitFor();
}

/** The players of a table, in the order of their turns. Round and table are from 1, as people count. */
export async function openTable(
  desk: Page,
  id: string,
  round: number,
  table: number,
): Promise<readonly string[]> {
  await follow(desk, `#/event/${id}/table/${round}/${table}`);
  await desk.getByRole('heading', { name: new RegExp(`, table ${table}$`, 'i') }).waitFor();
  return desk.locator('event-table .order bdi').allInnerTexts();
}

/** The code of the table that is open. */
export async function tableCode(desk: Page): Promise<Picture> {
  return pictureOf(desk, 'table-code');
}

/** The link of the table that is open, from its `#` on. */
export async function tableLink(desk: Page): Promise<string> {
  const copy = desk.locator('table-code copy-button').first();
  const link = await copy.evaluate((button) => (button as unknown as { text: () => string }).text());
  return link.slice(link.indexOf('#'));
}

async function pictureOf(page: Page, within: string): Promise<Picture> {
  const code = page.locator(`${within} qr-picture`);
  await code.waitFor();
  // The tabs stand over what is at the foot of the screen.
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() };
}

/** Takes the table's game by its link or by a picture of its code, and sits down to play it. */
export async function sitDown(phone: Page, by: string | Picture): Promise<void> {
  if (typeof by === 'string') await follow(phone, by);
  else {
    await follow(phone, '#/take');
    await phone.locator('take-screen input[type="file"]').setInputFiles(by);
  }
  await phone.getByRole('button', { name: 'Sit down and play' }).click();
  await phone.locator('table-screen').waitFor();
}

/** How a game goes: everybody's first turn, and the turn that brings one of them over the goal. */
export interface Course {
  readonly turns: string;
  readonly played: readonly Played[];
}

const GOAL = 500;

/**
 * A game of so many players by the totals of its turns. No two of them come to stand on one spot; whoever has the last
 * lick throws nothing.
 */
export function courseOf(names: readonly string[], chance: Chance): Course {
  const firsts: number[] = [];
  while (firsts.length < names.length) {
    const first = 35 + 5 * chance.below(90);
    if (!firsts.includes(first)) firsts.push(first);
  }
  const winner = chance.below(names.length);
  const end = GOAL + 5 * chance.below(20);
  const second = end - (firsts[winner] as number);
  const nothing = (count: number): string[] => Array.from({ length: count }, () => 'total 0');
  const turns = [
    ...firsts.map((first) => `total ${first}`),
    ...nothing(winner),
    `total ${second}`,
    ...nothing(names.length - 1),
  ];
  return {
    turns: turns.join(' '),
    played: names.map((name, seat) => {
      const first = firsts[seat] as number;
      return seat === winner
        ? { name, total: end, bestTurn: Math.max(first, second) }
        : { name, total: first, bestTurn: first };
    }),
  };
}

/**
 * What the players have when the one with the last lick banks something after all: the first of 35, 40, 45 and so on
 * that leads to a spot where nobody stands.
 */
export function corrected({ played }: Course): { readonly bank: number; readonly played: readonly Played[] } {
  const winner = played.findIndex(({ total }) => total >= GOAL);
  const last = (winner + played.length - 1) % played.length;
  let bank = 35;
  const total = (): number => (played[last] as Played).total + bank;
  while (played.some((each) => each.total === total())) bank += 5;
  return {
    bank,
    played: played.map((each, seat) =>
      seat === last ? { ...each, total: total(), bestTurn: Math.max(each.bestTurn ?? 0, bank) } : each,
    ),
  };
}

/** Plays the game of the table to its end, and gives back a picture of the code of its result. */
export async function playAndShow(phone: Page, course: Course): Promise<Picture> {
  await tellTurn(phone, course.turns);
  await phone.locator('end-screen').waitFor();
  await stored(phone);
  return showResult(phone);
}

export async function showResult(phone: Page): Promise<Picture> {
  await phone.getByRole('button', { name: 'Hand in the result' }).click();
  return pictureOf(phone, 'hand-over-screen');
}

/** Shows the organiser's device a picture of a result. */
export async function handIn(desk: Page, id: string, picture: Picture): Promise<void> {
  const there = `#/event/${id}/hand-in`;
  if (!desk.url().endsWith(there)) await follow(desk, there);
  await desk.locator('event-hand-in input[type="file"]').setInputFiles(picture);
}

/** The standings as the screen shows them. */
export async function shownStandings(
  desk: Page,
  id: string,
): Promise<readonly { name: string; points: number; games: number; wins: number }[]> {
  await follow(desk, `#/event/${id}/standings`);
  const rows = desk.locator('event-standings tbody tr:has(th)');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const [points = '', games = '', wins = ''] = [...row.querySelectorAll('td.number')].map(
        (cell) => cell.textContent?.trim() ?? '',
      );
      return {
        name: row.querySelector('th bdi')?.textContent ?? '',
        points: Math.round(100 * Number(points)),
        games: Number(games),
        wins: Number(wins),
      };
    }),
  );
}

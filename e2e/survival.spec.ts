/** A match survives reloads, crashes and network loss. */

import type { BrowserContext, Page } from '@playwright/test';
import { watchErrors } from './support/guard.ts';
import { type Player, playerAt } from './support/playing.ts';
import { setUpTable } from './support/setting-up.ts';
import { expect, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

test.use({ installs: true });

const TWO = { people: ['Ada', 'Ben'] };

/** The state of a match: log and board. */
const standing = async (page: Page, player: Player): Promise<{ log: string[]; board: string }> => ({
  log: await player.log.getByRole('listitem').allTextContents(),
  board: (await page.getByRole('grid').textContent()) ?? '',
});

const playSome = async (player: Player, steps: number): Promise<void> => {
  for (let step = 0; step < steps; step++) await player.step();
  await player.asked();
};

test('a reload in the middle of a turn changes nothing', async ({ page, wording }) => {
  await setUpTable(page, wording, TWO);
  const player = playerAt(page, wording);
  await playSome(player, 7); // a roll waits to be placed
  expect(await player.asked()).toBe('place');
  const before = await standing(page, player);
  await page.reload();
  expect(await player.asked()).toBe('place');
  expect(await standing(page, player)).toEqual(before);
  await playSome(player, 4);
});

test('a match can be left and continued from the home page', async ({ page, wording }) => {
  await setUpTable(page, wording, TWO);
  const player = playerAt(page, wording);
  await playSome(player, 5);
  const before = await standing(page, player);
  await page.goto('/');
  await page.getByRole('link', { name: wording.like('matches.openTable') }).click();
  await player.asked();
  expect(await standing(page, player)).toEqual(before);
});

const newPage = async (context: BrowserContext): Promise<{ page: Page; errors: readonly string[] }> => {
  const page = await context.newPage();
  return { page, errors: watchErrors(page) };
};

test('a match survives the crash of its tab', async ({ page, context, wording }) => {
  await setUpTable(page, wording, TWO);
  const player = playerAt(page, wording);
  await playSome(player, 5);
  const before = await standing(page, player);
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined); // never resolves, because the tab has crashed
  await crashed;
  const { page: next, errors } = await newPage(context);
  await next.goto(address);
  const again = playerAt(next, wording);
  await again.asked();
  expect(await standing(next, again)).toEqual(before);
  await again.step();
  expect(errors).toEqual([]);
});

const installed = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready);

const offline = async (page: Page, context: BrowserContext, wording: Wording): Promise<Player> => {
  await page.goto('/');
  await installed(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: wording.text('home.playNow') }).click();
  return playerAt(page, wording);
};

test('after the first visit a match is played without a network, through a reload', async ({
  page,
  context,
  wording,
}) => {
  const player = await offline(page, context, wording);
  await playSome(player, 3);
  await page.reload();
  await playSome(player, 6);
  await page.goto('/rules/las-vegas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The odds lens: its switch, its estimates, by key and for screen readers. */

import type { Locator, Page } from '@playwright/test';
import { test as company } from './support/participants.ts';
import { playerAt } from './support/playing.ts';
import { playing } from './support/server-setup.ts';
import { setUpTable } from './support/setting-up.ts';
import { sitDown } from './support/showdown.ts';
import { waitForTarget } from './support/targets.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const panelOf = (page: Page, wording: Wording): Locator =>
  page.locator('.side section').filter({ has: page.getByRole('heading', { name: wording.text('las-vegas.odds') }) });

const lensOf = (page: Page, wording: Wording): Locator =>
  page.getByRole('button', { name: wording.text('table.lens') });

test('the lens shows chances for every number that can be placed, and stays on at this table only', async ({
  page,
  wording,
}) => {
  await setUpTable(page, wording, { people: ['Ada'], bots: 2 });
  const player = playerAt(page, wording);
  const lens = lensOf(page, wording);
  const panel = panelOf(page, wording);
  expect(await player.asked()).toBe('roll');
  await expect(lens).toHaveAttribute('aria-pressed', 'false');
  await expect(panel).toHaveCount(0);

  await page.keyboard.press('k');
  await expect(lens).toHaveAttribute('aria-pressed', 'true');
  // Before a roll: the odds of all six casinos.
  await expect(panel.locator('tbody tr')).toHaveCount(6);
  await player.roll();
  expect(await player.asked()).toBe('place');
  await expect(panel.locator('tbody tr')).toHaveCount(await player.lanes.count());
  await expect(panel).toContainText(/\d+ times/);
  await player.lanes.first().click();
  await expect(panel.locator('.odds-chosen')).toHaveCount(1);
  await expect(player.dock).toContainText(wording.text('las-vegas.oddsHere'));
  await expect(player.lanes.first()).toHaveAccessibleName(/Estimate: \d+% to come first/);

  await page.reload();
  await expect(lens).toHaveAttribute('aria-pressed', 'true');
  await setUpTable(page, wording, { people: ['Ada'], bots: 1, edition: 'royale-base' });
  await expect(lens).toHaveAttribute('aria-pressed', 'false');
});

test.describe('at normal speed', () => {
  test.use({ settings: { speed: 1 } });

  test('a spectator of bots sees the likeliest winners', async ({ page, wording }) => {
    await setUpTable(page, wording, { people: [], bots: 3 });
    await lensOf(page, wording).click();
    await expect(panelOf(page, wording)).toBeVisible();
    // They are visible between two turns.
    await waitForTarget(page, { winner: { css: '.odds tbody .badge' } });
  });
});

company(
  'at an online table each player has their own lens, by key, and it stays on after a reload',
  async ({ invite }) => {
    const ada = await invite('Ada');
    const ben = await invite('Ben');
    await playing([ada, ben]);
    const panel = panelOf(ada.page, ada.wording);
    expect(await ada.player.asked()).toBe('roll');
    await ada.page.keyboard.press('k');
    await expect(panel.locator('tbody tr')).toHaveCount(6);
    await ada.player.roll();
    expect(await ada.player.asked()).toBe('place');
    await expect(panel.locator('tbody tr')).toHaveCount(await ada.player.lanes.count());
    await expect(ada.player.lanes.first()).toHaveAccessibleName(/Estimate: \d+% to come first/);

    await expect(lensOf(ben.page, ben.wording)).toHaveAttribute('aria-pressed', 'false');
    await expect(panelOf(ben.page, ben.wording)).toHaveCount(0);
    // A waiting player sees the likely winners of the bills too.
    await ben.page.keyboard.press('k');
    await expect(panelOf(ben.page, ben.wording).locator('tbody tr')).toHaveCount(6);

    await ada.page.reload();
    await expect(lensOf(ada.page, ada.wording)).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.locator('tbody tr')).toHaveCount(await ada.player.lanes.count());
  },
);

test.describe('on a phone, in Russian', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('the odds are in the lane and in the dock', async ({ page, wording }) => {
    await setUpTable(page, wording, { people: ['Аня'], bots: 2 });
    const player = playerAt(page, wording);
    expect(await player.asked()).toBe('roll');
    await lensOf(page, wording).tap();
    await player.roll();
    expect(await player.asked()).toBe('place');
    await expect(player.lanes.first().locator('.chance')).toHaveText(/\d+\s%/);
    // The money stays beside the percent, and both are inside the lane.
    for (const lane of await player.lanes.all())
      for (const part of ['.lane-short', '.chance']) {
        await expect(lane.locator(part)).toBeVisible();
        const [box, whole] = [await lane.locator(part).boundingBox(), await lane.boundingBox()];
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0));
      }
    await player.lanes.first().tap();
    // The chance and the money.
    await expect(player.dock.locator('.consequence-odds').first()).toHaveText(/\d+\s%/);
    await expect(player.dock.locator('.consequence-odds').last()).toBeVisible();
    await expect(player.dock.locator('.consequence-odds').last()).toContainText(wording.text('las-vegas.oddsHere'));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});

test('in Lords of Vegas the lens shows the chances to win, and what options are worth on average', async ({
  page,
  wording,
}) => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text('lords-of-vegas.frontTitle') });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  const draw = page.locator('.dock [data-control="draw"]');
  await draw.waitFor();
  await page.keyboard.press('k');
  const panel = page
    .locator('.side section')
    .filter({ has: page.getByRole('heading', { name: wording.text('lords-of-vegas.worth') }) });
  // Before the draw nothing can be chosen: only the chances of both players.
  await expect(panel.locator('.worth-seats b')).toHaveCount(2);
  await expect(panel.locator('tbody tr')).toHaveCount(0);
  await draw.click();
  await expect(panel.locator('tbody tr').first()).toBeVisible();
  await expect(panel).toContainText(wording.text('lords-of-vegas.worthGain'));
});

test.describe('in Vegas Showdown', () => {
  const worthsOf = (page: Page, wording: Wording): Locator =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: wording.text('vegas-showdown.worths') }) });

  test('the lens shows what bids and placements are worth, and the chances to win', async ({ page, wording }) => {
    const player = await sitDown(page, wording, ['Ada'], 2);
    expect(await player.asked()).toBe('choosing');
    await page.keyboard.press('k');
    const panel = worthsOf(page, wording);
    await expect(panel).toContainText('±');
    // Publicity is the base of the comparison. With three players no card forbids it on the first turn.
    await expect(panel.getByRole('row', { name: /Publicity/ })).toContainText('0.0');
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await player.control('publicity').click();
    await expect(panel.locator('.worths-chosen')).toHaveCount(1);
    await expect(player.dock).toContainText(wording.text('vegas-showdown.worthsFame'));
    await page.keyboard.press('k');
    await expect(panel).toHaveCount(0);
  });

  test.describe('on a phone, in Russian', () => {
    test.use({ ...PHONE, language: 'ru' });

    test('the worth of a bid is in the dock', async ({ page, wording }) => {
      const player = await sitDown(page, wording, ['Аня'], 2);
      expect(await player.asked()).toBe('choosing');
      await lensOf(page, wording).tap();
      await player.control('publicity').tap();
      const worth = player.dock.locator('.consequence-worth');
      await expect(worth).toContainText(wording.text('vegas-showdown.worthsFame'));
      await expect(worth).toBeVisible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    });
  });
});

/** Tools, figures and spaces explain themselves on hover, on keyboard focus and on a long press. */

import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../packages/web/src/i18n/keys.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const tooltipOf = (page: Page): Locator => page.getByRole('tooltip');

const playBots = async (page: Page, wording: Wording, game: MessageKey): Promise<void> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text(game), exact: true });
  await billboard.getByRole('button', { name: wording.text('home.playBots') }).click();
  await page.locator('.dock').waitFor();
};

/** The description that a screen reader reads out. */
const expectDescribed = async (element: Locator, text: string): Promise<void> => {
  await expect(element).toHaveAccessibleDescription(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
};

const expectApart = async (one: Locator, other: Locator): Promise<void> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not visible');
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart).toBe(true);
};

test('the tools of Lords of Vegas explain themselves on hover and focus, and Escape hides it', async ({
  page,
  wording,
}) => {
  await playBots(page, wording, 'lords-of-vegas.frontTitle');
  const draw = page.locator('.dock [data-control="draw"][aria-disabled="false"]').last();
  await draw.click();
  const trade = page.locator('.tools [data-control="trade"]');
  await trade.hover();
  await expect(tooltipOf(page)).toHaveText(wording.text('explain.trade'));
  await expectApart(tooltipOf(page), trade);
  await expectDescribed(trade, wording.text('explain.trade'));
  await expectAccessible(page, 'a tool with its explanation');
  await page.keyboard.press('Escape');
  await expect(tooltipOf(page)).toHaveCount(0);
  // Escape did nothing else: the turn is still there.
  await expect(trade).toBeVisible();
  await expectDescribed(page.locator('.tools [data-control="tool-gamble"]'), wording.text('explain.gamble'));
  // Nobody has a casino in the first turn. An impossible tool is explained together with the reason.
  const sprawl = page.locator('.tools [data-control="tool-sprawl"]');
  await expect(sprawl).toHaveAttribute('aria-disabled', 'true');
  await sprawl.hover();
  await expect(page.locator('.why-paper')).toContainText(wording.text('explain.sprawl'));
  await expectDescribed(sprawl, wording.text('explain.sprawl'));
});

test('figures and spaces of Vegas Showdown explain themselves', async ({ page, wording }) => {
  await playBots(page, wording, 'vegas-showdown.frontTitle');
  const space = page.locator('[data-lot="lounge"] .space-square.space-open').first();
  await space.hover();
  await expect(tooltipOf(page)).toHaveText(wording.text('explain.square'));
  // The tiles are random, so the round space may be open or not.
  await page.locator('[data-lot="premier#1"] .space-circle').first().hover();
  await expect(page.locator('.explanation, .why-paper')).toContainText(wording.text('explain.circle'));
  await page.locator('.seat [data-explain="revenue"]').last().hover();
  await expect(tooltipOf(page)).toHaveText(wording.text('explain.revenue'));
  // By keyboard: the arrow keys reach the tile from any of its spaces.
  await page.mouse.move(1, 1);
  await expect(tooltipOf(page)).toHaveCount(0);
  const head = page.locator('[data-lot="slots#1"] button.lot-head');
  await expect(head).toBeVisible();
  await page.keyboard.press('Tab');
  await head.focus();
  await expect(tooltipOf(page)).toHaveText(wording.text('explain.figures'));
  await expectDescribed(head, wording.text('explain.figures'));
});

test('the bills of a casino explain themselves', async ({ page, wording }) => {
  await playBots(page, wording, 'las-vegas.frontTitle');
  const bills = page.locator('td.bills').first();
  await bills.hover();
  await expect(tooltipOf(page)).toHaveText(wording.text('explain.bills'));
});

test.describe('on a phone in Russian', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('a long press explains and does nothing else, a tap acts', async ({ page, wording }) => {
    await playBots(page, wording, 'vegas-showdown.frontTitle');
    const space = page.locator('[data-lot="lounge"] button.space-square.space-soon').first();
    await expect(space).toBeVisible();
    const box = await space.boundingBox();
    if (box === null) throw new Error('no space to press');
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(tooltipOf(page)).toHaveText(wording.text('explain.square'));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tooltipOf(page)).toBeVisible();
    await expect(space).toHaveAttribute('aria-pressed', 'false');
    await space.tap();
    await expect(tooltipOf(page)).toHaveCount(0);
    await expect(space).toHaveAttribute('aria-pressed', 'true');
  });
});

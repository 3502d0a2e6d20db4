/** Every screen in both themes and sizes is accessible, has no layout shift, and fits where promised. */

import type { Page } from '@playwright/test';
import {
  AS_THE_DEVICE_WISHES,
  expectAccessible,
  expectAccessibleByNightAndDay,
  expectAccessibleEnd,
} from './support/axe.ts';
import { expectNoShift } from './support/layout-shift.ts';
import { playerAt } from './support/playing.ts';
import { openSetup, setUpTable } from './support/setting-up.ts';
import { DESKTOP, expect, PHONE, test } from './support/test.ts';

const PAGES = ['/', '/rules/las-vegas', '/settings', '/credits', '/no/such/page', '/table/nowhere'];

const hasNoScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  });

for (const [size, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`${size}, night and day theme`, () => {
    test.use({ ...device, settings: AS_THE_DEVICE_WISHES });

    for (const colorScheme of ['dark', 'light'] as const) {
      test.describe(`on a device with the ${colorScheme} scheme`, () => {
        test.use({ colorScheme, calm: false });

        test('pages are accessible and load without layout shift', async ({ page }) => {
          for (const path of PAGES) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectNoShift(page, path);
            await expectAccessible(page, path);
          }
        });
      });
    }

    test('the set-up and a table in every state of a turn are accessible', async ({ page, wording }) => {
      await openSetup(page, wording);
      await expectAccessibleByNightAndDay(page, 'the set-up');
      await setUpTable(page, wording, { people: ['Ada'], bots: 4, edition: 'royale-base' });
      const player = playerAt(page, wording);
      expect(await player.asked()).toBe('roll');
      await expectAccessibleByNightAndDay(page, 'a table before the roll');
      await player.roll();
      expect(await player.asked()).toBe('place');
      await expectAccessibleByNightAndDay(page, 'a table after the roll');
      await player.lanes.first().click();
      await expect(player.lanes.first()).toHaveAttribute('aria-pressed', 'true');
      await expectAccessibleByNightAndDay(page, 'a table with a choice');
      await page.keyboard.press('v');
      await expect(page.getByRole('grid')).toHaveCount(0);
      await expectAccessibleByNightAndDay(page, 'a table in words');
      await page.keyboard.press('v');
      await page.keyboard.press('Shift+Slash');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleByNightAndDay(page, 'the keys');
    });
  });
}

test.describe('in every theme', () => {
  test.use({ settings: AS_THE_DEVICE_WISHES });

  test('the result and the finished table are accessible', async ({ page, wording }) => {
    // Bots finish quickly, and the result screen is the same.
    await setUpTable(page, wording, { people: [], bots: 2, edition: 'royale-base' });
    const player = playerAt(page, wording);
    await expect(player.result).toBeVisible({ timeout: 60_000 });
    await expectAccessibleEnd(page, player.result);
  });
});

test('the hand-over and the undo dialog are accessible', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'], winnings: 'hidden' });
  const player = playerAt(page, wording);
  expect(await player.asked()).toBe('handOver');
  await expectAccessible(page, 'the hand-over');
  await player.takeOver();
  await player.roll();
  await player.asked();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('dialog', { name: wording.text('dialogs.undoTitle') })).toBeVisible();
  await expectAccessible(page, 'the question before an undo');
});

for (const language of ['en', 'ru', 'de', 'fr', 'it'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, calm: false });

    test('a table of five fits 1440 by 900 without scrolling or layout shift', async ({ page, wording }) => {
      await setUpTable(page, wording, { people: ['Maximiliana'], bots: 4, edition: 'royale-base' });
      const player = playerAt(page, wording);
      await player.asked();
      await page.reload();
      await player.asked();
      await expectNoShift(page, 'a table');
      expect(await hasNoScroll(page)).toBe(true);
      await player.roll();
      await player.asked();
      expect(await hasNoScroll(page)).toBe(true);
    });
  });
}

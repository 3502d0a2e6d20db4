/** Rules and settings open over a table, and no link or Back button leaves a running match without a question. */

import type { Page } from '@playwright/test';
import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { setUpTable } from './support/setting-up.ts';
import { DESKTOP, expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const openFromMenu = async (page: Page, wording: Wording, item: 'table.rules' | 'table.settings'): Promise<void> => {
  await page.getByRole('button', { name: wording.text('table.menu') }).click();
  await page.getByRole('menuitem', { name: wording.text(item) }).click();
};

for (const [size, device, language] of [
  ['desktop', DESKTOP, 'en'],
  ['phone', PHONE, 'ru'],
] as const) {
  test.describe(size, () => {
    test.use({ ...device, language, settings: AS_THE_DEVICE_WISHES });

    test('rules and settings slide over the table and give it back', async ({ page, wording }) => {
      await setUpTable(page, wording, { people: ['Ada'], bots: 2 });
      const table = page.url();
      const back = page.getByRole('button', { name: wording.text('dialogs.backToTable') });
      const rules = page.getByRole('dialog', { name: wording.text('table.rules') });
      const settings = page.getByRole('dialog', { name: wording.text('table.settings') });

      await openFromMenu(page, wording, 'table.rules');
      await expect(rules.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleByNightAndDay(page, `the rules over a table, ${size}`);
      await rules.getByRole('link').last().click();
      expect(page.url()).toBe(table);
      const button = await back.boundingBox();
      expect(button?.y).toBeGreaterThan(device.viewport.height / 2);
      expect(button?.height).toBeGreaterThanOrEqual(44);
      await back.click();
      await expect(rules).toHaveCount(0);

      await openFromMenu(page, wording, 'table.settings');
      await expectAccessibleByNightAndDay(page, `the settings over a table, ${size}`);
      await page.goBack();
      await expect(settings).toHaveCount(0);
      expect(page.url()).toBe(table);
    });
  });
}

test('the mark and the Back button ask before the match is left', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada'], bots: 2 });
  const table = page.url();
  const question = page.getByRole('dialog', { name: wording.text('dialogs.leaveTitle') });
  await page.locator('.table-mark').click();
  await question.getByRole('button', { name: wording.text('dialogs.leaveStay') }).click();
  await expect(question).toHaveCount(0);
  await page.goBack();
  await expect(question).toBeVisible();
  expect(page.url()).toBe(table);
  await question.getByRole('button', { name: wording.text('dialogs.leaveNow') }).click();
  await expect(page.getByRole('link', { name: wording.like('matches.openTable') })).toBeVisible();
});

test('a notice lies above dialogs and drawers, also above one that opens later', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada'], bots: 2 });
  await page.getByRole('button', { name: wording.text('table.menu') }).click();
  await page.getByRole('menuitem', { name: wording.text('table.copyMatch') }).click();
  const toast = page.locator('.toast').first();
  /** Covered notices look the same whether they are there or not. */
  const isCovered = async (): Promise<boolean> => {
    const clip = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    const shown = await page.screenshot({ clip });
    await page.locator('.toasts').evaluate((list) => list.style.setProperty('visibility', 'hidden'));
    const hidden = await page.screenshot({ clip });
    return shown.equals(hidden);
  };
  await expect(toast).toBeVisible();
  await openFromMenu(page, wording, 'table.settings');
  const drawer = await page.getByRole('dialog').boundingBox();
  const notice = await toast.boundingBox();
  // The notice would be under the drawer.
  expect(notice?.x).toBeGreaterThan(drawer?.x ?? 0);
  expect(await isCovered()).toBe(false);
});

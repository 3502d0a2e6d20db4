/** Back at a table of this device after others moved: what changed, and how to watch it. */

import type { Page } from '@playwright/test';
import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { expectEverythingFits, STANDARD_LOOKS } from './support/overflow.ts';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

/** Ada has just been asked again, after three bots moved. */
const LORDS: StoredMatch = {
  game: 'lords-of-vegas',
  golden: 'standard-4',
  occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario']),
  without: 40,
};

/** The last visit was some actions ago. */
const returnTo = async (page: Page, match: StoredMatch, actionsAgo: number): Promise<number> => {
  const address = await storeMatch(page, match);
  const id = address.split('/').at(-1) ?? '';
  await page.goto(address);
  await page.locator('.dock').waitFor();
  const last = await page.evaluate(
    async ([table]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('fremont');
        opening.onsuccess = () => resolve(opening.result);
      });
      const keys = database.transaction('entries').objectStore('entries').getAllKeys();
      await new Promise((resolve) => {
        keys.onsuccess = resolve;
      });
      database.close();
      return keys.result.filter((key) => (key as [string, number])[0] === table).length;
    },
    [id],
  );
  await page.goto('/settings');
  await page.evaluate(
    ([table, version]) =>
      localStorage.setItem('fremont.visits', JSON.stringify([[table, { version, at: Date.now() - 60_000 }]])),
    [id, last - actionsAgo] as const,
  );
  await page.goto(address);
  await page.locator('.dock [data-control]').first().waitFor();
  return last;
};

const panel = (page: Page, wording: Wording) => page.getByRole('region', { name: wording.text('catchup.title') });

test('coming back shows what changed in at most seven lines, and plays it', async ({ page, wording }) => {
  const last = await returnTo(page, LORDS, 30);
  const away = panel(page, wording);
  await expect(away.getByRole('listitem')).toHaveCount(7);
  await expect(away).toContainText(/\d+ more entries/);
  // It is announced, and takes no focus.
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(wording.text('catchup.title'));
  expect(await away.evaluate((element) => element.contains(document.activeElement))).toBe(false);

  await away.getByRole('button', { name: wording.text('catchup.watch') }).press('Enter');
  const slider = page.getByRole('slider', { name: wording.text('replay.place') });
  await expect(slider).toHaveAttribute('max', String(last));
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(last - 30);
  await page.keyboard.press('Escape');
  await expect(slider).toHaveCount(0);
  await expect(page.locator('.dock')).toBeVisible();

  await page.keyboard.press('KeyU');
  const asked = page.getByRole('region', { name: wording.text('catchup.sinceTurn') });
  await expect(asked).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
});

test('a reload after which nothing has changed says nothing', async ({ page, wording }) => {
  await returnTo(page, LORDS, 0);
  await page.reload();
  await page.locator('.dock [data-control]').first().waitFor();
  await page.keyboard.press('KeyU');
  await page.getByRole('region', { name: wording.text('catchup.sinceTurn') }).waitFor();
  await expect(panel(page, wording)).toHaveCount(0);
});

for (const [name, device] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ ...device, settings: AS_THE_DEVICE_WISHES });

    test('it is accessible, fits in every language, and covers no button of the dock', async ({ page, wording }) => {
      await returnTo(page, LORDS, 30);
      const away = panel(page, wording);
      await away.waitFor();
      const list = away.getByRole('button', { name: wording.text('catchup.title') });
      if ((await list.getAttribute('aria-expanded')) === 'false') {
        await expectEverythingFits(page, 'the chip about what was missed', STANDARD_LOOKS);
        await list.click();
      }
      await expect(away.getByRole('listitem')).toHaveCount(7);
      const [card, dock] = [await away.boundingBox(), await page.locator('.dock').boundingBox()];
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
      await expectAccessibleByNightAndDay(page, 'what was missed');
      await expectEverythingFits(page, 'what was missed', STANDARD_LOOKS);
    });
  });

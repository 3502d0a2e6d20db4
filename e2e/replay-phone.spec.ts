/** After a match, on a phone and by keyboard alone: found, scrubbed, seen as another, asked about, played on, shared. */

import type { Locator, Page } from '@playwright/test';
import { AS_THE_DEVICE_WISHES, expectAccessible } from './support/axe.ts';
import { shareByClipboard } from './support/clipboard.ts';
import { filesOnly } from './support/files-only.ts';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';

const MATCH: StoredMatch = {
  game: 'las-vegas',
  golden: 'classic-with-hidden-winnings-3',
  occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara']),
};

const STOPS_MAX = 120;

/** Presses Tab, or an arrow key in a menu, until the element has the focus. */
const tabTo = async (page: Page, element: Locator, key: string): Promise<void> => {
  await element.waitFor();
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not reach it');
};

const press = async (page: Page, element: Locator, key = 'Tab'): Promise<void> => {
  await tabTo(page, element, key);
  await page.keyboard.press('Enter');
};

test.use({ ...PHONE, settings: AS_THE_DEVICE_WISHES });

test('a finished match is watched, seen as another, asked about, played on and shared by keyboard on a phone', async ({
  page,
  wording,
  browser,
}) => {
  await shareByClipboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const slider = page.getByRole('slider', { name: wording.text('replay.place') });

  await storeMatch(page, MATCH);
  await page.goto('/matches');
  await press(page, page.getByRole('link', { name: wording.text('replay.title') }).first());
  await slider.waitFor();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.table-title')).toContainText(wording.text('las-vegas.round', { round: 3, rounds: 4 }));
  const third = await slider.inputValue();
  await expectAccessible(page, 'a replay on a phone');

  await press(page, page.getByRole('button', { name: wording.like('replay.seeAs') }));
  await press(page, page.getByRole('menuitemradio', { name: 'Bruno' }), 'ArrowDown');
  await expect(page.getByRole('button', { name: wording.text('replay.seeAs', { name: 'Bruno' }) })).toBeVisible();

  // After a roll there is a placement to decide on.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('KeyI');
  await expect(dialog.getByText(wording.text('replay.adviceDoes'))).toBeVisible();
  await expect(dialog.getByText(wording.like('replay.adviceExpects'))).toHaveText(/\d %|\d%/);
  await expectAccessible(page, 'the advice of a bot');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(third);

  await press(page, button(wording.text('replay.share')));
  await press(page, button(wording.text('replay.sharePlace')));
  await expect(page.getByText(wording.text('replay.linkCopied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');

  await press(page, button(wording.text('replay.playOn')));
  await expectAccessible(page, 'the way to play on');
  await press(page, dialog.getByRole('button', { name: wording.text('replay.playOnConfirm'), exact: true }));
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.table-title')).toContainText(wording.text('las-vegas.round', { round: 3, rounds: 4 }));

  const server = await filesOnly();
  const other = await browser.newPage();
  await other.goto(`${server.address}/replay${new URL(link).hash}`);
  await expect(other.getByRole('slider', { name: wording.text('replay.place') })).toHaveValue(third);
  await other.close();
  await server.close();
});

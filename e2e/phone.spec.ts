/** On a phone, in Russian, by touch. */

import { CASINO_NAMES } from '@fremont/games/las-vegas';
import type { Page } from '@playwright/test';
import { playerAt } from './support/playing.ts';
import { royalePlayerAt, setUpRoyale } from './support/royale.ts';
import { setUpTable } from './support/setting-up.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ ...PHONE, language: 'ru', installs: true, calm: false });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a whole match is played in Russian on a phone', async ({ page, wording }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: wording.text('home.playNow') }).tap();
  const player = playerAt(page, wording);
  await player.toTheEnd();
  await expect(player.result).toBeVisible();
  // No English is left on the screen, except names.
  const names = new Set(Object.values(CASINO_NAMES).flatMap((name) => name.split(/[ -]/)));
  const words = (await player.result.innerText()).match(/[A-Za-z]{2,}/g) ?? [];
  expect(words.filter((word) => !names.has(word))).toEqual([]);
});

test('the buttons of a turn are in reach of the thumb, and nothing is wider than the phone', async ({
  page,
  wording,
}) => {
  await setUpTable(page, wording, { people: ['Аня', 'Борис'], bots: 3, edition: 'royale-base' });
  const player = playerAt(page, wording);
  expect(await player.asked()).toBe('roll');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const roll = await player.rollButton.boundingBox();
  expect(roll?.height).toBeGreaterThanOrEqual(44);
  expect(roll?.y).toBeGreaterThan(844 / 2);
  await player.roll();
  expect(await player.asked()).toBe('place');
  for (const lane of await player.lanes.all()) {
    const box = await lane.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('an answer chosen by touch keeps its highlight', async ({ page, wording }) => {
  await setUpRoyale(page, wording, { people: ['Аня'], bots: 1, faces: ['A1', 'E1', 'H1', 'D2', 'F1', 'B2'] });
  const player = royalePlayerAt(page, wording);
  const answer = page.locator('.answer[aria-disabled="false"]').first();
  while (!(await answer.isVisible())) {
    expect(await player.step()).not.toBe('over');
    await player.asked();
  }
  await answer.tap();
  await expect(answer).toHaveAttribute('aria-pressed', 'true');
  await expect(answer).toHaveCSS('background-image', /gradient/);
});

test('the menu offers the list of keys once there is a keyboard', async ({ page, wording }) => {
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.playNow') }).tap();
  await playerAt(page, wording).asked();
  const menu = page.getByRole('button', { name: wording.text('table.menu') });
  const keys = page.getByRole('menuitem', { name: wording.text('table.keys') });
  await menu.tap();
  await expect(page.getByRole('menuitem', { name: wording.text('table.settings') })).toBeVisible();
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Escape');
  await menu.tap();
  await expect(keys).toBeVisible();
});

/** Keyboard only: a whole match from the home page on. */

import { playerAt, QUESTIONS } from './support/playing.ts';
import { waitForNone } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test('a whole match is played with the keyboard alone', async ({ page, wording }) => {
  await page.goto('/');
  const playNow = page.getByRole('button', { name: wording.text('home.playNow') });
  for (let tabs = 0; tabs < 40 && !(await playNow.evaluate((node) => node === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await expect(playNow).toBeFocused();
  await page.keyboard.press('Enter');
  const player = playerAt(page, wording);
  const chooseLane = async (): Promise<void> => {
    // The number of a casino chooses its lane. Numbers that were not rolled are refused.
    for (const digit of ['1', '2', '3', '4', '5', '6']) {
      await page.keyboard.press(digit);
      if ((await page.locator('[data-control^="place-"][aria-pressed=true]').count()) === 1) return;
    }
    throw new Error('no number chose a lane');
  };
  for (let asked = await player.asked(); asked !== 'over'; asked = await player.asked()) {
    if (asked === 'roll') {
      await page.keyboard.press('r');
      await waitForNone(page, { roll: QUESTIONS.roll });
    }
    if (asked === 'place') {
      await chooseLane();
      await page.keyboard.press('Enter');
      await waitForNone(page, { place: QUESTIONS.place });
    }
  }
  await expect(player.result).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.result).toHaveCount(0);
});

test('the keys of the table are listed on demand', async ({ page, wording }) => {
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.playNow') }).click();
  const player = playerAt(page, wording);
  await player.asked();
  await page.keyboard.press('Shift+Slash');
  const keys = page.getByRole('dialog', { name: wording.text('dialogs.keysTitle') });
  await expect(keys.getByText(wording.text('table.undo'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a key works from the moment its button is on the page', async ({ page, wording }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.dock [data-control="roll"]') === null) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { code: 'Slash', key: '?', shiftKey: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.playNow') }).click();
  await expect(page.getByRole('dialog', { name: wording.text('dialogs.keysTitle') })).toBeVisible();
});

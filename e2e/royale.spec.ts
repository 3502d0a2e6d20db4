/** Royale with its tiles: chosen in the set-up, answered by mouse and by keyboard. */

import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { playerAt } from './support/playing.ts';
import { royalePlayerAt, setUpRoyale } from './support/royale.ts';
import { DESKTOP, expect, PHONE, test } from './support/test.ts';

/** Together these have twelve faces that dice activate. A few rounds meet most of them. */
const FIRST = ['E1', 'A1', 'H1', 'D2', 'F1', 'B2'] as const;
const SECOND = ['H2', 'F2', 'G2', 'E2', 'D1', 'A2'] as const;

test('at least eight faces are answered, the first by mouse, the others by keyboard', async ({ page, wording }) => {
  await setUpRoyale(page, wording, { people: ['Ada'], bots: 1, faces: FIRST });
  const first = royalePlayerAt(page, wording);
  while ((await first.met()).size < 4) expect(await first.step()).not.toBe('over');
  const met = (await first.met()).size;

  await setUpRoyale(page, wording, { people: ['Ada'], bots: 1, faces: SECOND });
  const second = royalePlayerAt(page, wording);
  while (met + (await second.met()).size < 8) expect(await second.step(second.answerByKeys)).not.toBe('over');
});

test('a whole match goes to its end, and the result says what the tiles brought', async ({ page, wording }) => {
  await setUpRoyale(page, wording, { people: [], bots: 2, faces: FIRST });
  const { result, openAccount } = playerAt(page, wording);
  await expect(result).toBeVisible({ timeout: 150_000 });
  const account = await openAccount();
  await expect(account.getByText(wording.text('royale.resultTiles'))).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(account).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect((await royalePlayerAt(page, wording).met()).size).toBeGreaterThanOrEqual(4);
});

test('the effect of a tile is shown on demand, by mouse and by key', async ({ page, wording }) => {
  await setUpRoyale(page, wording, { people: ['Ada'], bots: 1, faces: ['A2'] });
  const tile = page.locator('[data-tile="1"]');
  const paper = page.locator('.tile-paper');
  await tile.click();
  await expect(paper).toContainText(wording.text('royale.aboutA2'));
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(paper).toContainText(wording.text('royale.aboutA2'));
  await paper.getByRole('link').click();
  const rules = page.getByRole('dialog', { name: wording.text('table.rules') });
  await expect(rules.getByRole('heading', { name: /^12/ })).toBeInViewport();
  await expect(page).toHaveURL(/\/table\//);
});

test('on a shared screen the board is covered before tokens are hidden', async ({ page, wording }) => {
  await setUpRoyale(page, wording, { people: ['Ada', 'Ben'], faces: ['A1'] });
  const player = royalePlayerAt(page, wording);
  const hide = page.locator('[data-control="answer-luckyHide-1"]');
  let wanted = await player.asked();
  while (wanted !== 'handOver') {
    expect(wanted).not.toBe('over');
    await expect(hide).toHaveCount(0);
    wanted = await player.step().then(() => player.asked());
  }
  await player.step();
  await expect(hide).toBeVisible();
  await player.answer();
  await expect(page.locator('[data-control="answer-luckyGuess-1"]')).toBeVisible();
});

test.describe('night and day theme', () => {
  test.use({ settings: AS_THE_DEVICE_WISHES });

  test('a table with six tiles is accessible in both sizes', async ({ page, wording }) => {
    await setUpRoyale(page, wording, { people: ['Ada'], bots: 2, faces: ['E2', 'C2', 'G1', 'D2', 'B2', 'H2'] });
    const player = royalePlayerAt(page, wording);
    const look = async (what: string, sizes: readonly (typeof PHONE | typeof DESKTOP)[]): Promise<void> => {
      for (const { viewport } of sizes) {
        await page.setViewportSize(viewport);
        await expectAccessibleByNightAndDay(page, `${what}, ${viewport.width} wide`);
      }
    };
    await player.asked();
    await look('six tiles', [PHONE, DESKTOP]);
    await page.locator('[data-tile="2"]').click();
    await look('the paper of a tile', [DESKTOP]);
    await page.keyboard.press('Escape');
    while ((await player.asked()) !== 'tile') expect(await player.step()).not.toBe('over');
    await look('a question of a tile', [PHONE, DESKTOP]);
    await page.keyboard.press('v');
    await look('a question in words', [DESKTOP]);
  });
});

/** The finale of a match: the show, its end, and what it says to winners, losers and spectators. */

import type { Page } from '@playwright/test';
import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { shareByClipboard } from './support/clipboard.ts';
import { playerAt } from './support/playing.ts';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { DESKTOP, expect, PHONE, test } from './support/test.ts';

const CLASSIC: StoredMatch = {
  game: 'las-vegas',
  golden: 'classic-4',
  occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'bot Dario', 'Ada']),
};

const finaleOf = (page: Page) => page.locator('.finale');

test('a finished match opens at the end of its finale, closes and opens again', async ({ page, wording }) => {
  await page.goto(await storeMatch(page, CLASSIC));
  const finale = finaleOf(page);
  const heading = finale.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(wording.text('finale.wins', { name: 'Dario', score: '$440k' }));
  await expect(heading).toBeFocused();
  await expect(finale).toHaveAttribute('data-stage', 'rest');
  // Second and third have $350k; Ada has more bills.
  await expect(finale).toContainText('2nd of 4: $90k short of Dario');
  await expect(finale.locator('.highlight')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(finale.getByRole('button', { name: wording.text('table.rematch') })).toBeFocused();

  await finale
    .getByRole('button', { name: wording.text('finale.seeTable') })
    .first()
    .click();
  await expect(finale).toHaveCount(0);
  await page.getByRole('button', { name: wording.text('table.showResult') }).click();
  await expect(heading).toBeVisible();
});

test('a finished match is on the home page, and not among those to continue', async ({ page, wording }) => {
  await page.goto(await storeMatch(page, CLASSIC));
  await expect(finaleOf(page)).toBeVisible();
  await page.goto('/');
  const finished = page.getByRole('list', { name: wording.text('matches.finished') });
  await expect(finished.getByRole('link', { name: wording.like('matches.openTable') })).toBeVisible();
  await expect(page.getByText(wording.text('matches.nothingOpen'))).toBeVisible();
  await expect(page.getByRole('list', { name: wording.text('home.continue'), exact: true })).toHaveCount(0);
});

test('the chart is also a table, by key', async ({ page }) => {
  await page.goto(await storeMatch(page, CLASSIC));
  const finale = finaleOf(page);
  await expect(finale.getByRole('img', { name: /\$440k/ })).toBeVisible();
  // The badges at the ends of the lines are no larger than the numbers beside them.
  for (const badge of await finale.locator('.finale-chart .badge').all())
    expect((await badge.boundingBox())?.height).toBeLessThan(30);
  await page.keyboard.press('v');
  await expect(finale.getByRole('row').last()).toContainText('$260k');
});

test('the result can be shared as text', async ({ page, wording }) => {
  await shareByClipboard(page);
  await page.goto(await storeMatch(page, CLASSIC));
  await finaleOf(page)
    .getByRole('button', { name: wording.text('finale.shareResult') })
    .click();
  await expect(page.getByText(wording.text('finale.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ['Fremont · Las Vegas', '1st Dario: $440k', '2nd Ada: $350k', '3rd Bruno: $350k', '4th Chiara: $260k'].join('\n'),
  );
});

test('people who share a device get no line of their own', async ({ page }) => {
  const occupants = occupantsNamed(['Ada', 'Ben', 'bot Dario', 'bot Chiara']);
  await page.goto(await storeMatch(page, { ...CLASSIC, occupants }));
  await expect(finaleOf(page).locator('.highlight').first()).toBeVisible();
  await expect(finaleOf(page)).not.toContainText('of 4:');
});

test.describe('with motion', () => {
  test.use({ calm: false, settings: { speed: 1 } });

  /** The last turn of the match is Ada's. */
  const LAST_TURN: StoredMatch = {
    ...CLASSIC,
    golden: 'classic-2',
    occupants: occupantsNamed(['Ada', 'Ben']),
    without: 2,
  };

  test('the show names the winner last, and any key ends it', async ({ page, wording }) => {
    await page.goto(await storeMatch(page, LAST_TURN));
    const player = playerAt(page, wording);
    await player.toTheEnd();
    const finale = finaleOf(page);
    await expect(finale).toHaveAttribute('data-stage', 'counting');
    await expect(finale.locator('.letterboard-head')).toContainText(wording.text('table.over'));
    await expect(finale.getByRole('button', { name: wording.text('table.rematch') })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(finale).toHaveAttribute('data-stage', 'rest');
    await expect(finale.locator('.letterboard-head')).toContainText('$');
  });
});

for (const [size, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ ...device, settings: AS_THE_DEVICE_WISHES });

    for (const match of [
      { ...CLASSIC, golden: 'classic-shared-win-2', occupants: occupantsNamed(['Ada', 'bot Konstantin']) },
      { game: 'lords-of-vegas', golden: 'standard-4', occupants: occupantsNamed([null, null, 'Ada', null]) },
      { game: 'vegas-showdown', golden: 'rulebook-5', occupants: occupantsNamed([null, null, null, null, null]) },
    ]) {
      test(`the finale of ${match.game} is accessible`, async ({ page }) => {
        await page.goto(await storeMatch(page, match));
        await finaleOf(page).locator('.highlight').first().waitFor();
        await expectAccessibleByNightAndDay(page, `the finale on a ${size}`);
        const { scrollWidth, clientWidth } = await page
          .locator('.finale-scroll')
          .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      });
    }
  });
}

/** One person against bots, and bots among themselves. */

import { playerAt } from './support/playing.ts';
import { setUpTable } from './support/setting-up.ts';
import { expect, test } from './support/test.ts';

test.use({ installs: true });

test.describe('with animations', () => {
  test.use({ calm: false });

  test('one tap opens a table against two bots; a match and a rematch are played to the end', async ({
    page,
    wording,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: wording.text('home.playNow') }).click();
    const player = playerAt(page, wording);
    await player.toTheEnd();
    await expect(player.result.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
    const first = page.url();
    await player.result.getByRole('button', { name: wording.text('table.rematch') }).click();
    await expect(page).not.toHaveURL(first);
    await expect(player.result).toHaveCount(0);
    expect(await player.asked()).toBe('roll');
  });
});

test('a Royale match allows passes, and chips count at the end', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada'], bots: 3, edition: 'royale-base' });
  const player = playerAt(page, wording);
  expect(await player.asked()).toBe('roll');
  await player.roll();
  expect(await player.asked()).toBe('place');
  await player.pass();
  await expect(player.log.getByRole('listitem').filter({ hasText: 'You' }).first()).toBeVisible();
  await player.toTheEnd();
  const account = await player.openAccount();
  await expect(account.getByText(wording.text('las-vegas.resultChips'), { exact: true })).toHaveCount(4);
});

test('without chips the pass is disabled and shows the reason', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada'], bots: 1, edition: 'royale-base' });
  const player = playerAt(page, wording);
  const isOff = async (): Promise<boolean> => (await player.passButton.getAttribute('aria-disabled')) === 'true';
  for (let turns = 0; turns < 20; turns++) {
    expect(await player.asked()).toBe('roll');
    await player.roll();
    expect(await player.asked()).toBe('place');
    if (await isOff()) break;
    await player.pass();
  }
  await player.passButton.click({ force: true }); // disabled for assistive technology, but clickable
  const why = page.getByRole('complementary', { name: wording.text('table.why') });
  await expect(why).toContainText(wording.text('table.whyRemedy'));
  await why.getByRole('link', { name: wording.text('table.whyRule') }).click();
  // The rule opens over the table, which stays where it is.
  const rules = page.getByRole('dialog', { name: wording.text('table.rules') });
  await expect(rules.locator('[data-marked="true"]')).toBeInViewport();
  await expect(page).toHaveURL(/\/table\//);
});

test('bots play a whole match while a person watches', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: [], bots: 4, neutralDice: true });
  await expect(playerAt(page, wording).result).toBeVisible({ timeout: 150_000 });
});

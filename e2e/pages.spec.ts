/** The pages around the tables. */

import { LANGUAGES } from '@fremont/kernel';
import { openSetup, setUpTable } from './support/setting-up.ts';
import { expect, test } from './support/test.ts';
import { wordingIn } from './support/wording.ts';

test.use({ calm: false });

test('the home page leads to the rules, the settings and the credits', async ({ page, wording }) => {
  for (const [key, path] of [
    ['shell.rules', '/rules'],
    ['shell.settings', '/settings'],
    ['shell.credits', '/credits'],
  ] as const) {
    await page.goto('/');
    await page
      .getByRole('link', { name: wording.text(key), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: wording.text('home.playNow') })).toBeVisible();
  }
});

test('an unknown address shows an error and a link home', async ({ page, wording }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: wording.text('shell.notFoundTitle') })).toBeVisible();
  await page.getByRole('link', { name: wording.text('shell.toHome') }).click();
  await expect(page).toHaveURL('/');
});

test('a missing local table shows an error', async ({ page, wording }) => {
  await page.goto('/table/nowhere');
  await expect(page.getByRole('heading', { name: wording.text('dialogs.missingTitle') })).toBeVisible();
});

test('every language can be chosen and is stored', async ({ page, wording }) => {
  await page.goto('/');
  let now = wording;
  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: now.text('shell.language') }).click();
    await page.locator(`[role=menuitemradio][lang=${language}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    now = wordingIn(language);
    await expect(page.getByRole('button', { name: now.text('home.playNow') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: now.text('home.playNow') })).toBeVisible();
  }
});

test('the theme is chosen in the bar, and applies from the first paint of the next visit', async ({
  page,
  wording,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('shell.theme') }).click();
  await page.getByRole('menuitemradio', { name: wording.text('shell.themeDay') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});

test('the text size grows text and not boxes, and applies from the first paint of the next visit', async ({
  page,
  wording,
}) => {
  await page.goto('/settings');
  const heading = page.getByRole('heading', { level: 1 });
  const sizeOf = (): Promise<number> => heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const standard = await sizeOf();
  const group = page.getByRole('radiogroup', { name: wording.text('settings.textSize') });
  await group.getByRole('radio', { name: wording.text('settings.textLargest') }).check();
  // 20 pixels instead of 16.
  expect(await sizeOf()).toBe(standard * 1.25);
  expect((await page.locator('.switch').first().boundingBox())?.height).toBe(34);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('data-text', 'largest');
});

test('settings change at once and survive a reload', async ({ page, wording }) => {
  await page.goto('/settings');
  const speed = page.getByRole('radiogroup', { name: wording.text('settings.speed') });
  await speed.getByRole('radio', { name: wording.text('settings.speed2') }).check();
  const motion = page.getByRole('radiogroup', { name: wording.text('settings.motion') });
  await motion.getByRole('radio', { name: wording.text('settings.motionReduced') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.reload();
  await expect(speed.getByRole('radio', { name: wording.text('settings.speed2') })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('reduced motion of the device is respected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('without a choice of theme the device decides', async ({ browser, baseURL }) => {
  for (const [colorScheme, theme] of [
    ['light', 'day'],
    ['dark', 'night'],
  ] as const) {
    const context = await browser.newContext({ colorScheme, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await context.close();
  }
});

test('the set-up explains what cannot be chosen', async ({ page, wording }) => {
  const dialog = await openSetup(page, wording);
  await dialog.getByRole('radio', { name: wording.text('home.royale-base') }).check();
  await expect(dialog.getByRole('checkbox', { name: wording.text('las-vegas.neutralDice') })).toBeDisabled();
  await expect(dialog.getByText(wording.text('las-vegas.neutralDiceClassicOnly'))).toBeVisible();
  await dialog.getByRole('textbox', { name: wording.text('setup.name', { number: 1 }) }).fill('');
  await expect(dialog.getByRole('button', { name: wording.text('setup.open-table') })).toBeEnabled();
  await dialog.getByRole('textbox', { name: wording.text('setup.name', { number: 1 }) }).fill('x'.repeat(21));
  await expect(dialog.getByText(wording.text('setup.nameLong', { max: 20 })).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: wording.text('setup.open-table') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('several tables are kept, and one can be removed', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  await setUpTable(page, wording, { people: ['Cleo', 'Dan', 'Eve'] });
  await page.goto('/');
  const tables = page.getByRole('link', { name: wording.like('matches.openTable') });
  await expect(tables).toHaveCount(2);
  await page
    .getByRole('button', { name: wording.text('matches.removeTable') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wording.text('matches.removeConfirm') })
    .click();
  await expect(tables).toHaveCount(1);
  await expect(tables).toHaveAccessibleName(/Ada/);
});

/** The list of matches: found, watched again, saved, deleted and brought back. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { expectEverythingFits } from './support/overflow.ts';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const CLASSIC: StoredMatch = {
  game: 'las-vegas',
  golden: 'classic-4',
  occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'bot Dario', 'Zoë']),
};
const LORDS: StoredMatch = {
  game: 'lords-of-vegas',
  golden: 'standard-4',
  occupants: occupantsNamed(['Zoë', 'Ben', 'bot Chiara', 'bot Dario']),
};
const SHOWDOWN: StoredMatch = {
  game: 'vegas-showdown',
  golden: 'rulebook-3',
  occupants: occupantsNamed(['Zoë', 'bot Bruno', 'bot Chiara']),
  without: 5,
};

const openMatches = async (page: Page, wording: Wording, matches = [CLASSIC, LORDS, SHOWDOWN]): Promise<void> => {
  for (const match of matches) await storeMatch(page, match);
  await page.goto('/matches');
  await page.getByRole('heading', { level: 1, name: wording.text('matches.title') }).waitFor();
};

const section = (page: Page, wording: Wording, which: 'running' | 'finished') =>
  page.getByRole('region', { name: wording.text(`matches.${which}`) });
const rows = (page: Page, wording: Wording, which: 'running' | 'finished') =>
  section(page, wording, which).locator('.match-row');

const choose = async (page: Page, wording: Wording, row: number, item: string): Promise<void> => {
  const one = rows(page, wording, 'finished').nth(row);
  await one.getByRole('button', { name: wording.like('matches.more') }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('matches are listed with their results, searched and filtered', async ({ page, wording }) => {
  await page.goto('/');
  await page.getByRole('link', { name: wording.text('shell.matches') }).click();
  await expect(page.getByText(wording.text('matches.none'))).toBeVisible();

  await openMatches(page, wording);
  await expect(rows(page, wording, 'running')).toHaveCount(1);
  await expect(rows(page, wording, 'finished')).toHaveCount(2);
  const classic = rows(page, wording, 'finished').filter({ hasText: '$' });
  const scores = await classic.locator('.match-scores li').allInnerTexts();
  const dollars = scores.map((text) => Number(/(\d+)k/.exec(text)?.[1]));
  expect(dollars).toHaveLength(4);
  expect(dollars).toEqual(dollars.toSorted((a, b) => b - a));

  const search = page.getByRole('searchbox');
  await search.fill('zoe lords');
  await expect(rows(page, wording, 'finished')).toHaveCount(1);
  await expect(rows(page, wording, 'running')).toHaveCount(0);
  await search.fill('nobody');
  await expect(page.getByText(wording.text('matches.noneFit', { count: 3 }))).toBeVisible();
  await page.getByRole('button', { name: wording.text('online.showAll') }).click();
  await expect(rows(page, wording, 'finished')).toHaveCount(2);

  // Two people shared a screen at Lords of Vegas only.
  await page.getByRole('checkbox', { name: wording.text('matches.company-bots') }).uncheck();
  await expect(rows(page, wording, 'finished')).toHaveCount(1);
  await page.getByRole('checkbox', { name: wording.text('matches.result-other') }).uncheck();
  await expect(rows(page, wording, 'finished')).toHaveCount(0);
});

test('a match is deleted and comes back from its file, but not twice', async ({ page, wording }) => {
  await openMatches(page, wording, [CLASSIC]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    choose(page, wording, 0, wording.text('replay.saveFile')),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8')).matches).toHaveLength(1);

  await choose(page, wording, 0, wording.text('matches.remove'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wording.text('matches.removeConfirm') })
    .click();
  await expect(page.getByText(wording.text('matches.none'))).toBeVisible();

  const open = async (): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: wording.text('replay.chooseFile') }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await open();
  await expect(page.getByText(wording.text('matches.imported', { count: 1 }))).toBeVisible();
  await expect(rows(page, wording, 'finished')).toContainText(wording.text('matches.from-file'));
  await open();
  await expect(page.getByText(wording.text('matches.importedKnown', { count: 1 }))).toBeVisible();
  await expect(rows(page, wording, 'finished')).toHaveCount(1);

  await rows(page, wording, 'finished')
    .getByRole('link', { name: wording.text('replay.title') })
    .click();
  await expect(page.getByRole('slider', { name: wording.text('replay.place') })).toBeVisible();
});

test('a match that is not over can be continued', async ({ page, wording }) => {
  await openMatches(page, wording, [SHOWDOWN]);
  await rows(page, wording, 'running').getByRole('link').click();
  await expect(page).toHaveURL(/\/table\//);
});

for (const [name, device] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ ...device, settings: AS_THE_DEVICE_WISHES });

    test('the list is accessible', async ({ page, wording }) => {
      await openMatches(page, wording);
      await expect(rows(page, wording, 'finished')).toHaveCount(2);
      await expectAccessibleByNightAndDay(page, 'the list of matches');
    });
  });

test('everything in the list fits, in every language', async ({ page, wording }) => {
  await openMatches(page, wording);
  await expectEverythingFits(page, 'the list of matches');
});

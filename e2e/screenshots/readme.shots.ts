/** The pictures in the README: one table of each game. */

import { expect, type Page } from '@playwright/test';
import { playerAt } from '../support/playing.ts';
import { setUpTable } from '../support/setting-up.ts';
import { sitDown } from '../support/showdown.ts';
import { waitForNone } from '../support/targets.ts';
import { test } from '../support/test.ts';
import type { Wording } from '../support/wording.ts';

const NAMES = ['Ada', 'Ben', 'Chiara'] as const;

const shoot = async (page: Page, game: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/screenshot-${game}.png`, animations: 'disabled' });
};

test('Las Vegas: a classic table of four in its second round', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada'], bots: 3 });
  const player = playerAt(page, wording);
  const secondRound = page.getByText(wording.text('las-vegas.round', { round: 2, rounds: 4 }), { exact: true });
  while ((await secondRound.count()) === 0) await player.step();
  for (let step = 0; step < 4; step++) await player.step();
  while ((await player.asked()) !== 'place') await player.step();
  await player.lanes.first().click();
  await shoot(page, 'las-vegas');
});

const sitDownAtLords = async (page: Page, wording: Wording): Promise<void> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text('lords-of-vegas.frontTitle') });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  const names = dialog.getByRole('textbox', { name: wording.like('setup.name') });
  await names.first().waitFor();
  await dialog.getByRole('button', { name: wording.text('setup.addPerson') }).click();
  await expect(names).toHaveCount(NAMES.length);
  for (const [index, name] of NAMES.entries()) await names.nth(index).fill(name);
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
};

test('Lords of Vegas: three players who build when possible', async ({ page, wording }) => {
  await sitDownAtLords(page, wording);
  const dock = page.getByRole('region', { name: wording.text('table.actions') });
  const draw = dock.getByRole('button', { name: wording.text('lords-of-vegas.draw'), exact: true });
  const end = dock.getByRole('button', { name: wording.text('lords-of-vegas.endTurn'), exact: true });
  const build = dock.getByRole('button', { name: new RegExp(`^${wording.text('lords-of-vegas.build')}`) });
  const confirm = dock.getByRole('button', { name: wording.like('lords-of-vegas.doBuild') });
  for (let turn = 0; turn < 12; turn++) {
    await draw.click();
    await end.waitFor();
    if ((await build.getAttribute('aria-disabled')) !== 'true') {
      await build.click();
      await page.locator('.lot-open').first().click();
      const ways = page.getByRole('region', { name: wording.like('lords-of-vegas.atLot') }).first();
      // Another company each time, for a colourful board.
      const open = ways.locator('.way:not([aria-disabled="true"])');
      await open.nth(turn % (await open.count())).click();
      await confirm.click();
      await expect(confirm).toHaveCount(0);
    }
    await end.click();
    await waitForNone(page, { endTurn: { css: '.dock [data-control="endTurn"]' } });
  }
  await draw.click();
  await end.waitFor();
  await shoot(page, 'lords-of-vegas');
});

test('Vegas Showdown: the market in the third turn', async ({ page, wording }) => {
  const player = await sitDown(page, wording, NAMES);
  for (const amount of [5, 9]) {
    const bidder = await player.whoseTurn(NAMES);
    for (const _ of NAMES) {
      await player.asked();
      if ((await player.whoseTurn(NAMES)) !== bidder) await player.choose('publicity');
      else await player.bid(amount === 5 ? 'slots#1' : 'lounge', amount);
    }
    while ((await player.asked()) === 'building') await player.build();
  }
  await player.control('bid-slots#1-5').click();
  await shoot(page, 'vegas-showdown');
});

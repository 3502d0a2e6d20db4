/** No screen tells a result before its animation ends: not the dock, not the log, not the totals, not the live region. */

import type { Page } from '@playwright/test';
import {
  comeToRest,
  hold,
  isHeld,
  prepareToHold,
  tellings,
  untilInMotion,
  untilMoving,
} from './support/held-motion.ts';
import { playerAt } from './support/playing.ts';
import { setUpTable } from './support/setting-up.ts';
import { showdownPlayerAt } from './support/showdown.ts';
import { expect, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

test.use({ settings: { speed: 1, confirmMoves: false }, calm: false });

test.beforeEach(({ page }) => prepareToHold(page));

/** A hot-seat table of the game, opened from its billboard. */
const sitDownAt = async (page: Page, wording: Wording, game: 'lords-of-vegas' | 'vegas-showdown'): Promise<void> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text(`${game}.frontTitle`) });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  await page.getByRole('region', { name: wording.text('table.actions') }).waitFor();
};

const dockButton = (page: Page, control: string) => page.locator(`.dock [data-control="${control}"]`);

/** The newest line of the log, without the badge. */
const newestLine = async (page: Page): Promise<string> =>
  (await page.locator('.log-line > span:last-child').first().textContent()) ?? '';

/**
 * Nothing tells the result of `act` until the pieces in motion lie still. `toldBefore` is the number of lines that the log
 * gets before they move.
 */
const expectUntold = async (page: Page, act: () => Promise<void>, toldBefore = 0): Promise<void> => {
  const lines = page.locator('.log-line');
  const before = { count: await lines.count(), ...(await tellings(page)) };
  await hold(page);
  await act();
  await untilMoving(page);
  const moving = await tellings(page);
  // A card that turns over is opaque: a translucent one is drawn flat, and its face shows through its back.
  for (const card of await page.locator('.turned-card, .turned-event').all())
    await expect(card).toHaveCSS('opacity', '1');
  await expect(lines).toHaveCount(before.count + toldBefore);
  expect({ totals: moving.totals, plates: moving.plates }).toEqual({ totals: before.totals, plates: '' });
  await comeToRest(page);
  await expect(lines).toHaveCount(before.count + toldBefore + 1);
  const result = await newestLine(page);
  for (const text of Object.values(moving)) expect(text).not.toContain(result);
};

const setSpeed = async (page: Page, sign: string): Promise<void> => {
  const button = page.locator('.speed-button');
  while ((await button.textContent()) !== sign) await button.click();
};

test('Las Vegas: a roll is told once the dice lie still', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  await expectUntold(page, () => playerAt(page, wording).rollButton.click());
});

/** The amounts that have reached the seats, and the bills that have left the casinos. */
const paidSoFar = (page: Page) =>
  page.evaluate(() => {
    const sum = (css: string): number =>
      [...document.querySelectorAll(css)].reduce((total, one) => total + Number(one.textContent?.match(/\d+/)?.[0]), 0);
    return {
      totals: sum('.seat-list [data-money] b'),
      gone: sum('.bill-gone:has(.badge) .note'),
      bills: document.querySelectorAll('.bill-gone:has(.badge)').length,
      lines: document.querySelectorAll('.log-line').length,
    };
  });

test.describe('with confirmed moves', () => {
  test.use({ settings: { speed: 1 } });

  test('Las Vegas: totals grow bill by bill, when each bill has arrived', async ({ page, wording }) => {
    await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
    const player = playerAt(page, wording);
    await setSpeed(page, '»');
    const lane = page.locator('[data-control^="place-"][aria-disabled="false"]');
    /** The last dice of the round, all of one number. */
    const endsRound = async (): Promise<boolean> => {
      if ((await player.asked()) !== 'place' || (await lane.count()) > 1) return false;
      const left = await page.locator('.seat-list [class^="dice-left-"]:not(.dice-left-gone)').count();
      return left === (await lane.locator('.die').count());
    };
    while (!(await endsRound())) await player.step();
    await setSpeed(page, '1×');
    await hold(page);
    await lane.click();
    await dockButton(page, 'confirm').click();
    // Some bills fly to a seat, others go back. Two players take at least two.
    for (let bills = 0; bills < 2; bills = (await paidSoFar(page)).bills) {
      await untilInMotion(page, '.flying');
      const before = await paidSoFar(page);
      await expect.poll(async () => (await paidSoFar(page)).totals).toBe(before.gone);
      await comeToRest(page);
      await expect.poll(async () => (await paidSoFar(page)).lines).toBeGreaterThan(before.lines);
    }
  });
});

test('Lords of Vegas: a card is told once it is turned over, and cash grows when the money has arrived', async ({
  page,
  wording,
}) => {
  await sitDownAt(page, wording, 'lords-of-vegas');
  const { totals } = await tellings(page);
  await expectUntold(page, () => dockButton(page, 'draw').click());
  await untilInMotion(page, '.flying-money');
  expect((await tellings(page)).totals).toBe(totals);
  await comeToRest(page);
  await expect.poll(async () => (await tellings(page)).totals).not.toBe(totals);
});

test('Lords of Vegas: a gamble is told once the dice lie still, on a plate', async ({ page, wording }) => {
  await sitDownAt(page, wording, 'lords-of-vegas');
  await setSpeed(page, '»');
  const tool = (name: string) => dockButton(page, `tool-${name}`);
  const use = async (name: string): Promise<void> => {
    await tool(name).click();
    await page.locator('.lot-open').first().click();
  };
  const isReady = async (name: string): Promise<boolean> =>
    (await tool(name).getAttribute('aria-disabled')) === 'false';
  await dockButton(page, 'draw').click();
  await tool('gamble').waitFor();
  while (!(await isReady('gamble'))) {
    if (await isReady('build')) {
      await use('build');
      await page.locator('[data-control="action-0"]:visible').first().click();
      await expect(page.locator('.building')).not.toHaveCount(0);
    }
    await dockButton(page, 'endTurn').click();
    await dockButton(page, 'draw').click();
    await tool('gamble').waitFor();
  }
  await use('gamble');
  await page.locator('[data-control="action-0"]:visible').first().click();
  await dockButton(page, 'payAlone').waitFor();
  await setSpeed(page, '1×');
  await expectUntold(page, () => dockButton(page, 'payAlone').click(), 1);
  await expect(
    page.locator('.plate[data-tone="win"], .plate[data-tone="doubleWin"], .plate[data-tone="loss"]'),
  ).toHaveCount(1);
});

test('Vegas Showdown: a bid is told when the marker has arrived', async ({ page, wording }) => {
  await sitDownAt(page, wording, 'vegas-showdown');
  const player = showdownPlayerAt(page, wording);
  await player.asked();
  const bids = page.locator('[data-control^="bid-"][aria-disabled="false"]');
  await expectUntold(page, () => bids.first().click());
});

/** The log has the same sentences from earlier turns. */
const withoutLog = ({ dock, totals, liveRegion, plates }: Awaited<ReturnType<typeof tellings>>) =>
  Object.entries({ dock, totals, liveRegion, plates }).map(([name, text]) => ({ name, text }));

/** Lets the story go on, and waits for its next motion or its end. */
const untilNextMotion = async (page: Page, isOver: () => Promise<boolean>): Promise<void> => {
  await comeToRest(page);
  await expect.poll(async () => (await isHeld(page)) || (await isOver())).toBe(true);
};

test('Vegas Showdown: a new turn tells prices, cards and income one after the other', async ({ page, wording }) => {
  await sitDownAt(page, wording, 'vegas-showdown');
  const player = showdownPlayerAt(page, wording);
  const cash = async (): Promise<string> => (await page.locator('.seat-list [data-cash]').allTextContents()).join();
  const before = await cash();
  const isOver = async (): Promise<boolean> => !(await isHeld(page)) && (await player.isAsked());
  // Everyone takes Publicity and builds nothing. Then the next turn begins with lower prices, cards and the income.
  await hold(page);
  const flown: string[] = [];
  while (flown.length === 0) {
    await player.step();
    await expect.poll(async () => (await isHeld(page)) || (await player.isAsked())).toBe(true);
    while (await isHeld(page)) {
      const lines = await page.locator('.log-line').count();
      const moving = await tellings(page);
      if ((await page.locator('.flying-money').count()) > 0) flown.push(await cash());
      await untilNextMotion(page, isOver);
      // The lines that this motion led to were told nowhere before.
      const told = await page.locator('.log-line > span:last-child').allTextContents();
      const news = told.slice(0, (await page.locator('.log-line').count()) - lines);
      for (const { name, text } of withoutLog(moving)) for (const line of news) expect(text, name).not.toContain(line);
    }
  }
  expect(flown[0]).toBe(before);
  await expect.poll(cash).not.toBe(before);
});

/** Vegas Showdown in the browser: a match with a renovation, its rules, accessibility of every state. */

import type { Cell } from '@fremont/games/vegas-showdown';
import { seatAt } from '@fremont/kernel';
import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay, expectAccessibleEnd } from './support/axe.ts';
import { expectNoShift } from './support/layout-shift.ts';
import { lineOf, type ShowdownPlayer, sitDown } from './support/showdown.ts';
import { changeSettings, DESKTOP, expect, PHONE, test } from './support/test.ts';

const NAMES = ['Ada', 'Ben', 'Chiara'] as const;

/** Plays the choices of one turn: `who` does `choice`, all others choose Publicity. */
const playChoices = async (player: ShowdownPlayer, who: string, choice: () => Promise<void>): Promise<void> => {
  for (const _ of NAMES) {
    expect(await player.asked()).toBe('choosing');
    if ((await player.whoseTurn(NAMES)) === who) await choice();
    else await player.choose('publicity');
  }
};

test('three people play a whole match at one screen, with Slots, a Lounge and a renovation', async ({
  page,
  wording,
}) => {
  const player = await sitDown(page, wording, NAMES);
  const ada = 'Ada';
  // No card is drawn until a premier tile is sold or leaves at $3 in turn 4, so these three turns are predictable.
  await playChoices(player, ada, () => player.bid('slots#1', 5));
  expect(await player.asked()).toBe('building');
  await player.build();
  await playChoices(player, ada, () => player.bid('lounge', 9));
  expect(await player.asked()).toBe('building');
  await player.build();
  await playChoices(player, ada, () => player.choose('renovate'));
  expect(await player.asked()).toBe('building');
  const { names } = await player.text();
  const covered = page.getByRole('button', { name: new RegExp(`^[A-G][1-5], ${names.tiles.lounge}$`) }).first();
  const before = (await covered.textContent())?.slice(0, 2) ?? '';
  const control = (await covered.getAttribute('data-control')) ?? '';
  await player.lift(control);
  // The Lounge is in hand again and is placed elsewhere.
  await player.build(before);
  const [, x, y] = control.split('-').map(Number);
  const cell: Cell = [x ?? -1, y ?? -1];
  const lifted = await lineOf(player, { type: 'tileLifted', seat: seatAt(0), tile: 'lounge', cell, turn: 0 });
  await expect(player.log.getByText(lifted)).toHaveCount(1);

  // The rest is played with one click per decision.
  await changeSettings(page, { confirmMoves: false });
  let steps = 0;
  while ((await player.step()) !== 'over') expect(steps++).toBeLessThan(500);
  await player.result
    .getByRole('button', { name: wording.text('finale.account') })
    .first()
    .click();
  const account = page.getByRole('dialog', { name: wording.text('vegas-showdown.accountTitle') });
  await expect(account.getByRole('columnheader')).toHaveCount(NAMES.length);
  await expect(account).toContainText(names.items.diamonds);
});

test('an illegal placement names the rule, and the rules page opens at it', async ({ page, wording }) => {
  const player = await sitDown(page, wording, NAMES);
  const first = await player.whoseTurn(NAMES);
  await playChoices(player, first, () => player.bid('slots#1', 5));
  expect(await player.asked()).toBe('building');
  // Far from both entrances.
  await player.control('cell-3-0').click();
  await player.control('place').click({ force: true }); // disabled for assistive technology, but clickable
  const link = page.getByRole('link', { name: wording.text('table.whyRule') });
  await expect(link).toHaveAttribute('href', '/rules/vegas-showdown#4.5');
  await link.click();
  const rule = page.locator('[id="4.5"]');
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveAttribute('data-marked', 'true');
});

for (const device of [DESKTOP, PHONE] as const) {
  test.describe(`${device.viewport.width} wide, night and day theme`, () => {
    test.use({ ...device, settings: AS_THE_DEVICE_WISHES });

    test('every state of a turn is accessible', async ({ page, wording }) => {
      const player = await sitDown(page, wording, NAMES);
      await expectAccessibleByNightAndDay(page, 'the market');
      await player.control('bid-slots#1-5').click();
      await expectAccessibleByNightAndDay(page, 'a bid in question');
      await page.keyboard.press('v');
      await expectAccessibleByNightAndDay(page, 'the market in words');
      await page.keyboard.press('v');
      await page.keyboard.press('Escape');
      const first = await player.whoseTurn(NAMES);
      await playChoices(player, first, () => player.bid('slots#1', 5));
      expect(await player.asked()).toBe('building');
      await expectAccessibleByNightAndDay(page, 'a tile in hand');
      await player.control('cell-3-0').click();
      await player.control('place').click({ force: true });
      await expectAccessibleByNightAndDay(page, 'a tile that may not lie there');
      await page.keyboard.press('Escape');
      await player.build();
      await playChoices(player, first, () => player.choose('renovate'));
      expect(await player.asked()).toBe('building');
      await expectAccessibleByNightAndDay(page, 'an empty hand');
    });

    test('sealed bids are accessible', async ({ page, wording }) => {
      const player = await sitDown(page, wording, ['Ada'], 2);
      expect(await player.asked()).toBe('choosing');
      await page.keyboard.press('l');
      const dialog = page.getByRole('dialog', { name: wording.like('vegas-showdown.sealedTitle') });
      await dialog
        .getByRole('button', { name: wording.like('vegas-showdown.lotFrom') })
        .first()
        .click();
      await expectAccessibleByNightAndDay(page, 'sealed bids');
    });

    test.describe('with animations', () => {
      test.use({ calm: false });

      test('the short and full rules are accessible and load without layout shift', async ({ page, wording }) => {
        await page.goto('/rules/vegas-showdown');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoShift(page, 'the short rules');
        await expectAccessibleByNightAndDay(page, 'the short rules');
        await page.getByRole('radio', { name: wording.text('rules.full'), exact: true }).check();
        await expect(page.locator('.unsure').first()).toBeVisible();
        await expectAccessibleByNightAndDay(page, 'the full rules');
      });
    });
  });
}

test.describe('in Russian', () => {
  test.use({ language: 'ru' });

  test('with five seats the whole market is in view beside a large own sheet, and a legend explains both', async ({
    page,
    wording,
  }) => {
    const player = await sitDown(page, wording, ['Ada'], 4);
    while ((await player.asked()) !== 'choosing') await player.step();
    const { names } = await player.text();
    const market = page.locator('.market');
    for (const [width, height, sheetWidth] of [
      [1440, 900, 540],
      [1280, 720, 400],
      [1024, 768, 240],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await market.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
      const sheet = await page.locator('.own-plan .plan').boundingBox();
      expect(sheet?.width).toBeGreaterThan(sheetWidth);
    }
    const legend = page.locator('.legend');
    await legend.locator('summary').click();
    await expect(legend).toContainText(names.counters.population);
    await expect(legend).toContainText(wording.text('vegas-showdown.legend-circle'));
  });
});

test.describe('on a phone, in German', () => {
  test.use({ ...PHONE, language: 'de' });

  test.describe('with animations', () => {
    test.use({ calm: false });

    test('a whole match is played, and the free actions are visible at every choice', async ({ page, wording }) => {
      const player = await sitDown(page, wording, ['Ada'], 2);
      await changeSettings(page, { confirmMoves: false });
      let choices = 0;
      for (let question = await player.asked(); question !== 'over'; question = await player.asked()) {
        if (question === 'choosing') {
          choices++;
          for (const id of ['renovate', 'publicity']) {
            await expect(player.control(id)).toBeInViewport({ ratio: 1 });
            const box = await player.control(id).boundingBox();
            expect(box?.height).toBeGreaterThanOrEqual(44);
          }
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect(tooWide).toBe(false);
        }
        await player.step();
      }
      // No tile leaves the market in the first three turns, so no stack can be empty.
      expect(choices).toBeGreaterThan(3);
      await expect(player.result).toBeInViewport();
    });
  });

  test('with five seats the free actions cover no lot', async ({ page, wording }) => {
    const player = await sitDown(page, wording, ['Ada'], 4);
    const lots = page.locator('.market-lot');
    for (let choices = 0; choices < 3; await player.step()) {
      // A card may open another decision first.
      if ((await player.asked()) !== 'choosing') continue;
      choices++;
      const covered = await lots.evaluateAll(
        (shown) =>
          shown.filter((lot) => {
            const { x, y, width, height } = lot.getBoundingClientRect();
            return !lot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }).length,
      );
      expect(covered).toBe(0);
      expect(await lots.count()).toBe(8);
    }
  });

  test('a lot without legal bids shows the reason in its row', async ({ page, wording }) => {
    const player = await sitDown(page, wording, NAMES);
    const first = await player.whoseTurn(NAMES);
    await playChoices(player, first, () => player.bid('restaurant', 21));
    expect(await player.asked()).toBe('building');
    await player.build();
    while ((await player.whoseTurn(NAMES)) !== first) await player.choose('publicity');
    // $25 less $21, plus an income below $11, is not enough for the next Restaurant.
    const why = page.locator('[data-lot="restaurant"] .lot-why');
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(why).toHaveText(wording.like('vegas-showdown.short'));
  });

  test('the lock of a lot opens its sealed bid', async ({ page, wording }) => {
    const player = await sitDown(page, wording, ['Ada'], 2);
    expect(await player.asked()).toBe('choosing');
    // The large premier tile costs at least $25, so at most one bid on its track is affordable.
    const lock = page.locator('.premier-lot.lot-roomy .lot-seal').first();
    expect((await lock.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await lock.tap();
    await expect(page.getByRole('dialog', { name: wording.like('vegas-showdown.sealedTitle') })).toBeVisible();
  });
});

test.describe('in every theme', () => {
  test.use({ settings: AS_THE_DEVICE_WISHES });

  test('the result and the finished table are accessible', async ({ page, wording }) => {
    const player = await sitDown(page, wording, [], 3);
    await expect(player.result).toBeVisible({ timeout: 90_000 });
    await expectAccessibleEnd(page, player.result);
  });
});

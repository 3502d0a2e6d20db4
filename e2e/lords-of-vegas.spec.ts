/** Lords of Vegas in the browser: a whole match with a deal, and accessibility of every state of a turn. */

import type { Locator, Page } from '@playwright/test';
import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { OVER } from './support/playing.ts';
import { type Targets, waitForNone, waitForTarget } from './support/targets.ts';
import { DESKTOP, expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

/** From the billboard to a table of two people. */
const sitDown = async (page: Page, wording: Wording): Promise<Locator> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text('lords-of-vegas.frontTitle') });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  const names = dialog.getByRole('textbox', { name: wording.like('setup.name') });
  await expect(names).toHaveCount(2);
  await names.nth(0).fill('Ada');
  await names.nth(1).fill('Ben');
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  const dock = page.getByRole('region', { name: wording.text('table.actions') });
  await dock.waitFor();
  return dock;
};

/** The name of the button of an owned lot. */
const lotOf = (page: Page, wording: Wording, name: string): Locator =>
  page.getByRole('button', { name: wording.like('lords-of-vegas.lotOwned', { name }) }).first();

/** The element of each decision of a turn. */
const QUESTIONS = {
  draw: { css: '.dock [data-control="draw"]' },
  endTurn: { css: '.dock [data-control="endTurn"]' },
  giveUp: { css: '.lot-open' },
} as const satisfies Targets<string>;

test.describe('with animations', () => {
  test.use({ calm: false });

  test('two people play a whole match at one screen, with a lot built on and a lot sold', async ({ page, wording }) => {
    const dock = await sitDown(page, wording);
    const draw = dock.getByRole('button', { name: wording.text('lords-of-vegas.draw'), exact: true });
    const end = dock.getByRole('button', { name: wording.text('lords-of-vegas.endTurn'), exact: true });
    const towers = page.getByRole('list', { name: wording.text('finale.towers') });
    const build = dock.getByRole('button', { name: new RegExp(`^${wording.text('lords-of-vegas.build')}`) });
    // A step ends when its decision has left the screen, so that the next check sees the next decision.
    const press = async (button: Locator, question: keyof typeof QUESTIONS): Promise<void> => {
      await button.click();
      await waitForNone(page, { [question]: QUESTIONS[question] });
    };
    await press(draw, 'draw');
    // The first player who can afford to build on an own lot does so.
    while ((await build.getAttribute('aria-disabled')) === 'true') {
      await press(end, 'endTurn');
      await press(draw, 'draw');
    }
    const names = await dock.textContent();
    const [builder, partner] = names?.includes(wording.text('table.yourTurn', { name: 'Ada' }))
      ? ['Ada', 'Ben']
      : ['Ben', 'Ada'];
    await build.click();
    await page.locator('.lot-open').first().click();
    const ways = page.getByRole('region', { name: wording.like('lords-of-vegas.atLot') }).first();
    await ways.getByRole('button').first().click();
    await dock.getByRole('button', { name: wording.like('lords-of-vegas.doBuild') }).click();
    const boss = new RegExp(`${wording.text('lords-of-vegas.bossIs', { name: builder })}$`);
    await expect(page.getByRole('button', { name: boss })).toHaveCount(1);

    await dock.getByRole('button', { name: new RegExp(`^${wording.text('lords-of-vegas.trade')}`) }).click();
    const sold = lotOf(page, wording, builder);
    const lot = (await sold.textContent())?.match(/[A-F]\d+/)?.[0] ?? '';
    await sold.click();
    const deal = page.getByRole('region', { name: wording.text('lords-of-vegas.trade') }).first();
    await deal
      .getByRole('button', { name: wording.text('lords-of-vegas.moreMoney') })
      .last()
      .click();
    await dock.getByRole('button', { name: wording.text('lords-of-vegas.propose', { name: partner }) }).click();
    await page.getByRole('button', { name: wording.text('lords-of-vegas.accept') }).click();
    await expect(
      page.getByRole('button', { name: wording.like('lords-of-vegas.lotOwned', { lot, name: partner }) }),
    ).toBeVisible();

    await press(end, 'endTurn');
    const answers = {
      draw: () => press(draw, 'draw'),
      endTurn: () => press(end, 'endTurn'),
      // All ten markers are out: one of them moves to the lot just drawn.
      giveUp: async () => {
        await page.locator('.lot-open').first().click();
        await press(dock.getByRole('button', { name: wording.like('lords-of-vegas.doGiveUp') }), 'giveUp');
      },
    };
    for (let steps = 0; ; steps++) {
      expect(steps).toBeLessThan(200);
      const asked = await waitForTarget(page, { over: OVER, ...QUESTIONS });
      if (asked === 'over') break;
      await answers[asked]();
    }
    await expect(towers.getByRole('listitem').filter({ hasText: /Ada|Ben/ })).toHaveCount(2);
  });
});

for (const [size, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(size, () => {
    test.use({ ...device, settings: AS_THE_DEVICE_WISHES });

    test('every state of a turn is accessible in the night and day theme', async ({ page, wording }) => {
      const dock = await sitDown(page, wording);
      await expectAccessibleByNightAndDay(page, 'before the card');
      await dock.getByRole('button', { name: wording.text('lords-of-vegas.draw'), exact: true }).click();
      await dock.getByRole('button', { name: wording.text('lords-of-vegas.endTurn'), exact: true }).waitFor();
      await lotOf(page, wording, 'Ada').click();
      await expectAccessibleByNightAndDay(page, 'a lot in question');
      await page.keyboard.press('Escape');
      await page.keyboard.press('KeyT');
      await expectAccessibleByNightAndDay(page, 'a deal in the making');
    });
  });
}

test.describe('on a phone, in Russian', () => {
  test.use({ ...PHONE, language: 'ru' });

  test('the deal builder leaves the whole board visible, with its sentence', async ({ page, wording }) => {
    const dock = await sitDown(page, wording);
    await dock.getByRole('button', { name: wording.text('lords-of-vegas.draw'), exact: true }).click();
    // Two low rows of tools, so that the board is large.
    expect((await dock.locator('.tools').boundingBox())?.height).toBeLessThanOrEqual(2 * 46 + 8);
    await dock.getByRole('button', { name: new RegExp(`^${wording.text('lords-of-vegas.trade')}`) }).tap();
    await lotOf(page, wording, 'Ada').tap();
    await expect(dock.locator('.trade-sentence')).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('button', { name: /^(?:Участок )?F9,/ });
    await expect(last).toBeInViewport({ ratio: 1 });
    const below = await dock.evaluate((element) => element.getBoundingClientRect().top);
    const bottom = await last.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(below);
    // One line of text, as high as other large buttons.
    const propose = dock.getByRole('button', { name: wording.like('lords-of-vegas.propose') });
    expect((await propose.boundingBox())?.height).toBe(50);
  });
});

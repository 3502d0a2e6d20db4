/** Guided first matches: offered to newcomers, followed to their end, left and taken up again. */

import type { Locator, Page, ViewportSize } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { CLASSIC, followLesson, LORDS, ROYALE, SHOWDOWN, startOnBillboard } from './support/lessons.ts';
import { playerAt } from './support/playing.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

test.use({ newcomer: true });

const cardOf = (page: Page): Locator => page.locator('.coach-card');

/** From the home page with two clicks: "Play now" and the offer. */
const acceptOffer = async (page: Page, wording: Wording): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.playNow') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wording.text('shell.guided') })
    .click();
  await cardOf(page).waitFor();
};

const ANY_DESKTOP: readonly ViewportSize[] = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const ANY_PHONE: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/**
 * Sees nothing wrong: the card covers no spot and no control, the control takes a press, and nothing has scrolled the
 * top bar of the table out of the window.
 */
const FINE = { covered: [], isPressable: true, isInWindow: true, scrolledBy: 0 };

const lookAtCard = (page: Page): Promise<typeof FINE> =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('.coach-card');
    const box = card?.getBoundingClientRect() ?? new DOMRect();
    const marks = [...document.querySelectorAll('.coach-spot, .coach-control')].filter((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
    const lit = card?.dataset['lit'];
    const ring = document.querySelector('.coach-control')?.getBoundingClientRect();
    const isHit = (ring: DOMRect): boolean =>
      document
        .elementFromPoint((ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2)
        ?.closest(`[data-control="${lit}"]`) != null;
    return {
      covered: marks.map(({ className }) => className) as never[],
      isPressable: lit === undefined || (ring !== undefined && isHit(ring)),
      isInWindow: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
      scrolledBy: scrollY + (document.querySelector('.table-frame')?.scrollTop ?? 0),
    };
  });

const expectInSight = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('.coach-spot').count()).toBeGreaterThan(0);
  await expect.poll(() => lookAtCard(page)).toEqual(FINE);
};

/** Measures the card in windows of these sizes; the first one is that of the journey. */
const expectInSightAt = async (page: Page, sizes: readonly ViewportSize[]): Promise<void> => {
  for (const size of [...sizes.slice(1), ...sizes.slice(0, 1)])
    await test.step(`${size.width}x${size.height}`, async () => {
      await page.setViewportSize(size);
      await expectInSight(page);
    });
};

test('the classic lesson is followed to its end on a desktop, and a reload goes on where it was', async ({
  page,
  wording,
}) => {
  await acceptOffer(page, wording);
  // The first own decision is two clicks away from the home page.
  await expect(playerAt(page, wording).rollButton).toBeVisible();
  const steps = await followLesson(page, {
    ...CLASSIC.journey(page, wording),
    onCard: () => expectInSightAt(page, ANY_DESKTOP),
    onStep: async (step) => {
      if (step === 'place') await expectAccessible(page, 'a step of the coach');
      if (step !== 'second') return;
      await page.reload();
      await expect(cardOf(page)).toHaveAttribute('data-step', 'second');
    },
  });
  expect(steps).toEqual(CLASSIC.steps);
  await expect(cardOf(page)).toHaveCount(0);
});

test('the first steps accept only what is lit, and say so', async ({ page, wording }) => {
  await acceptOffer(page, wording);
  const player = playerAt(page, wording);
  await player.roll();
  await expect(cardOf(page)).toHaveAttribute('data-lit', 'place-5');
  await page.keyboard.press('1');
  await page.locator('[data-control="place-1"]').click({ force: true });
  await expect(cardOf(page)).toContainText(wording.text('lesson.onlyThis'));
  await expect(page.locator('[data-control="place-1"]')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('5');
  await expect(cardOf(page)).toHaveAttribute('data-lit', 'confirm');
});

test('"Show me" plays the move and takes it back', async ({ page, wording }) => {
  await acceptOffer(page, wording);
  await playerAt(page, wording).roll();
  await expect(cardOf(page)).toHaveAttribute('data-step', 'place');
  const dice = page.locator('[data-cell="5-0"] .cell-count');
  await page.locator('[data-coach="show"]').click();
  await expect(dice).toHaveText('3');
  await expect(dice).toHaveCount(0);
  await expect(cardOf(page)).toHaveAttribute('data-lit', 'place-5');
});

test('a refused wish becomes a lesson, the coach can be sent away and called back', async ({ page, wording }) => {
  await acceptOffer(page, wording);
  const player = playerAt(page, wording);
  await followLesson(page, CLASSIC.journey(page, wording), 'place');
  await page.locator('[data-control="confirm"]').click();
  await player.roll();
  await expect(cardOf(page)).toHaveAttribute('data-step', 'tie');
  await page.locator('.dock-primary').click({ force: true });
  await expect(cardOf(page)).toContainText(wording.text('lesson.refused'));
  await expect(cardOf(page)).toContainText(wording.text('las-vegas.chooseFirst'));
  await page.locator('[data-coach="leave"]').click();
  await expect(cardOf(page)).toHaveCount(0);
  await page.reload();
  await expect(player.lanes.first()).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: wording.text('table.menu') }).click();
  await page.getByRole('menuitem', { name: wording.text('table.coach') }).click();
  await expect(cardOf(page)).toHaveAttribute('data-step', 'tie');
});

test('the set-up offers the lesson to newcomers only', async ({ page, wording }) => {
  await page.goto('/');
  const openSetup = () => page.getByRole('button', { name: wording.text('home.newTable') }).click();
  await openSetup();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  await dialog.getByRole('button', { name: wording.text('shell.guided') }).click();
  await cardOf(page).waitFor();
  await page.goto('/');
  await openSetup();
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).waitFor();
  await expect(dialog.getByRole('button', { name: wording.text('shell.guided') })).toHaveCount(0);
});

test('a lesson goes on where it was left, and begins anew once it is finished', async ({ page, wording }) => {
  await startOnBillboard(page, wording, CLASSIC);
  await followLesson(page, CLASSIC.journey(page, wording), 'tie');
  const first = page.url();
  await startOnBillboard(page, wording, CLASSIC);
  await expect(page).toHaveURL(first);
  await expect(cardOf(page)).toHaveAttribute('data-step', 'tie');
  await followLesson(page, CLASSIC.journey(page, wording));
  await startOnBillboard(page, wording, CLASSIC);
  await expect(cardOf(page)).toHaveAttribute('data-step', CLASSIC.steps[0] as string);
  expect(page.url()).not.toBe(first);
});

for (const lesson of [ROYALE, LORDS, SHOWDOWN]) {
  test(`the lesson ${lesson.name} is followed to its end on a desktop`, async ({ page, wording }) => {
    await startOnBillboard(page, wording, lesson);
    const journey = { ...lesson.journey(page, wording), onCard: () => expectInSightAt(page, ANY_DESKTOP) };
    expect(await followLesson(page, journey)).toEqual(lesson.steps);
  });
}

test.describe('on a phone in Russian', () => {
  test.use({ ...PHONE, language: 'ru' });

  for (const lesson of [CLASSIC, ROYALE, LORDS, SHOWDOWN]) {
    test(`the lesson ${lesson.name} is followed to its end`, async ({ page, wording }) => {
      await startOnBillboard(page, wording, lesson);
      const steps = await followLesson(page, {
        ...lesson.journey(page, wording),
        onCard: () => expectInSightAt(page, ANY_PHONE),
        onStep: async (step) => {
          if (step === lesson.steps[2]) await expectAccessible(page, `a step of the lesson ${lesson.name}`);
        },
      });
      expect(steps).toEqual(lesson.steps);
    });
  }
});

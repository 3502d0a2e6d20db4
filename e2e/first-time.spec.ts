/** From the home page to the first own decision in at most two clicks, in every game, with and without the coach. */

import type { Locator, Page } from '@playwright/test';
import { CLASSIC, LORDS, ROYALE, SHOWDOWN, type TaughtLesson } from './support/lessons.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const CLICKS_MAX = 2;

/** Presses these one after the other. The first decision then waits for the person. */
const expectDecisionAfter = async (page: Page, clicks: readonly Locator[], decision: string): Promise<void> => {
  expect(clicks.length).toBeLessThanOrEqual(CLICKS_MAX);
  for (const button of clicks) await button.click();
  await expect(page.locator(`${decision}[aria-disabled="false"]`).filter({ visible: true }).first()).toBeVisible();
};

const billboardOf = (page: Page, wording: Wording, { game }: TaughtLesson): Locator =>
  page.getByRole('region', { name: wording.text(game), exact: true });

/** The choice of the edition, if it is not the first one. */
const editionOf = (page: Page, wording: Wording, lesson: TaughtLesson): Locator[] =>
  lesson.edition === null || lesson === CLASSIC
    ? []
    : [
        billboardOf(page, wording, lesson)
          .locator('label', { hasText: wording.text(lesson.edition) })
          .last(),
      ];

/** What a newcomer presses first in each lesson. */
const FIRST: readonly (readonly [TaughtLesson, string])[] = [
  [CLASSIC, '[data-control="roll"]'],
  [ROYALE, '[data-control="roll"]'],
  [LORDS, '[data-control="draw"]'],
  [SHOWDOWN, '[data-control="bid-lounge-9"]'],
];

for (const [size, device] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ ...device, newcomer: true });

    for (const [lesson, decision] of FIRST) {
      test(`the lesson ${lesson.name} asks for a decision after two clicks`, async ({ page, wording }) => {
        await page.goto('/');
        const guided = billboardOf(page, wording, lesson).getByRole('button', { name: wording.text('shell.guided') });
        await expectDecisionAfter(page, [...editionOf(page, wording, lesson), guided], decision);
        await expect(page.locator('.coach-card')).toBeVisible();
      });
    }

    for (const [lesson, decision] of FIRST.filter(([one]) => one !== ROYALE)) {
      test(`${lesson.name}: play, and decline the coach or accept it`, async ({ page, wording }) => {
        await page.goto('/');
        const play = billboardOf(page, wording, lesson).getByRole('button', { name: wording.text('home.playBots') });
        const offer = page.getByRole('dialog');
        await expectDecisionAfter(
          page,
          [play, offer.getByRole('button', { name: wording.text('shell.guided') })],
          decision,
        );
        // Offered once: the next time the table opens at once.
        await page.goto('/');
        await play.click();
        await page.locator('.dock').waitFor();
        await expect(offer).toHaveCount(0);
        await expect(page.locator('.coach-card')).toHaveCount(0);
      });
    }
  });
}

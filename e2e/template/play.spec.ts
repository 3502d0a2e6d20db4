/** Neon Row through the screen: a person and a bot play to the end, on a desk and on a phone. */

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Targets, waitForNone, waitForTarget } from '../support/targets.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';
import type { Wording } from '../support/wording.ts';

type Asked = 'roll' | 'place' | 'over';

/** More than any match asks of one player. */
const STEPS_MAX = 50;

const QUESTIONS = {
  roll: { css: '.dock [data-control="roll"]' },
  place: { css: 'li [data-control^="place-"][aria-disabled="false"]' },
} as const satisfies Targets<Exclude<Asked, 'over'>>;

const TARGETS: Targets<Asked> = { over: { css: '.finale' }, ...QUESTIONS };

/** From the home page to a table with one bot. */
const sitDown = async (page: Page, wording: Wording): Promise<void> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text('template.frontTitle') });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  const who = dialog.getByRole('combobox', { name: wording.text('setup.who', { number: 2 }) });
  await who.selectOption(wording.text('setup.steady'));
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  await page.getByRole('region', { name: wording.text('table.actions') }).waitFor();
};

/** Answers the question on the screen in the plainest way, and waits until the question is gone. */
const step = async (page: Page, wording: Wording): Promise<Asked> => {
  const asked = await waitForTarget(page, TARGETS);
  if (asked === 'over') return asked;
  const dock = page.getByRole('region', { name: wording.text('table.actions') });
  if (asked === 'roll') await dock.getByRole('button', { name: wording.like('template.roll') }).click();
  else {
    await page.locator(QUESTIONS.place.css).first().click();
    await dock.locator('[data-control="confirm"]').click();
  }
  await waitForNone(page, { [asked]: QUESTIONS[asked] });
  return asked;
};

for (const [screen, size] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${screen}`, () => {
    test.use(size);

    test('a person plays a match against a bot to the end', async ({ page, wording }) => {
      await sitDown(page, wording);
      await waitForTarget(page, TARGETS);
      await expectAccessible(page, `the board on a ${screen}`);
      let steps = 0;
      while ((await step(page, wording)) !== 'over') expect(steps++).toBeLessThan(STEPS_MAX);
      const towers = page.getByRole('list', { name: wording.text('finale.towers') });
      await expect(towers.getByRole('listitem')).toHaveCount(2);
    });
  });
}

/** Every step of every lesson in both sizes, in English and Russian. */

import { join } from 'node:path';
import { CLASSIC, followLesson, LORDS, ROYALE, SHOWDOWN, startOnBillboard } from '../support/lessons.ts';
import { DESKTOP, PHONE, test } from '../support/test.ts';

const FOLDER = process.env['SCREENSHOTS'] ?? '.cache/screenshots';
/** The card moves to its place. */
const MOVED_MS = 350;

for (const language of ['en', 'ru'] as const) {
  for (const [size, device] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test.describe(`${language} ${size}`, () => {
      test.use({ ...device, language, newcomer: true });

      test('the offer', async ({ page, wording }) => {
        await page.goto('/');
        await page.getByRole('button', { name: wording.text('home.playNow') }).click();
        await page.getByRole('dialog').waitFor();
        await page.screenshot({ path: join(FOLDER, `lesson-offer-${size}-${language}.png`) });
      });

      for (const lesson of [CLASSIC, ROYALE, LORDS, SHOWDOWN]) {
        test(lesson.name, async ({ page, wording }) => {
          await startOnBillboard(page, wording, lesson);
          await followLesson(page, {
            ...lesson.journey(page, wording),
            onStep: async (step) => {
              await page.waitForTimeout(MOVED_MS);
              const name = `lesson-${lesson.name}-${step}-${size}-${language}.png`;
              await page.screenshot({ path: join(FOLDER, name) });
            },
          });
        });
      }
    });
  }
}

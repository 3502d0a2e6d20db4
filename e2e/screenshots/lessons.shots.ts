/** Every step of every lesson in both sizes, in English and Russian. */

import { join } from 'node:path';
import { followLesson } from '../support/lessons.ts';
import { playerAt, QUESTIONS } from '../support/playing.ts';
import { DESKTOP, PHONE, test } from '../support/test.ts';

const FOLDER = process.env['SCREENSHOTS'] ?? '.cache/screenshots';

for (const language of ['en', 'ru'] as const) {
  for (const [size, device] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test.describe(`${language} ${size}`, () => {
      test.use({ ...device, language, newcomer: true });

      test('Las Vegas', async ({ page, wording }) => {
        await page.goto('/');
        await page.getByRole('button', { name: wording.text('home.playNow') }).click();
        await page.getByRole('dialog').waitFor();
        await page.screenshot({ path: join(FOLDER, `lesson-offer-${size}-${language}.png`) });
        await page
          .getByRole('dialog')
          .getByRole('button', { name: wording.text('shell.guided') })
          .click();
        const player = playerAt(page, wording);
        await followLesson(page, 'farewell', {
          decisions: QUESTIONS,
          choose: async () => void (await player.step()),
          onStep: async (step) => {
            await page.waitForTimeout(350);
            await page.screenshot({ path: join(FOLDER, `lesson-classic-${step}-${size}-${language}.png`) });
          },
        });
      });
    });
  }
}

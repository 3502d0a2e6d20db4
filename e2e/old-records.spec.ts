/** Every golden match, of every version of the rules, opens in the replay page and ends there as recorded. */

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@fremont/games/manifest';
import { expect, test } from './support/test.ts';

const folderOf = (game: string): string =>
  fileURLToPath(new URL(`../packages/games/${game}/test/golden/`, import.meta.url));

for (const game of GAME_IDS)
  test(`every golden match of ${game} opens in the replay page`, async ({ page, wording }) => {
    const files = readdirSync(folderOf(game)).filter((file) => file.endsWith('.json'));
    const slider = page.getByRole('slider', { name: wording.text('replay.place') });
    await page.goto('/replay');
    for (const file of files) {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: wording.text('replay.chooseFile') }).click(),
      ]);
      await chooser.setFiles(folderOf(game) + file);
      await slider.waitFor();
      await page.keyboard.press('End');
      await expect(slider, file).toHaveValue((await slider.getAttribute('max')) ?? '');
      await expect(page.getByRole('button', { name: wording.like('replay.seeAs') }), file).toContainText(
        wording.text('replay.openView'),
      );
      await page.goto('/replay');
    }
  });

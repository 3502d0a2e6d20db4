/** A match from its end to the next one: finished, found, watched, seen as another, played on and won, shared, opened elsewhere. */

import { shareByClipboard } from './support/clipboard.ts';
import { filesOnly } from './support/files-only.ts';
import { playerAt } from './support/playing.ts';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';

const OPEN_ACTIONS = 10;
/** The first seat wins for every roll of the last ten actions: every other ending was tried. */
const MATCH: StoredMatch = {
  game: 'las-vegas',
  golden: 'classic-3',
  occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara']),
  without: OPEN_ACTIONS,
};

for (const [device, options] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('a match is finished, found, watched, played on, won, and opened elsewhere without a server', async ({
      page,
      wording,
      browser,
    }) => {
      await shareByClipboard(page);
      const player = playerAt(page, wording);
      const slider = page.getByRole('slider', { name: wording.text('replay.place') });
      const dialog = page.getByRole('dialog');
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const finished = page.getByRole('region', { name: wording.text('matches.finished') }).locator('.match-row');

      await page.goto(await storeMatch(page, MATCH));
      await player.toTheEnd();
      await expect(player.result).toContainText('Ada');

      await page.goto('/matches');
      await page.getByRole('searchbox').fill('bruno');
      await expect(finished).toHaveCount(1);
      await expect(finished).toContainText(wording.text('matches.youWon'));
      await finished.getByRole('link', { name: wording.text('replay.title') }).click();
      await slider.waitFor();

      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      await expect(page.locator('.table-title')).toContainText(
        wording.text('las-vegas.round', { round: 3, rounds: 4 }),
      );
      await page.getByRole('button', { name: wording.like('replay.seeAs') }).click();
      await page.getByRole('menuitemradio', { name: 'Bruno' }).click();
      await expect(page.getByRole('button', { name: wording.text('replay.seeAs', { name: 'Bruno' }) })).toBeVisible();

      const last = Number(await slider.getAttribute('max'));
      await slider.fill(String(last - OPEN_ACTIONS));
      await button(wording.text('replay.playOn')).click();
      await dialog.getByRole('radio', { name: 'Ada' }).check();
      await dialog.getByRole('button', { name: wording.text('replay.playOnConfirm'), exact: true }).click();
      await expect(page).toHaveURL(/\/table\//);
      await player.toTheEnd();
      await expect(player.result).toContainText('Ada');

      // Both are in the list now, and the second one says where it came from.
      await page.goto('/matches');
      await page.getByRole('searchbox').fill('');
      await expect(finished).toHaveCount(2);
      const fork = finished.filter({ hasText: wording.text('matches.from-fork') });
      await expect(fork).toContainText(wording.text('matches.youWon'));
      await fork.getByRole('link', { name: wording.text('replay.title') }).click();
      await slider.waitFor();
      await button(wording.text('replay.share')).click();
      await dialog.getByRole('button', { name: wording.text('replay.shareMatch') }).click();
      await expect(page.getByText(wording.text('replay.linkCopied'))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const server = await filesOnly();
      const other = await browser.newPage();
      await other.goto(`${server.address}/replay${new URL(link).hash}`);
      const elsewhere = other.getByRole('slider', { name: wording.text('replay.place') });
      await elsewhere.waitFor();
      await expect(elsewhere).toHaveAttribute('max', (await slider.getAttribute('max')) ?? '');
      // A link without a proof makes no claim about its dice.
      if (device === 'a phone') {
        await other.getByRole('button', { name: wording.text('table.menu') }).click();
        await other.getByRole('menuitem', { name: wording.text('replay.verify') }).click();
      } else await other.getByRole('button', { name: wording.text('replay.verify'), exact: true }).click();
      await expect(other.getByRole('dialog')).toContainText(wording.text('replay.verifyCopy'));
      await other.close();
      await server.close();
    });
  });

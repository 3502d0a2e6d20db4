/** Every screen in both sizes, in English and Russian, at night, and in English by day. */

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Player, playerAt } from '../support/playing.ts';
import { royalePlayerAt, setUpRoyale } from '../support/royale.ts';
import { openSetup, setUpTable } from '../support/setting-up.ts';
import { DESKTOP, PHONE, test } from '../support/test.ts';

const FOLDER = process.env['SCREENSHOTS'] ?? '.cache/screenshots';

const LOOKS = [
  { language: 'en', theme: 'night', people: ['Ada', 'Ben'] },
  { language: 'ru', theme: 'night', people: ['Аня', 'Борис'] },
  { language: 'en', theme: 'day', people: ['Ada', 'Ben'] },
] as const;

const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

const PAGES = [
  ['home', '/'],
  ['rules', '/rules/las-vegas'],
  ['settings', '/settings'],
  ['credits', '/credits'],
  ['not-found', '/no/such/page'],
  ['no-table', '/table/nowhere'],
] as const;

/** All sixteen tiles, six per table. */
const FACES = [
  ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'],
  ['A2', 'B2', 'C2', 'D2', 'E2', 'F2'],
  ['G1', 'H1'],
  ['G2', 'H2'],
] as const;

const playSome = async (player: Player, steps: number): Promise<void> => {
  for (let step = 0; step < steps; step++) await player.step();
};

/** Plays until a roll waits to be placed. */
const untilRolled = async (player: Player): Promise<void> => {
  while ((await player.asked()) !== 'place') await player.step();
};

for (const { language, theme, people } of LOOKS) {
  for (const [size, device] of SIZES) {
    test.describe(`${language} ${theme} ${size}`, () => {
      test.use({ ...device, language, settings: { theme } });

      const shoot = async (page: Page, screen: string, fullPage = false): Promise<void> => {
        await page.evaluate(() => document.fonts.ready);
        const path = join(FOLDER, `${screen}-${size}-${language}-${theme}.png`);
        await page.screenshot({ path, fullPage, animations: 'disabled' });
      };

      test('pages', async ({ page }) => {
        for (const [name, path] of PAGES) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await shoot(page, name);
          await shoot(page, `${name}-whole`, true);
        }
      });

      test('set-up', async ({ page, wording }) => {
        await openSetup(page, wording);
        await shoot(page, 'set-up');
      });

      test('a classic match', async ({ page, wording }) => {
        await setUpTable(page, wording, { people: [people[0]], bots: 2 });
        const player = playerAt(page, wording);
        await playSome(player, 2);
        await player.asked();
        await shoot(page, 'classic-roll');
        await playSome(player, 4);
        await untilRolled(player);
        await shoot(page, 'classic-place');
        await player.lanes.first().click();
        await shoot(page, 'classic-chosen');
        await page.keyboard.press('v');
        await shoot(page, 'classic-in-words');
        await page.keyboard.press('v');
        await page.keyboard.press('Shift+Slash');
        await shoot(page, 'keys');
        await page.keyboard.press('Escape');
        await page.goto('/');
        await page.getByRole('link', { name: wording.like('matches.openTable') }).waitFor();
        await shoot(page, 'home-continue');
        await page.goBack();
        await player.toTheEnd();
        await shoot(page, 'classic-result');
        await page.keyboard.press('Escape');
        await shoot(page, 'classic-over');
      });

      test('Royale with five', async ({ page, wording }) => {
        await setUpTable(page, wording, { people: [people[0]], bots: 4, edition: 'royale-base' });
        const player = playerAt(page, wording);
        await playSome(player, 4);
        await untilRolled(player);
        await player.passButton.click();
        await shoot(page, 'royale-pass');
        await player.passButton.click();
        await player.lanes.first().click();
        await shoot(page, 'royale-chosen');
        await player.toTheEnd();
        await shoot(page, 'royale-result');
      });

      test('Royale with every tile', async ({ page, wording }) => {
        for (const [index, faces] of FACES.entries()) {
          await setUpRoyale(page, wording, { people: [people[0]], bots: 2, faces });
          const player = royalePlayerAt(page, wording);
          await player.asked();
          await shoot(page, `royale-tiles-${index + 1}`);
          while ((await player.asked()) !== 'tile') await player.step();
          await shoot(page, `royale-question-${index + 1}`);
        }
      });

      test('two people with secrets', async ({ page, wording }) => {
        await setUpTable(page, wording, { people, winnings: 'hidden', neutralDice: true });
        const player = playerAt(page, wording);
        await player.asked();
        await shoot(page, 'hand-over');
        await player.takeOver();
        await untilRolled(player);
        await shoot(page, 'neutral-dice');
        await page.keyboard.press('Control+z');
        await page.getByRole('dialog', { name: wording.text('dialogs.undoTitle') }).waitFor();
        await shoot(page, 'undo');
      });
    });
  }
}

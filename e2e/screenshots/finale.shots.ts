/** The finale of every game, as winner, loser and spectator, and a film strip of the show. */

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { occupantsNamed, type StoredMatch, storeMatch } from '../support/stored-match.ts';
import { DESKTOP, PHONE, test } from '../support/test.ts';

const FOLDER = process.env['SCREENSHOTS'] ?? '.cache/screenshots';

const LANDSCAPE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;

const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
  ['landscape', LANDSCAPE],
] as const;

const LOOKS = [
  { language: 'en', theme: 'night' },
  { language: 'ru', theme: 'night' },
  { language: 'de', theme: 'night' },
  { language: 'en', theme: 'day' },
] as const;

const MATCHES: Readonly<Record<string, StoredMatch>> = {
  'classic-loser': {
    game: 'las-vegas',
    golden: 'classic-4',
    occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'bot Dario', 'Ada']),
  },
  'classic-tie-break': {
    game: 'las-vegas',
    golden: 'classic-tie-broken-by-bills-3',
    occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara']),
  },
  'classic-shared': {
    game: 'las-vegas',
    golden: 'classic-shared-win-2',
    occupants: occupantsNamed(['Ada', 'Konstantin der Großartige']),
  },
  'royale-winner': {
    game: 'las-vegas',
    golden: 'royale-5',
    occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'Ada', 'bot Dario', 'bot Edie']),
  },
  'lords-loser': {
    game: 'lords-of-vegas',
    golden: 'standard-4',
    occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'Ada', 'bot Dario']),
  },
  'showdown-spectator': {
    game: 'vegas-showdown',
    golden: 'rulebook-5',
    occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'bot Maximiliana von und zu', 'bot Dario', 'bot Edie']),
  },
  'showdown-loser': {
    game: 'vegas-showdown',
    golden: 'rulebook-3',
    occupants: occupantsNamed(['bot Bruno', 'bot Chiara', 'Ada']),
  },
};

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `finale-${name}.png`), animations: 'disabled' });
};

for (const { language, theme } of LOOKS) {
  for (const [size, device] of SIZES) {
    test.describe(`${language} ${theme} ${size}`, () => {
      test.use({ ...device, language, settings: { theme } });

      test('the finale of every game', async ({ page }) => {
        for (const [name, match] of Object.entries(MATCHES)) {
          await page.goto(await storeMatch(page, match));
          await page.locator('.highlight').first().waitFor();
          await shoot(page, `${name}-${size}-${language}-${theme}`);
          if (size === 'desktop') continue;
          await page.locator('.finale-scroll').evaluate((one) => one.scrollTo(0, one.scrollHeight));
          await shoot(page, `${name}-${size}-end-${language}-${theme}`);
        }
      });
    });
  }
}

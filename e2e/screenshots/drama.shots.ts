/**
 * Film strips of the drama at a table: five frames of a motion, and the sixth of its result. Taken from replays. After a build:
 * `npx playwright test --config=e2e/screenshots.config.ts drama.shots`
 */

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { comeToRest, hold, isHeld, prepareToHold } from '../support/held-motion.ts';
import { occupantsNamed, type StoredMatch, storeMatch } from '../support/stored-match.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

const FOLDER = process.env['SCREENSHOTS'] ?? '.cache/screenshots';

const matchOf = (game: string, golden: string, names: readonly string[]): StoredMatch => ({
  game,
  golden,
  occupants: occupantsNamed(names),
});

const CLASSIC = matchOf('las-vegas', 'classic-4', ['bot Bruno', 'bot Chiara', 'bot Dario', 'Ada']);
const ROYALE = matchOf('las-vegas', 'royale-5', ['bot Bruno', 'bot Chiara', 'Ada', 'bot Dario', 'bot Edie']);
const LORDS = matchOf('lords-of-vegas', 'standard-4', ['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario']);
const SHOWDOWN = matchOf('vegas-showdown', 'rulebook-5', ['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario', 'bot Edie']);

interface Moment {
  readonly match: StoredMatch;
  /** The share of the match that lies before it. */
  readonly after: number;
  /** What the page shows while it is in motion. */
  readonly css: string;
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  roll: { match: CLASSIC, after: 0.3, css: '.tray [data-die]' },
  'bill-won': { match: CLASSIC, after: 0.3, css: '.flying' },
  'black-dice': { match: ROYALE, after: 0.2, css: '[data-black="true"]' },
  'jackpot-or-bet': { match: ROYALE, after: 0.3, css: '.prompt-told' },
  card: { match: LORDS, after: 0.5, css: '.turned-card' },
  'lots-paid': { match: LORDS, after: 0.6, css: '.flying-money' },
  gamble: { match: LORDS, after: 0.3, css: '.roll-plate' },
  'event-card': { match: SHOWDOWN, after: 0.3, css: '.turned-event' },
  income: { match: SHOWDOWN, after: 0.5, css: '.flying-money' },
  bid: { match: SHOWDOWN, after: 0.4, css: '.track .badge' },
};

const FRAMES = [0.02, 0.25, 0.5, 0.75, 0.98] as const;

/** Every held animation at this share of its time. */
const moveTo = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => {
    for (const animation of window.fremontHeld ?? [])
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime ?? 0) * part;
  }, share);

/** A result lies still for at most this time before the next motion of its story. */
const STILL_MS = 1_500;

const isHeldSoon = async (page: Page): Promise<boolean> => {
  for (let waited = 0; waited < STILL_MS; waited += 50) {
    if (await isHeld(page)) return true;
    await page.waitForTimeout(50);
  }
  return false;
};

/** Steps through the replay until this is in motion. */
const untilMoment = async (page: Page, css: string): Promise<void> => {
  for (let steps = 0; steps < 200; steps++) {
    if (await isHeldSoon(page)) {
      if ((await page.locator(css).count()) > 0) return;
      await comeToRest(page);
    } else await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no motion shows ${css}`);
};

/** Six pictures in one, three in a row. */
const saveStrip = async (page: Page, pictures: readonly Buffer[], name: string): Promise<void> => {
  const sheet = await page.context().newPage();
  const width = page.viewportSize()?.width ?? 0;
  const shown = Math.min(640, width);
  await sheet.setViewportSize({ width: shown * 3 + 16, height: 100 });
  const images = pictures.map(
    (picture) => `<img width="${shown}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await sheet.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px">${images.join('')}`);
  await sheet.screenshot({ path: join(FOLDER, `drama-${name}.png`), fullPage: true });
  await sheet.close();
};

test.use({ calm: false, settings: { speed: 1, motion: 'full' } });

for (const [size, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test.describe(size, () => {
    test.use(device);

    for (const [name, { match, after, css }] of Object.entries(MOMENTS))
      test(name, async ({ page, wording }) => {
        await prepareToHold(page);
        await page.goto((await storeMatch(page, match)).replace('/table/', '/replay/'));
        const slider = page.getByRole('slider', { name: wording.text('replay.place') });
        await slider.waitFor();
        await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * after)));
        await expect.poll(() => isHeld(page)).toBe(false);
        await hold(page);
        await page.locator('body').click({ position: { x: 3, y: 3 } });
        await untilMoment(page, css);
        const pictures: Buffer[] = [];
        for (const share of FRAMES) {
          await moveTo(page, share);
          pictures.push(await page.screenshot());
        }
        await comeToRest(page);
        await page.waitForTimeout(120);
        pictures.push(await page.screenshot());
        await saveStrip(page, pictures, `${name}-${size}`);
      });
  });

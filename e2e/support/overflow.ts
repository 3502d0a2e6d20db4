/**
 * Measures whether everything on the screen fits, in every language, at the sizes of a desktop and a phone, and at the
 * largest text size. Language and text size change in place, as they do when another tab changes the settings.
 */

import { LANGUAGES, type Language } from '@fremont/kernel';
import { expect, type Page } from '@playwright/test';
import { measureOverflow } from './overflow-measure.ts';
import { DESKTOP, PHONE } from './test.ts';

/** The languages with the longest words. */
const LONGEST = ['ru', 'de'] as const satisfies readonly Language[];

interface Look {
  readonly sizes: readonly (typeof DESKTOP | typeof PHONE)[];
  readonly textSize: 'standard' | 'largest';
  readonly languages: readonly Language[];
}

const SIZES = [DESKTOP, PHONE] as const;

const STANDARD: Look = { sizes: SIZES, textSize: 'standard', languages: LANGUAGES };

/** Every language, and the largest text on both sizes. */
const EVERY_LOOK: readonly Look[] = [STANDARD, { sizes: SIZES, textSize: 'largest', languages: LONGEST }];

/** Every language at the standard text size. */
export const STANDARD_LOOKS: readonly Look[] = [STANDARD];

/** Soft, so that one run reports every screen. */
export const expectEverythingFits = async (page: Page, name: string, looks = EVERY_LOOK): Promise<void> => {
  const size = page.viewportSize();
  const first = await page.evaluate(() => document.documentElement.lang);
  const faults: string[] = [];
  for (const { viewport } of SIZES) {
    await page.setViewportSize(viewport);
    for (const look of looks.filter(({ sizes }) => sizes.some((one) => one.viewport === viewport))) {
      const found = await measured(page, look);
      faults.push(...found.map((fault) => `${viewport.width} ${fault}`));
    }
  }
  expect.soft(faults, `everything fits: ${name}`).toEqual([]);
  if (size !== null) await page.setViewportSize(size);
  await measured(page, { ...STANDARD, languages: [first as Language] });
};

/** As an expression, which the content security policy does not concern. */
const measured = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(`(${measureLooks})(${JSON.stringify(look)}, ${measureOverflow})`);

/** Runs in the page. Changes language and text size without a reload, waits until they are drawn, and measures. */
const measureLooks = async ({ textSize, languages }: Look, measure: typeof measureOverflow): Promise<string[]> => {
  const key = 'fremont.settings';
  const root = document.documentElement;
  const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const wear = async (language: Language): Promise<void> => {
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language, textSize });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    while (root.lang !== language || root.dataset['text'] !== textSize) await later(5);
    // Texts that come from a file of their own, such as rules, arrive after the messages.
    await later(20);
    await document.fonts.ready;
  };
  const found: string[] = [];
  for (const [index, language] of languages.entries()) {
    await wear(language);
    // Observers of sizes run in a frame and may change the layout.
    if (index === 0) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    found.push(...measure('body').map((fault) => `${language} ${textSize}: ${fault}`));
  }
  return found;
};

/** What does not fit on the current screen, one line each. */
export const overflows = (page: Page): Promise<string[]> => page.evaluate(measureOverflow, 'body');

/**
 * Measures whether everything on the screen fits, in every language, at the sizes of a desktop and a phone, and at the
 * largest text size. Language and text size change in place, as they do when another tab changes the settings.
 */

import { LANGUAGES, type Language } from '@fremont/kernel';
import { expect, type Page } from '@playwright/test';
import { measureOverflow } from './overflow-measure.ts';
import { DESKTOP, PHONE } from './test.ts';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly textSize: 'standard' | 'largest';
}

/** The languages with the longest words. */
const LONGEST = ['ru', 'de'] as const satisfies readonly Language[];

const LOOKS: readonly Look[] = [DESKTOP, PHONE].flatMap(({ viewport }) => [
  ...LANGUAGES.map((language) => ({ ...viewport, language, textSize: 'standard' as const })),
  ...LONGEST.map((language) => ({ ...viewport, language, textSize: 'largest' as const })),
]);

export interface Screen {
  readonly page: Page;
  /** For the message of a failure. */
  readonly name: string;
  /** Only what is inside, such as an open dialog. Everything if omitted. */
  readonly within?: string;
}

/** Soft, so that one run reports every screen. */
export const expectEverythingFits = async ({ page, name, within = 'body' }: Screen): Promise<void> => {
  const before = page.viewportSize();
  const first = await lookOf(page);
  const faults: string[] = [];
  for (const look of LOOKS) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await wear(page, look);
    const found = await overflows(page, within);
    faults.push(...found.map((fault) => `${look.width} ${look.language} ${look.textSize}: ${fault}`));
  }
  expect.soft(faults, `everything fits: ${name}`).toEqual([]);
  if (before !== null) await page.setViewportSize(before);
  await wear(page, first);
};

type Worn = Pick<Look, 'language' | 'textSize'>;

const lookOf = (page: Page): Promise<Worn> =>
  page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { language: lang, textSize: dataset['text'] } as Worn;
  });

/** Changes language and text size without a reload, and waits until they are drawn. */
const wear = async (page: Page, { language, textSize }: Worn): Promise<void> => {
  await page.evaluate(
    async (changes) => {
      const key = 'fremont.settings';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const newValue = JSON.stringify({ ...stored, ...changes });
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
      const root = document.documentElement;
      const isWorn = (): boolean => root.lang === changes.language && root.dataset['text'] === changes.textSize;
      while (!isWorn()) await new Promise((resolve) => setTimeout(resolve, 5));
      await document.fonts.ready;
      // Observers of sizes run after the layout of a frame and may change it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { language, textSize },
  );
};

/** What does not fit on the current screen, one line each. */
export const overflows = (page: Page, within = 'body'): Promise<string[]> => page.evaluate(measureOverflow, within);

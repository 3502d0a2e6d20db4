/** Accessibility faults of what is on the screen now, as axe-core finds them. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { DESKTOP, PHONE } from './test.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  // The other lists would tell about every element that is right.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  await settled(page);
  // Evaluated by the browser's debugger, so the page's content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  const faults = results.violations.flatMap(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).filter((place) => !isCell(id, place));
    return places.length === 0 ? [] : [`${id}: ${help}: ${places.join(', ')}`];
  });
  // Soft, so that one run tells about every screen.
  expect.soft(faults, `accessibility of ${screen}`).toEqual([]);
};

/** One visit for both: the app follows the wish of the device at once where its settings leave it the choice. */
export const AS_THE_DEVICE_WISHES = { theme: 'auto' } as const;

export const expectAccessibleByNightAndDay = async (page: Page, screen: string): Promise<void> => {
  for (const [colorScheme, theme] of [
    ['dark', 'night'],
    ['light', 'day'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page, `${screen} by ${theme}`);
  }
};

/** The result over a finished table, and the table once it is put away, on a desktop and on a phone. */
export const expectAccessibleEnd = async (page: Page, result: Locator): Promise<void> => {
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(result).toBeVisible();
    await expectAccessibleByNightAndDay(page, `the result, ${viewport.width} wide`);
    await page.keyboard.press('Escape');
    await expect(result).toHaveCount(0);
    await expectAccessibleByNightAndDay(page, `a finished table, ${viewport.width} wide`);
  }
};

/**
 * A control must answer to the words written on it (WCAG 2.5.3). axe asks that of cells too; those of the board say in
 * words what they draw, and nobody has to call them.
 */
const isCell = (rule: string, place: string): boolean =>
  rule === 'label-content-name-mismatch' && /(?:^|[ >])\.(?:bills|cell)[^ ]*$/.test(place);

/** Colours in the middle of a fade are nobody's colours. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

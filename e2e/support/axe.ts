/** Checks the current screen with axe-core. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { DESKTOP, PHONE } from './test.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  // Other result types would list every correct element.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  await settled(page);
  // Evaluated through the debugger, so that the content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  const faults = results.violations.flatMap(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).filter((place) => !isCell(id, place));
    return places.length === 0 ? [] : [`${id}: ${help}: ${places.join(', ')}`];
  });
  // Soft, so that one run reports every screen.
  expect.soft(faults, `accessibility of ${screen}`).toEqual([]);
};

/** With the theme `auto` the app follows the emulated colour scheme, so one visit checks both themes. */
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

/** Checks the result dialog and the finished table, on desktop and phone. */
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
 * The name of a control must contain its visible text (WCAG 2.5.3). axe applies this to cells too. Cells of the board
 * describe their drawing in words and are no controls.
 */
const isCell = (rule: string, place: string): boolean =>
  rule === 'label-content-name-mismatch' && /(?:^|[ >])\.(?:bills|cell)[^ ]*$/.test(place);

/** Contrast cannot be checked during a fade. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

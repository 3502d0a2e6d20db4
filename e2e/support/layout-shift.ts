/** Detects layout shift while fonts and parts of the page load. */

import { expect, type Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

declare global {
  interface Window {
    fremontShifts?: Shift[];
  }
}

/** Must run before the page is opened. Shifts after user input do not count. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
        : String(node?.nodeName);
    window.fremontShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        window.fremontShifts?.push({ value: entry.value, sources: entry.sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const expectNoShift = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // Waits two frames, so that shifts by fonts are painted and reported.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.fremontShifts), `layout shifts of ${screen}`).toEqual([]);
};

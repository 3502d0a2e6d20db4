/** Firefox, by WebDriver BiDi. */

import { launch, type Page } from 'puppeteer-core';
import { findProgram } from './programs.ts';
import { type KnownBrowser, type Tab, WINDOW } from './tab.ts';

const PROGRAMS = ['firefox', 'firefox-esr'];

export const FIREFOX: KnownBrowser = {
  name: 'Firefox',
  packages: 'firefox-esr',
  programs: [PROGRAMS],
  async open() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: findProgram(PROGRAMS) ?? '',
    });
    const page = await browser.newPage();
    await page.setViewport(WINDOW);
    return { version: await browser.version(), tab: tabOf(page), close: () => browser.close() };
  },
};

const tabOf = (page: Page): Tab => ({
  async open(address) {
    await page.goto(address);
  },
  evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
  press: (x, y) => page.mouse.click(x, y),
  screenshot: () => page.screenshot(),
});

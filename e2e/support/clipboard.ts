import type { Page } from '@playwright/test';

/** Takes Web Share away, so that the page shares by the clipboard, which the test may read. */
export const shareByClipboard = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
};

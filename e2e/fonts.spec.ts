/** The test browser draws every character, even without a glyph in our web fonts. */

import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The system fonts that the browser used for the text. */
const systemFontsFor = async (page: Page, text: string, family: string): Promise<string[]> => {
  await page.evaluate(
    ([content = '', fontFamily = '']) => {
      const paragraph = document.createElement('p');
      paragraph.id = 'drawn';
      paragraph.textContent = content;
      paragraph.style.fontFamily = fontFamily;
      // Beside the app, which has not finished loading.
      document.body.prepend(paragraph);
    },
    [text, family],
  );
  await page.locator('#drawn').screenshot();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#drawn' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
};

for (const [script, text] of [
  ['Georgian', 'ქართული'],
  ['Chinese', '漢字'],
  ['Cyrillic', 'Ольга'],
] as const)
  test(`${script} text is drawn, with a system font if the page has none`, async ({ page }) => {
    await page.goto('/credits');
    expect(await systemFontsFor(page, text, 'sans-serif')).not.toEqual([]);
  });

test('the fonts that were unpacked with the browser are in use', async ({ page, launchOptions }) => {
  await page.goto('/credits');
  const fonts = await systemFontsFor(page, 'Ольга', '"Open Sans"');
  // A browser from CHROMIUM_PATH or from Playwright has no fonts of its own and uses system fonts.
  const isUnpacked = launchOptions.env?.['FONTCONFIG_FILE'] !== undefined;
  expect(fonts).toEqual(isUnpacked ? ['Open Sans'] : [expect.any(String)]);
});

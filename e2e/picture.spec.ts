/** The picture of a finished match: the board's own drawing and the result, as a PNG of 1200 by 630. */

import { readFileSync } from 'node:fs';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';

const MATCHES: readonly StoredMatch[] = [
  {
    game: 'las-vegas',
    golden: 'classic-4',
    occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario']),
  },
  {
    game: 'las-vegas',
    golden: 'royale-4',
    occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario']),
  },
  {
    game: 'lords-of-vegas',
    golden: 'standard-4',
    occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara', 'bot Dario']),
  },
  { game: 'vegas-showdown', golden: 'rulebook-3', occupants: occupantsNamed(['Ada', 'bot Bruno', 'bot Chiara']) },
];

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const [name, device] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('a finished match of every game becomes a picture', async ({ page, wording }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'));
      for (const match of MATCHES) {
        await page.goto(await storeMatch(page, match));
        await page.getByRole('button', { name: wording.text('finale.picture'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: wording.text('table.picture') });
        await expect(dialog.getByRole('img')).toBeVisible();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          dialog.getByRole('button', { name: wording.text('dialogs.pictureSave') }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(new RegExp(`^${match.game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
        const png = readFileSync(await download.path());
        expect(sizeOf(png)).toEqual([1200, 630]);
        // A page without text and drawings would be a few kilobytes.
        expect(png.byteLength).toBeGreaterThan(60_000);
      }
    });
  });

/** Times the way from the home page to the first own decision on a throttled phone. bench/README.md lists the figures. */

import { CLASSIC, LORDS, SHOWDOWN } from '../support/lessons.ts';
import { PHONE, test } from '../support/test.ts';

/** A slow mobile network, and a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const RUNS = 3;

const FIRST = { las: [CLASSIC, 'roll'], lords: [LORDS, 'draw'], showdown: [SHOWDOWN, 'bid-lounge-9'] } as const;

test.use({ ...PHONE, newcomer: true, calm: false, settings: { speed: 1 } });

for (const [lesson, decision] of Object.values(FIRST))
  for (let run = 1; run <= RUNS; run++)
    test(`${lesson.name} ${run}`, async ({ page, wording }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const start = Date.now();
      await page.goto('/', { waitUntil: 'commit' });
      const billboard = page.getByRole('region', { name: wording.text(lesson.game), exact: true });
      await billboard.getByRole('button', { name: wording.text('shell.guided') }).click();
      const home = Date.now();
      await page.locator('.coach-card').waitFor();
      await page.locator(`[data-control="${decision}"]`).filter({ visible: true }).first().waitFor();
      const end = Date.now();
      console.log(`${lesson.name}: home page usable after ${home - start} ms, decision ${end - home} ms later`);
    });

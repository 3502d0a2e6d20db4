/** `npm run browsers`: a match of each game, local and online, in every other browser that is installed. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownServer } from '../support/own-server.ts';
import type { Driver, Launch } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { GAMES, openLocal, openOnline, playToTheEnd, prepare } from './match.ts';
import { launchWebKit } from './webkit.ts';

const BROWSERS: Readonly<Record<string, Launch>> = { Firefox: launchFirefox, WebKitGTK: launchWebKit };
const PACKAGES: Readonly<Record<string, string>> = {
  Firefox: 'firefox or firefox-esr',
  WebKitGTK: 'webkit2gtk-driver and xvfb',
};
const PLACES = { local: openLocal, online: openOnline } as const;
const PICTURES = '.cache/browsers';

let failed = 0;

/** Keeps a picture of a match that fails, and goes on with the next. */
const playOne = async (driver: Driver, name: string, play: () => Promise<number>): Promise<void> => {
  const began = performance.now();
  let fault: string | null = null;
  let presses = 0;
  try {
    presses = await play();
    const errors = await driver.errors();
    if (errors.length > 0) fault = errors.join('\n');
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  const picture = join(PICTURES, `${driver.name} ${name}.png`.replaceAll(/[^\w.]+/g, '-'));
  writeFileSync(picture, await driver.screenshot().catch(() => Buffer.alloc(0)));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  if (fault === null) return console.log(`  ${name}: ${presses} presses in ${seconds} s`);
  failed++;
  console.log(`  ${name}: FAILED after ${seconds} s, see ${picture}\n    ${fault.replaceAll('\n', '\n    ')}`);
};

const playAll = async (driver: Driver, address: string): Promise<void> => {
  await prepare(driver, address);
  for (const game of GAMES) {
    for (const [place, open] of Object.entries(PLACES)) {
      await playOne(driver, `${game.id} ${place}`, async () => {
        await open(driver, address, game);
        return playToTheEnd(driver, game);
      });
    }
  }
};

mkdirSync(PICTURES, { recursive: true });
const server = await ownServer({});
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const missing: string[] = [];
for (const [name, launch] of Object.entries(BROWSERS)) {
  if (wanted.length > 0 && !wanted.includes(name.toLowerCase())) continue;
  const driver = await launch();
  if (driver === null) {
    missing.push(name);
    continue;
  }
  console.log(driver.name);
  try {
    await playAll(driver, server.address);
  } finally {
    await driver.close();
  }
}
await server.end();
for (const name of missing) console.log(`${name} is not installed. Debian has it in ${PACKAGES[name]}.`);
console.log(failed === 0 ? 'Every match was played to its end.' : `${failed} matches failed.`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * `npm run browsers [-- name]`: plays one short match of each game, local and online, in every known browser that is
 * installed. Exit status: 0 if all matches ended, 1 if one did not, 2 if no browser is installed.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownServer } from '../support/own-server.ts';
import { FIREFOX } from './firefox.ts';
import { MATCHES, openLocal, openOnline, playToTheEnd, type ShortMatch } from './matches.ts';
import { findProgram } from './programs.ts';
import type { KnownBrowser, Tab } from './tab.ts';
import { WEBKIT } from './webkit.ts';

const PICTURES = fileURLToPath(new URL('../../.cache/browsers', import.meta.url));

const KNOWN: readonly KnownBrowser[] = [FIREFOX, WEBKIT];

const WAYS = { local: openLocal, online: openOnline } as const;

const isInstalled = ({ programs }: KnownBrowser): boolean => programs.every((names) => findProgram(names) !== null);

const matchIn = async (tab: Tab, address: string, match: ShortMatch, way: keyof typeof WAYS): Promise<string> => {
  const began = Date.now();
  await WAYS[way](tab, address, match);
  const presses = await playToTheEnd(tab, match);
  return `${presses} presses, ${Math.round((Date.now() - began) / 1000)} s`;
};

/** Plays every match in one browser. Returns the number of matches that failed. */
const playIn = async (browser: KnownBrowser, address: string, games: readonly ShortMatch[]): Promise<number> => {
  const { version, tab, close } = await browser.open();
  console.log(`${browser.name} ${version}`);
  let failed = 0;
  for (const match of games)
    for (const way of ['local', 'online'] as const) {
      let line = '';
      try {
        line = `good  ${await matchIn(tab, address, match, way)}`;
      } catch (error) {
        failed++;
        line = `BAD   ${error instanceof Error ? error.message : error}`;
      }
      console.log(`  ${match.name}, ${way}: ${line}`);
      writeFileSync(join(PICTURES, `${browser.name} ${match.name} ${way}.png`), await tab.screenshot());
    }
  await close();
  return failed;
};

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isAsked = (name: string): boolean => words.some((word) => name.toLowerCase().includes(word));
const askedOf = <T extends { readonly name: string }>(all: readonly T[]): readonly T[] => {
  const asked = all.filter(({ name }) => isAsked(name));
  return asked.length === 0 ? all : asked;
};

const browsers = askedOf(KNOWN);
const installed = browsers.filter(isInstalled);
for (const { name, packages } of browsers.filter((one) => !isInstalled(one)))
  console.log(`${name}: not installed, so not tested. On Debian: apt-get install ${packages}`);
mkdirSync(PICTURES, { recursive: true });
const server = await ownServer({});
let failed = 0;
try {
  for (const browser of installed) failed += await playIn(browser, server.address, askedOf(MATCHES));
} finally {
  await server.end();
}
console.log(
  installed.length === 0
    ? 'No other browser is installed.'
    : `${installed.length} of ${browsers.length} browsers tested, ${failed} matches failed. Pictures: .cache/browsers`,
);
if (installed.length === 0) process.exitCode = 2;
else if (failed > 0) process.exitCode = 1;

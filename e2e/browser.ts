/** Which browser the journeys run in: Chromium out of npm, so that a clone needs nothing but `npm test`. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Not the package's own list: that one switches off the very protections the app has to live with. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchOptions = async (): Promise<LaunchOptions> => {
  const executablePath = process.env['CHROMIUM_PATH'] || (await npmChromium());
  // Without a path Playwright looks for the browser that it downloads itself.
  return executablePath === null ? {} : { executablePath, args: ARGS };
};

/** Null where there is none: the package holds a binary for Linux on x64 only. */
const npmChromium = async (): Promise<string | null> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(ROOT, '.cache', `chromium-${npmChromiumVersion()}`);
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true }); // left by a run that was interrupted
  mkdirSync(folder, { recursive: true });
  const path = await unpackChromium(folder);
  writeFileSync(complete, '');
  return path;
};

/**
 * The package unpacks under fixed names into the temporary folder and uses whatever already lies there, so each version
 * gets a folder of its own. Only on what it takes for a cloud function does it bring the libraries and fonts that a
 * bare system lacks.
 */
const unpackChromium = async (folder: string): Promise<string> => {
  const { TMPDIR: before } = process.env;
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  return path;
};

const npmChromiumVersion = (): string => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = join(dirname(entry), '../../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return version;
};

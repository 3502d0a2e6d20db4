/** The browser of the e2e tests: Chromium from npm, so that a clone needs only `npm test`. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { writeFontConfig } from './font-config.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The package's own list is not used, because it disables protections that the app relies on. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchOptions = async (): Promise<LaunchOptions> => {
  const { CHROMIUM_PATH: chosen } = process.env;
  // A browser from CHROMIUM_PATH keeps the user's fonts and libraries.
  if (chosen) return { executablePath: chosen, args: ARGS };
  // The package has a binary for Linux on x64 only. Without a path Playwright uses the browser that it downloads.
  if (process.platform !== 'linux' || process.arch !== 'x64') return {};
  const folder = await unpackedChromium();
  return { executablePath: join(folder, 'chromium'), args: ARGS, env: environmentFor(folder) };
};

/** The unpacked fonts and libraries, independent of the fonts in the environment. */
const environmentFor = (folder: string): NodeJS.ProcessEnv => {
  const { FONTCONFIG_PATH: _, LD_LIBRARY_PATH: libraries, ...others } = process.env;
  const unpackedLibraries = join(folder, 'al2023', 'lib');
  return {
    ...others,
    FONTCONFIG_FILE: writeFontConfig(folder),
    LD_LIBRARY_PATH: libraries ? `${unpackedLibraries}:${libraries}` : unpackedLibraries,
  };
};

/** The folder of the unpacked browser. */
const unpackedChromium = async (): Promise<string> => {
  const folder = join(ROOT, '.cache', `chromium-${npmChromiumVersion()}`);
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return folder;
  rmSync(folder, { recursive: true, force: true }); // left over from an interrupted run
  mkdirSync(folder, { recursive: true });
  await unpackChromium(folder);
  writeFileSync(complete, '');
  return folder;
};

/**
 * The package unpacks under fixed names into the temporary folder and reuses existing files, so each version
 * gets its own folder. It unpacks the libraries that a bare system lacks only in a process that looks like a
 * cloud function. It also changes the environment of that process, so the environment is restored.
 */
const unpackChromium = async (folder: string): Promise<void> => {
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
};

const npmChromiumVersion = (): string => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = join(dirname(entry), '../../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return version;
};

/** Journeys through the built app in a real browser, served by the real server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Removed when this process ends; by then Playwright has stopped the server. */
const newDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

// Chosen once by the first process; the workers read this file again and find it here.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= newDataFolder();
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: 'e2e',
  // A game that is in no build. Its journeys run once new-game has copied them.
  testIgnore: 'template/**',
  outputDir: '.cache/test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    launchOptions: await launchOptions(),
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node packages/server/dist/main.js',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `${baseURL}/livez`,
    env: { PORT: process.env['E2E_PORT'], HOST: '127.0.0.1', DATA_DIR: process.env['E2E_DATA'] },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

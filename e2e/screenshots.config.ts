/** Takes screenshots of the app. Run by scripts/screenshots.mjs. */

import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

export default defineConfig(journeys, {
  testDir: 'screenshots',
  testMatch: '*.shots.ts',
  outputDir: '../.cache/screenshots-failed',
});

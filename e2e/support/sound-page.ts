/** Opens the sound lab in a browser. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A page of nothing but the synthesizer. */
export const openLab = async (page: Page): Promise<void> => {
  const made = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(ROOT, 'e2e/support/sound-lab.ts'), formats: ['iife'], name: 'lab' } },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = made.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  await page.route('http://sound.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://sound.test/');
  await page.addScriptTag({ content: chunk?.code ?? '' });
};

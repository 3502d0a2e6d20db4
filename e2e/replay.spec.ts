/** T15: every golden match, replayed in the browser, goes through the same states as in Node, version by version. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@fremont/games/registry';
import type { GameTypes, MatchRecord } from '@fremont/kernel';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { marksOf } from './support/replay.ts';
import { expect, test } from './support/test.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Built and made small as the app is, in one file. */
const builtReplay = async (): Promise<string> => {
  const made = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(ROOT, 'e2e/support/replay.ts'), formats: ['es'] }, minify: true },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = made.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk.code;
};

const goldensOf = (game: string): Map<string, MatchRecord<GameTypes>> => {
  const folder = join(ROOT, 'packages/games', game, 'test/golden');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]));
};

/** A page of nothing but the rules. */
const openRules = async (page: Page): Promise<void> => {
  const code = await builtReplay();
  await page.route('http://rules.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><script type=module src=/rules.js></script>' }),
  );
  await page.goto('http://rules.test/');
  await page.waitForFunction(() => globalThis.fremontMarksOf !== undefined);
};

test('golden matches of every game go through the same states in the browser as in Node', async ({ page }) => {
  await openRules(page);
  for (const game of Object.keys(GAMES)) {
    const goldens = goldensOf(game);
    expect(goldens.size).toBeGreaterThan(2);
    for (const [name, record] of goldens) {
      const marks = await page.evaluate((one) => globalThis.fremontMarksOf?.(one), record);
      expect(marks, `${game} ${name}`).toEqual(marksOf(record));
      expect(marks, `${game} ${name}`).toHaveLength(record.entries.length + 1);
      // That marks tell states apart at all.
      expect(new Set(marks).size).toBeGreaterThan(record.entries.length / 2);
    }
  }
});

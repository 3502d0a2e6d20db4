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

interface Built {
  readonly entry: string;
  /** By file name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Bundled and minified like the app. */
const builtReplay = async (): Promise<Built> => {
  const made = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(ROOT, 'e2e/support/replay.ts'), formats: ['es'] }, minify: true },
  })) as Rolldown.RolldownOutput[];
  const chunks = made.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (entry === undefined) throw new Error('nothing was built');
  return { entry, files: new Map(chunks.map(({ fileName, code }) => [fileName, code])) };
};

const goldensOf = (game: string): Map<string, MatchRecord<GameTypes>> => {
  const folder = join(ROOT, 'packages/games', game, 'test/golden');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]));
};

/** A page of nothing but the rules. */
const openRules = async (page: Page): Promise<void> => {
  const { entry, files } = await builtReplay();
  const html = `<!doctype html><script type=module src=/${entry}></script>`;
  await page.route('http://rules.test/**', (route) => {
    const code = files.get(new URL(route.request().url()).pathname.slice(1));
    return code === undefined
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto('http://rules.test/');
  await page.waitForFunction(() => globalThis.fremontMarksOf !== undefined);
};

test('golden matches of every game go through the same states in the browser as in Node', async ({ page }) => {
  await openRules(page);
  for (const [game, { meta }] of Object.entries(GAMES)) {
    const goldens = goldensOf(game);
    // A game that is still being written begins with two.
    expect(goldens.size).toBeGreaterThan(meta.stage === 'alpha' ? 1 : 2);
    for (const [name, record] of goldens) {
      const marks = await page.evaluate((one) => globalThis.fremontMarksOf?.(one), record);
      expect(marks, `${game} ${name}`).toEqual(marksOf(record));
      expect(marks, `${game} ${name}`).toHaveLength(record.entries.length + 1);
      // Different states have different marks.
      expect(new Set(marks).size).toBeGreaterThan(record.entries.length / 2);
    }
  }
});

/** What a browser really fetches on the way to the first board, beside what the benchmark counts from the build. */

import { readFileSync } from 'node:fs';
import { firstBoardFiles } from '../bench/src/first-board-kb.ts';
import { playerAt } from './support/playing.ts';
import { expect, test } from './support/test.ts';

test.use({ installs: true, calm: false });

const BUILD = new URL('../packages/web/dist/', import.meta.url);

interface Chunk {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

test('workers load nothing that brings styles: they have no document to put them into', () => {
  const text = readFileSync(new URL('.vite/manifest.json', BUILD), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const loaded = new Set<string>();
  const visit = (source: string): void => {
    if (loaded.has(source)) return;
    loaded.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  for (const worker of ['src/tables/worker.ts', 'src/lens/lens-worker.ts']) {
    expect(manifest).toHaveProperty([worker]);
    visit(worker);
  }
  expect([...loaded].filter((source) => (manifest[source]?.css ?? []).length > 0)).toEqual([]);
});

test('the benchmark of the first board counts every script that a newcomer loads', async ({ page, wording }) => {
  const fetched = new Set<string>();
  // What the service worker puts aside for later is not among the requests of the page.
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path.endsWith('.js')) fetched.add(path);
  });
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.playNow') }).click();
  await playerAt(page, wording).rollButton.click();
  const counted = firstBoardFiles(BUILD);
  expect([...fetched].filter((file) => !counted.includes(file))).toEqual([]);
  // And the other way round: but for the set-up, which this newcomer did not need, it counts nothing for nothing.
  expect(fetched.size).toBeGreaterThan(counted.length / 2);
});

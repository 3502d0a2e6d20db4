/** The files that a browser fetches on the way to the first board, compared with those that the benchmarks count. */

import { readFileSync } from 'node:fs';
import { FIRST_BOARD_KB_MAX, firstBoardFiles, firstBoardKb } from '../bench/src/first-board-kb.ts';
import { HOME_PAGE_KB_MAX, homePageFiles, homePageKb } from '../bench/src/home-page-kb.ts';
import { playerAt } from './support/playing.ts';
import { expect, test } from './support/test.ts';

test.use({ installs: true, calm: false });

const BUILD = new URL('../packages/web/dist/', import.meta.url);

interface Chunk {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

test('workers load no chunk with styles, because they have no document', () => {
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

test('the build keeps to the budgets of its sizes', () => {
  expect(firstBoardKb().ours).toBeLessThanOrEqual(FIRST_BOARD_KB_MAX);
  expect(homePageKb().ours).toBeLessThanOrEqual(HOME_PAGE_KB_MAX);
});

test('the benchmark of the home page counts every file that a newcomer loads', async ({ page, wording }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (!path.startsWith('api/')) fetched.add(path === '' ? 'index.html' : path);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: wording.text('home.playNow') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const counted = homePageFiles(BUILD);
  expect([...fetched].filter((file) => !counted.includes(file))).toEqual([]);
  // And the other way round: but for pictures of another width of screen, it counts nothing for nothing.
  expect(counted.filter((file) => !fetched.has(file) && !file.endsWith('.svg'))).toEqual([]);
});

test('the benchmark of the first board counts exactly the scripts that a newcomer loads', async ({ page, wording }) => {
  const fetched = new Set<string>();
  // Requests of the service worker are not requests of the page.
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path.endsWith('.js')) fetched.add(path);
  });
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.playNow') }).click();
  await playerAt(page, wording).rollButton.click();
  const counted = firstBoardFiles(BUILD);
  expect([...fetched].filter((file) => !counted.includes(file))).toEqual([]);
  // And it counts nothing for nothing.
  expect(counted.filter((file) => !fetched.has(file))).toEqual([]);
});

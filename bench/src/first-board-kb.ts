/**
 * JavaScript a browser must load from the home page to the first playable board, in English, gzipped. Counted from the
 * build: everything the way in can reach, statically or not, except what that way does not pass. So a new chunk counts
 * until somebody says why it should not.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@fremont/kernel';
import { CannotMeasure, type Figure } from './figure.ts';

const WEB_BUILD = new URL('../../packages/web/dist/', import.meta.url);
const BYTES_PER_KB = 1000;

export const firstBoardKb = (): Figure => {
  const files = firstBoardFiles(WEB_BUILD);
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, WEB_BUILD))).length, 0);
  return {
    name: 'first-board-kb',
    ours: Math.round(bytes / (BYTES_PER_KB / 10)) / 10,
    peer: null,
    ratio: null,
    unit: 'KB gzip',
  };
};

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The scripts to load, as they lie in the build. */
export const firstBoardFiles = (build: URL): string[] => {
  const manifest = readManifest(build);
  const files = new Set(scriptsOf(readFileSync(new URL('index.html', build), 'utf8')));
  for (const source of reached(manifest)) {
    const { file } = chunkOf(manifest, source);
    if (file.endsWith('.js')) files.add(file);
  }
  return [...files].sort();
};

const readManifest = (build: URL): Manifest => {
  const path = new URL('.vite/manifest.json', build);
  if (!existsSync(path))
    throw new CannotMeasure(`${relativePath(build)} holds no build of the web client: run npm run build first`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
};

const relativePath = (build: URL): string => fileURLToPath(build).split('/').slice(-4, -1).join('/');

const chunkOf = (manifest: Manifest, source: string): Chunk => {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`the manifest names ${source} and does not hold it`);
  return chunk;
};

const OTHER_LANGUAGES: readonly string[] = LANGUAGES.filter((language) => language !== 'en');

const BESIDE = [
  /(?:^|\/)src\/(?:online\/|pages\/(?!home\/|kept-tables)|games\/[\w-]+\/rules\/)/,
  // Another game than the one that is played first: its screen, its rules, its bots. Its picture is on the home page.
  /(?:^|\/)src\/games\/(?!las-vegas\/)[\w-]+\/(?!Art\.)/,
  /\/(?:games|bots\/src)\/(?!las-vegas\/)[\w-]+\/index\.ts$/,
  /virtual:messages\/en\/(?!las-vegas$)/,
  // The tiles of Royale come with the first table that has them; the first board is a classic one.
  /(?:^|\/)las-vegas\/tiles\//,
];

/**
 * Texts of other languages, pages beside the way from the home page to a table, rules to read, other games, and what only
 * loads once somebody has chosen to play online. A journey in a real browser (e2e/first-board.spec.ts) fails if it loads
 * any of these.
 */
const isBeside = (source: string): boolean =>
  OTHER_LANGUAGES.some(
    (language) => source.endsWith(`/${language}.ts`) || `${source}/`.includes(`virtual:messages/${language}/`),
  ) || BESIDE.some((place) => place.test(source));

/** The page, and the worker that holds its tables. The worker of the odds lens waits until somebody switches it on. */
const ENTRIES = ['index.html', 'src/tables/worker.ts'];

/** Every source on the way, found from where it begins. */
const reached = (manifest: Manifest): Set<string> => {
  const found = new Set<string>();
  const visit = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, source);
    for (const next of imports) visit(next);
    for (const next of dynamicImports) if (!isBeside(next)) visit(next);
  };
  for (const entry of ENTRIES) visit(entry);
  return found;
};

/** Scripts that the page names itself. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');

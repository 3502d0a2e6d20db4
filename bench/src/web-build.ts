/** The build of the web client as its manifest describes it: which source became which file, and what loads what. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CannotMeasure } from './figure.ts';

export const WEB_BUILD = new URL('../../packages/web/dist/', import.meta.url);

const BYTES_PER_KB = 1000;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (build: URL): Manifest => {
  const path = new URL('.vite/manifest.json', build);
  if (!existsSync(path))
    throw new CannotMeasure(`${relativePath(build)} holds no build of the web client: run npm run build first`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
};

const relativePath = (build: URL): string => fileURLToPath(build).split('/').slice(-4, -1).join('/');

/** Every chunk that the entries load at once, and those that they load later where `follows` says so. */
export const chunksReached = (
  manifest: Manifest,
  entries: readonly string[],
  follows: (source: string) => boolean,
): readonly Chunk[] => {
  const found = new Map<string, Chunk>();
  const visit = (source: string): void => {
    if (found.has(source)) return;
    const chunk = chunkOf(manifest, source);
    found.set(source, chunk);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of (chunk.dynamicImports ?? []).filter(follows)) visit(next);
  };
  for (const entry of entries) visit(entry);
  return [...found.values()];
};

const chunkOf = (manifest: Manifest, source: string): Chunk => {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`the manifest names ${source} and does not hold it`);
  return chunk;
};

/** Scripts that the page names itself. */
export const scriptsOfPage = (build: URL): string[] => {
  const html = readFileSync(new URL('index.html', build), 'utf8');
  return [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');
};

/** Fonts are compressed already. */
const sentBytes = (build: URL, file: string): number => {
  const bytes = readFileSync(new URL(file, build));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
};

/** With one decimal. */
export const sentKb = (build: URL, files: readonly string[]): number => {
  const bytes = files.reduce((sum, file) => sum + sentBytes(build, file), 0);
  return Math.round(bytes / (BYTES_PER_KB / 10)) / 10;
};

/** A small built web app on disk, for tests that serve one. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export const PAGE = '<!doctype html><title>Fremont</title>';
export const SCRIPT = `console.log('${'neon '.repeat(400)}');`;

/** Removed after the test. */
export const withWebFolder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'fremont-web-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
};

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGE,
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{}',
  'icons/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.secret': 'not for the network',
  'assets/main-4f2a9c.js': SCRIPT,
  'assets/main-4f2a9c.js.br': brotliCompressSync(SCRIPT),
  'assets/main-4f2a9c.js.gz': gzipSync(SCRIPT),
};

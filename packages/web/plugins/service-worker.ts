/** Vite plugin: builds `src/pwa/worker.ts` to `/sw.js` and inserts the list of files of this build. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
/** Read by the worker; see `declare const` there. */
const FILES_PLACE = '__BUILD_FILES__';
const VERSION_PLACE = '__BUILD_VERSION__';

/** Files that are not needed to play and therefore not cached. */
const isLeftOut = (file: string): boolean =>
  file === WORKER || file.endsWith('.map') || file.startsWith('.vite/') || IS_FOR_ADMIN.test(file);

/** The page of operators: its code, its style and its words. */
const IS_FOR_ADMIN = /^assets\/(?:admin|AdminPage)-/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

type Contents = Map<string, string | Uint8Array>;

const contentsOf = (bundle: Rolldown.OutputBundle, publicFolder: string): Contents => {
  const contents: Contents = new Map();
  for (const file of filesUnder(publicFolder)) contents.set(file, readFileSync(join(publicFolder, file)));
  for (const [file, output] of Object.entries(bundle)) {
    if (!isLeftOut(file)) contents.set(file, output.type === 'chunk' ? output.code : output.source);
  }
  return contents;
};

/** The version depends only on the names and contents of the files. */
const versionOf = (contents: Contents): string => {
  const hash = createHash('sha256');
  for (const file of [...contents.keys()].sort()) hash.update(file).update(contents.get(file) ?? '');
  return hash.digest('hex').slice(0, 12);
};

export const serviceWorkerPlugin = (root: string): Plugin => ({
  name: 'fremont:service-worker',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: join(root, 'src/pwa/worker.ts'), fileName: WORKER });
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return this.error('the service worker was not built');
      const contents = contentsOf(bundle, join(root, 'public'));
      const files = [...contents.keys()].sort().map((file) => `/${file}`);
      worker.code = worker.code
        .replace(FILES_PLACE, JSON.stringify(files))
        .replace(VERSION_PLACE, JSON.stringify(versionOf(contents)));
    },
  },
});

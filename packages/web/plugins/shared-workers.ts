/**
 * Workers built together with the page instead of apart from it: both then run the same files of the rules, and a browser
 * fetches them once. The sources stay as Vite's server wants them, `new Worker(new URL('./worker.ts', import.meta.url))`.
 */

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STARTED = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)(?=, \{ type: 'module')/g;

export const sharedWorkersPlugin = (): Plugin => ({
  name: 'fremont:shared-workers',
  apply: 'build',
  // Before Vite sees the worker and builds it apart.
  enforce: 'pre',
  transform: {
    filter: { code: 'new Worker(' },
    handler(code, id) {
      return code.replace(STARTED, (_started, source: string) => {
        const worker = fileURLToPath(new URL(source, `file://${id}`));
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker })}`;
      });
    },
  },
});

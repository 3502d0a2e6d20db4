/**
 * Workers built together with the page instead of apart from it: both then run the same files of the rules, and a browser
 * fetches them once. The sources stay as Vite's server wants them, `new Worker(new URL('./worker.ts', import.meta.url))`.
 * A build in which a worker would load a file of the page fails.
 */

import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

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
  generateBundle(_options, bundle) {
    for (const worker of Object.values(bundle).filter(isWorker)) {
      const strange = reached(bundle, worker.fileName).find(needsDocument);
      if (strange !== undefined) this.error(`${worker.fileName} loads ${strange.fileName}, which needs a document`);
    }
  },
});

type Bundled = Rolldown.OutputBundle[string];

const isWorker = (file: Bundled): file is Rolldown.OutputChunk =>
  file.type === 'chunk' && /worker\.ts$/.test(file.facadeModuleId ?? '');

/** A worker that met one of these would stand still without a word. */
const needsDocument = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => /\/node_modules\/preact\/|\.tsx$/.test(id));

/** The chunk and all that it loads, at once or later. */
const reached = (bundle: Rolldown.OutputBundle, first: string): Rolldown.OutputChunk[] => {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || chunks.has(name)) return;
    chunks.set(name, file);
    for (const next of [...file.imports, ...file.dynamicImports]) visit(next);
  };
  visit(first);
  return [...chunks.values()];
};

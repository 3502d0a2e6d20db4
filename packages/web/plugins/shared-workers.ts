/**
 * Builds workers together with the page. Both then load the same chunks of the rules, and a browser fetches them once.
 * The sources keep the form that Vite's server needs, `new Worker(new URL('./worker.ts', import.meta.url))`. The build
 * fails if a worker loads a chunk that needs a document.
 */

import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const STARTED = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)(?=, \{ type: 'module')/g;

export const sharedWorkersPlugin = (): Plugin => ({
  name: 'fremont:shared-workers',
  apply: 'build',
  // Runs before Vite builds the worker separately.
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

/** A worker that loads one of these modules hangs without an error. */
const needsDocument = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => /\/node_modules\/preact\/|\.tsx$/.test(id));

/** The chunk and all chunks that it imports, statically or dynamically. */
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

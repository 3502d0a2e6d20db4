/** How the web client is built: Preact JSX, compiled messages, a service worker with the list of its own files. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontPreloadPlugin } from './plugins/font-preload.ts';
import { messagesPlugin } from './plugins/messages.ts';
import { serviceWorkerPlugin } from './plugins/service-worker.ts';
import { sharedWorkersPlugin } from './plugins/shared-workers.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** What the home page shows at once: in one file it is smaller, and asked for once, than in thirty. */
const SHELL =
  /\/web\/src\/(?:i18n|pages\/(?:error|frame|home)|pieces|router|settings|sound|ui)\/|\/web\/src\/games\/(?:[\w-]+\/)?(?:front|messages|fronts|names)\.ts$|\/node_modules\/(?:preact|@preact|icu-minify)\//;

const GROUPS = [
  // What workers share with the page lies apart from the page's own, which needs a document.
  { name: 'kernel', test: /\/packages\/(?:kernel\/src\/|bots\/src\/bot\.ts)/, priority: 1 },
  { name: 'preload-helper', test: /vite\/preload-helper/, priority: 1 },
  { name: 'shell', test: SHELL },
  // What every table needs; not what that imports, of which workers load some. The home page knows the players, too.
  { name: 'table', test: /\/web\/src\/table\/(?!players\.ts)/, includeDependenciesRecursively: false },
];

/** Workers, and what only they load games with: they have no document to put a hint into. */
const IN_WORKERS = /^assets\/(?:[\w]+-)?(?:worker|games)-/;

const preloadedFor = (_file: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  IN_WORKERS.test(hostId) ? [] : files;

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    sharedWorkersPlugin(),
    messagesPlugin(`${root}messages`),
    fontPreloadPlugin(['jost-latin-wght-normal', 'oswald-latin-wght-normal']),
    serviceWorkerPlugin(root),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Inlined data: addresses would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    // Which source became which file: the benchmark of the first board reads it.
    manifest: true,
    modulePreload: { resolveDependencies: preloadedFor },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});

/** How the web client is built: Preact JSX, compiled messages, a service worker with the list of its own files. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontPreloadPlugin } from './plugins/font-preload.ts';
import { messagesPlugin } from './plugins/messages.ts';
import { serviceWorkerPlugin } from './plugins/service-worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** What the home page shows at once: in one file it is smaller, and asked for once, than in thirty. */
const SHELL =
  /\/web\/src\/(?:i18n|pages\/(?:error|frame|home)|pieces|router|settings|sound|ui)\/|\/web\/src\/games\/(?:[\w-]+\/)?(?:front|messages|fronts|names)\.ts$|\/node_modules\/(?:preact|@preact|icu-minify)\//;

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } } },
  },
});

/** How the web client is built: Preact JSX, compiled messages, rules from Markdown, a service worker with the list of its own files. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontPreloadPlugin } from './plugins/font-preload.ts';
import { messagesPlugin } from './plugins/messages.ts';
import { rulesPlugin } from './plugins/rules.ts';
import { serviceWorkerPlugin } from './plugins/service-worker.ts';
import { sharedWorkersPlugin } from './plugins/shared-workers.ts';
import { textSizePlugin } from './plugins/text-size.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** The code of the home page. One file is smaller than thirty and takes one request. */
const SHELL =
  /\/web\/src\/(?:i18n(?!\/problem)|pages\/(?:error(?!\/NotFound)|frame|home(?!\/on-demand))|pieces(?!\/TileArt)|router|settings|sound(?!\/on-demand)|ui(?!\/(?:Chips|Dialog|FileDrop|Modal|more-icons|place-beside|save-file|share-text|toggled)))\/|\/web\/src\/(?:lessons\/(?:first-time|keys|menu|messages|start)|online\/messages|pages\/(?:rules\/(?:address|messages)|settings\/messages))\.ts$|\/web\/src\/games\/(?:(?:[\w-]+\/)?(?:front|messages|fronts|names|game-setup)\.ts|GameSign\.tsx)$|\/node_modules\/(?:preact|@preact|icu-minify)\//;

/** Code that every worker and every page loads. It must not need a document. */
const KERNEL =
  /\/packages\/(?:kernel\/src\/(?!decode-text|pf1|sha256)|bots\/src\/bot\.ts|table\/src\/(?:command-id|decode|log)\.ts|web\/src\/tables\/types\.ts)|vite\/preload-helper/;

/** Exactly these modules in one file; the modules that they import are placed by the other groups. */
const together = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false });

const gameOf = (module: string): string => /\/packages\/games\/([\w-]+)\//.exec(module)?.[1] ?? 'games';

/** The same for each game. */
const togetherByGame = (name: string, test: RegExp) => ({
  ...together(name, test),
  debugName: name,
  name: (module: string) => `${gameOf(module)}-${name}`,
});

/** Loaded by the worker when the first table is created or opened; the rest of the package is small and needed before. */
const PLAYING =
  /\/packages\/table\/src\/(?:answers|bots|change-limits|draw-source|history|judge[\w-]*|known-draws|match-state|opening|people|table|timeline|undo|undo-asks|updates)\.ts$|\/web\/src\/tables\/(?:playing|hosted-table)\.ts$/;

const GROUPS = [
  { name: 'kernel', test: KERNEL, priority: 1 },
  { name: 'shell', test: SHELL },
  together(
    'table',
    /\/web\/src\/(?:table\/(?!(?:copy-match|order-box|pacing|payment-flights|players|ranking)\.ts|on-demand\/)|lens\/lens\.ts)/,
  ),
  together('playing', PLAYING),
  // "Play now" needs only a few modules of the set-up. The dialog comes when it is opened.
  together('setup', /\/web\/src\/setup\/(?:address|against-online|draft|levels|memory|names|open)\.ts$/),
  together('setup-dialog', /\/web\/src\/(?:setup\/|online\/setup\/(?:draft|seats)\.ts)/),
  together('las-vegas-board', /\/web\/src\/games\/las-vegas\/(?!setup|front|messages|play|Art)[\w-]+\.tsx?$/),
  // Other bots and estimates use parts of it, and would split it.
  together('las-vegas-greedy', /\/packages\/bots\/src\/las-vegas\/(?:dollars|forecast|greedy-base|prospect)\.ts$/),
  // Drawn on the board, in the finale and on the rules page.
  together('lords-pieces', /\/web\/src\/games\/lords-of-vegas\/(?:Crown|PrintedDie|emblems)\.tsx$/),
  // Chains of shares, and recomputing dice: only for online tables, and for the replay that verifies them.
  together('fair', /\/packages\/(?:kernel\/src\/(?:pf1|sha256)|table\/src\/fair\/(?!decode|types)[\w-]+)\.ts$/),
  together('admin', /\/web\/src\/pages\/admin\/(?!messages)|\/packages\/table\/src\/protocol\/admin\.ts$/),
  // With the tiles of Royale. Tables without tiles load `base.ts` instead.
  together(
    'las-vegas-tiles',
    /\/packages\/games\/las-vegas\/(?:index\.ts|rules\/(?:fine\.ts|faces\/(?!(?:index|face|power-play)\.ts)))/,
  ),
  togetherByGame('rules', /\/packages\/games\/[\w-]+\/(?!text\/)/),
  togetherByGame('words', /\/packages\/games\/[\w-]+\/text\/(?:index|words)\.ts$/),
];

/** Chunks of workers. Workers have no document for preload hints. */
const IN_WORKERS = /^assets\/(?:[\w]+-)?(?:worker|games)-/;

/** Loaded by the page itself before anything else can be asked for. */
const IN_PAGE = /^assets\/(?:kernel|shell)-/;

/**
 * Few people open these pages first, and these parts of a table open long after its board. The names of the files that they
 * import would be a part of every first visit.
 */
const WITHOUT_HINTS =
  /\/(?:(?:admin|credits|matches|replay)-page|(?:Me|NotFound|Settings|Rules)Page|RulesList|rules|match-items|on-demand|Finale|CatchUp|absence|ask)-/;

const preloadedFor = (file: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  IN_WORKERS.test(hostId) || WITHOUT_HINTS.test(file) ? [] : files.filter((file) => !IN_PAGE.test(file));

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    sharedWorkersPlugin(),
    messagesPlugin(root),
    rulesPlugin(`${root}../games`),
    fontPreloadPlugin(['jost-latin-wght-normal', 'onest-latin-wght-normal']),
    serviceWorkerPlugin(root),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  css: { postcss: { plugins: [textSizePlugin()] } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Inlined data: URLs would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    // Maps sources to files. The benchmark of the first board reads it.
    manifest: true,
    // A browser that does not know these hints loads the same files without them.
    modulePreload: { polyfill: false, resolveDependencies: preloadedFor },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});

/**
 * All files that a browser loads to show the home page in English on a first visit: the page, its scripts and those of the
 * worker that lists the tables, style sheets, fonts, and the pictures of the night theme. Texts count after gzip. The
 * icon of the tab and files that the service worker stores for later do not count.
 */

import type { Figure } from './figure.ts';
import { chunksReached, type Manifest, readManifest, scriptsOfPage, sentKb, WEB_BUILD } from './web-build.ts';

/** A build above this fails a test. */
export const HOME_PAGE_KB_MAX = 150;

export const homePageKb = (): Figure => ({
  name: 'home-page-kb',
  ours: sentKb(WEB_BUILD, homePageFiles(WEB_BUILD)),
  peer: null,
  ratio: null,
  unit: 'KB gzip',
});

/** The files to load, as they lie in the build. */
export const homePageFiles = (build: URL): string[] => {
  const manifest = readManifest(build);
  const chunks = chunksReached(manifest, ENTRIES, isFetched);
  const code = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(['index.html', ...scriptsOfPage(build), ...code, ...filesOf(manifest, isShown)])].sort();
};

const ENTRIES = ['index.html', 'src/tables/worker.ts'];

/** Fetched before the page is drawn: the common messages and the list of tables. */
const isFetched = (source: string): boolean => /virtual:messages\/en$|src\/tables\/local\.ts$/.test(source);

const SHOWN = [
  // Narrow and wide screens show different ones of these. All count.
  /src\/pages\/home\/art\/(?!.*-day\.)/,
  /src\/pieces\/art\/sign-/,
  /src\/games\/[\w-]+\/art\/billboard\.svg$/,
  /\/(?:jost|onest)-latin-wght-normal\.woff2$/,
];

/** A journey in a real browser (e2e/first-board.spec.ts) fails if the home page loads a file that is not counted. */
const isShown = (source: string): boolean => SHOWN.some((place) => place.test(source));

const filesOf = (manifest: Manifest, isCounted: (source: string) => boolean): string[] =>
  Object.entries(manifest).flatMap(([source, { file }]) => (isCounted(source) ? [file] : []));

/**
 * The gzipped JavaScript that a browser loads from the home page to the first playable board, in English. It counts every
 * chunk of the build that the page can reach by static or dynamic imports, except the chunks in `SKIPPED`. So a new chunk
 * counts until it is listed there.
 */

import { LANGUAGES } from '@fremont/kernel';
import type { Figure } from './figure.ts';
import { chunksReached, readManifest, scriptsOfPage, sentKb, WEB_BUILD } from './web-build.ts';

/** A build above this fails a test. docs/performance.md lists the parts. */
export const FIRST_BOARD_KB_MAX = 100;

export const firstBoardKb = (): Figure => ({
  name: 'first-board-kb',
  ours: sentKb(WEB_BUILD, firstBoardFiles(WEB_BUILD)),
  peer: null,
  ratio: null,
  unit: 'KB gzip',
});

/** The paths of the scripts in the build. */
export const firstBoardFiles = (build: URL): string[] => {
  const chunks = chunksReached(readManifest(build), ENTRIES, (source) => !isSkipped(source));
  const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
  return [...new Set([...scriptsOfPage(build), ...scripts])].sort();
};

const OTHER_LANGUAGES: readonly string[] = LANGUAGES.filter((language) => language !== 'en');

const SKIPPED = [
  /(?:^|\/)src\/(?:online\/|replay\/|pages\/(?!home\/|kept-tables)|games\/[\w-]+\/rules\/)/,
  // Screens, rules and bots of the other games.
  /(?:^|\/)(?:games|bots\/src)\/(?!las-vegas\/)[\w-]+\//,
  /virtual:messages\/en\/(?!las-vegas$)/,
  // Bots of another level than the usual one, and one that knows the tiles, come with the first table they sit at.
  /\/bots\/src\/las-vegas\/(?!greedy-base\.ts$)/,
  // Only Vegas Showdown has standing orders. Matches from elsewhere are kept, and bots asked for advice, on request. Thinking
  // in pieces and styles come with the first move of a bot.
  /src\/tables\/(?:advising|keeping|pieces|standing-orders)\.ts$/,
  // The first board is a classic one. The tiles of Royale load with the first table that has them.
  /(?:^|\/)las-vegas\/(?:tiles\/|text\/en\.ts$|index\.ts$)/,
  /(?:^|\/)ui\/more-icons\.ts$/,
  // Matches become files only on request.
  /(?:^|\/)table\/src\/match-file\.ts$/,
  // "Play now" opens a table with the usual options, without the set-up.
  /(?:^|\/)(?:setup\/SetupDialog\.tsx|las-vegas\/setup\.ts)$/,
  // Lessons load with the table that gives one.
  /(?:^|\/)(?:lessons\/script|lesson\/[\w-]+)\.ts$/,
  // Parts of a table that open by a press on a board that is already playable: dialogs, the result, the board in words.
  // Sounds load after the first input and never hold a board up.
  /(?:^|\/)on-demand\//,
];

/**
 * True for texts of other languages, pages that are not on the way to a table, rules, other games and online play. A test in
 * a real browser (e2e/first-board.spec.ts) fails if it loads any of these.
 */
const isSkipped = (source: string): boolean =>
  OTHER_LANGUAGES.some(
    (language) => source.endsWith(`/${language}.ts`) || `${source}/`.includes(`virtual:messages/${language}/`),
  ) || SKIPPED.some((place) => place.test(source));

/** The page and the worker for local tables. The worker of the odds lens only loads when a player switches it on. */
const ENTRIES = ['index.html', 'src/tables/worker.ts'];

// What gets built, out of which folders, and whether the last build still fits them. No dependencies.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markOf, readStamp } from './tree.mjs';

/**
 * @typedef {object} Build
 * @property {'web' | 'server'} name
 * @property {string} result the file that is there once it has been built
 * @property {readonly string[]} sources
 */

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'packages/kernel',
  'packages/games',
  'packages/bots',
  'packages/table',
];

/** @type {readonly Build[]} */
export const BUILDS = [
  { name: 'web', result: 'packages/web/dist/index.html', sources: [...SHARED, 'packages/web'] },
  { name: 'server', result: 'packages/server/dist/main.js', sources: [...SHARED, 'packages/server'] },
];

/**
 * @param {string} root
 * @param {Build} build
 */
const stampOf = (root, { name }) => join(root, '.cache', `build-${name}`);

/**
 * @param {string} root
 * @param {Build} build
 */
export const isFresh = (root, build) =>
  existsSync(join(root, build.result)) && readStamp(stampOf(root, build)) === markOf(root, build.sources);

/**
 * Remembers what a build was made of.
 * @param {string} root
 * @param {Build} build
 * @param {string} mark taken before the build, so that an edit during it is not missed
 */
export const stampBuild = (root, build, mark) => {
  mkdirSync(dirname(stampOf(root, build)), { recursive: true });
  writeFileSync(stampOf(root, build), mark);
};

// The builds, their source folders, and whether the last build is up to date. No dependencies.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfFiles, readStamp } from './tree.mjs';

/**
 * @typedef {object} Build
 * @property {'web' | 'server'} name
 * @property {string} result a file that exists after the build
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
  existsSync(join(root, build.result)) && readStamp(stampOf(root, build)) === hashOfFiles(root, build.sources);

/**
 * Stores the hash of the sources of a build.
 * @param {string} root
 * @param {Build} build
 * @param {string} mark hash taken before the build, so that an edit during the build is noticed
 */
export const stampBuild = (root, build, mark) => {
  mkdirSync(dirname(stampOf(root, build)), { recursive: true });
  writeFileSync(stampOf(root, build), mark);
};

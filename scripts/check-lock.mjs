// Checks that the lockfile installs on every machine: complete for all platforms, and without download addresses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Locked
 * @property {string} [resolved]
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * @param {string} root folder of the checkout
 * @returns {string[]} one line per fault
 */
export const lockFaults = (root) => {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, locked]) => [
    ...missingFaults(packages, path, locked),
    ...addressFaults(path, locked),
  ]);
};

/**
 * npm writes the binaries of other platforms into the lockfile only if the registry has them. Without them `npm ci`
 * fails everywhere with a message that the lockfile is out of sync.
 * @param {Record<string, Locked>} packages
 * @param {string} path
 * @param {Locked} locked
 */
const missingFaults = (packages, path, { optionalDependencies = {} }) =>
  Object.keys(optionalDependencies)
    .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
    .map((name) => `package-lock.json: ${path} may need ${name}, which is not in the lock`);

/**
 * The folders in which Node searches for a dependency of the package at `path`, nearest first.
 * @param {string} path
 * @returns {string[]}
 */
const foldersAbove = (path) => {
  const parts = path.split('/node_modules/');
  return [...parts.keys()].map((index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`).concat('');
};

/**
 * @param {string} path
 * @param {Locked} locked
 * @returns {string[]}
 */
const addressFaults = (path, { resolved, link, integrity, inBundle }) => {
  if (link === true || path === '' || !path.includes('node_modules/')) return [];
  if (resolved !== undefined) return [`package-lock.json: ${path} records the address it came from`];
  // Without an address only the checksum verifies the package.
  return integrity === undefined && inBundle !== true ? [`package-lock.json: ${path} has no checksum`] : [];
};

// Where the checkout is, what lies in it, and short marks that tell whether files have changed. No dependencies.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Made by tools, not by people. */
const GENERATED = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage', 'test-results', 'playwright-report']);

/**
 * Every file under `folder`, in a stable order.
 * @param {string} folder
 * @param {ReadonlySet<string>} [without] names of folders to leave out
 * @returns {string[]}
 */
export const filesUnder = (folder, without = GENERATED) => {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !without.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name), without) : [join(folder, entry.name)],
    );
};

/** What goes into a build: sources without their tests. */
const NOT_BUILT = new Set([...GENERATED, 'test']);

/**
 * One mark for the names and contents of all files under `places`, given relative to `root`.
 * @param {string} root
 * @param {readonly string[]} places
 * @returns {string}
 */
export const markOf = (root, places) => {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesUnder(join(root, place), NOT_BUILT))) {
    hash
      .update(slashed(relative(root, file)))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};

/**
 * @param {string} file
 * @returns {string | null} what was written there, null when nothing was
 */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * A path as it is written on every system.
 * @param {string} path
 * @returns {string}
 */
export const slashed = (path) => path.split(sep).join('/');

// A copy of the checkout in which a test may write. Its packages are links to the installed ones. No dependencies.
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GENERATED, ROOT } from './tree.mjs';

/** Hidden files that tools read; all other hidden ones belong to one machine. */
const HIDDEN = new Set(['.gitignore', '.npmrc']);

/**
 * @param {string} target an empty folder
 */
export const copyCheckout = (target) => {
  for (const name of readdirSync(ROOT)) {
    if (GENERATED.has(name) || (name.startsWith('.') && !HIDDEN.has(name))) continue;
    cpSync(join(ROOT, name), join(target, name), { recursive: true, filter: (path) => !GENERATED.has(basename(path)) });
  }
  linkPackages(target);
  linkBrowser(target);
};

const OURS = '@fremont';

/**
 * Links to our own packages are relative, so a copy of them leads into the copy.
 * @param {string} target
 */
const linkPackages = (target) => {
  const installed = join(ROOT, 'node_modules');
  const folder = join(target, 'node_modules');
  mkdirSync(folder);
  for (const name of readdirSync(installed)) {
    if (name === OURS) cpSync(join(installed, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(installed, name), join(folder, name));
  }
};

/**
 * The browser that is unpacked here already; without one the copy unpacks its own.
 * @param {string} target
 */
const linkBrowser = (target) => {
  const cache = join(ROOT, '.cache');
  const browsers = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('chromium-')) : [];
  mkdirSync(join(target, '.cache'));
  for (const name of browsers) symlinkSync(join(cache, name), join(target, '.cache', name));
};

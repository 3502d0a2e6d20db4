// Builds the web app and the server, or the one named on the command line, and stores a hash of their sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILDS, stampBuild } from './lib/builds.mjs';
import { endWithChildren } from './lib/run.mjs';
import { filesUnder, hashOfFiles, ROOT } from './lib/tree.mjs';
import { installMissing, requireNode } from './setup.mjs';

/** A smaller file fits into one network packet, so compression gains nothing. */
const COMPRESS_MIN_BYTES = 1024;

endWithChildren();
requireNode();
await installMissing();
// A late import, because the package may just have been installed.
const { build } = await import('vite');

const names = process.argv.slice(2);

for (const each of BUILDS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const mark = hashOfFiles(ROOT, each.sources);
  await build({ root: join(ROOT, 'packages', each.name), logLevel: 'warn' });
  if (each.name === 'web') await compressAll(join(ROOT, 'packages/web/dist'));
  stampBuild(ROOT, each, mark);
}

/**
 * Writes a .br and a .gz file beside every text file, so that the server does not compress at run time.
 * @param {string} folder
 */
async function compressAll(folder) {
  const texts = filesUnder(folder).filter((file) => /\.(?:html|js|css|svg|json|webmanifest|txt)$/.test(file));
  await Promise.all(texts.map(compress));
}

/** @param {string} file */
async function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < COMPRESS_MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

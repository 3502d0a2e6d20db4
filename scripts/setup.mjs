// From an empty clone to a built checkout: installs when the lockfile has changed, builds when the sources have.
// Needs nothing but Node, because it runs before anything is installed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILDS, isFresh } from './lib/builds.mjs';
import { endWithChildren, run, runNode } from './lib/run.mjs';
import { markOf, ROOT, readStamp } from './lib/tree.mjs';

const INSTALL_STAMP = join(ROOT, 'node_modules', '.fremont-install');

/**
 * @param {string} version as in `process.versions.node`
 * @param {string} least as in "20.19"
 */
export const isAtLeast = (version, least) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
};

/** Ends the process with one plain line when this Node cannot run the project. */
export const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, least)) return;
  console.error(`Fremont needs Node.js ${least} or newer; this is ${process.versions.node}.`);
  process.exit(1);
};

/** `npm ci`, unless what is installed already fits the lockfile. */
export const install = async () => {
  // The platform belongs to the mark: several tools install a binary made for one system.
  const mark = `${process.platform}-${process.arch} ${markOf(ROOT, ['package-lock.json'])}`;
  if (readStamp(INSTALL_STAMP) === mark) return;
  console.log('Installing packages (npm ci) ...');
  const { code, seconds } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) process.exit(code);
  writeFileSync(INSTALL_STAMP, mark);
  console.log(`Installed in ${seconds.toFixed(0)} s.`);
};

/** Builds what the sources have outgrown. */
export const build = async () => {
  const stale = BUILDS.filter((each) => !isFresh(ROOT, each)).map(({ name }) => name);
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(' and ')} ...`);
  const { code, output, seconds } = await runNode(['scripts/build.mjs', ...stale], { quiet: true });
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
  console.log(`Built in ${seconds.toFixed(0)} s.`);
};

/**
 * The npm that started this script, or else the one on the path.
 * @param {readonly string[]} args
 */
const npm = (args) => {
  const started = process.env['npm_execpath'];
  if (started?.endsWith('.js')) return runNode([started, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithChildren();
  requireNode();
  await install();
  await build();
}

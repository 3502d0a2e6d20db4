// Turns an empty clone into a built checkout: installs when the lockfile has changed, builds when the sources have
// changed. It needs only Node, because it runs before the packages are installed.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILDS, isFresh } from './lib/builds.mjs';
import nodeVersion from './lib/node-version.cjs';
import { endWithChildren, run, runNode } from './lib/run.mjs';
import { hashOfFiles, ROOT, readStamp } from './lib/tree.mjs';

const { isAtLeast, requireNode } = nodeVersion;

const INSTALL_STAMP = join(ROOT, 'node_modules', '.fremont-install');

export { isAtLeast, requireNode };

/** Runs `npm ci`, unless the installed packages match the lockfile. */
export const install = async () => {
  // The hash includes the platform, because several tools install a binary for one system.
  const mark = `${process.platform}-${process.arch} ${hashOfFiles(ROOT, ['package-lock.json'])}`;
  if (readStamp(INSTALL_STAMP) === mark) return;
  // Progress goes to standard error, because standard output may be read by a program.
  console.error('Installing packages (npm ci) ...');
  const { code, output, seconds } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=http']);
  if (code !== 0) {
    console.error(installFault(output));
    process.exit(code);
  }
  writeFileSync(INSTALL_STAMP, mark);
  console.error(`Installed in ${seconds.toFixed(0)} s.`);
};

/** npm writes this file as the last step of an installation. */
const NPM_STAMP = join(ROOT, 'node_modules', '.package-lock.json');

/**
 * Installs only where no packages are installed. It is for commands that also run on a server, where an administrator
 * has installed and pruned the packages.
 */
export const installMissing = async () => {
  if (!existsSync(NPM_STAMP)) await install();
};

const NETWORK_CODES = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ERR_SOCKET_TIMEOUT',
]);

/** @param {string} output of npm */
const installFault = (output) => {
  // npm 10 crashes while it reports a lost network. Then only its failed attempts name a code.
  const code = /^npm (?:error|ERR!) code (\w+)/m.exec(output)?.[1] ?? /failed with (\w+)$/m.exec(output)?.[1] ?? '';
  if (NETWORK_CODES.has(code))
    return (
      `The packages could not be installed, because npm cannot reach its registry (${code}): ` +
      'check the network, the proxy and the registry that npm uses, then run this command again.'
    );
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('npm http'));
  return [...lines, 'The packages could not be installed: npm says why above.'].join('\n');
};

/** Builds the results that are older than their sources. */
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
 * Runs the npm that started this script, or else the one on the path.
 * @param {readonly string[]} args
 */
const npm = (args) => {
  const started = process.env['npm_execpath'];
  if (started?.endsWith('.js')) return runNode([started, ...args], { quiet: true });
  return run('npm', args, { quiet: true, shell: process.platform === 'win32' });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithChildren();
  requireNode();
  await install();
  await build();
}

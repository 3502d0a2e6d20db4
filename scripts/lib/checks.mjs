// All checks of the tree. Each check returns its faults, one per line, and an empty string when there are none.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { docFaults } from '../check-docs.mjs';
import { hygieneFaults } from '../check-hygiene.mjs';
import { layerFaults } from '../check-layers.mjs';
import { lockFaults } from '../check-lock.mjs';
import { ruleFaults } from '../check-rules.mjs';
import { shapeFaults } from '../check-shape.mjs';
import { runNode } from './run.mjs';
import { ROOT } from './tree.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<string>} faults empty when the check passes
 */

/**
 * @param {string} script path of a command line tool inside node_modules
 * @param {readonly string[]} args
 */
const tool = async (script, args) => {
  const { code, output } = await runNode([join('node_modules', script), ...args], { quiet: true });
  return code === 0 ? '' : output.trim() || `${script} ended with ${code}`;
};

/** Every folder with its own compiler configuration, and one configuration for all tests. */
const projects = () => {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'bench', 'harness', 'scripts']
    .map((folder) => `${folder}/tsconfig.json`)
    .filter((file) => existsSync(join(ROOT, file)))
    .concat('tsconfig.test.json');
};

const typeFaults = async () => {
  const all = await Promise.all(
    projects().map((project) => tool('typescript/bin/tsc', ['-p', project, '--pretty', 'false'])),
  );
  // The compiler reports a fault in a package again for every package that imports it.
  return [...new Set(all.flatMap((faults) => faults.split('\n')))].join('\n').trim();
};

/** @type {readonly Check[]} */
const CHECKS = [
  { name: 'format and lint', faults: () => tool('@biomejs/biome/bin/biome', ['check', '--colors=off', '.']) },
  { name: 'layers', faults: async () => layerFaults(ROOT).join('\n') },
  { name: 'shape', faults: async () => shapeFaults(ROOT).join('\n') },
  { name: 'types', faults: typeFaults },
  { name: 'dead code', faults: () => tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'pages', faults: async () => docFaults(ROOT).join('\n') },
  { name: 'cited rules', faults: async () => ruleFaults(ROOT).join('\n') },
  { name: 'lockfile', faults: async () => lockFaults(ROOT).join('\n') },
  { name: 'hygiene', faults: async () => hygieneFaults(ROOT).join('\n') },
];

/**
 * Runs every check, prints the result of each, and returns the names of passed and failed checks.
 * @returns {Promise<{ passed: string[], failed: string[] }>}
 */
export const runChecks = async () => {
  /** @type {{ passed: string[], failed: string[] }} */
  const result = { passed: [], failed: [] };
  for (const { name, faults } of CHECKS) {
    const began = performance.now();
    const found = await faults();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${found === '' ? 'good' : 'BAD '}  ${name.padEnd(16)} ${seconds} s`);
    if (found !== '') console.log(found);
    (found === '' ? result.passed : result.failed).push(name);
  }
  return result;
};

// Starts other programs, and ends them when this process ends. No dependencies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './tree.mjs';

/**
 * @typedef {object} Ran
 * @property {number} code exit code; 1 when the program could not be started
 * @property {string} output standard output and standard error, empty when shown directly
 * @property {number} seconds
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let ending = false;

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, shell?: boolean, cwd?: string }} [options] quiet: keep the
 *   output instead of showing it; cwd: the checkout, unless it is given
 * @returns {Promise<Ran>}
 */
export const run = (command, args, { quiet = false, env = {}, shell = false, cwd = ROOT } = {}) =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell,
    });
    running.add(child);
    let output = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    const finish = (/** @type {number} */ code) => {
      running.delete(child);
      // During shutdown the promise stays pending, so that no further step starts.
      if (!ending) resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code, signal) => finish(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });

/**
 * Runs a script with this same Node.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Continues as another script in the same process, which keeps the terminal and the signals.
 * @param {string} script relative to the checkout
 * @param {readonly string[]} args
 */
export const become = async (script, args) => {
  const path = join(ROOT, script);
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
};

/** Forwards SIGINT and SIGTERM to the running children, waits for them and exits with the usual code of a shell. */
export const endWithChildren = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    const end = async () => {
      if (ending) return; // after Ctrl-C the signal arrives twice, from the terminal and from npm
      ending = true;
      for (const child of running) child.kill(signal);
      await Promise.all([...running].map((child) => new Promise((resolve) => child.on('close', resolve))));
      process.exit(128 + constants.signals[signal]);
    };
    process.on(signal, end);
    handlers.push([signal, end]);
  }
};

/** @type {['SIGINT' | 'SIGTERM', () => void][]} */
const handlers = [];

/** Removes the signal handlers, for a program that handles signals itself. */
export const releaseSignals = () => {
  for (const [signal, end] of handlers.splice(0)) process.off(signal, end);
};

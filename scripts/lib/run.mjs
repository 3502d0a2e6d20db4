// Starts other programs and makes sure that none outlives this one. No dependencies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
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
 * @param {{ quiet?: boolean, env?: Record<string, string>, shell?: boolean }} [options] quiet: keep the output instead of showing it
 * @returns {Promise<Ran>}
 */
export const run = (command, args, { quiet = false, env = {}, shell = false } = {}) =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(command, args, {
      cwd: ROOT,
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
      // Once told to end, nothing goes on from here.
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

/** Passes SIGINT and SIGTERM on to whatever is running, waits for it and ends in the usual way of the shell. */
export const endWithChildren = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    const end = async () => {
      if (ending) return; // after Ctrl-C the signal comes twice, from the terminal and from npm
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

/** Gives the signals back, for a program that goes on to handle them itself. */
export const releaseSignals = () => {
  for (const [signal, end] of handlers.splice(0)) process.off(signal, end);
};

/** Runs the real command in a child process. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../bin/fremont.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Call {
  /** Standard input; empty unless given. */
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts the process, for tests that interrupt it. */
export const startFremont = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  // Without the language of the machine, so that every test chooses its own.
  spawn(process.execPath, [COMMAND, ...args], { env: { PATH: process.env['PATH'], ...env } });

export const fremont = (args: readonly string[], { input = '', env = {} }: Call = {}): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = startFremont(args, env);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    // A command may end before it has read its whole input, which breaks the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });

/** Runs a command that must succeed and parses its output as JSON. */
export const fremontJson = async <T>(args: readonly string[], call: Call = {}): Promise<T> => {
  const { code, stdout, stderr } = await fremont(args, call);
  if (code !== 0) throw new Error(`fremont ${args.join(' ')} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout) as T;
};

/** A temporary folder for one test, with a function that removes it. */
export const scratchFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-cli-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};

/** The three verifiers: ours, and two programs that share no code with it. */

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyMatch } from '@fremont/table/fair';
import type { FairMatch } from './fair-match.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Verifier = (match: FairMatch) => Promise<boolean>;
/** By name. */
export type Verifiers = Readonly<Record<string, Verifier>>;

export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0;

/** Accepts with exit code 0 and rejects with 1. Anything else, such as a crash of the program, is no verdict. */
const program =
  (name: string, command: string, script: string): Verifier =>
  async (match) => {
    const folder = mkdtempSync(join(tmpdir(), 'fremont-fair-'));
    try {
      const file = join(folder, 'match.json');
      writeFileSync(file, JSON.stringify(match));
      const { code, output } = await result(command, [join(ROOT, script), file]);
      if (code === 0) return true;
      if (code === 1 && output.startsWith('FAILED: ')) return false;
      throw new Error(`${name} ended with ${code}: ${output.slice(0, 500)}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

const result = (
  command: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });
    let output = '';
    child.stderr.on('data', (bytes) => {
      output += bytes;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });

export const verifiers = (withPython: boolean): Verifiers => ({
  fremont: async ({ record, proof }) => verifyMatch(record, proof).ok,
  javascript: program('verify-match.mjs', process.execPath, 'scripts/verify-match.mjs'),
  ...(withPython && { python: program('verify_match.py', 'python3', 'examples/python/verify_match.py') }),
});

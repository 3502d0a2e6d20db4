/** The three verifiers: ours, and two programs that share no code with it. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { verifyMatch } from '@fremont/table/fair';
import type { FairMatch } from './fair-match.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DRIVERS = fileURLToPath(new URL('drivers/', import.meta.url));
const SCRIPTS = { javascript: 'scripts/verify-match.mjs', python: 'examples/python/verify_match.py' };
const ENV = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };

type Verifier = (match: FairMatch) => Promise<boolean>;
/** By name. */
export type Verifiers = Readonly<Record<string, Verifier>>;

export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0;

interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** Verifies with a program. It accepts with exit code 0 and rejects with 1. Anything else, such as a crash, is no verdict. */
const program =
  (name: string, run: (file: string) => Promise<Run>): Verifier =>
  async (match) => {
    const folder = mkdtempSync(join(tmpdir(), 'fremont-fair-'));
    try {
      const file = join(folder, 'match.json');
      writeFileSync(file, JSON.stringify(match));
      const { code, output } = await run(file);
      if (code === 0) return true;
      if (code === 1 && output.startsWith('FAILED: ')) return false;
      throw new Error(`${name} ended with ${code}: ${output.slice(0, 500)}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

const ownVerifier: Verifier = async ({ record, proof }) => verifyMatch(record, proof).ok;

/** Each program as people run it: a process for every match. */
export const asProcesses = (withPython: boolean): Verifiers => ({
  fremont: ownVerifier,
  javascript: program('verify-match.mjs', (file) => runOnce(process.execPath, SCRIPTS.javascript, file)),
  ...(withPython && { python: program('verify_match.py', (file) => runOnce('python3', SCRIPTS.python, file)) }),
});

const runOnce = (command: string, script: string, file: string): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [join(ROOT, script), file], { env: ENV });
    let output = '';
    child.stderr.on('data', (bytes) => {
      output += bytes;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });

export interface Drivers {
  readonly verifiers: Verifiers;
  end(): void;
}

/** The same programs, each in one process that runs the whole of it for every match. Starting them takes most of the time. */
export const drivers = (withPython: boolean): Drivers => {
  const javascript = new Driver(process.execPath, 'again.mjs', SCRIPTS.javascript);
  const python = withPython ? new Driver('python3', 'again.py', SCRIPTS.python) : null;
  return {
    verifiers: {
      fremont: ownVerifier,
      javascript: program('verify-match.mjs', (file) => javascript.run(file)),
      ...(python && { python: program('verify_match.py', (file) => python.run(file)) }),
    },
    end() {
      javascript.end();
      python?.end();
    },
  };
};

/** Answers come in the order of the files. */
class Driver {
  readonly #child: ChildProcess;
  readonly #waiting: { resolve(run: Run): void; reject(error: Error): void }[] = [];

  constructor(command: string, driver: string, script: string) {
    const child = spawn(command, [join(DRIVERS, driver), join(ROOT, script)], {
      env: ENV,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', (line) => this.#waiting.shift()?.resolve(JSON.parse(line)));
    child.on('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`${driver} ended`));
    });
    this.#child = child;
  }

  run(file: string): Promise<Run> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#child.stdin?.write(`${file}\n`);
    });
  }

  end(): void {
    this.#child.stdin?.end();
  }
}

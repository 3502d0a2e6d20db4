/** Builds a library that counts, fails or records a process's disk writes, where a C compiler is available. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface DiskShim {
  /** The environment variables for the process. */
  env(fault?: DiskFault | null, keep?: DiskKeep): Record<string, string>;
  /** The counts of the last process that ended. */
  report(): DiskReport;
}

export interface DiskFault {
  readonly every: number;
  readonly errno: number;
  /** The disk fails while this file exists. */
  readonly whileThere: string;
}

/** Copies the files of a folder `of` at each sync into `in`: the state that a power cut would leave. */
export interface DiskKeep {
  readonly of: string;
  readonly in: string;
}

export interface DiskReport {
  readonly writes: number;
  readonly syncs: number;
  readonly failures: number;
}

const SOURCE = fileURLToPath(new URL('./disk-shim.c', import.meta.url));

/** Null without Linux or without a compiler. */
export const buildDiskShim = (folder: string): DiskShim | null => {
  const library = join(folder, 'disk-shim.so');
  const reportFile = join(folder, 'disk-report');
  const built = spawnSync(process.env['CC'] || 'cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl'], {
    encoding: 'utf8',
  });
  if (process.platform !== 'linux' || built.error !== undefined) return null;
  if (built.status !== 0) throw new Error(`the disk shim does not compile: ${built.stderr}`);
  return {
    env: (fault, keep) => ({
      LD_PRELOAD: library,
      DISK_REPORT: reportFile,
      DISK_FAIL_EVERY: String(fault?.every ?? 0),
      DISK_FAIL_ERRNO: String(fault?.errno ?? 0),
      DISK_FAIL_WHILE: fault?.whileThere ?? '',
      DISK_KEEP_OF: keep?.of ?? '',
      DISK_KEEP_IN: keep?.in ?? '',
    }),
    report() {
      const [writes = 0, syncs = 0, failures = 0] = readFileSync(reportFile, 'utf8').split(' ').map(Number);
      return { writes, syncs, failures };
    },
  };
};

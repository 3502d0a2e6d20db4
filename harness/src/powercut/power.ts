/** A power cut without a plug: the process dies, and its files go back to what had reached the disk for certain. */

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { buildDiskShim } from '@fremont/server/testing/disk-shim';
import { happens } from '../random.ts';

export interface Power {
  /** For the environment of the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Before the server starts: what is on the disk now is safe. */
  on(): void;
  /** After it was killed. Of what was not synced, nothing or some blocks made it. */
  cut(how: 'clean' | 'torn', chance: Chance): void;
}

/** The shared memory of SQLite is not meant to outlive the processes that use it. */
const isKept = (file: string): boolean => !file.endsWith('-shm') && !file.endsWith('.part');

/** Null where the disk cannot be watched: no Linux, or no C compiler. */
export const powerOf = (folder: string, dataDir: string): Power | null => {
  const shim = buildDiskShim(folder);
  if (shim === null) return null;
  const kept = join(folder, 'kept');
  return {
    env: shim.env(null, { of: dataDir, in: kept }),
    on() {
      rmSync(kept, { recursive: true, force: true });
      cpSync(dataDir, kept, { recursive: true, filter: isKept });
    },
    cut(how, chance) {
      const before = readAll(dataDir);
      const safe = readAll(kept);
      rmSync(dataDir, { recursive: true });
      mkdirSync(dataDir);
      for (const [name, bytes] of safe) {
        const written = before.get(name) ?? Buffer.alloc(0);
        writeFileSync(join(dataDir, name), how === 'clean' ? bytes : torn(bytes, written, chance));
      }
    },
  };
};

const readAll = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder)
      .filter(isKept)
      .map((name) => [name, readFileSync(join(folder, name))]),
  );

const BLOCK_BYTES = 512;
const SURVIVES_PER_MILLE = 500;

/** Blocks written since the last sync reach the disk in any order, or not at all. */
const torn = (safe: Buffer, written: Buffer, chance: Chance): Buffer => {
  const result = Buffer.alloc(Math.max(safe.length, written.length));
  safe.copy(result);
  for (let at = 0; at < written.length; at += BLOCK_BYTES) {
    const block = written.subarray(at, at + BLOCK_BYTES);
    const isNew = !block.equals(safe.subarray(at, at + BLOCK_BYTES));
    if (isNew && happens(chance, SURVIVES_PER_MILLE, 'block')) block.copy(result, at);
  }
  return result;
};

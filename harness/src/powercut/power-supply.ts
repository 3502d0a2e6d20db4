/** Simulates a power cut: the process is killed and its files go back to their last synced content. */

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { buildDiskShim } from '@fremont/server/testing/disk-shim';
import { happens } from '../random.ts';

export interface PowerSupply {
  /** Environment variables for the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Call before the server starts: marks the current files as synced. */
  on(): void;
  /** Call after the kill. Drops unsynced writes: all of them (`clean`) or some blocks (`torn`). */
  cut(how: 'clean' | 'torn', chance: Chance): void;
}

/** SQLite's shared memory does not outlive its processes. */
const isKept = (file: string): boolean => !file.endsWith('-shm') && !file.endsWith('.part');

/** Null without Linux or a C compiler, which the disk shim needs. */
export const powerSupplyOf = (folder: string, dataDir: string): PowerSupply | null => {
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

/** Blocks written since the last sync can reach the disk in any order or not at all. */
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

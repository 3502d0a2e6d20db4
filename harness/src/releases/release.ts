/** What the repository keeps of each release: its programs, and a database with matches of every game and variant. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const RELEASES = join(ROOT, 'harness/releases');

export const PROGRAMS_FILE = 'programs.json.br';
export const DATABASE_FILE = 'saves.db.br';
export const SAVES_FILE = 'saves.json';

/** One match of the kept database, and where its release had left it. */
export interface Save {
  readonly table: string;
  readonly game: string;
  readonly variant: string;
  readonly rulesVersion: number;
  readonly version: number;
  /** The seats that are asked. */
  readonly asked: readonly number[];
  readonly outcome: unknown;
}

export interface Saves {
  /** When the database was written. Its sessions are valid then. */
  readonly at: number;
  /** The session of a person who sits at every table. */
  readonly cookie: string;
  readonly saves: readonly Save[];
}

/** The oldest first. */
export const releaseNames = (): readonly string[] => readdirSync(RELEASES).sort();

export const savesOf = (release: string): Saves =>
  JSON.parse(readFileSync(join(RELEASES, release, SAVES_FILE), 'utf8'));

const unpacked = (release: string, file: string): Buffer =>
  brotliDecompressSync(readFileSync(join(RELEASES, release, file)));

export const unpackDatabase = (release: string, dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'fremont.db'), unpacked(release, DATABASE_FILE));
};

/** The folder with `server.js` and `client.js`. It lies in the checkout, so that Node finds the npm packages. */
export const unpackPrograms = (release: string): string => {
  const folder = join(ROOT, '.cache/harness/releases', release);
  const files: Readonly<Record<string, string>> = JSON.parse(String(unpacked(release, PROGRAMS_FILE)));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

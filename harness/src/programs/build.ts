/** Builds the programs that harnesses start. Builds are keyed by a hash of the sources, so no stale build is tested. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** In the checkout, so that Node finds the npm packages. */
const BUILDS = join(ROOT, '.cache', 'harness');

const SOURCES = {
  /** The server as users run it. */
  product: 'packages/server/src/main.ts',
  /** The same server with a fault planted or a fail point set. */
  faulty: 'harness/src/programs/faulty-server.ts',
  faultyNode: 'harness/src/programs/faulty-node.ts',
} as const;
export type Program = keyof typeof SOURCES;

/** The program of the bot threads. It must lie in the same folder. */
const BOT_THREAD = join(ROOT, 'packages/server/src/bots/bot-thread.ts');

const KEPT_MS = 3_600_000;

export const builtProgram = (program: Program): Promise<string> => builtFrom(program, join(ROOT, SOURCES[program]));

/** The path of the built program. Several harnesses can build at once. */
export const builtFrom = async (name: string, entry: string): Promise<string> => {
  const folder = join(BUILDS, `${name}-${hashOfSources()}`);
  const file = join(folder, 'program.js');
  if (existsSync(file)) return file;
  mkdirSync(BUILDS, { recursive: true });
  const made = mkdtempSync(join(BUILDS, 'new-'));
  await buildInto(made, entry);
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true, force: true }); // another process built the same program first
  }
  removeOldBuilds();
  return file;
};

const buildInto = async (outDir: string, entry: string): Promise<void> => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: { input: { program: entry, 'bot-thread': BOT_THREAD } },
    },
    ssr: { noExternal: [/^@fremont\//] },
  });
};

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of [...sourcesUnder('packages'), ...sourcesUnder('harness/src'), ...sourcesUnder('bench/src')])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
};

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'web', 'cli']);

const sourcesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .flatMap((entry) => (entry.isDirectory() ? sourcesUnder(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => file.endsWith('.ts'))
    .sort();

const removeOldBuilds = (): void => {
  for (const name of readdirSync(BUILDS)) {
    const path = join(BUILDS, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
};

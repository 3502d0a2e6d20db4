/**
 * Loads a bot as it was at another commit, so that a change to a bot can be measured against the bot before it. The match
 * itself is played by the current rules. The old bot brings its own copy of the rules, for its playouts.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bot } from '@fremont/bots';
import type { GameTypes } from '@fremont/kernel';
import { UsageError } from './usage-error.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = ['kernel', 'games', 'bots'];

const ARCHIVE_BYTES_MAX = 256 * 2 ** 20;

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: ARCHIVE_BYTES_MAX });

const commitOf = (revision: string): string => {
  try {
    return git('rev-parse', '--verify', `${revision}^{commit}`).toString().trim();
  } catch {
    throw new UsageError(`no commit "${revision}" in this checkout`);
  }
};

/** Unpacks the packages of a commit. They import each other by name, so each gets a link under that name. */
const unpacked = (commit: string): string => {
  const folder = join(ROOT, '.cache', 'bots', commit);
  const links = join(folder, 'node_modules', '@fremont');
  if (existsSync(links)) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = git('archive', commit, ...PACKAGES.map((name) => `packages/${name}`));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join('..', '..', 'packages', name), join(links, name));
  return folder;
};

export const botAtRevision = async (revision: string, gameId: string, level: string): Promise<Bot<GameTypes>> => {
  const folder = unpacked(commitOf(revision));
  const bots = (await import(pathToFileURL(join(folder, 'packages/bots/src/index.ts')).href)) as {
    botFor(gameId: string, level: string): Bot<GameTypes> | null;
  };
  const bot = bots.botFor(gameId, level);
  if (bot === null) throw new UsageError(`no bot "${level}" for ${gameId} at ${revision}`);
  return bot;
};

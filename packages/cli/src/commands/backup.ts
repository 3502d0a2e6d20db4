/** `fremont backup`: copies the server's database while the server runs. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArgs } from '../args.ts';
import { runServerCommand } from '../server-command.ts';
import { UsageError } from '../usage-error.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { words } = readArgs(args, {}, 1);
  const [file] = words;
  if (file === undefined) throw new UsageError('name the file to write');
  const target = resolve(file);
  if (existsSync(target)) throw new UsageError(`"${file}" exists already`);
  await runServerCommand(['backup', target]);
  return 0;
};

/** `fremont backup`: a copy of the server's database while the server runs. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArgs } from '../args.ts';
import { Finding, UsageError } from '../usage-error.ts';

/**
 * The server knows its databases and the command line must not know the server, so its program is started; from
 * source, like this one, so that it can never be older than the checkout.
 */
const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

export const run = async (args: readonly string[]): Promise<number> => {
  const { words } = readArgs(args, {}, 1);
  const [file] = words;
  if (file === undefined) throw new UsageError('name the file to write');
  const target = resolve(file);
  if (existsSync(target)) throw new UsageError(`"${file}" is there already`);
  await backUp(target);
  return 0;
};

const backUp = async (target: string): Promise<void> => {
  const tsx = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, SERVER, 'backup', target], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const code = await new Promise<number | null>((ended, failed) => {
    child.once('error', failed);
    child.once('close', ended);
  });
  if (code !== 0) throw new Finding(complaint);
};

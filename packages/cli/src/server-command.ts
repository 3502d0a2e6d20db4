/** Runs a command of the server's program. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Finding } from './usage-error.ts';

/**
 * The command line must not import the server, so it starts the server's program. That runs from source, so that it is
 * never older than the checkout.
 */
const SERVER = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** Rejects with the program's own words when it fails. */
export const runServerCommand = async (args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), SERVER, ...args], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let errorText = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorText += text;
  });
  const code = await new Promise<number | null>((ended, failed) => {
    child.once('error', failed);
    child.once('close', ended);
  });
  if (code !== 0) throw new Finding(errorText);
};

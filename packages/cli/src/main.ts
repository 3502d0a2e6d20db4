/** The entry of the `fremont` process. */

import { fremont } from './fremont.ts';

// A reader that closes the pipe early (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// process.exit could cut off a long output to a pipe, so only the exit code is set.
process.exitCode = await fremont(process.argv.slice(2));

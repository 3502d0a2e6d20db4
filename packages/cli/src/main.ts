/** The `fremont` command as a process. */

import { fremont } from './fremont.ts';

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// An exit code instead of process.exit lets a long answer reach a pipe in full.
process.exitCode = await fremont(process.argv.slice(2));

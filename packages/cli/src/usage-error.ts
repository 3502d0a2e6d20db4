/** A wrong call of the command line: one line on standard error, exit code 2. */

export class UsageError extends Error {}

/** A fault that the command found, such as a record that does not replay: one line, exit code 1. */
export class Finding extends Error {}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** The message of a thrown value, without the prefix of our own assertions. */
export const reasonOf = (error: unknown): string =>
  oneLine(error instanceof Error ? error.message : String(error)).replace(/^assertion failed: /, '');

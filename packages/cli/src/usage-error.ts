/** What the person at the terminal can put right: one line on standard error, exit code 2. */

export class UsageError extends Error {}

/** A finding, not a misuse: a record that no longer replays, a golden that ends otherwise. One line, exit code 1. */
export class Finding extends Error {}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** The words of whatever was thrown, without the prefix of our own assertions. */
export const reasonOf = (error: unknown): string =>
  oneLine(error instanceof Error ? error.message : String(error)).replace(/^assertion failed: /, '');

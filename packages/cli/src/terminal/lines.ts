/** Reads typed lines until the end of the input. */

import { createInterface } from 'node:readline';

export interface Lines {
  /** The next line; null after the end of the input or Ctrl-C. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export const typedLines = (input: NodeJS.ReadStream, output: NodeJS.WriteStream): Lines => {
  const terminal = input.isTTY === true;
  const reader = createInterface({ input, output, terminal });
  const close = (): void => reader.close();
  // In raw mode a terminal reports Ctrl-C to the reader. With a pipe the process gets the signal.
  reader.on('SIGINT', close);
  process.once('SIGINT', close);
  const typed = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      if (terminal) reader.setPrompt(prompt);
      if (terminal) reader.prompt();
      else output.write(prompt);
      const { value, done } = await typed.next();
      // Piped input is not echoed, so it is printed to make the transcript read like a terminal.
      if (!terminal || done === true) output.write(done === true ? '\n' : `${value}\n`);
      return done === true ? null : value;
    },
    close() {
      process.removeListener('SIGINT', close);
      reader.close();
    },
  };
};

/** Reads single rules of a rules.en.md, for tests that hold a sentence against the behaviour. */

import { readFileSync } from 'node:fs';

/** Returns the text of a rule by its number, in one line. `tests` is the address of a test of the game. */
export const rulesBeside = (tests: string): ((number: string) => string) => {
  const rules = readFileSync(new URL('../rules.en.md', tests), 'utf8').split(/^#+ /m);
  return (number) => {
    const found = rules.find((one) => one.startsWith(`${number}\n`));
    if (found === undefined) throw new Error(`there is no rule ${number}`);
    return found.replaceAll('\n', ' ');
  };
};

/** The server knows the names that clients give to bots, so that no person passes for one. */

import { readFileSync } from 'node:fs';
import { BOT_NAMES } from '@fremont/table/protocol';
import { expect, test } from 'vitest';

const namesIn = (language: string): string[] => {
  const file = new URL(`../messages/${language}/shell.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).botNames.split(', ');
};

test.each(['en', 'ru', 'it', 'fr', 'de'])(
  'the names of bots in %s are known to the server, in their order',
  (language) => {
    const names = namesIn(language);
    expect(names).toHaveLength(BOT_NAMES.length);
    for (const [index, name] of names.entries()) expect(BOT_NAMES[index]).toContain(name);
  },
);

/** A server that is measured and killed is started as people start theirs. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_FLAGS } from '../src/programs/server.ts';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const flags = NODE_FLAGS.join(' ');
const quoted = NODE_FLAGS.map((flag) => `"${flag}"`).join(', ');

test.each([
  ['package.json', `exec node ${flags} scripts/start.mjs`],
  ['Containerfile', `CMD ["node", ${quoted}, "packages/server/dist/main.js"]`],
  ['docs/self-hosting.md', `ExecStart=/usr/bin/node ${flags} packages/server/dist/main.js`],
])('%s starts Node with the same flags', (path, line) => {
  expect(textOf(path)).toContain(line);
});

// The entry point of every script in package.json: `node scripts/entry.cjs check` runs scripts/check.mjs. It is
// CommonJS in the syntax of 2015, so that Node 10 can report that it is too old before it parses newer syntax.
'use strict';

const { requireNode } = require('./lib/node-version.cjs');

requireNode();
const [node = '', , name, ...args] = process.argv;
// The script gets the same arguments as if it had been started directly.
process.argv = [node, `${__dirname}/${name}.mjs`, ...args];
import(`./${name}.mjs`);

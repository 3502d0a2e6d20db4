// Checks whether this Node can run the project. It is CommonJS in the syntax of 2015, so that Node 10 can run it too.
// Newer syntax would end in a stack trace instead of one line with instructions.
'use strict';

const { engines } = require('../../package.json');

/**
 * @param {string} version as in `process.versions.node`
 * @param {string} least as in "20.19"
 */
const isAtLeast = (version, least) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
};

/** Ends the process with one line when this Node cannot run the project. */
const requireNode = () => {
  const least = engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, least)) return;
  const versions = `Fremont needs Node.js ${least} or newer, and this is ${process.versions.node}`;
  console.error(`${versions}: install a newer one, for example from https://nodejs.org.`);
  process.exit(1);
};

module.exports = { isAtLeast, requireNode };

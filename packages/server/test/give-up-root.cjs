// Loaded before a server that a test starts as root: gives up root's rights when the server makes its data folder.
// Earlier the server could not read its own program in a checkout that only root may enter.
'use strict';

const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const NOBODY = 65_534;
const { mkdirSync } = fs;

fs.mkdirSync = (...args) => {
  fs.mkdirSync = mkdirSync;
  process.setgid(NOBODY);
  process.setuid(NOBODY);
  return mkdirSync(...args);
};
syncBuiltinESMExports();

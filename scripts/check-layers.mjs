// Checks the direction of imports between packages and games, and the purity of the rules.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importsIn, namesIn, parse } from './lib/syntax.mjs';
import { filesUnder, slashed } from './lib/tree.mjs';

/** Folders that are packages themselves. */
const BESIDE_PACKAGES = ['bench', 'harness'];

const BELOW_PROGRAMS = ['kernel', 'games', 'bots', 'table'];

/**
 * The packages that each package may import.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const MAY_IMPORT = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  table: ['kernel', 'games', 'bots'],
  server: BELOW_PROGRAMS,
  web: BELOW_PROGRAMS,
  harness: [...BELOW_PROGRAMS, 'server'],
  bench: [...BELOW_PROGRAMS, 'harness'],
  cli: [...BELOW_PROGRAMS, 'bench'],
};

/** Names that make two runs differ or access the environment. */
const IMPURE = new Map(
  Object.entries({
    'Math.random': 'chance is an argument',
    crypto: 'chance is an argument',
    Date: 'rules have no clock',
    performance: 'rules have no clock',
    setTimeout: 'rules have no clock',
    setInterval: 'rules have no clock',
    setImmediate: 'rules have no clock',
    queueMicrotask: 'rules have no clock',
    process: 'rules have no environment',
    globalThis: 'rules have no environment',
    fetch: 'rules have no environment',
    Intl: 'only text/ may depend on the language',
  }),
);

/** The only file of the kernel that depends on the language. Text tables use it for plurals and lists. */
const GRAMMAR = 'packages/kernel/src/grammar.ts';

/** Members whose result depends on the locale. */
const LOCAL_MEMBER = /\.(?:localeCompare|toLocale\w+)$/;

/**
 * @param {string} root folder of the checkout
 * @returns {string[]} one line per fault
 */
export const layerFaults = (root) =>
  ['packages', ...BESIDE_PACKAGES]
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file))
    .flatMap((file) => faultsOf(root, slashed(relative(root, file))));

/**
 * @typedef {object} Place
 * @property {string} file
 * @property {string} owner the package it belongs to
 * @property {string} home the folder of that package
 * @property {string | null} game the game it belongs to
 * @property {boolean} isTest
 */

/**
 * @param {string} root
 * @param {string} file
 * @returns {string[]}
 */
const faultsOf = (root, file) => {
  const place = placeOf(file);
  if (!(place.owner in MAY_IMPORT))
    return [`${file}: scripts/check-layers.mjs does not know the package ${place.owner}`];
  const source = readFileSync(join(root, file), 'utf8');
  const program = parse(file, source);
  const imports = importsIn(program, source).map(({ name, line }) => ({ line, why: importFault(place, name) }));
  const names = isRules(place)
    ? namesIn(program, source).map(({ name, line }) => ({ line, why: nameFault(place, name) }))
    : [];
  return [...imports, ...names].flatMap(({ line, why }) => (why === null ? [] : [`${file}:${line}: ${why}`]));
};

/**
 * @param {string} file
 * @returns {Place}
 */
const placeOf = (file) => {
  const [first = '', second = '', third = ''] = file.split('/');
  const isBeside = BESIDE_PACKAGES.includes(first);
  const owner = isBeside ? first : second;
  const isTest = file.split('/').includes('test');
  const game = owner === 'games' && !third.includes('.') && third !== 'conformance' ? third : null;
  return { file, owner, home: isBeside ? first : `${first}/${second}`, game, isTest };
};

/**
 * The laws replace the clock and `Math.random`, so the purity check skips them.
 * @param {Place} place
 */
const isRules = ({ owner, file, isTest }) =>
  !isTest && (owner === 'kernel' || (owner === 'games' && !file.startsWith('packages/games/conformance/')));

/**
 * @param {Place} place
 * @param {string} name
 * @returns {string | null}
 */
const importFault = (place, name) => {
  if (name.startsWith('.')) return relativeFault(place, name);
  const [scope, other = '', part = ''] = name.split('/');
  if (scope !== '@fremont') return isRules(place) ? `${place.owner} has no dependencies: '${name}'` : null;
  if (other === place.owner) return gameFault(place, part);
  return MAY_IMPORT[place.owner]?.includes(other) ? null : `${place.owner} may not import ${other}`;
};

/**
 * @param {Place} place
 * @param {string} name
 * @returns {string | null}
 */
const relativeFault = (place, name) => {
  const target = slashed(join(dirname(place.file), name));
  if (!target.startsWith(`${place.home}/`)) return `'${name}' leaves its package`;
  return gameFault(place, target.slice(place.home.length + 1).split('/')[0] ?? '');
};

/**
 * @param {Place} place
 * @param {string} other a folder of the games package
 * @returns {string | null}
 */
const gameFault = ({ owner, game, isTest }, other) => {
  if (owner !== 'games' || game === null || other === game) return null;
  if (other === 'conformance') return isTest ? null : 'the laws are for tests';
  return `${game} may not import ${other}`;
};

/**
 * @param {Place} place
 * @param {string} name
 * @returns {string | null}
 */
const nameFault = ({ file, game }, name) => {
  const isText = file === GRAMMAR || (game !== null && file.startsWith(`packages/games/${game}/text/`));
  if (isText && (name === 'Intl' || LOCAL_MEMBER.test(name))) return null;
  if (LOCAL_MEMBER.test(name)) return `${name}: only text/ may depend on the language`;
  const why = IMPURE.get(name);
  return why === undefined ? null : `${name}: ${why}`;
};

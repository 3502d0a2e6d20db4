// Checks the claims of the pages about the tree: link targets, files, scripts and decisions exist, the index lists
// every decision, and the functions and methods that the architecture page names exist in the source.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesUnder, slashed } from './lib/tree.mjs';

const DECISIONS = 'docs/decisions/';
/** The page that names functions and methods. */
const WALK = 'docs/architecture.md';

/**
 * @typedef {object} Tree
 * @property {string} root
 * @property {readonly string[]} files relative to the root
 * @property {ReadonlySet<string>} scripts names in package.json
 */

/**
 * @param {string} root folder of the checkout
 * @returns {string[]} one line per fault
 */
export const docFaults = (root) => {
  const files = filesUnder(root).map((file) => slashed(relative(root, file)));
  const tree = { root, files, scripts: scriptsOf(root) };
  return [...files.filter((file) => file.endsWith('.md')).flatMap((page) => pageFaults(tree, page)), ...unlisted(tree)];
};

/** @param {string} root */
const scriptsOf = (root) => {
  const file = join(root, 'package.json');
  return new Set(existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : []);
};

/**
 * The kinds of claims in a line of a page: a pattern, and the fault of a wrong claim.
 * @type {readonly { pattern: RegExp, missing: (tree: Tree, page: string, named: string) => string | null }[]}
 */
const CLAIMS = [
  { pattern: /\]\(([^)\s]+)\)/g, missing: (tree, page, target) => linkFault(tree, page, target) },
  { pattern: /`([\w.-]+(?:\/[\w.-]+)+)`/g, missing: (tree, _page, path) => pathFault(tree, path) },
  {
    pattern: /\bnpm run ([\w-]+)/g,
    missing: ({ scripts }, _page, name) => (scripts.has(name) ? null : `there is no script ${name}`),
  },
  {
    pattern: /\bdecisions? (\d{4})/g,
    missing: ({ files }, _page, number) =>
      files.some((file) => file.startsWith(`${DECISIONS}${number}-`)) ? null : `there is no decision ${number}`,
  },
  {
    pattern: /`([A-Z][a-z]\w*\.#?[a-z]\w*)(?:\(\))?`/g,
    missing: (tree, page, member) => (page === WALK ? memberFault(tree, member) : null),
  },
  {
    pattern: /`([a-z]\w*)\(\)`/g,
    missing: (tree, page, name) => (page === WALK ? functionFault(tree, name) : null),
  },
];

/**
 * @param {Tree} tree
 * @param {string} page
 */
const pageFaults = (tree, page) =>
  readFileSync(join(tree.root, page), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      CLAIMS.flatMap(({ pattern, missing }) =>
        [...line.matchAll(pattern)].flatMap(([, named = '']) => {
          const why = missing(tree, page, named);
          return why === null ? [] : [`${page}:${index + 1}: ${why}`];
        }),
      ),
    );

/**
 * @param {Tree} tree
 * @param {string} page
 * @param {string} target
 * @returns {string | null}
 */
const linkFault = ({ root }, page, target) => {
  if (/^\w+:/.test(target)) return null;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : slashed(join(dirname(page), path));
  if (!existsSync(join(root, file))) return `the link to ${target} leads nowhere`;
  if (anchor === undefined || headingsOf(join(root, file)).has(anchor)) return null;
  return `${file} has no heading #${anchor}`;
};

/**
 * The anchors of the headings of a page.
 * @param {string} file
 */
const headingsOf = (file) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Paths in instructions for a new game or bot, and paths that only a build creates. */
const NOT_YET = [/(?:^|\/)my-game(?:\/|\.|$)/, /^packages\/\w+\/dist(?:\/|$)/];

/**
 * A file may be named by the end of its path. Other words with a slash in them are not paths.
 * @param {Tree} tree
 * @param {string} path
 * @returns {string | null}
 */
const pathFault = ({ root, files }, path) => {
  if (NOT_YET.some((pattern) => pattern.test(path))) return null;
  const isFile = /\.(?:ts|tsx|mjs|md|json|css)$/.test(path);
  const isFolder = /^(?:packages|docs|scripts|bench|harness|e2e)\//.test(path);
  if (existsSync(join(root, path)) || (!isFile && !isFolder)) return null;
  if (isFile && files.some((file) => file.endsWith(`/${path}`))) return null;
  return `there is no ${path}`;
};

/**
 * @param {Tree} tree
 * @param {string} member `Class.method`, also of an interface
 * @returns {string | null}
 */
const memberFault = (tree, member) => {
  const [owner = '', name = ''] = member.split('.');
  const declaration = new RegExp(String.raw`^export (?:abstract )?(?:class|interface) ${owner}\b[^]*?^}`, 'm');
  const line = new RegExp(String.raw`^  (?:(?:readonly|async|get|set|static|override|\*) ?)*${name}\??\s*[(<:=;]`, 'm');
  const bodies = sourcesOf(tree).flatMap((text) => declaration.exec(text)?.[0] ?? []);
  if (bodies.length === 0) return `there is no class ${owner}`;
  return bodies.some((body) => line.test(body)) ? null : `there is no ${member}`;
};

/**
 * @param {Tree} tree
 * @param {string} name
 * @returns {string | null}
 */
const functionFault = (tree, name) => {
  const declaration = new RegExp(String.raw`^export (?:const|(?:async )?function) ${name}\b`, 'm');
  return sourcesOf(tree).some((text) => declaration.test(text)) ? null : `there is no function ${name}`;
};

/** @type {WeakMap<Tree, string[]>} */
const textsByTree = new WeakMap();

/**
 * The text of every source file of the packages, without tests.
 * @param {Tree} tree
 */
const sourcesOf = (tree) => {
  const known = textsByTree.get(tree);
  if (known !== undefined) return known;
  const texts = tree.files
    .filter((file) => /^packages\/(?!.*\/test\/).*\.tsx?$/.test(file))
    .map((file) => readFileSync(join(tree.root, file), 'utf8'));
  textsByTree.set(tree, texts);
  return texts;
};

/**
 * @param {Tree} tree
 * @returns {string[]}
 */
const unlisted = ({ root, files }) => {
  const pages = files
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => file.slice(DECISIONS.length));
  const index = join(root, DECISIONS, 'README.md');
  const listed = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return pages
    .filter((page) => !listed.includes(`](${page})`))
    .map((page) => `${DECISIONS}README.md: ${page} is not listed`);
};

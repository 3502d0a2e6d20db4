// Checks the shape of the code: how many files import each other in a circle, and how long functions are.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { functionsIn, importsIn, parse } from './lib/syntax.mjs';
import { filesUnder, slashed } from './lib/tree.mjs';

const SOURCE = ['packages', 'bench', 'harness'];

/** A larger group of files cannot be read one file at a time. Types and late imports count. */
const KNOT_MAX = 25;

/** About a screen. */
const FUNCTION_LINES_MAX = 60;

/**
 * @param {string} root folder of the checkout
 * @param {{ readonly knotMax?: number, readonly linesMax?: number }} limits
 * @returns {string[]} one line per fault
 */
export const shapeFaults = (root, { knotMax = KNOT_MAX, linesMax = FUNCTION_LINES_MAX } = {}) => {
  const files = SOURCE.flatMap((folder) => filesUnder(join(root, folder)))
    .map((file) => slashed(relative(root, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/test/') && !file.endsWith('.d.ts'));
  const parsed = files.map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return { file, source, program: parse(file, source) };
  });
  const long = parsed.flatMap(({ file, source, program }) =>
    functionsIn(program, source)
      .filter(({ lines }) => lines > linesMax)
      .map(({ line, lines }) => `${file}:${line}: a function of ${lines} lines, ${linesMax} at most`),
  );
  const graph = new Map(
    parsed.map(({ file, source, program }) => [
      file,
      importsIn(program, source).flatMap(({ name }) => fileOf(root, file, name)),
    ]),
  );
  const large = knotsOf(graph).filter((knot) => knot.length > knotMax);
  return [
    ...long,
    ...large.map((knot) => `${knot.length} files import each other, ${knotMax} at most: ${knot.join(', ')}`),
  ];
};

/**
 * The file of a relative import. Packages cannot import each other in a circle, which `check-layers.mjs` ensures.
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @returns {string[]} empty for other imports
 */
const fileOf = (root, from, name) => {
  if (!name.startsWith('.')) return [];
  const file = slashed(join(dirname(from), name));
  return existsSync(join(root, file)) ? [file] : [];
};

/**
 * Groups of files in which every file reaches every other one, by Tarjan's algorithm.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @returns {string[][]}
 */
export const knotsOf = (graph) => {
  /** @type {Map<string, number>} */
  const entered = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const knots = [];

  /**
   * @param {string} file
   * @returns {number} the earliest file of the open ones that it reaches
   */
  const enter = (file) => {
    const order = entered.size;
    entered.set(file, order);
    open.push(file);
    let low = order;
    for (const next of graph.get(file) ?? []) {
      if (!entered.has(next)) low = Math.min(low, enter(next));
      else if (open.includes(next)) low = Math.min(low, entered.get(next) ?? low);
    }
    if (low === order) knots.push(open.splice(open.indexOf(file)).sort());
    return low;
  };
  for (const file of graph.keys()) if (!entered.has(file)) enter(file);
  return knots;
};

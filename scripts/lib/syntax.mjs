// Parses TypeScript and finds the imports and the names that a file uses.
import { parseSync } from 'vite';

/**
 * @typedef {{ readonly type: string, readonly start: number } & Record<string, unknown>} Node
 * @typedef {{ readonly name: string, readonly line: number }} Mention
 */

/**
 * All modules that a file imports, re-exports or loads later, including types.
 * @param {Node} program
 * @param {string} source
 * @returns {Mention[]}
 */
export const importsIn = (program, source) =>
  nodesOf(program).flatMap((node) => {
    const named = IMPORTING.has(node.type) ? asNode(node['source']) : null;
    const name = named?.['value'];
    return typeof name === 'string' ? [{ name, line: lineOf(source, node.start) }] : [];
  });

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/**
 * Every name used as a value or a type (`Date`), and every member of one (`Math.random`); not the names of properties.
 * @param {Node} program
 * @param {string} source
 * @returns {Mention[]}
 */
export const namesIn = (program, source) => {
  const nodes = nodesOf(program);
  const properties = new Set(nodes.flatMap(propertyOf));
  return nodes
    .filter((node) => node.type === 'MemberExpression' || (node.type === 'Identifier' && !properties.has(node)))
    .map((node) => ({ name: nameOf(node), line: lineOf(source, node.start) }));
};

/**
 * Every function with its first line and its number of lines, methods and callbacks included.
 * @param {Node} program
 * @param {string} source
 * @returns {{ readonly line: number, readonly lines: number }[]}
 */
export const functionsIn = (program, source) =>
  nodesOf(program)
    .filter(({ type, body }) => FUNCTIONS.has(type) && body !== null)
    .map(({ start, end }) => ({
      line: lineOf(source, start),
      lines: source.slice(start, Number(end)).split('\n').length,
    }));

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * @param {string} file
 * @param {string} source
 * @returns {Node}
 */
export const parse = (file, source) => {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return /** @type {Node} */ (/** @type {unknown} */ (program));
};

/**
 * @param {unknown} value
 * @returns {Node | null}
 */
const asNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value ? /** @type {Node} */ (value) : null;

/**
 * @param {unknown} value
 * @returns {Node[]} the node itself and everything below it
 */
const nodesOf = (value) => {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  const node = asNode(value);
  return node === null ? [] : [node, ...Object.values(node).flatMap(nodesOf)];
};

/**
 * @param {Node} node
 * @returns {unknown[]}
 */
const propertyOf = (node) => {
  if (node['computed'] === true || node['shorthand'] === true) return [];
  if (node.type === 'MemberExpression') return [node['property']];
  return KEYED.has(node.type) ? [node['key']] : [];
};

const KEYED = new Set([
  'Property',
  'TSPropertySignature',
  'TSMethodSignature',
  'PropertyDefinition',
  'MethodDefinition',
]);

/**
 * @param {Node} node
 * @returns {string}
 */
const nameOf = (node) => {
  if (node.type === 'Identifier') return String(node['name']);
  const object = asNode(node['object']);
  const property = asNode(node['property']);
  return `${String(object?.['name'] ?? '')}.${String(property?.['name'] ?? property?.['value'])}`;
};

/**
 * @param {string} source
 * @param {number} offset
 */
const lineOf = (source, offset) => source.slice(0, offset).split('\n').length;

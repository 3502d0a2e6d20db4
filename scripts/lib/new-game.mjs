// Writes a new game: copies every folder of the template, renames what bears its name, adds the id to the manifest.
// No dependencies.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesUnder, slashed } from './tree.mjs';

/** Where the folders of a game lie, the template's among them. */
const PLACES = [
  'packages/games',
  'packages/bots/src',
  'packages/bots/test',
  'packages/web/src/games',
  'packages/web/test',
  'e2e',
];

const TEMPLATE = 'template';

/** The only other file that a new game changes. */
export const MANIFEST = 'packages/games/manifest.ts';
const LIST = /(?<=export const GAME_IDS = \[)[^\]]*(?=\] as const;)/;

/** Online tables refuse longer ones. */
const LENGTH_MAX = 40;

/** The names that no binding may have. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** @param {string} id */
export const foldersOf = (id) => PLACES.map((place) => `${place}/${id}`);

/** @param {string} word */
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * `my-game` as it is written in code and on the screen.
 * @param {string} id
 */
const namesOf = (id) => {
  const words = id.split('-');
  const pascal = words.map(capital).join('');
  return { id, pascal, camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1), title: capital(words.join(' ')) };
};

/**
 * @param {string} root folder of the checkout
 * @returns {{ readonly path: string, readonly text: string }[]}
 */
const templateFiles = (root) =>
  foldersOf(TEMPLATE)
    .flatMap((folder) => filesUnder(join(root, folder)))
    .map((file) => ({ path: slashed(relative(root, file)), text: readFileSync(file, 'utf8') }));

/**
 * Why no game can have this id, in one line; null when one can.
 * @param {string} root
 * @param {string | undefined} id
 * @returns {string | null}
 */
export const idFault = (root, id) => {
  if (id === undefined) return 'name the new game: npm run new-game -- my-game';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > LENGTH_MAX)
    return `"${id}" is not a valid id: write words in lower case joined by hyphens, at most ${LENGTH_MAX} letters, such as my-game`;
  const taken = [...foldersOf(id), `packages/web/messages/en/${id}.json`].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) return `"${id}" is taken: there is ${taken}`;
  if (idsIn(root).includes(id)) return `"${id}" is taken: ${MANIFEST} lists it`;
  const name = nameInUse(root, id);
  return name === undefined
    ? null
    : `"${id}" cannot be a name in the code, because "${name}" means something else there`;
};

/**
 * A game named after something in the template or in the language would shadow it.
 * @param {string} root
 * @param {string} id
 */
const nameInUse = (root, id) => {
  const used = new Set(templateFiles(root).flatMap(({ text }) => text.match(/[A-Za-z]\w*/g) ?? []));
  const { camel, pascal } = namesOf(id);
  return [camel, pascal].find((name) => used.has(name) || RESERVED.has(name) || name in globalThis);
};

/** @param {string} root */
const listIn = (root) => {
  const list = LIST.exec(readFileSync(join(root, MANIFEST), 'utf8'))?.[0];
  if (list === undefined) throw new Error(`${MANIFEST} has no list GAME_IDS`);
  return list;
};

/** @param {string} root */
const idsIn = (root) => [...listIn(root).matchAll(/'([^']+)'/g)].map(([, id]) => id ?? '');

/**
 * Writes every file of the game, and its line in the manifest. The caller has asked `idFault` and formats the files.
 * @param {string} root
 * @param {string} id
 */
export const writeGame = (root, id) => {
  for (const { path, text } of templateFiles(root)) {
    const file = join(root, path.replace(`/${TEMPLATE}/`, `/${id}/`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renamed(text, id));
  }
  const ids = [...idsIn(root), id].map((one) => `'${one}'`).join(', ');
  const manifest = join(root, MANIFEST);
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(LIST, ids));
};

/**
 * @param {string} text
 * @param {string} id
 */
const renamed = (text, id) => {
  const { camel, pascal, title } = namesOf(id);
  return text
    .replaceAll('Neon Row', title)
    .replaceAll('NeonRow', pascal)
    .replaceAll('neonRow', camel)
    .replaceAll('neon-row', id)
    .replaceAll(/(?<![\w-])template(?=:)/g, `'${id}'`)
    .replaceAll(/(?<![\w-])template(?![\w-])/g, id);
};

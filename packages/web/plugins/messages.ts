/**
 * Vite plugin for messages, compiled to icu-minify's short form. `virtual:messages/<language>` holds the messages that
 * every page needs. `virtual:messages/<language>/<file>` holds one of the files that are loaded on demand, and
 * `virtual:messages/<language>/<game>/finale` the messages of a game that only its finale needs.
 *
 * The files are `messages/<language>/<file>.json` and, for each game, `src/games/<game>/messages/<language>.json`.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Messages, messageFaults } from './message-faults.ts';

const PREFIX = 'virtual:messages/';
const SOURCE_LANGUAGE = 'en';

/** New games are copied from it. It is in no build. */
const TEMPLATE = 'template';

/** Files that only one page or edition needs. They are loaded on demand. */
const FETCHED_APART: readonly string[] = [
  'admin',
  'catchup',
  'credits',
  'dialogs',
  'explain',
  'lesson',
  'lesson-las-vegas',
  'finale',
  'lesson-lords-of-vegas',
  'lesson-royale',
  'lesson-vegas-showdown',
  'matches',
  'online',
  'replay',
  'royale',
  'rules',
  'settings',
  'setup',
];

/** The messages of a game are loaded with the game, except for those whose key begins so: the home page shows them. */
const FRONT = /^[\w-]+\.front/;

/** The messages of a game whose key begins so are loaded after the match. */
const FINALE = /^[\w-]+\.(?:finale|result)[A-Z]/;

/** One JSON file of one language. */
interface MessageFile {
  /** The first part of its keys. */
  readonly name: string;
  readonly path: string;
}

/** Every game that has words of its own, the template included. */
const gamesIn = (root: string): string[] =>
  readdirSync(join(root, 'src/games'))
    .filter((game) => existsSync(join(root, 'src/games', game, 'messages')))
    .sort();

/** The names of all files that are loaded on demand. */
export const fetchedApart = (root: string): string[] => [...FETCHED_APART, ...gamesIn(root)].sort();

/** @param root the folder of the web package */
const messageFiles = (root: string, language: string): MessageFile[] => [
  ...readdirSync(join(root, 'messages', language))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.json'.length), path: join(root, 'messages', language, file) })),
  ...gamesIn(root).map((game) => ({ name: game, path: join(root, 'src/games', game, 'messages', `${language}.json`) })),
];

/** Every message of one language. Keys are prefixed with the file name. */
export const readMessages = (root: string, language: string): Messages =>
  Object.assign({}, ...messageFiles(root, language).map(readFile));

const readFile = ({ name, path }: MessageFile): Messages => {
  const lines = JSON.parse(readFileSync(path, 'utf8')) as Messages;
  return Object.fromEntries(Object.entries(lines).map(([key, text]) => [`${name}.${key}`, text]));
};

/** The module that holds a message: `common`, the name of a file, or that name with `/finale`. */
const moduleOf = (key: string, apart: readonly string[]): string => {
  const [owner = ''] = key.split('.');
  if (!apart.includes(owner) || (FRONT.test(key) && owner !== TEMPLATE)) return COMMON;
  return FINALE.test(key) && !FETCHED_APART.includes(owner) ? `${owner}/finale` : owner;
};

const COMMON = 'common';

const partOf = (messages: Messages, apart: readonly string[], module: string): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => moduleOf(key, apart) === module));

const compiled = (messages: Messages): string =>
  JSON.stringify(Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)])));

/** @param root the folder of the web package */
export const messagesPlugin = (root: string): Plugin => ({
  name: 'fremont:messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const [language = '', file, ...part] = id.slice(PREFIX.length + 1).split('/');
    const apart = fetchedApart(root);
    if (file !== undefined && !apart.includes(file)) this.error(`${file} is not fetched apart`);
    const module = file === undefined ? COMMON : [file, ...part].join('/');
    for (const { path } of messageFiles(root, language)) this.addWatchFile(path);
    const messages = readMessages(root, language);
    const faults = messageFaults(readMessages(root, SOURCE_LANGUAGE), messages, language);
    const report = `${language}: ${faults.join('; ')}`;
    // An incomplete translation is a warning in development and an error in a build.
    if (faults.length > 0 && this.environment.mode === 'build') this.error(report);
    if (faults.length > 0) this.warn(report);
    return `export default ${compiled(partOf(messages, apart, module))}`;
  },
});

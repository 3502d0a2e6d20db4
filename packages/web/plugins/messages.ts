/**
 * Vite plugin: `virtual:messages/<language>` is what every page needs of one language, `virtual:messages/<language>/<file>`
 * one of the files that are fetched apart; both compiled to icu-minify's short form.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Messages, messageFaults } from './message-faults.ts';

const PREFIX = 'virtual:messages/';
const SOURCE_LANGUAGE = 'en';

/** Files that only part of the app needs: the words of one game or of one page, for whoever gets there. */
export const FETCHED_APART: readonly string[] = [
  'credits',
  'las-vegas',
  'lords-of-vegas',
  'online',
  'royale',
  'rules',
  'settings',
  'vegas-showdown',
];

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** Every message of one language, with the file's name in front of the key. */
export const readMessages = (folder: string): Messages =>
  Object.assign({}, ...filesOf(folder).map((file) => readFile(folder, file)));

const readFile = (folder: string, file: string): Messages => {
  const lines = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages;
  const name = file.slice(0, -'.json'.length);
  return Object.fromEntries(Object.entries(lines).map(([key, text]) => [`${name}.${key}`, text]));
};

/** The messages of one module: of the file fetched apart, or of all the others. */
const partOf = (messages: Messages, file: string | undefined): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => {
      const owner = FETCHED_APART.find((name) => key.startsWith(`${name}.`));
      return owner === file;
    }),
  );

const compiled = (messages: Messages): string =>
  JSON.stringify(Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)])));

export const messagesPlugin = (root: string): Plugin => ({
  name: 'fremont:messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const [language = '', file] = id.slice(PREFIX.length + 1).split('/');
    if (file !== undefined && !FETCHED_APART.includes(file)) this.error(`${file} is not fetched apart`);
    const folder = join(root, language);
    for (const one of filesOf(folder)) this.addWatchFile(join(folder, one));
    const messages = readMessages(folder);
    const faults = messageFaults(readMessages(join(root, SOURCE_LANGUAGE)), messages, language);
    const report = `${language}: ${faults.join('; ')}`;
    // A half-written translation must not stop the dev server, but it never gets into a build.
    if (faults.length > 0 && this.environment.mode === 'build') this.error(report);
    if (faults.length > 0) this.warn(report);
    return `export default ${compiled(partOf(messages, file))}`;
  },
});

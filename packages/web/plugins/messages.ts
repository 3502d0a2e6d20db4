/** Vite plugin: `virtual:messages/<language>` is every message file of one language, compiled to icu-minify's short form. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Messages, messageFaults } from './message-faults.ts';

const PREFIX = 'virtual:messages/';
const SOURCE_LANGUAGE = 'en';

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** Every message of one language, with the file's name in front of the key. */
export const readMessages = (folder: string): Messages => {
  const messages: Record<string, string> = {};
  for (const file of filesOf(folder)) {
    const lines = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages;
    for (const [key, text] of Object.entries(lines)) messages[`${file.slice(0, -'.json'.length)}.${key}`] = text;
  }
  return messages;
};

const compiled = (messages: Messages): string =>
  JSON.stringify(Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)])));

export const messagesPlugin = (root: string): Plugin => ({
  name: 'fremont:messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const language = id.slice(PREFIX.length + 1);
    const folder = join(root, language);
    for (const file of filesOf(folder)) this.addWatchFile(join(folder, file));
    const messages = readMessages(folder);
    const faults = messageFaults(readMessages(join(root, SOURCE_LANGUAGE)), messages, language);
    const report = `${language}: ${faults.join('; ')}`;
    // A half-written translation must not stop the dev server, but it never gets into a build.
    if (faults.length > 0 && this.environment.mode === 'build') this.error(report);
    if (faults.length > 0) this.warn(report);
    return `export default ${compiled(messages)}`;
  },
});

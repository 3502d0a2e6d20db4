/** The messages: every language is complete, and the checker detects faults. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { messageFaults } from '../plugins/message-faults.ts';
import { fetchedApart, readMessages } from '../plugins/messages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const messagesOf = (language: string) => readMessages(ROOT, language);

describe('every language', () => {
  test.each(LANGUAGES)('%s has every message, with the same arguments and all its plural forms', (language) => {
    expect(messageFaults(messagesOf('en'), messagesOf(language), language)).toEqual([]);
  });

  test.each(LANGUAGES)('%s uses the typographic apostrophe, never the sign that quotes in messages', (language) => {
    const straight = Object.entries(messagesOf(language)).filter(([, text]) => text.includes("'"));
    expect(straight).toEqual([]);
  });
});

describe('a file that is loaded on demand', () => {
  const sources = new URL('../src/', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const MATCHES = 'pages/matches/';
  /** Other places that load the file, besides the folder of the same name. */
  const ALSO: Readonly<Record<string, readonly string[]>> = {
    online: ['pages/admin/', 'pages/join/', 'pages/lobby/', 'pages/me/', 'pages/room/', MATCHES],
    setup: ['online/', 'pages/join/', 'pages/lobby/', 'pages/me/', 'pages/room/'],
    finale: [MATCHES, 'table/on-demand/picture/'],
    replay: [MATCHES],
    settings: [MATCHES],
    matches: ['pages/home/on-demand/'],
  };

  /** The messages of an edition belong to its game, which loads them before it shows tiles. Dialogs belong to the table. */
  const FOLDERS: Readonly<Record<string, string>> = {
    royale: 'las-vegas',
    dialogs: 'table/on-demand',
    lesson: 'lessons',
    'lesson-las-vegas': 'las-vegas',
    explain: 'table/on-demand/explain',
    catchup: 'table/on-demand/catch-up',
    finale: 'table/on-demand/finale',
    'lesson-lords-of-vegas': 'lords-of-vegas',
    'lesson-royale': 'las-vegas',
    'lesson-vegas-showdown': 'vegas-showdown',
  };
  const folderOf = (name: string): string => FOLDERS[name] ?? name;

  test.each(fetchedApart(ROOT))('%s is used only where it has been loaded', (name) => {
    const own = new RegExp(`^(?:pages/|games/(?:[\\w-]+/)?)?${folderOf(name)}/`);
    const using = files.filter((file) => readFileSync(new URL(file, sources), 'utf8').match(`['\`]${name}\\.[\\w$]`));
    expect(using).not.toEqual([]);
    const isLoaded = (file: string): boolean =>
      own.test(file) || (ALSO[name] ?? []).some((folder) => file.startsWith(folder));
    expect(using.filter((file) => !isLoaded(file))).toEqual([]);
  });
});

describe('the checker detects', () => {
  const source = { 'home.dice': '{count, plural, one {# die} other {# dice}} for {name}' };

  test('a missing message', () => {
    expect(messageFaults(source, {}, 'de')).toEqual(['home.dice is missing']);
  });

  test('a message the source language does not have', () => {
    const faults = messageFaults({}, { 'home.old': 'weg' }, 'de');
    expect(faults).toEqual(['home.old is not in the source language']);
  });

  test('an argument that is never given', () => {
    const faults = messageFaults(source, { 'home.dice': '{number, plural, one {#} other {#}} für {name}' }, 'de');
    expect(faults).toEqual(['home.dice has the arguments name, number instead of count, name']);
  });

  test('an argument inside a plural form', () => {
    const faults = messageFaults(
      { 'a.b': '{n, plural, one {{x}} other {<b>{x}</b>}}' },
      { 'a.b': '{n, plural, one {1} other {2}}' },
      'de',
    );
    expect(faults).toEqual(['a.b has the arguments n instead of b, n, x']);
  });

  test('a plural form that only this language has', () => {
    const faults = messageFaults(source, { 'home.dice': '{count, plural, one {#} other {#}} {name}' }, 'ru');
    // Russian counts 0 and 5 to 20 differently from 2 to 4.
    expect(faults).toEqual(['home.dice lacks the plural form many', 'home.dice lacks the plural form few']);
  });

  test('an exact number that does not cover the whole form', () => {
    const exact = { 'home.dice': '{count, plural, =1 {#} few {#} many {#} other {#}} {name}' };
    expect(messageFaults(source, exact, 'ru')).toEqual(['home.dice lacks the plural form one']); // 21
    expect(messageFaults(source, { 'home.dice': '{count, plural, =1 {#} other {#}} {name}' }, 'de')).toEqual([]);
  });

  test('an empty message', () => {
    expect(messageFaults({ 'a.b': 'Roll' }, { 'a.b': ' ' }, 'de')).toEqual(['a.b is empty']);
  });
});

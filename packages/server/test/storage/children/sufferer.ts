/** Goes on writing to a SQLite file on a disk that keeps failing; says what was acknowledged and what trouble it had. */

import { writeFileSync } from 'node:fs';
import { type Storage, StorageUnavailable } from '../../../src/storage/index.ts';
import { appendOf, entryOf, withMatch } from '../samples.ts';
import { openTarget } from '../target.ts';

const [target = '', perMatch = '0', failWhile = ''] = process.argv.slice(2);
const MATCHES = ['a', 'b', 'c', 'd'];
const TRIES_MAX = 100;

/** As a client does: the same again until there is an answer. Every trouble has to be of the one kind we know. */
const persist = async <R>(act: () => Promise<R>): Promise<R> => {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      console.log('trouble', error.trouble);
    }
  }
  throw new Error(`no answer after ${TRIES_MAX} tries`);
};

const send = async (storage: Storage, match: string, command: string, head: number): Promise<number> => {
  const append = appendOf(match, entryOf(head + 1, command));
  const result = await persist(() => storage.matches.append(append));
  if (result.type === 'versionConflict') return send(storage, match, command, result.head);
  if (result.type === 'notPlayable') throw new Error(`${match} is ${result.status}`);
  const version = result.type === 'ok' ? result.head : result.version;
  console.log('ack', match, command, version);
  return version;
};

const storage = await openTarget(target);
for (const match of MATCHES) await withMatch(storage, match);
writeFileSync(failWhile, '');
await Promise.all(
  MATCHES.map(async (match) => {
    let head = 0;
    for (let count = 0; count < Number(perMatch); count++) head = await send(storage, match, `${match}-${count}`, head);
    // What is in memory is what is on the disk: a reader sees every acknowledged entry at once.
    const loaded = await storage.matches.load(match);
    console.log('head', match, loaded.type === 'match' ? loaded.match.head : loaded.type);
  }),
);

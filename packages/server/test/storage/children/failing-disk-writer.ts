/** Writes to a SQLite file on a failing disk. Prints acknowledgements and problems. */

import { writeFileSync } from 'node:fs';
import { type Storage, StorageUnavailable } from '../../../src/storage/index.ts';
import { appendOf, entryOf, withMatch } from '../samples.ts';
import { openTarget } from '../target.ts';

const [target = '', perMatch = '0', failWhile = ''] = process.argv.slice(2);
const MATCHES = ['a', 'b', 'c', 'd'];
const TRIES_MAX = 100;

/** Repeats a command until it is answered, as a client does. Every error must be a `StorageUnavailable`. */
const persist = async <R>(act: () => Promise<R>): Promise<R> => {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      console.log('problem', error.problem);
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
    // A reader sees every acknowledged entry at once.
    const loaded = await storage.matches.load(match);
    console.log('head', match, loaded.type === 'match' ? loaded.match.head : loaded.type);
  }),
);

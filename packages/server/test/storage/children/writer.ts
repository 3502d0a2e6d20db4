/** Writes to several logs at once until it is killed. Prints what it sends and what is acknowledged. */

import { writeSync } from 'node:fs';
import { appendOf, entryOf } from '../samples.ts';
import { openTarget } from '../target.ts';

const [target = '', life = '', unheard = '[]'] = process.argv.slice(2);
const MATCHES = ['a', 'b', 'c', 'd'];

/** Writes synchronously, so that no line is lost in a buffer when the process is killed. */
const say = (...words: readonly unknown[]): void => {
  writeSync(1, `${words.join(' ')}\n`);
};

const storage = await openTarget(target);

/** Repeats one command until it is answered, as a client does. Resolves to the head. */
const send = async (match: string, command: string, head: number): Promise<number> => {
  say('send', command, match);
  const result = await storage.matches.append(appendOf(match, entryOf(head + 1, command)));
  if (result.type === 'versionConflict') return send(match, command, result.head);
  if (result.type === 'notPlayable') throw new Error(`${match} is ${result.status}`);
  say('ack', command, result.type === 'ok' ? result.head : result.version);
  return result.type === 'ok' ? result.head : head;
};

for (const [command, match] of JSON.parse(unheard) as [string, string][]) await send(match, command, 0);

await Promise.all(
  MATCHES.map(async (match) => {
    let head = 0;
    for (let count = 0; ; count++) head = await send(match, `${match}-${life}-${count}`, head);
  }),
);

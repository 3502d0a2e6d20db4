/** Commits appends to a SQLite file, one after the other or all in one turn. */

import { openEngine } from '../../../src/storage/kysely-storage.ts';
import { openSqlite } from '../../../src/storage/sqlite.ts';
import { appendOf, entryOf, NOON, withMatch } from '../samples.ts';

const [file = '', how = '', count = '0'] = process.argv.slice(2);

const engine = openSqlite(file);
const storage = await openEngine(engine, NOON);
if (how === 'lazily') engine.raw.exec('pragma synchronous = normal');

if (how === 'together') {
  const matches = Array.from({ length: Number(count) }, (_, index) => `m${index}`);
  for (const match of matches) await withMatch(storage, match);
  await Promise.all(matches.map((match) => storage.matches.append(appendOf(match, entryOf(1)))));
} else await withMatch(storage, 'm', Number(count));

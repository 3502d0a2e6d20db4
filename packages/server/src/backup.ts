/** `node dist/main.js backup <file>`: a copy of the database, taken beside the running server. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { openStorage, sqliteFile } from './storage/index.ts';

/** The storage is opened a second time: both engines allow that, and a copy needs nothing of the running server. */
export const backUp = async ([file, ...more]: readonly string[]): Promise<void> => {
  if (file === undefined || more.length > 0) throw new ConfigError('Say into which file: backup <file>');
  const config = readConfig(process.env);
  // Opening would make an empty one, and a copy of nothing must not look like a backup.
  if (config.databaseUrl === null && !existsSync(sqliteFile(config.dataDir)))
    throw new ConfigError(`There is no database in ${config.dataDir}: DATA_DIR has to be the server's.`);
  const storage = await openStorage(config, Date.now());
  try {
    const made = await storage.backup(resolve(file));
    if (made.type === 'written') console.log(`${made.bytes} bytes in ${made.file}`);
    else {
      console.error(`PostgreSQL has a tool of its own for this:\n${made.command}`);
      process.exitCode = 1;
    }
  } finally {
    await storage.close();
  }
};

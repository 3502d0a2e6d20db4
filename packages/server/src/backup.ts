/** `node dist/main.js backup <file>` copies the database while the server runs. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { openStorage, sqliteFile } from './storage/index.ts';

/** Opens the storage a second time. Both engines allow that. */
export const backUp = async ([file, ...more]: readonly string[]): Promise<void> => {
  if (file === undefined || more.length > 0) throw new ConfigError('Name the file of the copy: backup <file>');
  const config = readConfig(process.env);
  // Opening would create an empty database, and its copy would look like a backup.
  if (config.databaseUrl === null && !existsSync(sqliteFile(config.dataDir)))
    throw new ConfigError(`There is no database in ${config.dataDir}: DATA_DIR must be the one of the server.`);
  const storage = await openStorage(config, Date.now());
  try {
    const made = await storage.backup(resolve(file));
    if (made.type === 'written') console.log(`${made.bytes} bytes in ${made.file}`);
    else {
      console.error(`PostgreSQL has its own backup tool:\n${made.command}`);
      process.exitCode = 1;
    }
  } finally {
    await storage.close();
  }
};

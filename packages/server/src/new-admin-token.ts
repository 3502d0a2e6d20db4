/** `node dist/main.js new-admin-token` replaces the admin token, also while the server runs. */

import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { makeNewToken } from './moderation/admin-access.ts';
import { openStorage, sqliteFile } from './storage/index.ts';

export const printNewToken = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (config.adminToken !== null)
    throw new ConfigError('ADMIN_TOKEN is set, and the server uses it: change it there, or remove it first.');
  if (config.databaseUrl === null && !existsSync(sqliteFile(config.dataDir)))
    throw new ConfigError(`There is no database in ${config.dataDir}: DATA_DIR must be the one of the server.`);
  const storage = await openStorage(config, Date.now());
  try {
    console.log(await makeNewToken(storage, Date.now()));
  } finally {
    await storage.close();
  }
};

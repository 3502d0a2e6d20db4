/** The whole server in the process of the harness, on a real port with real sockets. The harness can reach its parts. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { type App, buildApp } from '@fremont/server/app';
import { inProcessBots } from '@fremont/server/bots/bot-runner';
import { readConfig } from '@fremont/server/config';
import { openStorage } from '@fremont/server/storage/index';
import type { Storage } from '@fremont/server/storage/storage';
import { machineTime, type Time } from '@fremont/server/time';
import type { Tuning } from '@fremont/server/tuning';
import type { Site } from './client/person.ts';

export interface InProcessServer {
  readonly site: Site;
  readonly built: App;
  readonly storage: Storage;
  readonly dataDir: string;
  end(): Promise<void>;
}

const MANY = { burst: 1e9, perSecond: 1e9 };

/** Rate limits have tests of their own and would only disturb these runs. */
export const NO_LIMITS: Partial<Tuning> = {
  requests: MANY,
  guests: MANY,
  renames: MANY,
  codesPerPerson: MANY,
  codesPerAddress: MANY,
  newTables: MANY,
  openTablesMax: 1e9,
  waitingTablesPerPerson: 1e9,
  waitingTablesPerAddress: 1e9,
  openTablesPerAddress: 1e9,
  startWaitMs: 0,
  reports: MANY,
  adminTries: 1e9,
  messages: MANY,
  handshakes: MANY,
  chatLines: 1e6,
  // The harness shares the event loop, so its own load must not make the server refuse work.
  busyLagMs: 1e9,
  // Long enough that presence changes are batched, too short to slow a run down.
  presenceMs: 5,
  // No bot may move between two digests of the database.
  botDelayMs: 1e8,
};

interface InProcessParts {
  readonly chance?: Chance;
  /** The default is a server without rate limits. */
  readonly tuning?: Partial<Tuning>;
  readonly time?: Time;
  /** Plants a fault before the server listens. */
  plant?(built: App, stored: Pick<InProcessServer, 'storage' | 'dataDir'>): void;
}

export const startInProcess = async (
  folder: string,
  { plant, tuning = NO_LIMITS, ...given }: InProcessParts = {},
): Promise<InProcessServer> => {
  const dataDir = join(folder, 'data');
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>harness</title>');
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    WEB_ROOT: webRoot,
    LOG_LEVEL: 'silent',
  });
  const storage = await openStorage(config, (given.time ?? machineTime).wall());
  const built = await buildApp({ config, storage, botRunner: inProcessBots, tuning, ...given });
  plant?.(built, { storage, dataDir });
  await built.start();
  const origin = await built.app.listen({ host: config.host, port: 0 });
  return { site: { origin }, built, storage, dataDir, end: () => built.end() };
};

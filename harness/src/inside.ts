/** The whole server inside the harness, on a real port with real sockets, where its parts can be reached. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { type App, buildApp } from '@fremont/server/app';
import { mindsHere } from '@fremont/server/bots/minds';
import { readConfig } from '@fremont/server/config';
import { openStorage } from '@fremont/server/storage/index';
import type { Storage } from '@fremont/server/storage/storage';
import type { Tuning } from '@fremont/server/tuning';
import type { Site } from './client/person.ts';

export interface Inside {
  readonly site: Site;
  readonly built: App;
  readonly storage: Storage;
  readonly dataDir: string;
  end(): Promise<void>;
}

const MANY = { burst: 1e9, perSecond: 1e9 };

/** Limits have harnesses of their own; here they would only be in the way. */
const NO_LIMITS: Partial<Tuning> = {
  requests: MANY,
  guests: MANY,
  codesPerPerson: MANY,
  codesPerAddress: MANY,
  newTables: MANY,
  openTablesMax: 1e9,
  reports: MANY,
  messages: MANY,
  handshakes: MANY,
  chatLines: 1e6,
  // The harness keeps the same event loop busy; that is not the server's doing.
  busyLagMs: 1e9,
  // Long enough to be told late, too short to be waited for.
  presenceMs: 5,
  // No bot moves by itself while somebody compares what was there before and after.
  botDelayMs: 1e8,
};

interface InsideParts {
  readonly chance?: Chance;
  /** Before it listens: what is to be wrong with it. */
  plant?(built: App): void;
}

export const openInside = async (folder: string, { chance, plant }: InsideParts = {}): Promise<Inside> => {
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
  const storage = await openStorage(config, Date.now());
  const given = chance === undefined ? {} : { chance };
  const built = await buildApp({ config, storage, minds: mindsHere, tuning: NO_LIMITS, ...given });
  plant?.(built);
  await built.start();
  const origin = await built.app.listen({ host: config.host, port: 0 });
  return { site: { origin }, built, storage, dataDir, end: () => built.end() };
};

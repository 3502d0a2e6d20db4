/** A whole server for a test, on a real database file, gone when the test is. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { onTestFinished } from 'vitest';
import { type App, buildApp } from '../src/app.ts';
import { type BotMinds, mindsHere } from '../src/bots/minds.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import type { Time } from '../src/time.ts';
import type { Tuning } from '../src/tuning.ts';
import { withWebFolder } from './web-folder.ts';

/** Limits are for their own tests; all others hurry. */
export const HURRIED: Partial<Tuning> = {
  requests: { burst: 100_000, perSecond: 100_000 },
  guests: { burst: 100_000, perSecond: 100_000 },
  codesPerPerson: { burst: 1_000, perSecond: 1_000 },
  codesPerAddress: { burst: 1_000, perSecond: 1_000 },
  newTables: { burst: 1_000, perSecond: 1_000 },
  messages: { burst: 100_000, perSecond: 100_000 },
  handshakes: { burst: 10_000, perSecond: 10_000 },
  botDelayMs: 0,
  absenceMs: 30,
};

export interface TestServer extends App {
  readonly storage: Storage;
  readonly config: Config;
  readonly address: string;
  /** Ends it as a signal would; the database file stays. */
  readonly dataDir: string;
}

export interface ServerSetup {
  readonly env?: Readonly<Record<string, string>>;
  readonly tuning?: Partial<Tuning>;
  readonly time?: Time;
  readonly chance?: Chance;
  readonly minds?: BotMinds;
  /** Where another server of the test kept its data. */
  readonly dataDir?: string;
  wrapStorage?(storage: Storage): Storage;
}

export const newDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fremont-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

export const configFor = (dataDir: string, env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ PORT: '0', DATA_DIR: dataDir, WEB_ROOT: withWebFolder(), LOG_LEVEL: 'silent', ...env });

/** Listening on a port of its own. */
export const withServer = async (setup: ServerSetup = {}): Promise<TestServer> => {
  const {
    tuning = {},
    env,
    time,
    chance,
    minds = mindsHere,
    dataDir = newDataDir(),
    wrapStorage = (storage) => storage,
  } = setup;
  const config = configFor(dataDir, env);
  const storage = wrapStorage(await openStorage(config, (time ?? { wall: Date.now }).wall()));
  const built = await buildApp({
    config,
    storage,
    minds,
    tuning: { ...HURRIED, ...tuning },
    ...(time === undefined ? {} : { time }),
    ...(chance === undefined ? {} : { chance }),
  });
  let ending: Promise<void> | null = null;
  const end = (): Promise<void> => {
    ending ??= built.end();
    return ending;
  };
  onTestFinished(() => end());
  await built.start();
  await built.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = built.app.server.address() as AddressInfo;
  return { ...built, end, storage, config, dataDir, address: `http://127.0.0.1:${port}` };
};

/** A complete server for a test, on a real database file, removed after the test. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { onTestFinished } from 'vitest';
import { type App, buildApp } from '../src/app.ts';
import { type BotRunner, inProcessBots } from '../src/bots/bot-runner.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import type { Time } from '../src/time.ts';
import type { Tuning } from '../src/tuning.ts';
import { withWebFolder } from './web-folder.ts';

/** Limits have their own tests. The other tests run without them and with short delays. */
export const HURRIED: Partial<Tuning> = {
  requests: { burst: 100_000, perSecond: 100_000 },
  guests: { burst: 100_000, perSecond: 100_000 },
  renames: { burst: 100_000, perSecond: 100_000 },
  codesPerPerson: { burst: 1_000, perSecond: 1_000 },
  codesPerAddress: { burst: 1_000, perSecond: 1_000 },
  newTables: { burst: 1_000, perSecond: 1_000 },
  messages: { burst: 100_000, perSecond: 100_000 },
  handshakes: { burst: 10_000, perSecond: 10_000 },
  waitingTablesPerPerson: 1_000,
  waitingTablesPerAddress: 1_000,
  openTablesPerAddress: 1_000,
  startWaitMs: 0,
  botDelayMs: 0,
  absenceMs: 30,
};

export interface TestServer extends App {
  readonly storage: Storage;
  readonly config: Config;
  readonly address: string;
  /** Shuts down as after a signal. The database file stays. */
  readonly dataDir: string;
}

export interface ServerSetup {
  readonly env?: Readonly<Record<string, string>>;
  readonly tuning?: Partial<Tuning>;
  readonly time?: Time;
  readonly chance?: Chance;
  readonly botRunner?: BotRunner;
  /** The data folder of an earlier server of the same test. */
  readonly dataDir?: string;
  /** Works as one of several nodes on a PostgreSQL. */
  readonly isNode?: boolean;
  wrapStorage?(storage: Storage): Storage;
}

export const newDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fremont-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

export const configFor = (dataDir: string, env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ PORT: '0', DATA_DIR: dataDir, WEB_ROOT: withWebFolder(), LOG_LEVEL: 'silent', ...env });

/** Starts a server on a free port. */
export const withServer = async (setup: ServerSetup = {}): Promise<TestServer> => {
  const {
    tuning = {},
    env,
    time,
    chance,
    botRunner = inProcessBots,
    dataDir = newDataDir(),
    isNode = false,
    wrapStorage = (storage) => storage,
  } = setup;
  const config = configFor(dataDir, env);
  const storage = wrapStorage(await openStorage(config, (time ?? { wall: Date.now }).wall()));
  const built = await buildApp({
    config,
    storage,
    botRunner,
    isNode,
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

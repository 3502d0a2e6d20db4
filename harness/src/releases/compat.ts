/** A deploy: the previous release and this one run side by side on one PostgreSQL, and people move between them. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { GAMES } from '@fremont/games/registry';
import { openStorage } from '@fremont/server/storage/index';
import type { Storage } from '@fremont/server/storage/storage';
import { startPostgres } from '@fremont/server/testing/postgres';
import type { TablePlan } from '@fremont/table/protocol';
import { tablePlan } from '../client/tables.ts';
import { atLeast, never } from '../conditions.ts';
import { type Harness, numberOf, type Report, type Settings, verdict, withFolder } from '../harness.ts';
import { builtProgram } from '../programs/build.ts';
import { type Server, startServer } from '../programs/server.ts';
import { type ClientOrder, type ClientReport, playAsClient } from './client.ts';
import { releaseNames, unpackPrograms } from './release.ts';
import { replayed } from './replayed.ts';

export const compat: Harness = {
  promise: 'the previous release and this one run side by side on one database, with clients of both',
  numbers: { commands: 400 },
  faults: [],
  run: (settings) => withFolder((folder) => sideBySide(settings, folder)),
};

/** The first variant of every game. */
const plans = (): readonly TablePlan[] =>
  Object.values(GAMES).flatMap(({ meta, variants }) =>
    variants.slice(0, 1).map(({ options, seats, name }) => {
      const chairs = Array<'person'>(seats.min).fill('person');
      return tablePlan(chairs, { game: meta.id, options: options as object, title: name });
    }),
  );

const sideBySide = async (settings: Settings, folder: string): Promise<Report> => {
  const release = releaseNames().at(-1) ?? '';
  const programs = unpackPrograms(release);
  const postgres = await startPostgres();
  const running: Server[] = [];
  try {
    const DATABASE_URL = await postgres.newSchema();
    const start = async (name: string, program: string): Promise<string> => {
      const dataDir = join(folder, name);
      mkdirSync(dataDir, { recursive: true });
      const server = await startServer({ program, dataDir, env: { DATABASE_URL, TUNING } });
      running.push(server);
      return server.origin;
    };
    // In the order of a deploy: the old server is running when the new one changes the schema.
    const old = await start('old', join(programs, 'server.js'));
    const present = await start('new', await builtProgram('product'));
    // And one that is started again while others are new already.
    const oldAgain = await start('old-again', join(programs, 'server.js'));
    const reports = await play(settings, programs, { old, present, oldAgain });
    const storage = await openStorage({ databaseUrl: DATABASE_URL, dataDir: folder }, Date.now());
    const report = await reportOf(storage, release, reports);
    await storage.close();
    return report;
  } finally {
    for (const server of running) await server.kill();
    await postgres.end();
  }
};

const TUNING = JSON.stringify({ startWaitMs: 0 });

interface Origins {
  readonly old: string;
  readonly present: string;
  readonly oldAgain: string;
}

/** Clients of both releases meet both servers, and move from one to the other in both directions. */
const play = async (
  settings: Settings,
  programs: string,
  { old, present, oldAgain }: Origins,
): Promise<Record<string, ClientReport>> => {
  const order = (seed: number, ...origins: string[]): ClientOrder => ({
    origins,
    seed: settings.seed + seed,
    plans: plans(),
    commands: numberOf(compat, settings, 'commands'),
  });
  const [oldUp, newUp, oldBack, newBack] = await Promise.all([
    oldClient(programs, order(0, old, present)),
    playAsClient(order(100, old, present)),
    oldClient(programs, order(200, present, oldAgain)),
    playAsClient(order(300, present, oldAgain)),
  ]);
  return { oldUp, newUp, oldBack, newBack };
};

const oldClient = async (programs: string, order: ClientOrder): Promise<ClientReport> => {
  const child = spawn(process.execPath, [join(programs, 'client.js'), JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(`the old client ended with ${child.exitCode}: ${errors}`);
  return JSON.parse(output);
};

const reportOf = async (
  storage: Storage,
  release: string,
  reports: Readonly<Record<string, ClientReport>>,
): Promise<Report> => {
  const all = Object.values(reports);
  const counts = { tables: 0, acknowledged: 0, lost: 0, broken: 0 };
  const examples: string[] = [];
  for (const { tables, acknowledged } of all) {
    const logs = new Map<string, readonly { readonly command: string }[]>();
    for (const table of tables) {
      counts.tables += 1;
      try {
        logs.set(table, (await replayed(storage, table)).entries);
      } catch (fault) {
        counts.broken += 1;
        examples.push(String(fault));
      }
    }
    counts.acknowledged += acknowledged.length;
    counts.lost += acknowledged.filter(
      ({ table, command, version }) => logs.get(table)?.[version - 1]?.command !== command,
    ).length;
  }
  const sum = (pick: (report: ClientReport) => number): number => all.reduce((total, one) => total + pick(one), 0);
  const conditions = [
    never('acknowledged commands lost', counts.lost),
    never('logs that do not replay', counts.broken),
    never(
      'answers that contradict an earlier answer',
      sum(({ contradictions }) => contradictions.length),
    ),
    never(
      'frames that a client could not read',
      sum(({ foreign }) => foreign),
    ),
    never(
      'commands without an answer',
      sum(({ unanswered }) => unanswered),
    ),
    ...Object.entries(reports).map(([name, { acknowledged }]) =>
      atLeast(`commands acknowledged to ${name}`, acknowledged.length, 1),
    ),
  ];
  return verdict(conditions, { release, ...counts }, { examples });
};

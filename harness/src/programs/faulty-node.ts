/** One of several nodes with a planted fault, built from the same parts as the product. */

import { type App, buildApp } from '@fremont/server/app';
import { threadsBeside } from '@fremont/server/bots/bot-threads';
import { readConfig } from '@fremont/server/config';
import { serveMetrics } from '@fremont/server/ops/metrics-server';
import { sharedTime } from '@fremont/server/shared-time';
import { openStorage } from '@fremont/server/storage/index';
import type { Storage } from '@fremont/server/storage/storage';
import pg from 'pg';
import { type Fault, readFaultPlan } from './fault-plan.ts';
import { keepForEver } from './keep-for-ever.ts';

/** Every append gets the epoch that the database wants. */
const unfenced = (storage: Storage, connectionString: string): Storage => {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  const append: Storage['matches']['append'] = async (asked) => {
    const { rows } = await pool.query('select epoch from heads where match_id = $1', [asked.match]);
    return storage.matches.append({ ...asked, epoch: Number(rows[0]?.epoch ?? asked.epoch) });
  };
  return { ...storage, matches: { ...storage.matches, append } };
};

const plantNodeFault = ({ services }: App, fault: Fault | undefined): void => {
  const { cluster } = services;
  if (cluster === null) throw new Error('a node needs PostgreSQL');
  if (fault === 'noFence' || fault === 'timelessLease') Object.assign(cluster.ownership, { term: () => 0 });
  if (fault === 'noFence') keepForEver(cluster.ownership);
  if (fault === 'deafBus') Object.assign(cluster.bus, { publish: () => undefined });
};

const { fault } = readFaultPlan(process.env);
const config = readConfig(process.env);
const stored = await openStorage(config, Date.now());
const storage = fault === 'noFence' ? unfenced(stored, config.databaseUrl ?? '') : stored;
const time = await sharedTime(storage);
const built = await buildApp({
  config,
  storage,
  time,
  botRunner: threadsBeside(import.meta.url, config),
  isNode: true,
});
plantNodeFault(built, fault);

process.on('SIGTERM', () => {
  built.end().then(() => process.exit(0));
});
const metrics = await serveMetrics(config, built.services.metrics);
await built.start();
const address = await built.app.listen({ host: config.host, port: config.port });
console.log(`Metrics: http://${config.metricsHost}:${metrics?.port}/metrics`);
console.log(`Fremont is listening on ${address}`);

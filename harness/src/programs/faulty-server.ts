/** The server with the fault or fail point of its plan, built from the same parts as the product. */

import { join } from 'node:path';
import { type App, buildApp } from '@fremont/server/app';
import { threadsBeside } from '@fremont/server/bots/bot-threads';
import { readConfig } from '@fremont/server/config';
import { openEngine } from '@fremont/server/storage/kysely-storage';
import { openSqlite } from '@fremont/server/storage/sqlite';
import { failPointOf, watchAnswers, watchAppends, watchStatements } from './fail-points.ts';
import { readFaultPlan } from './fault-plan.ts';
import { faultyEngine, faultyStorage, plantFault } from './faults.ts';
import { markStates } from './leaks.ts';

const plan = readFaultPlan(process.env);
const config = readConfig(process.env);
const onPoint = failPointOf(plan);
if (plan.mark !== undefined) markStates(plan.mark, plan.fault);

const engine = openSqlite(join(config.dataDir, 'fremont.db'));
if (plan.failAt !== undefined) {
  watchStatements(engine, onPoint);
  watchAnswers(onPoint);
}
const stored = await openEngine(faultyEngine(engine, plan.fault), Date.now());
const storage = watchAppends(faultyStorage(stored, plan.fault), onPoint);
const built: App = await buildApp({ config, storage, botRunner: threadsBeside(import.meta.url, config) });
plantFault(built, plan.fault);

process.on('SIGTERM', () => {
  built.end().then(() => process.exit(0));
});
await built.start();
await built.app.listen({ host: config.host, port: config.port });
console.log(`Fremont is listening on ${originOf(built)}`);

function originOf({ app }: App): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return `http://${address.address}:${address.port}`;
}

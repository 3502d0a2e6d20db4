/** The contract of the storage, for both databases. Each test gets an empty database. */

import { onTestFinished } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { describeCrashes } from './contract-crash.ts';
import { describeLogs } from './contract-log.ts';
import { describeMatches } from './contract-matches.ts';
import { describeModeration } from './contract-moderation.ts';
import { describePeople } from './contract-people.ts';
import { describeReports } from './contract-reports.ts';
import { describeRetention } from './contract-retention.ts';
import { describeTables } from './contract-tables.ts';
import { describeTimers } from './contract-timers.ts';
import { describeTokens } from './contract-tokens.ts';
import { openTarget } from './target.ts';

/** Creates an empty database. Resolves to a file, or to the address of a PostgreSQL. */
export type NewTarget = () => Promise<string>;

export type OpenEmpty = () => Promise<Storage>;

export const runContract = (newTarget: NewTarget): void => {
  const openEmpty: OpenEmpty = async () => {
    const storage = await openTarget(await newTarget());
    onTestFinished(() => storage.close());
    return storage;
  };
  describeLogs(openEmpty);
  describeMatches(openEmpty, newTarget);
  describeTimers(openEmpty);
  describePeople(openEmpty);
  describeTokens(openEmpty);
  describeTables(openEmpty);
  describeModeration(openEmpty);
  describeReports(openEmpty);
  describeRetention(openEmpty);
  describeCrashes(newTarget);
};

/** What every storage promises, whatever is underneath. Each test gets an empty database. */

import { onTestFinished } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { describeCrashes } from './contract-crash.ts';
import { describeLogs } from './contract-log.ts';
import { describeMatches } from './contract-matches.ts';
import { describePeople } from './contract-people.ts';
import { describeTables } from './contract-tables.ts';
import { describeTimers } from './contract-timers.ts';
import { openTarget } from './target.ts';

/** Makes an empty database and says where: a file, or the address of a PostgreSQL. */
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
  describeTables(openEmpty);
  describeCrashes(newTarget);
};

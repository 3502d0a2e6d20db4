/** The lease of a node: when it counts, and when it is lost. */

import { expect, test } from 'vitest';
import { Leases } from '../src/cluster/leases.ts';

/** A database whose answers come when the test says so. */
const withLeases = () => {
  const asked: ((rows: object[]) => void)[] = [];
  const state = { steady: 0 };
  const leases = new Leases({
    node: 'here',
    line: { query: () => new Promise((resolve) => asked.push((rows) => resolve(rows as never))) },
    address: () => 'here:1',
    steady: () => state.steady,
  });
  const renew = async (held: boolean, tookMs = 0): Promise<void> => {
    const renewing = leases.renew();
    state.steady += tookMs;
    asked.shift()?.([{ id: 'here', address: 'here:1', held }]);
    await renewing;
  };
  return { leases, state, asked, renew };
};

test('a lease counts from before the question, and ends before three seconds have passed', async () => {
  const { leases, state, renew } = withLeases();
  await renew(false, 1_000);
  expect(leases.term()).not.toBeNull();
  state.steady = 2_599;
  expect(leases.term()).not.toBeNull();
  state.steady = 2_600;
  expect(leases.term()).toBeNull();
});

test('a lease that is renewed in time keeps its term', async () => {
  const { leases, renew } = withLeases();
  await renew(false);
  const term = leases.term();
  await renew(true, 1_000);
  expect(leases.term()).toBe(term);
});

test('a lease that ran out by the clock of the database is another one afterwards', async () => {
  const { leases, renew } = withLeases();
  await renew(false);
  const term = leases.term();
  // Not a second has passed here: the machine slept, or the clock of the database was set.
  await renew(false);
  expect(leases.term()).not.toBeNull();
  expect(leases.term()).not.toBe(term);
});

test('a renewal that is answered after the end gives nothing back', async () => {
  const { leases, asked, renew } = withLeases();
  await renew(false);
  const renewing = leases.renew();
  leases.end();
  asked.shift()?.([{ id: 'here', address: 'here:1', held: true }]);
  await renewing;
  expect(leases.term()).toBeNull();
});

import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { NODE_FAULTS } from '../src/nodes/faults.ts';
import { runNodes } from '../src/nodes/nodes.ts';

/** Planted faults are in the full harness and, from a seed, in the simulated day. */
test('nodes lose, double and fork nothing, whatever fails', async () => {
  const settings = { seed: 1, numbers: {}, fault: null, say: () => undefined };
  const size = { nodes: 3, tables: 6, faults: NODE_FAULTS.length, commands: 30, thinkMs: 200, kinds: NODE_FAULTS };
  const { conditions, counts } = await runNodes(settings, { ...size, goesOn: true }, null);
  expect(failedOf(conditions)).toEqual([]);
  expect(counts).toMatchObject({ lost: 0, doubled: 0, forks: 0, wrongScreens: 0, contradictions: 0 });
}, 600_000);

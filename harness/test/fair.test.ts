import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameById } from '@fremont/games/registry';
import { at, seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { fair } from '../src/fair/fair.ts';
import { playFairMatch } from '../src/fair/fair-match.ts';
import { FORGERIES } from '../src/fair/forgeries.ts';
import { hasPython } from '../src/fair/verifiers.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

if (!hasPython()) console.log('The Python verifier was not tested: there is no python3.');

test.each([
  ['node', 'scripts/verify-match.mjs'],
  ['python3', 'examples/python/verify_match.py'],
])(
  '%s %s compares commitment and anchors with noted ones',
  async (command, script) => {
    if (command === 'python3' && !hasPython()) return;
    const game = gameById('las-vegas');
    if (game === null) throw new Error('las-vegas');
    const { options } = at(game.variants, 0);
    const match = await playFairMatch({ game, options, seats: 2 }, seededChance(3));
    const file = join(mkdtempSync(join(tmpdir(), 'fremont-noted-')), 'match.json');
    writeFileSync(file, JSON.stringify(match));
    const run = (...noted: string[]) => spawnSync(command, [join(ROOT, script), file, ...noted], { encoding: 'utf8' });
    const { commit, anchors } = match.proof;
    const seat = anchors.findIndex((anchor) => anchor !== null);
    expect(run(commit, `${seat}:${anchors[seat]}`)).toMatchObject({ status: 0 });
    for (const wrong of ['ab'.repeat(32), `${1 - seat}:${anchors[seat]}`, `${seat}:${'ab'.repeat(32)}`])
      expect(run(wrong)).toMatchObject({ status: 1, stderr: expect.stringContaining('which you noted') });
  },
  60_000,
);

test('honest matches are accepted and every kind of forgery rejected, by every verifier', async () => {
  const settings = { seed: 4, numbers: { matches: 4, rolls: 0 }, fault: null, say: () => undefined };
  const { held, conditions, counts } = await fair.run(settings);
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
  expect(counts).toMatchObject({ matches: 4, programs: hasPython() ? 3 : 2 });
  expect(Object.keys(counts['rejected'] as object).sort()).toEqual(Object.keys(FORGERIES).sort());
}, 120_000);

/** The disk calls of SQLite, and a failing disk. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, type TestContext, test } from 'vitest';
import { buildDiskShim, type DiskReport, type DiskShim } from '../../src/testing/disk-shim.ts';
import { buildChild, startChild } from './children.ts';
import { entriesOf } from './samples.ts';
import { openTarget } from './target.ts';

const folder = mkdtempSync(join(tmpdir(), 'fremont-disk-'));
const shim = buildDiskShim(folder);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shimOrLeaveOut = (context: TestContext): DiskShim =>
  shim ?? context.skip('left out: what the disk is asked can only be seen on Linux with a C compiler (cc)');

const run = async (program: string, args: readonly string[], env: Record<string, string>): Promise<string> => {
  const child = startChild(program, args, env);
  if (child.stdout === null) throw new Error('no output to read');
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(0);
  return output;
};

describe('durability', () => {
  const COMMITS = 60;

  const committing = async (library: DiskShim, how: string): Promise<DiskReport> => {
    const program = await buildChild(new URL('./children/committer.ts', import.meta.url));
    const file = join(folder, `${how}.db`);
    // The migrations of a new database are not counted.
    await run(program, [file, 'together', '0'], {});
    await run(program, [file, how, String(COMMITS)], library.env());
    return library.report();
  };

  test('every commit waits for the disk', async (context) => {
    expect((await committing(shimOrLeaveOut(context), 'safely')).syncs).toBeGreaterThanOrEqual(COMMITS);
  });

  test('the count notices a setting that does not wait', async (context) => {
    expect((await committing(shimOrLeaveOut(context), 'lazily')).syncs).toBeLessThan(COMMITS);
  });

  test('appends of one turn share one sync', async (context) => {
    const library = shimOrLeaveOut(context);
    const { syncs } = await committing(library, 'together');
    // Each new match costs one sync, all appends together one more, and a checkpoint a few.
    expect(syncs).toBeGreaterThan(COMMITS);
    expect(syncs).toBeLessThan(COMMITS * 1.5);
  });
});

describe('a failing disk', () => {
  const ENTRIES = 60;
  const NO_SPACE = 28;
  const IO_ERROR = 5;

  // Primes larger than the calls of most transactions, so that failures hit different calls and some transactions succeed.
  test.for([
    { what: 'no space', errno: NO_SPACE, every: 19, problem: 'full' },
    { what: 'input/output errors', errno: IO_ERROR, every: 23, problem: 'io' },
  ])('$what, once in $every calls: a typed problem, no entry lost, none doubled', async (fault, context) => {
    const library = shimOrLeaveOut(context);
    const file = join(folder, `${fault.errno}-${fault.every}.db`);
    const whileThere = `${file}.failing`;
    const args = [file, String(ENTRIES), whileThere];
    const output = await run(
      await buildChild(new URL('./children/failing-disk-writer.ts', import.meta.url)),
      args,
      library.env({ ...fault, whileThere }),
    );
    const lines = output
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    const problems = lines.filter(([word]) => word === 'problem').map(([, problem]) => problem);
    expect(new Set(problems)).toContain(fault.problem);
    expect(library.report().failures).toBeGreaterThan(ENTRIES);

    const storage = await openTarget(file);
    for (const match of ['a', 'b', 'c', 'd']) {
      const stored = (await entriesOf(storage, match)).map(({ command, version }) => [command, String(version)]);
      const acknowledged = lines.filter(([word, name]) => word === 'ack' && name === match).map(([, , ...ack]) => ack);
      expect(stored).toEqual(acknowledged);
      expect(acknowledged).toHaveLength(ENTRIES);
      expect(lines).toContainEqual(['head', match, String(ENTRIES)]);
    }
    await storage.close();
  });
});

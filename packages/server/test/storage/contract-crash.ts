/** An append that was acknowledged survives its process, exactly once. */

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { buildChild, startChild } from './children.ts';
import type { NewTarget } from './contract.ts';
import { entriesOf, withMatch } from './samples.ts';
import { openTarget } from './target.ts';

const KILLS = 12;
const MATCHES = ['a', 'b', 'c', 'd'];

/** The output of the writers before they were killed. */
interface WriterOutput {
  /** Commands that were sent, with their match. */
  readonly sent: Map<string, string>;
  /** Commands that were acknowledged, with their version. */
  readonly acknowledged: Map<string, number>;
}

export const describeCrashes = (newTarget: NewTarget): void => {
  describe('crashes', () => {
    test(`after ${KILLS} kills every acknowledged append is stored once, and no other`, async () => {
      const target = await withEmptyMatches(newTarget);
      const output: WriterOutput = { sent: new Map(), acknowledged: new Map() };
      const program = await buildChild(new URL('./children/writer.ts', import.meta.url));
      for (let life = 0; life < KILLS; life++) await writeUntilKilled(program, target, life, output);

      const stored = await storedCommands(target);
      const versions = new Map(stored.map(({ command, version }) => [command, version]));
      expect(versions.size).toBe(stored.length);
      for (const { command, match } of stored) expect(output.sent.get(command)).toBe(match);
      for (const [command, version] of output.acknowledged) expect(versions.get(command)).toBe(version);
      expect(output.acknowledged.size).toBeGreaterThan(KILLS * MATCHES.length);
    }, 120_000);
  });
};

const withEmptyMatches = async (newTarget: NewTarget): Promise<string> => {
  const target = await newTarget();
  const storage = await openTarget(target);
  for (const match of MATCHES) await withMatch(storage, match);
  await storage.close();
  return target;
};

/** Loading also verifies that versions have no gap and that the hash chain is intact. */
const storedCommands = async (target: string) => {
  const storage = await openTarget(target);
  const logs = await Promise.all(
    MATCHES.map(async (match) =>
      (await entriesOf(storage, match)).map(({ command, version }) => ({ command, version, match })),
    ),
  );
  await storage.close();
  return logs.flat();
};

/** Each process repeats the commands that were not acknowledged before, and is killed after a few more acknowledgements. */
const writeUntilKilled = async (program: string, target: string, life: number, output: WriterOutput): Promise<void> => {
  const unanswered = [...output.sent].filter(([command]) => !output.acknowledged.has(command));
  const child = startChild(program, [target, String(life), JSON.stringify(unanswered)]);
  const exited = once(child, 'exit');
  // A different number each time, so that the kill comes at different moments.
  const killAfter = unanswered.length + MATCHES.length * 2 + life * 7;
  let acknowledged = 0;
  if (child.stdout === null) throw new Error('no output to listen to');
  for await (const line of createInterface(child.stdout)) {
    if (readLine(output, line)) acknowledged += 1;
    if (acknowledged >= killAfter) child.kill('SIGKILL');
  }
  await exited;
  expect(child.signalCode).toBe('SIGKILL');
};

/** Returns whether the line is an acknowledgement. */
const readLine = (output: WriterOutput, line: string): boolean => {
  const [word, command = '', detail = ''] = line.split(' ');
  if (word === 'send') output.sent.set(command, detail);
  else output.acknowledged.set(command, Number(detail));
  return word === 'ack';
};

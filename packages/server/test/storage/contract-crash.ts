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

/** What the writers told before they died. */
interface Testimony {
  /** Commands that were sent, with their match. */
  readonly sent: Map<string, string>;
  /** Commands that were acknowledged, with their version. */
  readonly acknowledged: Map<string, number>;
}

export const describeCrashes = (newTarget: NewTarget): void => {
  describe('crashes', () => {
    test(`after ${KILLS} kills every acknowledged append is there once, and nothing nobody sent`, async () => {
      const target = await withEmptyMatches(newTarget);
      const told: Testimony = { sent: new Map(), acknowledged: new Map() };
      const program = await buildChild(new URL('./children/writer.ts', import.meta.url));
      for (let life = 0; life < KILLS; life++) await writeUntilKilled(program, target, life, told);

      const stored = await storedCommands(target);
      const versions = new Map(stored.map(({ command, version }) => [command, version]));
      expect(versions.size).toBe(stored.length);
      for (const { command, match } of stored) expect(told.sent.get(command)).toBe(match);
      for (const [command, version] of told.acknowledged) expect(versions.get(command)).toBe(version);
      expect(told.acknowledged.size).toBeGreaterThan(KILLS * MATCHES.length);
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

/** Loading checks that versions are contiguous and the chains whole. */
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

/** Each life begins by sending again what the one before did not hear of; it ends after a few more acknowledgements. */
const writeUntilKilled = async (program: string, target: string, life: number, told: Testimony): Promise<void> => {
  const unheard = [...told.sent].filter(([command]) => !told.acknowledged.has(command));
  const child = startChild(program, [target, String(life), JSON.stringify(unheard)]);
  const exited = once(child, 'exit');
  // Another number each time, so that the kill falls on another moment.
  const killAfter = unheard.length + MATCHES.length * 2 + life * 7;
  let heard = 0;
  if (child.stdout === null) throw new Error('no output to listen to');
  for await (const line of createInterface(child.stdout)) {
    if (hear(told, line)) heard += 1;
    if (heard >= killAfter) child.kill('SIGKILL');
  }
  await exited;
  expect(child.signalCode).toBe('SIGKILL');
};

/** Whether it was an acknowledgement. */
const hear = (told: Testimony, line: string): boolean => {
  const [word, command = '', detail = ''] = line.split(' ');
  if (word === 'send') told.sent.set(command, detail);
  else told.acknowledged.set(command, Number(detail));
  return word === 'ack';
};

/** The log: one entry for each version, one for each command, no partial writes. */

import { describe, expect, test } from 'vitest';
import type { Append } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { appendOf, entriesOf, entryOf, NOON, timerOf, withMatch } from './samples.ts';

const commandsOf = (entries: readonly { readonly command: string }[]): string[] =>
  entries.map(({ command }) => command);

export const describeLogs = (openEmpty: OpenEmpty): void => {
  describe('logs', () => {
    test('appended entries are read back unchanged and in order', async () => {
      const { matches, ...storage } = await openEmpty();
      await withMatch({ matches, ...storage }, 'm');
      const entries = [entryOf(1), entryOf(2), entryOf(3)];
      for (const entry of entries)
        expect(await matches.append(appendOf('m', entry))).toEqual({ type: 'ok', head: entry.version });
      expect(await entriesOf({ matches, ...storage }, 'm')).toEqual(entries);
      expect(await matches.read('m', 1)).toEqual(entries.slice(1));
      expect(await matches.read('m', 3)).toEqual([]);
    });

    test('of twenty appends at one version one succeeds, and the others get the head', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm', 2);
      const rivals = Array.from({ length: 20 }, (_, index) => appendOf('m', entryOf(3, `rival-${index}`)));
      const results = await Promise.all(rivals.map((rival) => storage.matches.append(rival)));
      expect(results.filter(({ type }) => type === 'ok')).toEqual([{ type: 'ok', head: 3 }]);
      const losers = results.filter(({ type }) => type !== 'ok');
      expect(losers).toEqual(Array(19).fill({ type: 'versionConflict', head: 3, epoch: 0 }));
      expect(commandsOf(await entriesOf(storage, 'm'))).toEqual([
        'command-1',
        'command-2',
        `rival-${results.findIndex(({ type }) => type === 'ok')}`,
      ]);
    });

    test('twenty writers on one log leave no gap and lose nothing', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      const write = async (command: string): Promise<number> => {
        for (let head = 0; ; ) {
          const result = await storage.matches.append(appendOf('m', entryOf(head + 1, command)));
          if (result.type === 'ok') return result.head;
          if (result.type !== 'versionConflict') throw new Error(result.type);
          head = result.head;
        }
      };
      const commands = Array.from({ length: 20 }, (_, index) => `writer-${index}`);
      const versions = await Promise.all(commands.map(write));
      const entries = await entriesOf(storage, 'm');
      expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      for (const [index, command] of commands.entries())
        expect(entries[(versions[index] ?? 0) - 1]?.command).toBe(command);
    });

    test('a repeated command gets its version and writes nothing, at any head', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm', 3);
      const again = [
        appendOf('m', entryOf(2, 'command-2')),
        appendOf('m', entryOf(4, 'command-2')),
        appendOf('m', entryOf(9, 'command-2')),
      ];
      for (const append of again)
        expect(await storage.matches.append(append)).toEqual({ type: 'duplicateCommand', version: 2 });
      expect(await entriesOf(storage, 'm')).toHaveLength(3);
    });

    test('a command sent five times at once is written once, and every copy gets the same version', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      const results = await Promise.all(
        Array.from({ length: 5 }, () => storage.matches.append(appendOf('m', entryOf(1, 'once')))),
      );
      expect(results.filter(({ type }) => type === 'ok')).toHaveLength(1);
      expect(results.filter(({ type }) => type === 'duplicateCommand')).toEqual(
        Array(4).fill({ type: 'duplicateCommand', version: 1 }),
      );
    });

    test('the same command id in two matches is two commands', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'one', 1);
      expect(await storage.matches.append(appendOf(await withMatch(storage, 'two'), entryOf(1)))).toEqual({
        type: 'ok',
        head: 1,
      });
    });

    test('an append that skips a version is a fault of the caller and changes nothing', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm', 1);
      await expect(storage.matches.append(appendOf('m', entryOf(3), { expectedHead: 1 }))).rejects.toThrow(
        'entry 3 after 1',
      );
      await expect(storage.matches.append(appendOf('m', entryOf(2), { entries: [] }))).rejects.toThrow(
        'without entries',
      );
      expect(await entriesOf(storage, 'm')).toHaveLength(1);
    });

    test('only the process that claimed a match last can append', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm', 1);
      expect(await storage.matches.claim('m')).toBe(1);
      expect(await storage.matches.claim('m')).toBe(2);
      expect(await storage.matches.claim('nowhere')).toBeNull();
      const late = { type: 'versionConflict', head: 1, epoch: 2 };
      expect(await storage.matches.append(appendOf('m', entryOf(2), { epoch: 1 }))).toEqual(late);
      expect(await storage.matches.append(appendOf('m', entryOf(2), { epoch: 2 }))).toEqual({ type: 'ok', head: 2 });
    });

    test('an append to a missing or quarantined match is refused', async () => {
      const storage = await openEmpty();
      await storage.matches.quarantine(await withMatch(storage, 'm', 1), { code: 'doesNotReplay' }, NOON);
      const refused = await Promise.all(
        ['m', 'nowhere'].map((match) => storage.matches.append(appendOf(match, entryOf(2)))),
      );
      expect(refused).toEqual([
        { type: 'notPlayable', status: 'quarantined' },
        { type: 'notPlayable', status: 'missing' },
      ]);
    });

    test('an append that the database refuses does not affect others of the same turn', async () => {
      const storage = await openEmpty();
      const names = ['a', 'b', 'c', 'd'];
      for (const name of names) await withMatch(storage, name);
      // Both databases refuse a due time that is not an integer.
      const broken: Partial<Append> = { timers: { set: [timerOf(1, NOON + 0.5)], done: [] } };
      const results = await Promise.allSettled(
        names.map((name) => storage.matches.append(appendOf(name, entryOf(1), name === 'c' ? broken : {}))),
      );
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
      expect(results[2]).toMatchObject({
        reason: { name: 'StorageUnavailable', problem: 'rejected', operation: 'matches.append' },
      });
      for (const name of names) expect(await entriesOf(storage, name)).toHaveLength(name === 'c' ? 0 : 1);
    });

    test('entries, clock, status and timers of an append are written together', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      const clock = { bank: [90_000, 45_000] };
      await storage.matches.append(
        appendOf('m', entryOf(1), { clock, status: 'over', timers: { set: [timerOf(1, NOON)], done: [] } }),
      );
      expect(await storage.matches.load('m')).toMatchObject({
        match: { head: 1, clock, status: 'over', updated: NOON + 1 },
      });
      expect(await storage.timers.running('m')).toHaveLength(1);
    });
  });
};

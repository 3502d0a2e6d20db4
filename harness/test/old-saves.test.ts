/** T10: matches that earlier releases stored can be opened, and played on. */

import { join } from 'node:path';
import { seatAt, seededChance } from '@fremont/kernel';
import { openStorage } from '@fremont/server/storage/index';
import { openSqlite } from '@fremont/server/storage/sqlite';
import { machineTime } from '@fremont/server/time';
import { describe, expect, test } from 'vitest';
import { chooseAction } from '../src/client/choose-command.ts';
import { Person } from '../src/client/person.ts';
import { SocketClient } from '../src/client/socket-client.ts';
import { withFolder } from '../src/harness.ts';
import { startInProcess } from '../src/in-process-server.ts';
import { releaseNames, savesOf, unpackDatabase } from '../src/releases/release.ts';
import { replayed } from '../src/releases/replayed.ts';

test('there are kept releases', () => {
  expect(releaseNames()).toContain('0.1.0-pre.1');
});

describe.each(releaseNames())('release %s', (release) => {
  const { at, cookie, saves } = savesOf(release);

  test('left matches of every kind: finished and running, of every game', () => {
    for (const isOver of [true, false])
      expect(new Set(saves.filter(({ outcome }) => (outcome !== null) === isOver).map(({ game }) => game)).size).toBe(
        3,
      );
  });

  test('every match replays to the place where the release had left it', () =>
    withFolder(async (folder) => {
      unpackDatabase(release, folder);
      const storage = await openStorage({ databaseUrl: null, dataDir: folder }, at);
      for (const save of saves) {
        const { version, asked, outcome } = await replayed(storage, save.table);
        expect({ table: save.table, version, asked, outcome }).toEqual({
          table: save.table,
          version: save.version,
          asked: save.asked,
          outcome: save.outcome,
        });
      }
      await storage.close();
    }));

  test('a changed log is noticed', () =>
    withFolder(async (folder) => {
      unpackDatabase(release, folder);
      const { raw } = openSqlite(join(folder, 'fremont.db'));
      raw.exec(`update entries set payload = payload || ' ' where version = 3`);
      raw.close();
      const storage = await openStorage({ databaseUrl: null, dataDir: folder }, at);
      await expect(replayed(storage, saves[0]?.table ?? '')).rejects.toThrow(/quarantined/);
      await storage.close();
    }));

  test('people come back to their tables, and play on', () =>
    withFolder(async (folder) => {
      unpackDatabase(release, join(folder, 'data'));
      const began = Date.now();
      // The sessions would have expired long ago.
      const time = { ...machineTime, wall: () => at + Date.now() - began };
      const server = await startInProcess(folder, { time });
      const person = new Person(server.site);
      person.cookie = cookie;
      const client = await SocketClient.connect(person);
      let played = 0;
      for (const { table, version, outcome } of saves) {
        client.send({ type: 'watch', table, as: seatAt(0), have: null });
        const { update } = await client.next('table', (frame) => frame.table === table);
        expect(update.version).toBe(version);
        expect(update.outcome).toEqual(outcome);
        const command = chooseAction(update, seatAt(0), seededChance(1));
        if (command === null) continue;
        client.send({ type: 'command', table, command });
        expect(await client.next('done', ({ id }) => id === command.id)).toMatchObject({ version: version + 1 });
        played += 1;
      }
      expect(played).toBeGreaterThan(0);
      expect(client.foreign).toEqual([]);
      client.close();
      await server.end();
    }));
});

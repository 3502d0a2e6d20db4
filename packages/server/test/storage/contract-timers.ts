/** Timers survive the process. */

import { describe, expect, test } from 'vitest';
import type { OpenEmpty } from './contract.ts';
import { appendOf, entryOf, MINUTE, NOON, timerOf, withMatch } from './samples.ts';

const HOUR = 60 * MINUTE;

export const describeTimers = (openEmpty: OpenEmpty): void => {
  describe('timers', () => {
    test('a timer is due at its time, not before, and earliest first', async () => {
      const storage = await openEmpty();
      for (const [match, due] of [
        ['late', NOON + 2],
        ['soon', NOON + 1],
        ['never', NOON + HOUR],
      ] as const) {
        await withMatch(storage, match);
        await storage.matches.append(appendOf(match, entryOf(1), { timers: { set: [timerOf(1, due)], done: [] } }));
      }
      expect(await storage.timers.due(NOON, 10)).toEqual([]);
      expect(await storage.timers.due(NOON + 2, 10)).toEqual([
        { match: 'soon', decision: '0.1', seat: 0, kind: 'turn', due: NOON + 1 },
        { match: 'late', decision: '0.1', seat: 0, kind: 'turn', due: NOON + 2 },
      ]);
      expect(await storage.timers.due(NOON + 2, 1)).toHaveLength(1);
    });

    test('of several servers that recover from an outage, one moves the timers', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      await storage.matches.append(appendOf('m', entryOf(1), { timers: { set: [timerOf(1, NOON + 1)], done: [] } }));
      await storage.writeHeartbeat(NOON);
      const { timers } = storage;
      const away = await Promise.all([1, 2, 3].map(() => timers.recover(NOON + HOUR, MINUTE, 15)));
      expect(away.sort((one, other) => one - other)).toEqual([0, 0, HOUR]);
      expect(await timers.running('m')).toMatchObject([{ due: NOON + 1 + HOUR + 15 }]);
      expect(await timers.recover(NOON + HOUR + MINUTE - 1, MINUTE, 15)).toBe(0);
    });

    test('an answer ends the timer of its decision and leaves the others running', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      const asked = [timerOf(1, NOON, 0), timerOf(1, NOON, 1)];
      await storage.matches.append(appendOf('m', entryOf(1), { timers: { set: asked, done: [] } }));
      await storage.matches.append(appendOf('m', entryOf(2), { timers: { set: [timerOf(2, NOON)], done: ['0.1'] } }));
      const running = await storage.timers.running('m');
      expect(running.map(({ decision }) => decision).sort()).toEqual(['0.2', '1.1']);
    });

    test('setting a timer again moves it', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      for (const version of [1, 2]) {
        const set = [timerOf(1, NOON + version)];
        await storage.matches.append(appendOf('m', entryOf(version), { timers: { set, done: [] } }));
      }
      expect(await storage.timers.running('m')).toMatchObject([{ due: NOON + 2 }]);
    });

    test('a refused append starts no timer', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm', 2);
      await storage.matches.append(
        appendOf('m', entryOf(2, 'late'), { timers: { set: [timerOf(2, NOON)], done: [] } }),
      );
      expect(await storage.timers.running('m')).toEqual([]);
    });

    test('timers of matches that are over or in quarantine are never due', async () => {
      const storage = await openEmpty();
      const timers = { set: [timerOf(1, NOON)], done: [] };
      await storage.matches.append(appendOf(await withMatch(storage, 'over'), entryOf(1), { timers, status: 'over' }));
      await storage.matches.append(appendOf(await withMatch(storage, 'broken'), entryOf(1), { timers }));
      await storage.matches.quarantine('broken', { code: 'doesNotReplay' }, NOON);
      expect(await storage.timers.due(NOON + HOUR, 10)).toEqual([]);
    });

    test('a deadline that waits for its person is kept, moves with the others, and is never due', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      const running = timerOf(1, NOON);
      await storage.matches.append(appendOf('m', entryOf(1), { timers: { set: [running], done: [] } }));
      const away = { ...running, kind: 'away' };
      await storage.matches.append(appendOf('m', entryOf(2), { timers: { set: [away], done: ['0.1'] } }));
      expect(await storage.timers.due(NOON + HOUR, 10)).toEqual([]);
      await storage.timers.postpone(MINUTE);
      expect(await storage.timers.running('m')).toEqual([{ ...away, match: 'm', due: NOON + MINUTE }]);
      const back = { ...running, due: NOON + MINUTE };
      await storage.matches.append(appendOf('m', entryOf(3), { timers: { set: [back], done: ['0.1'] } }));
      expect(await storage.timers.due(NOON + HOUR, 10)).toEqual([{ ...back, match: 'm' }]);
    });

    test('the time while the server was down, plus a grace period, is given back once', async () => {
      const storage = await openEmpty();
      const timers = { set: [timerOf(1, NOON + MINUTE)], done: [] };
      await storage.matches.append(appendOf(await withMatch(storage, 'm'), entryOf(1), { timers }));
      await storage.writeHeartbeat(NOON);
      expect(await storage.timers.resume(NOON + HOUR, 15_000)).toBe(HOUR);
      const [moved] = await storage.timers.running('m');
      expect(moved?.due).toBe(NOON + MINUTE + HOUR + 15_000);
      // Stopped again before the first heartbeat: no second hour.
      expect(await storage.timers.resume(NOON + HOUR, 0)).toBe(0);
      expect(await storage.timers.running('m')).toEqual([moved]);
    });

    test('a first start has no gap, and a clock set back gives none', async () => {
      const storage = await openEmpty();
      expect(await storage.timers.resume(NOON, 15_000)).toBe(0);
      expect(await storage.timers.resume(NOON - HOUR, 15_000)).toBe(0);
    });

    test('postponing moves running timers only', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm');
      await storage.matches.append(
        appendOf('m', entryOf(1), { timers: { set: [timerOf(1, NOON), timerOf(1, NOON, 1)], done: [] } }),
      );
      await storage.matches.append(appendOf('m', entryOf(2), { timers: { set: [], done: ['1.1'] } }));
      await storage.timers.postpone(MINUTE);
      expect(await storage.timers.running('m')).toMatchObject([{ decision: '0.1', due: NOON + MINUTE }]);
    });
  });
};

/** How often the lobby is read, however many look at it. */

import { describe, expect, test } from 'vitest';
import { LobbyFeed } from '../src/lobby/lobby-feed.ts';

const newFeed = () => {
  const lobby = { readings: 0, nowMs: 0, isDown: false };
  const feed = new LobbyFeed({
    timer: { after: () => () => undefined },
    readers: () => [],
    now: () => lobby.nowMs,
    tables: async () => {
      lobby.readings += 1;
      if (lobby.isDown) throw new Error('no storage');
      return [];
    },
  });
  return { feed, lobby };
};

describe('the lobby', () => {
  test('is read once for all who ask within a second', async () => {
    const { feed, lobby } = newFeed();
    await Promise.all([feed.tables(), feed.tables()]);
    lobby.nowMs = 999;
    await feed.tables();
    expect(lobby.readings).toBe(1);
    lobby.nowMs = 1000;
    await feed.tables();
    expect(lobby.readings).toBe(2);
  });

  test('is read anew as soon as it has changed', async () => {
    const { feed, lobby } = newFeed();
    await feed.tables();
    feed.changed();
    await feed.tables();
    expect(lobby.readings).toBe(2);
  });

  test('is read anew after a reading that failed', async () => {
    const { feed, lobby } = newFeed();
    lobby.isDown = true;
    await expect(feed.tables()).rejects.toThrow('no storage');
    lobby.isDown = false;
    expect(await feed.tables()).toEqual([]);
  });
});

/** How often the list of tables is read from storage. */

import { describe, expect, test } from 'vitest';
import { LobbyFeed } from '../src/lobby/lobby-feed.ts';

const newFeed = () => {
  const lobby = { readings: 0, nowMs: 0, isDown: false };
  const feed = new LobbyFeed({
    timer: { after: () => () => undefined },
    connections: () => [],
    now: () => lobby.nowMs,
    page: async () => {
      lobby.readings += 1;
      if (lobby.isDown) throw new Error('no storage');
      return { tables: [], more: 0 };
    },
  });
  return { feed, lobby };
};

describe('the list of tables', () => {
  test('is read once for all requests within a second', async () => {
    const { feed, lobby } = newFeed();
    await Promise.all([feed.page(0), feed.page(0)]);
    lobby.nowMs = 999;
    await feed.page(0);
    expect(lobby.readings).toBe(1);
    lobby.nowMs = 1000;
    await feed.page(0);
    expect(lobby.readings).toBe(2);
  });

  test('is read once for each page', async () => {
    const { feed, lobby } = newFeed();
    for (const after of [0, 50, 0, 50]) await feed.page(after);
    expect(lobby.readings).toBe(2);
  });

  test('is read again when it has changed', async () => {
    const { feed, lobby } = newFeed();
    await feed.page(0);
    feed.changed();
    await feed.page(0);
    expect(lobby.readings).toBe(2);
  });

  test('is read again after a failed read', async () => {
    const { feed, lobby } = newFeed();
    lobby.isDown = true;
    await expect(feed.page(0)).rejects.toThrow('no storage');
    lobby.isDown = false;
    expect(await feed.page(0)).toEqual({ tables: [], more: 0 });
  });
});

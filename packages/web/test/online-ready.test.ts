/** The ready check as the waiting room shows it. */

import type { Room } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { othersNotReady, ownReady, startWaitMs } from '../src/online/ready.ts';
import { ROOM } from './support/manual-connection.ts';

const chair = (id: string | null, ready = false): Room['chairs'][number] => ({
  type: 'person',
  person: id === null ? null : { id, name: id, colour: 'cherry' },
  name: id,
  colour: 'cherry',
  ready,
});

const BOT: Room['chairs'][number] = { type: 'bot', level: 'greedy', colour: 'pool' };

describe('the ready check', () => {
  const room: Room = {
    ...ROOM,
    host: 'ada',
    chairs: [chair('ada'), chair('ben', true), chair('cy'), chair('cy'), BOT],
  };

  test('asks every person with a seat, once', () => {
    expect(['ada', 'ben', 'cy', 'watcher'].map((id) => ownReady(room, id))).toEqual([false, true, false, null]);
    expect(othersNotReady(room, 'ada')).toBe(1);
    expect(othersNotReady(room, 'ben')).toBe(2);
  });

  test('does not ask a host who is alone with bots', () => {
    expect(ownReady({ ...room, chairs: [chair('ada'), chair(null), BOT] }, 'ada')).toBeNull();
  });

  test('counts the wait of the host down to 0', () => {
    expect(startWaitMs({ ...room, startInMs: 5_000 }, 2_000)).toBe(3_000);
    expect(startWaitMs({ ...room, startInMs: 5_000 }, 9_000)).toBe(0);
    expect(startWaitMs({ ...room, startInMs: null }, 0)).toBe(0);
  });
});

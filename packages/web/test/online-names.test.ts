/** The names of players at an online table during a match. */

import './support/browser.ts';
import type { Room } from '@fremont/table/protocol';
import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { occupantsOf } from '../src/online/names.ts';
import { Watch } from '../src/online/watch.ts';
import { playersNow } from '../src/table/players.ts';
import { ManualConnection, ROOM, TABLE } from './support/manual-connection.ts';

/** Texts come from the build of the web app. */
vi.mock('../src/setup/names.ts', () => ({ freshNames: () => ({ person: String, bots: [] }) }));

const BEN = { id: 'ben', name: 'Ben', colour: 'pool' } as const;

const roomWith = (ben: Room['members'][number]['person'], present: boolean): Room => ({
  ...ROOM,
  status: 'running',
  chairs: [...ROOM.chairs, { type: 'person', person: ben, name: null, colour: ben.colour, ready: false }],
  members: [{ person: ben, role: 'player', present }],
});

/** A table controlled by the test, and the players' names at every render. */
const sitting = () => {
  const connection = new ManualConnection();
  const watch = new Watch(connection, TABLE);
  const send = (room: Room): void => connection.receive({ type: 'room', room });
  send(roomWith(BEN, true));
  const players = playersNow(
    () => (watch.room.value === null ? [] : occupantsOf(watch.room.value)),
    () => [],
  );
  const drawn: string[][] = [];
  effect(() => void drawn.push(players.value.map(({ name, colour }) => `${name} ${colour}`)));
  return { send, drawn };
};

test('a name and a colour taken during the match are shown at once', () => {
  const { send, drawn } = sitting();
  send(roomWith({ ...BEN, name: 'Bruno', colour: 'cactus' }, true));
  expect(drawn).toEqual([
    ['Ada cherry', 'Ben pool'],
    ['Ada cherry', 'Bruno cactus'],
  ]);
});

test('updates of the room that change no name cause no render', () => {
  const { send, drawn } = sitting();
  send(roomWith(BEN, false));
  send(roomWith({ ...BEN }, true));
  expect(drawn).toEqual([['Ada cherry', 'Ben pool']]);
});

/** Who is called what at an online table while the match goes on. */

import './support/browser.ts';
import type { Room } from '@fremont/table/protocol';
import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { occupantsOf } from '../src/online/names.ts';
import { Watch } from '../src/online/watch.ts';
import { playersNow } from '../src/table/players.ts';
import { HandWire, ROOM, TABLE } from './support/hand-wire.ts';

/** Texts come from the build of the web app. */
vi.mock('../src/setup/names.ts', () => ({ freshNames: () => ({ person: String, bots: [] }) }));

const BEN = { id: 'ben', name: 'Ben', colour: 'pool' } as const;

const roomWith = (ben: Room['members'][number]['person'], present: boolean): Room => ({
  ...ROOM,
  status: 'running',
  chairs: [...ROOM.chairs, { type: 'person', person: ben, name: null, colour: ben.colour }],
  members: [{ person: ben, role: 'player', present }],
});

/** A table in the hands of the test, and what its players were called each time the screen would have been drawn. */
const sitting = () => {
  const wire = new HandWire();
  const watch = new Watch(wire, TABLE);
  const tell = (room: Room): void => wire.receive({ type: 'room', room });
  tell(roomWith(BEN, true));
  const players = playersNow(() => (watch.room.value === null ? [] : occupantsOf(watch.room.value)));
  const drawn: string[][] = [];
  effect(() => void drawn.push(players.value.map(({ name, colour }) => `${name} ${colour}`)));
  return { tell, drawn };
};

test('a name and a colour taken during the match are shown at once', () => {
  const { tell, drawn } = sitting();
  tell(roomWith({ ...BEN, name: 'Bruno', colour: 'cactus' }, true));
  expect(drawn).toEqual([
    ['Ada cherry', 'Ben pool'],
    ['Ada cherry', 'Bruno cactus'],
  ]);
});

test('news of the room that change no name draw nothing anew', () => {
  const { tell, drawn } = sitting();
  tell(roomWith(BEN, false));
  tell(roomWith({ ...BEN }, true));
  expect(drawn).toEqual([['Ada cherry', 'Ben pool']]);
});

/** When presence is announced: the first change at once, later ones in batches. */

import { expect, test } from 'vitest';
import type { Connection } from '../src/sockets/connection.ts';
import { Sockets } from '../src/sockets/sockets.ts';
import { virtualTime } from './virtual-time.ts';

const connectionOf = (person: string): Connection => ({ person, address: person }) as unknown as Connection;

/** Sockets with a virtual clock. Each announcement is recorded with its time and the people present. */
const withSockets = () => {
  const time = virtualTime();
  const sockets = new Sockets({ timer: time, absenceMs: 4_000, presenceMs: 500 });
  const announced: [number, string, string[]][] = [];
  sockets.onPresence((table) => announced.push([time.steady(), table, [...sockets.peopleAt(table)]]));
  return { time, sockets, announced };
};

test('the first arrival is announced at once, the next ones together half a second later', async () => {
  const { time, sockets, announced } = withSockets();
  for (const person of ['ada', 'ben', 'cleo']) sockets.watch(connectionOf(person), 't', 'spectator');
  await time.pass(400);
  sockets.watch(connectionOf('dov'), 't', 'spectator');
  await time.pass(10_000);
  expect(announced).toEqual([
    [0, 't', ['ada']],
    [500, 't', ['ada', 'ben', 'cleo', 'dov']],
  ]);
});

test('announcements of different tables, or long after each other, do not wait', async () => {
  const { time, sockets, announced } = withSockets();
  sockets.watch(connectionOf('ada'), 't', 'spectator');
  sockets.watch(connectionOf('ben'), 'u', 'spectator');
  await time.pass(1_000);
  sockets.watch(connectionOf('cleo'), 't', 'spectator');
  expect(announced).toEqual([
    [0, 't', ['ada']],
    [0, 'u', ['ben']],
    [1_000, 't', ['ada', 'cleo']],
  ]);
});

test('a departure is announced after a while', async () => {
  const { time, sockets, announced } = withSockets();
  const ada = connectionOf('ada');
  sockets.watch(ada, 't', 'spectator');
  await time.pass(1_000);
  sockets.unwatch(ada, 't');
  await time.pass(3_999);
  expect(announced).toHaveLength(1);
  await time.pass(1);
  expect(announced.at(-1)).toEqual([5_000, 't', []]);
});

test('a person with two sockets is present until both are closed, even if one is removed twice', async () => {
  const { time, sockets } = withSockets();
  const [desk, phone] = [connectionOf('ada'), connectionOf('ada')];
  sockets.watch(desk, 't', 'spectator');
  sockets.watch(phone, 't', null);
  // The same socket as another viewer does not count twice.
  sockets.watch(phone, 't', 'spectator');
  expect(sockets.countOf('ada', 't')).toBe(2);
  sockets.unwatch(phone, 't');
  sockets.unwatch(phone, 't');
  await time.pass(10_000);
  expect(sockets.isPresent('t', 'ada')).toBe(true);
  sockets.unwatch(desk, 't');
  await time.pass(10_000);
  expect(sockets.isPresent('t', 'ada')).toBe(false);
});

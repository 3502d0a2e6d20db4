/** When it is told who is at a table: at once, and then for all who follow together. */

import { expect, test } from 'vitest';
import type { Connection } from '../src/sockets/connection.ts';
import { Sockets } from '../src/sockets/sockets.ts';
import { virtualTime } from './virtual-time.ts';

const connectionOf = (person: string): Connection => ({ person, address: person }) as unknown as Connection;

/** Sockets on a clock of the test; each telling is noted with its time and who was there. */
const withSockets = () => {
  const time = virtualTime();
  const sockets = new Sockets({ timer: time, absenceMs: 4_000, presenceMs: 500 });
  const told: [number, string, string[]][] = [];
  sockets.onPresence((table) => told.push([time.steady(), table, [...sockets.peopleAt(table)]]));
  return { time, sockets, told };
};

test('the first to come is told of at once, those who follow together, half a second later', async () => {
  const { time, sockets, told } = withSockets();
  for (const person of ['ada', 'ben', 'cleo']) sockets.watch(connectionOf(person), 't', 'spectator');
  await time.pass(400);
  sockets.watch(connectionOf('dov'), 't', 'spectator');
  await time.pass(10_000);
  expect(told).toEqual([
    [0, 't', ['ada']],
    [500, 't', ['ada', 'ben', 'cleo', 'dov']],
  ]);
});

test('tables do not wait for each other, nor anybody for somebody long ago', async () => {
  const { time, sockets, told } = withSockets();
  sockets.watch(connectionOf('ada'), 't', 'spectator');
  sockets.watch(connectionOf('ben'), 'u', 'spectator');
  await time.pass(1_000);
  sockets.watch(connectionOf('cleo'), 't', 'spectator');
  expect(told).toEqual([
    [0, 't', ['ada']],
    [0, 'u', ['ben']],
    [1_000, 't', ['ada', 'cleo']],
  ]);
});

test('whoever goes is told of when they have been away for a while', async () => {
  const { time, sockets, told } = withSockets();
  const ada = connectionOf('ada');
  sockets.watch(ada, 't', 'spectator');
  await time.pass(1_000);
  sockets.unwatch(ada, 't');
  await time.pass(3_999);
  expect(told).toHaveLength(1);
  await time.pass(1);
  expect(told.at(-1)).toEqual([5_000, 't', []]);
});

test('with two sockets somebody is there until the second has gone, however often the first says that it goes', async () => {
  const { time, sockets } = withSockets();
  const [desk, phone] = [connectionOf('ada'), connectionOf('ada')];
  sockets.watch(desk, 't', 'spectator');
  sockets.watch(phone, 't', null);
  // The same socket again, as another viewer, is not one more.
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

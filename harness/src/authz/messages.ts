/** Every message of a socket, and which callers may send it in which phase. */

import { randomBytes } from 'node:crypto';
import { at, seatAt } from '@fremont/kernel';
import type { FromClient, FromServer } from '@fremont/table/protocol';
import type { InProcessServer } from '../in-process-server.ts';
import type { Verdict } from './endpoints.ts';
import { type Caller, isInside, maySee, type TableSetup } from './setup.ts';

export interface SocketMessage {
  make(setup: TableSetup, server: InProcessServer): Promise<FromClient> | FromClient;
  /** The type of the answer to an allowed message; null if there is none. */
  readonly answer: FromServer['type'] | null;
  verdict(setup: TableSetup, caller: Caller): Verdict;
}

/** A new id each time, because the server treats the same id as a repeated message. */
const newMessageId = (): string => randomBytes(16).toString('hex');
const yesIf = (condition: boolean): Verdict => (condition ? 'yes' : 'no');

/** Seat 0 begins every match. In the lobby and after the match the command names a decision that is not open. */
const actOfSeat0 = async ({ table, phase }: TableSetup, { built }: InProcessServer): Promise<FromClient> => {
  const closed = { id: '0.0', action: { type: 'roll' } } as const;
  const open = phase === 'running' ? (await built.services.host.open(table)).table : null;
  const seat = open === null ? seatAt(0) : at(open.asks, 0).seat;
  const decision = open === null ? closed.id : at(open.asks, 0).id;
  const action = open === null ? closed.action : at(open.look(seat).legal, 0);
  return { type: 'command', table, command: { type: 'act', id: newMessageId(), seat, decision, action } };
};

export const SOCKET_MESSAGES: Readonly<Record<string, SocketMessage>> = {
  'watch as spectator': {
    make: ({ table }) => ({ type: 'watch', table, as: 'spectator', have: null }),
    answer: 'room',
    verdict: (setup, caller) => yesIf(maySee(setup, caller) && caller !== 'kicked'),
  },
  'watch as seat 0': {
    make: ({ table }) => ({ type: 'watch', table, as: seatAt(0), have: null }),
    answer: 'room',
    verdict: (_scene, caller) => yesIf(caller === 'host'),
  },
  'watch as seat 1': {
    make: ({ table }) => ({ type: 'watch', table, as: seatAt(1), have: null }),
    answer: 'room',
    verdict: (_scene, caller) => yesIf(caller === 'seat'),
  },
  'history of a table that the socket does not watch': {
    make: ({ table }) => ({ type: 'history', table, before: 1 }),
    answer: 'history',
    verdict: () => 'no',
  },
  'act for seat 0': {
    make: actOfSeat0,
    answer: 'done',
    verdict: ({ phase }, caller) => yesIf(phase === 'running' && caller === 'host'),
  },
  'leave for seat 1': {
    make: ({ table }) => ({ type: 'command', table, command: { type: 'leave', id: newMessageId(), seat: seatAt(1) } }),
    answer: 'done',
    verdict: ({ phase }, caller) => yesIf(phase === 'running' && caller === 'seat'),
  },
  'order for seat 1': {
    // Las Vegas has no standing orders, so the seat's own person gets an error too.
    make: ({ table }) => ({ type: 'order', table, seat: seatAt(1), order: null }),
    answer: 'order',
    verdict: () => 'no',
  },
  chat: {
    make: ({ table }) => ({ type: 'chat', table, id: newMessageId(), said: { type: 'text', words: 'hello' } }),
    answer: 'said',
    verdict: (_scene, caller) => yesIf(['host', 'seat', 'spectator'].includes(caller)),
  },
  unwatch: { make: ({ table }) => ({ type: 'unwatch', table }), answer: null, verdict: () => 'same' },
  shown: { make: ({ table }) => ({ type: 'shown', table, version: 1 }), answer: null, verdict: () => 'same' },
  'anchor for seat 1': {
    make: ({ table }) => ({ type: 'anchor', table, seat: 1, anchor: randomBytes(32).toString('hex') }),
    answer: 'anchored',
    verdict: ({ phase }, caller) => yesIf(phase === 'lobby' && caller === 'seat'),
  },
  'share for seat 1': {
    make: ({ table }) => ({ type: 'share', table, seat: 1, version: 1, share: randomBytes(32).toString('hex') }),
    answer: null,
    verdict: () => 'same',
  },
  lobby: { make: () => ({ type: 'lobby', on: true }), answer: 'lobby', verdict: () => 'same' },
  ping: { make: () => ({ type: 'ping', n: 1 }), answer: 'pong', verdict: () => 'same' },
};

/** Frames about a table. Callers who may not watch must get none. */
export const TABLE_FRAMES: readonly FromServer['type'][] = [
  'room',
  'table',
  'resumed',
  'history',
  'update',
  'chat',
  'presence',
  'order',
];

/** Frames about the match. Callers who wait for admission must get none. */
export const MATCH_FRAMES: readonly FromServer['type'][] = ['table', 'resumed', 'history', 'update'];

export const seesMatch = (setup: TableSetup, caller: Caller): boolean => isInside(setup, caller);

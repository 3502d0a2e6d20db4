/** Every message a socket can bring, and who may send it when. */

import { randomBytes } from 'node:crypto';
import { at, seatAt } from '@fremont/kernel';
import type { FromClient, FromServer } from '@fremont/table/protocol';
import type { Inside } from '../inside.ts';
import type { Verdict } from './endpoints.ts';
import { type Caller, isInside, maySee, type Scene } from './scene.ts';

export interface SocketMessage {
  make(scene: Scene, inside: Inside): Promise<FromClient> | FromClient;
  /** What a yes brings; null when it brings nothing. */
  readonly answer: FromServer['type'] | null;
  verdict(scene: Scene, caller: Caller): Verdict;
}

/** A new one each time: the same id would be the same message sent again. */
const newMessageId = (): string => randomBytes(16).toString('hex');
const yesIf = (condition: boolean): Verdict => (condition ? 'yes' : 'no');

/** Every table begins with seat 0; in the lobby and at the end the decision is just one that is not open. */
const actOfSeat0 = async ({ table, phase }: Scene, { built }: Inside): Promise<FromClient> => {
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
    verdict: (scene, caller) => yesIf(maySee(scene, caller) && caller !== 'kicked'),
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
    // Las Vegas knows no standing orders, so even the right person is told so, and nobody learns more.
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
  lobby: { make: () => ({ type: 'lobby', on: true }), answer: 'lobby', verdict: () => 'same' },
  ping: { make: () => ({ type: 'ping', n: 1 }), answer: 'pong', verdict: () => 'same' },
};

/** Frames that show something of a table; whoever may not watch gets none. */
export const TELLING: readonly FromServer['type'][] = [
  'room',
  'table',
  'resumed',
  'update',
  'chat',
  'presence',
  'order',
];

/** Frames that show the match itself; whoever waits at the door sees the room only. */
export const MATCH_FRAMES: readonly FromServer['type'][] = ['table', 'resumed', 'update'];

export const seesMatch = (scene: Scene, caller: Caller): boolean => isInside(scene, caller);

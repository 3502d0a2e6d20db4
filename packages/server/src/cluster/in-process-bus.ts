/** A bus between servers of one process, for tests and simulations. */

import type { Bus, BusListener, BusMessage } from './bus.ts';

interface Member {
  readonly listeners: Set<BusListener>;
  readonly onLoss: Set<() => void>;
  isCut: boolean;
}

export interface BusExchange {
  connect(node: string): Bus;
  /** Loses all messages from and to a node until `heal`. */
  cut(node: string): void;
  heal(node: string): void;
}

/** Delivers in a later turn of the event loop, as a network would. */
export const newBusExchange = (later: (run: () => void) => unknown = setImmediate): BusExchange => {
  const members = new Map<string, Member>();

  const deliver = (from: string, message: BusMessage): void => {
    if (members.get(from)?.isCut !== false) return;
    for (const [node, { listeners, isCut }] of members)
      if (node !== from && !isCut) for (const listener of listeners) listener(message, from);
  };
  const memberOf = (node: string): Member => {
    const member = members.get(node) ?? { listeners: new Set(), onLoss: new Set(), isCut: false };
    members.set(node, member);
    return member;
  };

  return {
    connect: (node) => ({
      publish: (message) => void later(() => deliver(node, message)),
      subscribe: (listener) => void memberOf(node).listeners.add(listener),
      onLoss: (listener) => void memberOf(node).onLoss.add(listener),
      start: async () => void memberOf(node),
      close: () => new Promise((resolve) => later(() => resolve(void members.delete(node)))),
    }),
    cut: (node) => {
      memberOf(node).isCut = true;
    },
    heal: (node) => {
      memberOf(node).isCut = false;
      for (const { onLoss } of members.values()) for (const listener of onLoss) listener();
    },
  };
};

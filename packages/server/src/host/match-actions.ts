/** Actions of people on a running match. With several nodes they may run on another one. */

import type { Seat } from '@fremont/kernel';
import type { Answer, Command } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';
import type { Host } from './host.ts';
import type { LiveTable } from './live-table.ts';

export interface MatchActions {
  /** Calls `reply` exactly once, or throws. */
  command(live: LiveTable, person: string, command: Command, reply: (answer: Answer) => void): Promise<void> | void;
  /** Resolves to the order of the seat after it is stored. */
  placeOrder(live: LiveTable, person: string, seat: Seat, order: object | null): Promise<object | null>;
  /** A bot takes over every seat of the person. */
  leave(table: TableId, person: string): Promise<void>;
  /** The host hands the seats of an absent person to a bot. */
  handToBot(table: TableId, person: string): Promise<void>;
}

/** All matches run in this process. */
export const localActions = (host: Host): MatchActions => ({
  command: (live, person, command, reply) => live.command(person, command, reply),
  async placeOrder(live, person, seat, order) {
    await live.placeOrder(person, seat, order);
    return live.orderOf(seat);
  },
  leave: async (table, person) => (await host.open(table)).leave(person),
  handToBot: async (table, person) => (await host.open(table)).handToBot(person),
});

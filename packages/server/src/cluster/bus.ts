/**
 * The bus between nodes. Messages carry ids, versions and shares in dice only: the receiver reads the rest from the database and shows it to
 * those who may see it. A lost message does no harm, because it is noticed and followed by a fresh look.
 */

import type { Ask, StoredShare } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';

export type BusMessage =
  /** The log of the table's match has grown to this version. */
  | { readonly type: 'version'; readonly table: TableId; readonly version: number }
  /** Something that the room of the table shows has changed. */
  | { readonly type: 'room'; readonly table: TableId }
  /** An operator closed the table. */
  | { readonly type: 'closed'; readonly table: TableId }
  /** The table was closed before a match. */
  | { readonly type: 'ended'; readonly table: TableId }
  /** The person may no longer see the table. */
  | { readonly type: 'gone'; readonly table: TableId; readonly person: string; readonly why: 'kicked' }
  /** The person is asked, wherever they are. */
  | { readonly type: 'turn'; readonly table: TableId; readonly person: string; readonly ask: Ask }
  | { readonly type: 'chat'; readonly table: TableId; readonly line: number }
  /** The name or colour of a person changed. */
  | { readonly type: 'person'; readonly person: string }
  /** The person muted or unmuted another. */
  | { readonly type: 'mutes'; readonly person: string }
  | { readonly type: 'session'; readonly tokenHash: string }
  /** All connections of the person must close. */
  | { readonly type: 'goodbye'; readonly person: string }
  | { readonly type: 'sanctions' }
  /** All people who are at the table on the sending node. */
  | { readonly type: 'present'; readonly table: TableId; readonly people: readonly string[] }
  /** These hosts have a connection to the sending node. */
  | { readonly type: 'connected'; readonly people: readonly string[] }
  /** Asks the others to say again who is present. */
  | { readonly type: 'whoIsThere' }
  /** Asks the node that runs the match of the table to give it up. */
  | { readonly type: 'handOver'; readonly table: TableId; readonly to: string }
  /** The node that runs the match asks these people for shares in the draws of a version. */
  | { readonly type: 'need'; readonly table: TableId; readonly version: number; readonly people: readonly string[] }
  /** The share of a person who is connected to the sending node. */
  | ({
      readonly type: 'share';
      readonly table: TableId;
      readonly person: string;
      readonly version: number;
    } & StoredShare)
  /** The sending node ends and has given up its matches. */
  | { readonly type: 'left' };

export type BusListener = (message: BusMessage, from: string) => void;

export interface Bus {
  /** Sends to all other nodes, soon and in order. Never fails: a message that cannot be sent is a lost one. */
  publish(message: BusMessage): void;
  subscribe(listener: BusListener): void;
  /** Called when messages may have been lost. */
  onLoss(listener: () => void): void;
  start(): Promise<void>;
  /** Sends what is waiting, then ends. */
  close(): Promise<void>;
}

/** With one node there is nobody to tell. */
export const silentBus: Bus = {
  publish: () => undefined,
  subscribe: () => undefined,
  onLoss: () => undefined,
  start: async () => undefined,
  close: async () => undefined,
};

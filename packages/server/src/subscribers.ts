/** Sends messages to the people who watch a table. `Sockets` implements it. */

import type { Viewer } from '@fremont/kernel';
import type { TableId } from '@fremont/table/protocol';
import type { EncodedMessage } from './outgoing-messages.ts';

export interface Subscribers {
  /** To every connection that watches the match. `messageFor` is called once for each connection. */
  sendToViewers(table: TableId, messageFor: (viewer: Viewer) => EncodedMessage): void;
  /** To every connection at the table. A person for whom `messageFor` returns null gets no message. */
  sendToPeople(table: TableId, messageFor: (person: string) => EncodedMessage | null): void;
  /** To those connections of a person that do not watch this table. */
  sendElsewhere(person: string, table: TableId, message: () => EncodedMessage): void;
  /** For a person who may no longer see the table. */
  unsubscribe(table: TableId, person: string, message: EncodedMessage): void;
  isPresent(table: TableId, person: string): boolean;
  peopleAt(table: TableId): ReadonlySet<string>;
  isWatched(table: TableId): boolean;
  /** By a connection to this process. */
  isWatchedHere(table: TableId): boolean;
}

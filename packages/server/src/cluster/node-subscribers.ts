/** The subscribers of all nodes: messages go to the connections of this one, and presence counts on every one. */

import type { EncodedMessage } from '../outgoing-messages.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { Subscribers } from '../subscribers.ts';
import type { RemotePeople } from './remote-people.ts';

export const nodeSubscribers = (sockets: Sockets, remote: RemotePeople): Subscribers => ({
  sendToViewers: (table, messageFor) => sockets.sendToViewers(table, messageFor),
  sendToPeople: (table, messageFor) => sockets.sendToPeople(table, messageFor),
  sendElsewhere: (person, table, message) => sockets.sendElsewhere(person, table, message),
  unsubscribe: (table, person, message: EncodedMessage) => sockets.unsubscribe(table, person, message),
  isPresent: (table, person) => sockets.isPresent(table, person) || remote.isPresent(table, person),
  peopleAt: (table) => new Set([...sockets.peopleAt(table), ...remote.peopleAt(table)]),
  isWatched: (table) => sockets.isWatchedHere(table) || remote.isWatched(table),
  isWatchedHere: (table) => sockets.isWatchedHere(table),
});

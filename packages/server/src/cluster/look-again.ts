/** Reads again what messages of other nodes may have been about, after some were lost. */

import type { TableId } from '@fremont/table/protocol';
import { goneMessage } from '../outgoing-messages.ts';
import type { MatchOwner } from '../storage/index.ts';
import { announcePresence, type Cluster } from './cluster.ts';
import type { NodeServices } from './connect-nodes.ts';

const OWNERS_BATCH = 500;
/** The other nodes say within this time who is at their tables. */
const REPEATED_MS = 5_000;

export const lookAtEverything = (cluster: Cluster, services: NodeServices): void => {
  const { sockets, rooms, feed, people, mutes, moderation, heartbeat, chat } = services;
  const ignore = (): void => undefined;
  askWhoIsThere(cluster, services);
  announcePresence(cluster.bus, sockets, sockets.watched);
  people.forgetAll();
  mutes.forgetAll();
  moderation.reloadSanctions().catch(ignore);
  heartbeat.checkSessionsSoon();
  feed.changed();
  for (const table of sockets.watched) {
    rooms.refresh(table);
    chat.showMissed(table).catch(ignore);
    sendAway(table, services).catch(ignore);
  }
  followOwners(cluster, services).catch(ignore);
};

/** People whom no node names any more have left. */
const askWhoIsThere = ({ bus, remote }: Cluster, { time, rooms }: NodeServices): void => {
  const forgetOthers = remote.doubt();
  bus.publish({ type: 'whoIsThere' });
  time.after(REPEATED_MS, () => {
    for (const table of forgetOthers()) rooms.refresh(table);
  });
};

/** People who were kicked, and everybody at a table that was closed. */
const sendAway = async (table: TableId, { rooms, sockets, moderation }: NodeServices): Promise<void> => {
  const facts = await rooms.find(table);
  if (facts === null) return;
  const { closed, status, match } = facts.stored;
  if (closed !== null) return moderation.showClosed(table);
  if (status === 'over' && match === null) sockets.sendToPeople(table, () => goneMessage(table, 'closed'));
  for (const person of sockets.peopleAt(table))
    if (facts.kicked.includes(person)) sockets.unsubscribe(table, person, goneMessage(table, 'kicked'));
};

/** Reads which node runs each match that this one only shows, and whether it has new entries. */
export const followOwners = async ({ nodes, node, leases }: Cluster, { host }: NodeServices): Promise<void> => {
  const shown = [...host.all].filter(({ isOwn }) => !isOwn);
  for (let first = 0; first < shown.length; first += OWNERS_BATCH) {
    const batch = shown.slice(first, first + OWNERS_BATCH);
    const found = new Map((await nodes.owners(batch.map(({ match }) => match))).map((owner) => [owner.match, owner]));
    for (const live of batch) {
      const owner: MatchOwner | undefined = found.get(live.match);
      if (owner === undefined || live.isOwn) continue;
      const isForeign = owner.node !== null && owner.node !== node && leases.peers.has(owner.node);
      if (!isForeign) live.unfollow();
      else if (live.owner !== owner.node && owner.node !== null) live.follow(owner.node);
      live.catchUp(owner.version).catch(() => undefined);
    }
  }
};

/** Connects the services of this node with those of the others: changes here are announced, changes there are shown here. */

import type { Chat } from '../chat/chat.ts';
import type { Mutes } from '../chat/mutes.ts';
import type { Contributions } from '../fair/contributions.ts';
import type { Host } from '../host/host.ts';
import type { LobbyFeed } from '../lobby/lobby-feed.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Metrics } from '../ops/metrics.ts';
import { goneMessage, yourTurnMessage } from '../outgoing-messages.ts';
import type { People } from '../people/people.ts';
import type { Heartbeat } from '../sockets/heartbeat.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { Storage } from '../storage/index.ts';
import { every, type Time } from '../time.ts';
import type { Tuning } from '../tuning.ts';
import type { BusMessage } from './bus.ts';
import { announcePresence, type Cluster } from './cluster.ts';
import type { Forwarding } from './forwarding.ts';
import { followOwners, lookAtEverything } from './look-again.ts';

export interface NodeServices {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly time: Time;
  readonly tuning: Tuning;
  readonly host: Host;
  readonly rooms: Rooms;
  readonly feed: LobbyFeed;
  readonly sockets: Sockets;
  readonly people: People;
  readonly mutes: Mutes;
  readonly chat: Chat;
  readonly sanctions: Sanctions;
  readonly moderation: Moderation;
  readonly heartbeat: Heartbeat;
  readonly forwarding: Forwarding;
  readonly contributions: Contributions;
  closeSockets(person: string): void;
}

type Handlers = {
  readonly [K in BusMessage['type']]: (message: Extract<BusMessage, { type: K }>, from: string) => unknown;
};

/** Repairs what a lost notification would leave: a screen is behind for no longer than this. */
const POLL_MS = 2_000;
/** Losses within this time share a look, because it reads every table that is shown. */
const LOOK_MS = 300;
const MINUTE_MS = 60_000;

/** Returns the periodic work. */
export const connectNodes = (cluster: Cluster, services: NodeServices): { start(): void; stop(): void } => {
  const handlers = handlersOf(cluster, services);
  const { bus, leases } = cluster;
  const { time, metrics, host } = services;
  announceChanges(cluster, services);
  cluster.onRequest((request) => services.forwarding.answer(request));
  bus.subscribe((message, from) => {
    const handle = handlers[message.type] as ((message: BusMessage, from: string) => unknown) | undefined;
    // A newer version of the server may send what this one does not know.
    Promise.resolve()
      .then(() => handle?.(message, from))
      .catch(() => undefined);
  });
  const lookAgain = (): void => lookAtEverything(cluster, services);
  let isLooking = false;
  bus.onLoss(() => {
    metrics.busLosses.inc();
    if (isLooking) return;
    isLooking = true;
    time.after(LOOK_MS, () => {
      isLooking = false;
      lookAgain();
    });
  });
  leases.onPeers((gone) => {
    for (const node of gone) {
      cluster.links.drop(node);
      forgetNode(cluster, services, node.id);
    }
  });
  let term = leases.term();
  const poll = async (): Promise<void> => {
    const now = leases.term();
    metrics.leaseHeld.set(now === null ? 0 : 1);
    metrics.peers.set(leases.peers.size);
    metrics.ownMatches.set([...host.all].filter(({ isOwn }) => isOwn).length);
    if (now !== null && now !== term) lookAgain();
    term = now ?? term;
    if (now !== null) await followOwners(cluster, services).catch(() => undefined);
  };
  const stops: (() => void)[] = [];
  return {
    start() {
      lookAgain();
      stops.push(every(time, POLL_MS, poll));
      stops.push(every(time, MINUTE_MS, () => announceHosts(cluster, services).catch(() => undefined)));
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
};

const announceChanges = ({ bus }: Cluster, { rooms, sockets, people, mutes, sanctions }: NodeServices): void => {
  rooms.onOwnChange((table) => bus.publish({ type: 'room', table }));
  sockets.onPresence((table) => announcePresence(bus, sockets, [table]));
  people.onChange((person) => bus.publish({ type: 'person', person }));
  people.onSessionEnd((tokenHash) => bus.publish({ type: 'session', tokenHash }));
  mutes.onChange((person) => bus.publish({ type: 'mutes', person }));
  sanctions.onChange(() => bus.publish({ type: 'sanctions' }));
};

const handlersOf = (cluster: Cluster, services: NodeServices): Handlers => {
  const { host, rooms, sockets, people, mutes, chat, moderation, heartbeat, forwarding } = services;
  const { contributions } = services;
  const { bus, leases, remote } = cluster;
  return {
    version: ({ table, version }, from) => {
      const live = host.peek(table);
      // The node that writes is the one that runs the match.
      if (live !== null && !live.isOwn && live.owner !== from && leases.peers.has(from)) live.follow(from);
      return live?.catchUp(version);
    },
    room: ({ table }) => rooms.refresh(table),
    closed: ({ table }) => moderation.showClosed(table),
    ended: ({ table }) => sockets.sendToPeople(table, () => goneMessage(table, 'closed')),
    gone: ({ table, person, why }) => sockets.unsubscribe(table, person, goneMessage(table, why)),
    turn: ({ table, person, ask }) => sockets.sendElsewhere(person, table, () => yourTurnMessage(table, ask)),
    chat: ({ table, line }) => chat.show(table, line),
    person: ({ person }) => people.forgetHere(person),
    mutes: ({ person }) => mutes.forget(person),
    session: ({ tokenHash }) => heartbeat.endSession(tokenHash),
    goodbye: ({ person }) => services.closeSockets(person),
    sanctions: () => moderation.reloadSanctions(),
    present: ({ table, people: present }, from) => {
      remote.setPresent(from, table, present);
      const live = host.peek(table);
      if (present.length > 0 && live?.isOwn) live.wakeBots();
      rooms.refresh(table);
    },
    connected: ({ people: connected }) => remote.noteConnected(connected),
    whoIsThere: () => announcePresence(bus, sockets, sockets.watched),
    need: ({ table, version, people: asked }) => contributions.relay(table, version, asked),
    share: ({ table, person, version, seat, share }) => contributions.take(person, table, version, { seat, share }),
    handOver: ({ table, to }) => forwarding.handOver(table, to),
    left: (_, from) => leases.forgetPeer(from),
  };
};

/** Its matches are free. Its people have a moment to come back through another node. */
const forgetNode = ({ remote, leases }: Cluster, { host, rooms, time, tuning }: NodeServices, node: string): void => {
  for (const live of host.all) if (live.owner === node) live.unfollow();
  time.after(tuning.absenceMs, () => {
    if (leases.peers.has(node)) return;
    for (const table of remote.forgetNode(node)) rooms.refresh(table);
  });
};

/** A waiting table closes when its host is connected to no node. */
const announceHosts = async ({ bus }: Cluster, { storage, sockets }: NodeServices): Promise<void> => {
  const hosts = new Set((await storage.tables.listWaiting()).map(({ host }) => host));
  const here = [...hosts].filter((host) => sockets.of(host).size > 0);
  for (let first = 0; first < here.length; first += PEOPLE_PER_MESSAGE)
    bus.publish({ type: 'connected', people: here.slice(first, first + PEOPLE_PER_MESSAGE) });
};

const PEOPLE_PER_MESSAGE = 100;

/** Builds every part of the server and connects them. */

import type { Chance } from '@fremont/kernel';
import type { ReadyBody, TableId } from '@fremont/table/protocol';
import type { BotRunner } from './bots/bot-runner.ts';
import { Chat } from './chat/chat.ts';
import { Mutes } from './chat/mutes.ts';
import { reportsOf } from './chat/own-reports.ts';
import { type Bus, silentBus } from './cluster/bus.ts';
import { clusterFor, type NodeNetworkOf } from './cluster/cluster.ts';
import { connectNodes } from './cluster/connect-nodes.ts';
import { forwardingOf } from './cluster/forwarding.ts';
import { nodeQueue } from './cluster/node-queue.ts';
import { nodeSubscribers } from './cluster/node-subscribers.ts';
import type { Config } from './config.ts';
import { Contributions } from './fair/contributions.ts';
import { newDiceMaker } from './fair/dice.ts';
import { Deadlines } from './host/deadlines.ts';
import { Host } from './host/host.ts';
import { localActions } from './host/match-actions.ts';
import { soleOwnership } from './host/ownership.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { AbsentHosts } from './lobby/absent-hosts.ts';
import { Invites } from './lobby/invites.ts';
import { KnownAddresses } from './lobby/known-addresses.ts';
import { Lobby } from './lobby/lobby.ts';
import { LobbyFeed } from './lobby/lobby-feed.ts';
import { Rooms } from './lobby/rooms.ts';
import { markReady, rematch, startTable } from './lobby/start.ts';
import { publicTables, tablesOf } from './lobby/table-lists.ts';
import { AdminAccess } from './moderation/admin-access.ts';
import { Moderation } from './moderation/moderation.ts';
import { Overview } from './moderation/overview.ts';
import { Sanctions } from './moderation/sanctions.ts';
import { Health } from './ops/health.ts';
import { housekeeping } from './ops/housekeeping.ts';
import type { Log } from './ops/log.ts';
import { newMetrics } from './ops/metrics.ts';
import { newAccountRemoval } from './people/account-removal.ts';
import { People } from './people/people.ts';
import { Tokens } from './people/tokens.ts';
import { Heartbeat } from './sockets/heartbeat.ts';
import { MessageHandler } from './sockets/message-handler.ts';
import { Sockets } from './sockets/sockets.ts';
import type { Storage } from './storage/index.ts';
import { Clock, type Time } from './time.ts';
import type { Tuning } from './tuning.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly time: Time;
  readonly tuning: Tuning;
  /** Only for tests: dice that come from elsewhere, and that nobody can check. */
  readonly chance: Chance | null;
  readonly botChance: Chance;
  readonly botRunner: BotRunner;
  readonly log: Log;
  /** To work as one of several nodes, if the database allows it. Null for one server. */
  readonly network: NodeNetworkOf | null;
}

export type Services = ReturnType<typeof newServices>;

export const newServices = (parts: ServiceParts) => {
  const base = newBase(parts);
  const tables = newTables(parts, base);
  const work = newWork(parts, base, tables);
  const nodes = connect(parts, base, tables, work);
  const { people, lobby, rooms, subscribers, feed, lists, dice } = tables;
  const { cluster } = base;
  const { start, end } = housekeeping({
    ...base.common,
    ...parts,
    ...tables,
    ...work,
    ...nodes,
    cluster,
    health: base.health,
  });
  const starting = { ...base.common, lobby, rooms, subscribers, dice };
  return {
    ...base,
    ...tables,
    ...work,
    start,
    end,
    startTable: (table: TableId, person: string) => startTable(starting, table, person),
    markReady: (table: TableId, person: string, body: ReadyBody) => markReady(starting, table, person, body),
    rematch: (table: TableId, person: string, address: string) => rematch(starting, table, person, address),
    publicTables: (after: number) => feed.page(after),
    tablesOf: (person: string) => tablesOf(lists, person),
    reportsOf: (person: string) => reportsOf({ storage: parts.storage, people }, person),
    announcePerson: (person: string) => rooms.changedFor(person),
  };
};

type Base = ReturnType<typeof newBase>;

/** Time, metrics and health, and the parts that every service gets. */
const newBase = ({ config, storage, time, tuning, log, network }: ServiceParts) => {
  const clock = new Clock(time);
  const now = (): number => clock.now();
  const metrics = newMetrics();
  const cluster = clusterFor(storage, network, { clock, time, log, metrics });
  const bus: Bus = cluster?.bus ?? silentBus;
  const ownership = cluster?.ownership ?? soleOwnership(storage);
  const hasPeers = (): boolean => (cluster?.leases.peers.size ?? 0) > 0;
  const { dataDir } = config;
  const health = new Health({ storage, metrics, dataDir, busyLagMs: tuning.busyLagMs, now, hasPeers });
  const common = { storage, tuning, metrics, log, now, timer: time, bus, ownership };
  return { clock, now, metrics, health, cluster, common };
};

type Tables = ReturnType<typeof newTables>;

/** People, tables before and during their match, and everything around them. */
const newTables = (parts: ServiceParts, base: Base) => {
  const { clock, health, cluster } = base;
  const { storage, time, tuning, chance, botChance, botRunner } = parts;
  const isBusy = (): boolean => health.isBusy();
  const sockets = new Sockets({ timer: time, absenceMs: tuning.absenceMs, presenceMs: tuning.presenceMs });
  const contributions = new Contributions({
    ...base.common,
    sockets,
    isElsewhere: (table, person) => cluster?.remote.isPresent(table, person) === true,
  });
  const common = { ...base.common, dice: newDiceMaker(storage, contributions, chance) };
  const subscribers = cluster === null ? sockets : nodeSubscribers(sockets, cluster.remote);
  const people = new People({ storage, clock, tuning });
  const tokens = new Tokens({ ...common, people });
  const accountOf = (person: string): Promise<string> => people.accountOf(person);
  const host = new Host({ ...common, subscribers, botChance, botRunner, accountOf });
  const forwarding = cluster === null ? null : forwardingOf(cluster, host, { time, metrics: common.metrics });
  const actions = forwarding ?? localActions(host);
  const addresses = new KnownAddresses();
  const rooms = new Rooms({ ...common, people, subscribers, host, addresses });
  const queue = cluster === null ? new KeyedQueue() : nodeQueue(cluster.nodes);
  const lobby = new Lobby({ ...common, rooms, subscribers, isBusy, accountOf, actions, queue });
  const hasConnection = (person: string): boolean =>
    sockets.of(person).size > 0 || cluster?.remote.isConnected(person) === true;
  const absentHosts = new AbsentHosts({ ...common, lobby, subscribers, hasConnection });
  const invites = new Invites({ ...common, lobby });
  const mutes = new Mutes(storage, common.now);
  const sanctions = new Sanctions(storage, common.now);
  const chat = new Chat({ ...common, rooms, people, mutes, sanctions, subscribers });
  const lists = { storage, rooms, host };
  const page = (after: number) => publicTables(lists, after);
  const feed = new LobbyFeed({ ...common, connections: () => sockets.all, page });
  const around = { lobby, absentHosts, invites, mutes, sanctions, chat, lists, feed };
  const { dice } = common;
  return {
    sockets,
    dice,
    contributions,
    subscribers,
    people,
    tokens,
    host,
    actions,
    forwarding,
    addresses,
    rooms,
    ...around,
  };
};

type Work = ReturnType<typeof newWork>;

/** Services that act on people and tables: messages, moderation, deadlines, deleting accounts. */
const newWork = ({ config }: ServiceParts, { clock, health, cluster, common }: Base, tables: Tables) => {
  const { sockets, people, host, lobby, rooms, mutes, sanctions } = tables;
  const messageHandler = new MessageHandler({
    ...common,
    ...tables,
    isBusy: () => health.isBusy(),
    isDraining: () => health.isDraining,
    restartRetryMs: () => health.restartRetryMs(),
  });
  const closeSocketsHere = (person: string): void => {
    for (const connection of sockets.of(person)) connection.close('sessionEnded');
  };
  const closeSockets = (person: string): void => {
    closeSocketsHere(person);
    common.bus.publish({ type: 'goodbye', person });
  };
  return {
    messageHandler,
    closeSocketsHere,
    accountRemoval: newAccountRemoval({ ...common, people, lobby, mutes, closeSockets }),
    moderation: new Moderation({ ...common, host, lobby, rooms, sockets, sanctions }),
    overview: new Overview({ ...common, people, addresses: tables.addresses }),
    adminAccess: new AdminAccess({ ...common, adminToken: config.adminToken }),
    deadlines: new Deadlines({
      ...common,
      clock,
      host,
      node: cluster?.node,
      isFirstNode: () => cluster?.isFirst ?? true,
    }),
    heartbeat: new Heartbeat({ ...common, sockets, people, health }),
  };
};

/** A change in one service reaches the services that show it. */
const connect = (parts: ServiceParts, { cluster, metrics }: Base, tables: Tables, work: Work) => {
  const { host, rooms, feed, sockets, people, absentHosts, forwarding } = tables;
  const { heartbeat, closeSocketsHere } = work;
  host.onChange((table) => {
    rooms.changed(table);
    feed.changed();
  });
  rooms.onChange((table) => {
    feed.changed();
    absentHosts.check(table).catch(() => undefined);
  });
  sockets.onPresence((table) => rooms.refresh(table));
  people.onSessionEnd((tokenHash) => heartbeat.endSession(tokenHash));
  if (cluster === null || forwarding === null) return { nodeWork: null };
  const nodeWork = connectNodes(cluster, {
    ...parts,
    ...tables,
    ...work,
    metrics,
    forwarding,
    closeSockets: closeSocketsHere,
  });
  return { nodeWork };
};

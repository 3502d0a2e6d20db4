/**
 * One of several nodes on the same database: which matches it runs, what it tells the others, and what it does when they tell
 * it something.
 */

import type { TableId } from '@fremont/table/protocol';
import type { Config } from '../config.ts';
import type { Ownership } from '../host/ownership.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { newNodeId, newSessionToken } from '../secrets.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { NodeStorage, Storage } from '../storage/index.ts';
import { LEAVE } from '../storage/nodes.ts';
import { type Clock, every, type Time } from '../time.ts';
import type { Bus } from './bus.ts';
import { DatabaseLine } from './database-line.ts';
import { Leases, RENEW_MS } from './leases.ts';
import { NodeLinks } from './node-links.ts';
import { PostgresBus } from './postgres-bus.ts';
import { RemotePeople } from './remote-people.ts';

export interface ClusterParts {
  readonly network: NodeNetworkOf;
  readonly nodes: NodeStorage;
  readonly clock: Clock;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Gets requests of other nodes. */
type Answer = (request: never) => Promise<unknown>;

/** The ways of a node to the others: leases in the database, messages to all, requests to one. */
export interface NodeNetwork {
  readonly line: Pick<DatabaseLine, 'query' | 'close'>;
  readonly bus: Bus;
  readonly links: Pick<NodeLinks, 'address' | 'start' | 'call' | 'drop' | 'close'>;
}

export interface NetworkUser {
  readonly node: string;
  answer(request: unknown): Promise<unknown>;
  hasPeers(): boolean;
}

/** Simulations have a network of their own. */
export type NodeNetworkOf = (user: NetworkUser) => NodeNetwork;

export const postgresNetwork =
  (
    url: string,
    { nodeAddress: address, nodeListen: listen }: Pick<Config, 'nodeAddress' | 'nodeListen'>,
  ): NodeNetworkOf =>
  ({ node, answer, hasPeers }) => ({
    line: new DatabaseLine({ url }),
    bus: new PostgresBus({ url, node, hasPeers }),
    links: new NodeLinks({ address, listen, answer }),
  });

export class Cluster {
  readonly node = newNodeId();
  readonly nodes: NodeStorage;
  readonly bus: Bus;
  readonly leases: Leases;
  readonly remote: RemotePeople;
  readonly links: NodeNetwork['links'];
  readonly ownership: Ownership;
  readonly #parts: ClusterParts;
  readonly #line: NodeNetwork['line'];
  readonly #stops: (() => void)[] = [];
  #answer: Answer = async () => null;

  constructor(parts: ClusterParts) {
    const { network, nodes, clock, time, metrics } = parts;
    this.#parts = parts;
    this.nodes = nodes;
    const { line, bus, links } = network({
      node: this.node,
      answer: (request) => this.#answer(request as never),
      hasPeers: () => this.leases.peers.size > 0,
    });
    this.#line = line;
    this.bus = bus;
    this.links = links;
    this.leases = new Leases({
      node: this.node,
      line,
      address: () => links.address,
      steady: () => time.steady(),
    });
    this.remote = new RemotePeople(() => clock.now());
    this.ownership = {
      term: () => this.leases.term(),
      take: async (match) => {
        const taken = await nodes.take(match, this.node);
        if (taken.type === 'taken') metrics.matchesTaken.inc();
        return taken;
      },
      release: (match, epoch) => void nodes.release(match, this.node, epoch).catch(() => undefined),
      isRunning: (node) => this.leases.peers.has(node),
      readClock: (match) => nodes.clock(match),
    };
  }

  /** True for exactly one of the nodes that know each other. */
  get isFirst(): boolean {
    return [...this.leases.peers.keys()].every((peer) => this.node < peer);
  }

  onRequest(answer: Answer): void {
    this.#answer = answer;
  }

  /** Registers this node. Rejects if the database does not answer. */
  async start(): Promise<void> {
    await this.links.start(await this.nodes.secret(newSessionToken()));
    await this.bus.start();
    await this.leases.renew();
    this.#stops.push(every(this.#parts.time, RENEW_MS, () => this.#renew()));
    this.#parts.log.info({ node: this.node, address: this.links.address, peers: this.leases.peers.size }, 'a node');
  }

  /** Gives all matches up, so that the other nodes can take them at once. */
  async leave(): Promise<void> {
    for (const stop of this.#stops) stop();
    this.leases.end();
    await this.#line.query(LEAVE, [this.node]).catch(() => undefined);
    this.bus.publish({ type: 'left' });
  }

  async close(): Promise<void> {
    await this.bus.close();
    await this.links.close();
    await this.#line.close();
  }

  async #renew(): Promise<void> {
    await this.leases.renew().catch((err) => this.#parts.log.warn({ err }, 'the lease of this node was not renewed'));
  }
}

/** More would not fit a notification. Other nodes count no more spectators of one table. */
const PEOPLE_MAX = 250;

/** The tables of which this node tells the others who is there. */
export const announcePresence = (bus: Bus, sockets: Sockets, tables: Iterable<TableId>): void => {
  for (const table of tables)
    bus.publish({ type: 'present', table, people: sockets.presentAt(table).slice(0, PEOPLE_MAX) });
};

/** Null with a database for one server only. */
export const clusterFor = (
  { nodes }: Storage,
  network: NodeNetworkOf | null,
  parts: Omit<ClusterParts, 'nodes' | 'network'>,
): Cluster | null => (nodes === null || network === null ? null : new Cluster({ ...parts, nodes, network }));

/** A node of the product in a simulated process: all its services on simulated time, storage and network. */

import { type App, buildApp } from '@fremont/server/app';
import { inProcessBots } from '@fremont/server/bots/bot-runner';
import type { Config } from '@fremont/server/config';
import type { EncodedMessage } from '@fremont/server/outgoing-messages';
import { sharedTime } from '@fremont/server/shared-time';
import { Connection, type ConnectionParts } from '@fremont/server/sockets/connection';
import type { Tuning } from '@fremont/server/tuning';
import { decodeFromClient } from '@fremont/table/protocol';
import { jsonOf } from '../client/http.ts';
import type { Fault } from '../programs/fault-plan.ts';
import { keepForEver } from '../programs/keep-for-ever.ts';
import type { SimDatabase } from './sim-database.ts';
import type { SimNetwork } from './sim-network.ts';
import { SimProcess } from './sim-process.ts';
import type { Simulation } from './simulation.ts';

export interface SimNodeParts {
  readonly simulation: Simulation;
  readonly database: SimDatabase;
  readonly network: SimNetwork;
  readonly config: Config;
  readonly tuning: Partial<Tuning>;
  /** Planted: `noFence` or `timelessLease`. */
  readonly fault: Fault | null;
}

/** The end of a connection that a client holds. */
export interface ClientEnd {
  receive(text: string): void;
  closed(): void;
}

export interface NodeEnd {
  send(text: string): void;
  close(): void;
}

export class SimNode {
  readonly process: SimProcess;
  readonly app: App;
  readonly #simulation: Simulation;
  readonly #ends = new Set<() => void>();

  private constructor(process: SimProcess, app: App, simulation: Simulation) {
    this.process = process;
    this.app = app;
    this.#simulation = simulation;
  }

  /** Rejects if the database fails. The process has ended then. */
  static async start(name: string, parts: SimNodeParts): Promise<SimNode> {
    const process = new SimProcess(name, parts.simulation);
    try {
      return await SimNode.#startIn(process, parts);
    } catch (error) {
      process.kill();
      throw error;
    }
  }

  static async #startIn(process: SimProcess, parts: SimNodeParts): Promise<SimNode> {
    const { simulation, database, network, config, tuning, fault } = parts;
    let node = '';
    const storage = database.storageOf(process, () => node, fault !== 'noFence');
    const time = await sharedTime(storage, process.time);
    const app = await buildApp({
      config,
      storage,
      time,
      tuning,
      botRunner: inProcessBots,
      chance: simulation.chance,
      botChance: simulation.chance,
      network: (user) => network.of(process, database, user),
    });
    node = app.services.cluster?.node ?? '';
    if (fault !== null) forgetTime(app, fault);
    await app.start();
    return new SimNode(process, app, simulation);
  }

  get id(): string {
    return this.app.services.cluster?.node ?? '';
  }

  /** The matches that it would write to. */
  get ownMatches(): string[] {
    return [...this.app.services.host.all].filter(({ isOwn }) => isOwn).map(({ match }) => match);
  }

  kill(): void {
    this.process.kill();
    for (const end of [...this.#ends]) end();
  }

  /** Rejects if the node is not there, or does not know the person. */
  async connect(token: string, client: ClientEnd): Promise<NodeEnd> {
    const { services } = this.app;
    const signedIn = await new Promise<Awaited<ReturnType<typeof services.people.authenticate>>>((resolve, reject) => {
      if (this.process.isDead) return reject(new Error('refused'));
      this.process.run(() => services.people.authenticate(token).then(resolve, reject));
    });
    if (signedIn === null) throw new Error('unknown');
    return this.#open(signedIn, client);
  }

  #open(signedIn: ConnectionParts['signedIn'], client: ClientEnd): NodeEnd {
    const { services } = this.app;
    const simulation = this.#simulation;
    const OPEN = 1;
    let readyState = OPEN;
    // Messages of one connection stay in order.
    const inOrder = (): ((deliver: () => void) => void) => {
      let last = 0;
      return (deliver) => {
        last = Math.max(last, simulation.now + simulation.latency());
        simulation.after(last - simulation.now, deliver);
      };
    };
    const [toClient, toNode] = [inOrder(), inOrder()];
    const end = (): void => {
      if (readyState !== OPEN) return;
      readyState = 3;
      this.#ends.delete(end);
      toClient(() => client.closed());
      this.process.run(() => {
        services.sockets.remove(connection);
        services.messageHandler.onClosed(connection).catch(() => undefined);
      });
    };
    const socket = {
      OPEN,
      get readyState() {
        return readyState;
      },
      bufferedAmount: 0,
      send: (text: EncodedMessage) => toClient(() => client.receive(text)),
      close: end,
      terminate: end,
      ping: () => connection.markAlive(),
    };
    const connection = new Connection({
      socket: socket as unknown as ConnectionParts['socket'],
      signedIn,
      address: '10.0.0.1',
      ip: '10.0.0.1',
      now: services.now(),
      metrics: services.metrics,
    });
    this.#ends.add(end);
    services.sockets.add(connection);
    const receive = (text: string): void => {
      const message = decodeFromClient(jsonOf(text));
      if (message.ok && readyState === OPEN) services.messageHandler.handle(connection, message.value);
    };
    return { send: (text) => toNode(() => this.process.run(() => receive(text))), close: () => toNode(end) };
  }
}

/** Plants a node that does not look at its lease. Without a fence it also keeps every match that it has ever taken. */
const forgetTime = ({ services }: App, fault: Fault): void => {
  const { cluster } = services;
  if (cluster === null) return;
  const { ownership } = cluster;
  Object.assign(ownership, { term: () => 0 });
  if (fault === 'noFence') keepForEver(ownership);
};

/** Messages and requests between simulated nodes. They are delayed and, where the network is cut, lost. */

import type { NetworkUser, NodeNetwork } from '@fremont/server/cluster/cluster';
import { type BusExchange, newBusExchange } from '@fremont/server/cluster/in-process-bus';
import { LinkBroken } from '@fremont/server/cluster/node-links';
import type { RunningNode } from '@fremont/server/storage/storage';
import type { SimDatabase } from './sim-database.ts';
import type { SimProcess } from './sim-process.ts';
import type { Simulation } from './simulation.ts';

interface Member {
  readonly process: SimProcess;
  answer(request: unknown): Promise<unknown>;
}

const BUS_MS = 4;
const BREAK_MS = 5;
const ANSWER_MS = 4_000;

export class SimNetwork {
  readonly #simulation: Simulation;
  readonly #exchange: BusExchange;
  /** By address. */
  readonly #members = new Map<string, Member>();
  /** No node reaches another. */
  areLinksCut = false;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
    // All messages take the same time, so they stay in order.
    this.#exchange = newBusExchange((run) => simulation.after(BUS_MS, run));
  }

  loseMessages(node: string): void {
    this.#exchange.cut(node);
  }

  deliverMessages(node: string): void {
    this.#exchange.heal(node);
  }

  of(process: SimProcess, database: SimDatabase, { node, answer }: NetworkUser): NodeNetwork {
    const bus = this.#exchange.connect(node);
    const address = `${process.name}:1`;
    return {
      line: database.lineOf(process),
      bus: {
        ...bus,
        subscribe: (listener) => bus.subscribe((message, from) => process.run(() => listener(message, from))),
        onLoss: (listener) => bus.onLoss(() => process.run(listener)),
      },
      links: {
        address,
        start: async () => void this.#members.set(address, { process, answer }),
        call: (peer, request) => this.#call(process, peer, request),
        drop: () => undefined,
        close: async () => void this.#members.delete(address),
      },
    };
  }

  /** Like a WebSocket between nodes: one answer, or an error that says that the outcome is unknown. */
  #call(process: SimProcess, { address }: RunningNode, request: unknown): Promise<unknown> {
    const simulation = this.#simulation;
    const isBroken = (): boolean => this.areLinksCut || this.#members.get(address)?.process.isDead !== false;
    return new Promise((resolve, reject) => {
      const fail = (delayMs: number): void => {
        simulation.after(delayMs, () => process.run(() => reject(new LinkBroken('simulated'))));
      };
      simulation.after(simulation.latency(), () => {
        const member = this.#members.get(address);
        if (member === undefined || isBroken()) return fail(BREAK_MS);
        fail(ANSWER_MS);
        member.process.run(() => {
          member.answer(structuredClone(request)).then(
            (answer) => {
              const back = structuredClone(answer);
              simulation.after(simulation.latency(), () => isBroken() || process.run(() => resolve(back)));
            },
            () => fail(simulation.latency()),
          );
        });
      });
    });
  }
}

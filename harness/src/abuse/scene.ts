/** The place of an attack: a real server on a port, with the limits of the product and a clock that the attack controls. */

import { once } from 'node:events';
import { at, seatAt } from '@fremont/kernel';
import { type VirtualTime, virtualTime } from '@fremont/server/testing/virtual-time';
import type { Tuning } from '@fremont/server/tuning';
import type { TablePlan } from '@fremont/table/protocol';
import { Person } from '../client/person.ts';
import { SocketClient } from '../client/socket-client.ts';
import { createTable } from '../client/tables.ts';
import { guarded, guardedUntil } from '../guard.ts';
import { withFolder } from '../harness.ts';
import { type InProcessServer, startInProcess } from '../in-process-server.ts';
import { SeatClient } from './seat-client.ts';

export type PlantedServer = Omit<InProcessServer, 'site' | 'end'>;

/** The behaviour of an older server, which an attack must notice. */
export interface OldBehaviour {
  readonly tuning?: Partial<Tuning>;
  plant?(server: PlantedServer): void;
}

/** Real time, unlike the others. */
const NOTICE_MS = 10_000;
const SECOND_MS = 1_000;
/** Shorter than the time in which the server misses two answers to its pings. */
const SLICE_MS = 10 * SECOND_MS;
/** The host may start this long after the last arrival, also if the others have not said that they are ready. */
const START_WAIT_MS = 61 * SECOND_MS;

export class Scene {
  readonly server: InProcessServer;
  readonly time: VirtualTime;
  readonly #clients = new Set<SocketClient>();

  constructor(server: InProcessServer, time: VirtualTime) {
    this.server = server;
    this.time = time;
  }

  person(name?: string, address?: string): Promise<Person> {
    return new Person(this.server.site, name, address).register();
  }

  async connect(person: Person): Promise<SocketClient> {
    const client = await SocketClient.connect(person);
    this.#clients.add(client);
    return client;
  }

  /** Closes the connection without a goodbye, and waits until the server has noticed it. */
  async drop(client: SocketClient, person: Person): Promise<void> {
    const { sockets } = this.server.built.services;
    const before = sockets.of(person.id).size;
    client.close();
    if (!(await guardedUntil(NOTICE_MS, () => sockets.of(person.id).size < before)))
      throw new Error('the server did not notice a dropped connection');
  }

  /** Lets time pass, with all its timers. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= SLICE_MS) {
      await this.time.pass(Math.min(left, SLICE_MS));
      await this.settle();
    }
  }

  /** Lets a long time pass in steps. Timers run once in each. */
  async leap(ms: number, stepMs: number): Promise<void> {
    for (let left = ms; left > 0; left -= stepMs) {
      await this.time.leap(Math.min(left, stepMs));
      await this.settle();
    }
  }

  /** Waits until every client has received what the server has sent so far. */
  async settle(): Promise<void> {
    await Promise.all([...this.#clients].filter(({ isOpen }) => isOpen).map(receiveAll));
  }

  /** Starts a match and connects its people, in the order of their seats. The first one is the host. */
  async startMatch(people: readonly Person[], plan: TablePlan): Promise<readonly SeatClient[]> {
    const [host] = people;
    if (host === undefined) throw new Error('a table needs a host');
    const table = await createTable(host, plan);
    const seats = plan.chairs.flatMap(({ type }, seat) => (type === 'person' ? [seat] : []));
    for (const [index, person] of people.entries())
      if (index > 0) await person.post(`/api/tables/${table}/sit`, { seat: seats[index], name: null });
    await this.pass(START_WAIT_MS);
    await host.post(`/api/tables/${table}/start`, {});
    const clients: SeatClient[] = [];
    for (const [index, person] of people.entries())
      clients.push(await SeatClient.open(await this.connect(person), person, table, seatAt(at(seats, index))));
    await this.settle();
    return clients;
  }
}

/** A ping of the WebSocket protocol, which no rate limit counts. Its answer comes after all messages before it. */
const receiveAll = (client: SocketClient): Promise<unknown> => {
  const answered = once(client.socket, 'pong');
  client.socket.ping();
  return guarded(NOTICE_MS, 'a pong', Promise.race([answered, client.closed]));
};

/** The harness shares the event loop, so its own load must not make the server refuse work. */
const PRODUCT_LIMITS: Partial<Tuning> = { busyLagMs: 1e9 };

export const withScene = <T>(old: OldBehaviour | null, job: (scene: Scene) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    const time = virtualTime();
    const server = await startInProcess(folder, {
      time,
      tuning: { ...PRODUCT_LIMITS, ...old?.tuning },
      plant: (built, stored) => old?.plant?.({ built, ...stored }),
    });
    try {
      return await job(new Scene(server, time));
    } finally {
      await server.end();
    }
  });

/** Several nodes on one real PostgreSQL, as processes. Every way between them leads through a proxy that can be cut. */

import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '@fremont/server/testing/postgres';
import { type Server, startServer } from '../programs/server.ts';
import { CutProxy, type Way } from './cut-proxy.ts';

export interface NodeGroupParts {
  readonly folder: string;
  readonly nodes: number;
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** With every commit durable, and no proxies on the way. */
  readonly isMeasured?: boolean;
}

/** The place of a node. Its process changes with every restart. */
export interface NodePlace {
  readonly name: string;
  /** Where the other nodes reach it. */
  readonly address: string;
  readonly database: CutProxy;
  readonly links: CutProxy;
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** Null between two processes. */
  server: Server | null;
  /** A load balancer would send nobody there. */
  isAvoided: boolean;
}

const METRICS = /^Metrics: (http\S+)$/m;

/** A signal makes the clock of the process jump ahead, and back. */
const CLOCK_SIGNAL = 'SIGUSR2';
const AHEAD_MS = 30_000;
const CLOCK_PROGRAM = `
  const machine = Date.now;
  let ahead = 0;
  Date.now = () => machine() + ahead;
  process.on('${CLOCK_SIGNAL}', () => { ahead = ${AHEAD_MS} - ahead; });`;
const CLOCK_OPTION = `--import=data:text/javascript,${encodeURIComponent(CLOCK_PROGRAM)}`;

export class NodeGroup {
  readonly places: readonly NodePlace[];
  readonly url: string;
  readonly #parts: NodeGroupParts;
  readonly #postgres: TestPostgres;

  private constructor(parts: NodeGroupParts, postgres: TestPostgres, url: string, places: readonly NodePlace[]) {
    this.#parts = parts;
    this.#postgres = postgres;
    this.url = url;
    this.places = places;
  }

  static async start(parts: NodeGroupParts): Promise<NodeGroup> {
    const postgres = await startPostgres({ fsync: parts.isMeasured === true });
    const url = await postgres.newSchema();
    const places: NodePlace[] = [];
    for (let number = 1; number <= parts.nodes; number++) places.push(await newPlace(parts, url, `node${number}`));
    const group = new NodeGroup(parts, postgres, url, places);
    // The first one makes the schema.
    for (const place of places) await group.start(place);
    return group;
  }

  /** Of the database; null while it is stopped. */
  get databasePid(): number | null {
    return this.#postgres.pid;
  }

  /** The nodes that a load balancer would offer. */
  get origins(): string[] {
    return this.places.flatMap(({ server, isAvoided }) => (server === null || isAvoided ? [] : [server.origin]));
  }

  /** A metric of every running node, by the address of the node. */
  async metric(name: string): Promise<ReadonlyMap<string, number>> {
    const values = this.places.map(async ({ server, address }) => {
      const metrics = METRICS.exec(server?.output() ?? '')?.[1];
      if (metrics === undefined) return [address, 0] as const;
      const text = await (await fetch(metrics)).text();
      const line = text.split('\n').find((one) => one.startsWith(`${name} `));
      return [address, Number(line?.slice(name.length + 1) ?? 0)] as const;
    });
    return new Map(await Promise.all(values));
  }

  /** Waits for a database that is away. */
  async start(place: NodePlace): Promise<void> {
    const { program } = this.#parts;
    place.server = await startServer({ program, dataDir: place.dataDir, env: place.env });
  }

  async kill(place: NodePlace): Promise<void> {
    const { server } = place;
    place.server = null;
    await server?.kill();
  }

  /** SIGTERM. Resolves to the milliseconds until the process had ended. Until then visitors may still try it. */
  async end(place: NodePlace): Promise<number> {
    const began = performance.now();
    await place.server?.stop();
    place.server = null;
    return performance.now() - began;
  }

  pause(place: NodePlace): void {
    place.isAvoided = true;
    if (place.server !== null) process.kill(place.server.pid, 'SIGSTOP');
  }

  resume(place: NodePlace): void {
    if (place.server !== null) process.kill(place.server.pid, 'SIGCONT');
    place.isAvoided = false;
  }

  cutDatabase(place: NodePlace, way: Way): void {
    place.isAvoided = way !== 'open';
    place.database.set(way);
  }

  cutLinks(places: readonly NodePlace[], way: Way): void {
    for (const { links } of places) links.set(way);
  }

  /** The first call sets the clock ahead, the second one back. */
  jumpClock({ server }: NodePlace): void {
    if (server !== null) process.kill(server.pid, CLOCK_SIGNAL);
  }

  async restartDatabase(how: 'fast' | 'immediate', awayMs: number): Promise<void> {
    await this.#postgres.stop(how);
    await new Promise((resolve) => setTimeout(resolve, awayMs));
    await this.#postgres.start();
  }

  /** Ends the nodes and keeps the database. */
  async endNodes(): Promise<void> {
    await Promise.all(this.places.map(({ server }) => server?.kill()));
  }

  async close(): Promise<void> {
    await this.endNodes();
    for (const { database, links } of this.places) {
      database.close();
      links.close();
    }
    await this.#postgres.end();
  }
}

const newPlace = async (
  { folder, env, isMeasured = false }: NodeGroupParts,
  url: string,
  name: string,
): Promise<NodePlace> => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const listen = await freePort();
  const links = await CutProxy.to(listen);
  const database = await CutProxy.to(Number(new URL(url).port));
  const throughProxy = new URL(url);
  if (!isMeasured) throughProxy.port = String(database.port);
  const address = `127.0.0.1:${isMeasured ? listen : links.port}`;
  return {
    name,
    address,
    database,
    links,
    dataDir,
    env: {
      // The database notes which node wrote.
      DATABASE_URL: `${throughProxy.href}&application_name=${name}`,
      NODE_ADDRESS: address,
      NODE_LISTEN: `127.0.0.1:${listen}`,
      ...(isMeasured ? {} : { NODE_OPTIONS: CLOCK_OPTION }),
      METRICS_PORT: '0',
      ...env,
    },
    server: null,
    isAvoided: false,
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

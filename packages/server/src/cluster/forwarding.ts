/**
 * Runs the actions of people on the node that runs the match. If no node does, this one takes the match. If the owner cannot be
 * reached, this one asks over the bus for the match and takes it when it is given up or its lease ends.
 *
 * A command that was sent to a node that broke off may have been stored. It is sent again under its own id, so it counts once.
 */

import type { Seat } from '@fremont/kernel';
import type { Answer, Command } from '@fremont/table';
import { type ProtocolError, STORAGE_RETRY_MS, type TableId } from '@fremont/table/protocol';
import type { Host } from '../host/host.ts';
import type { LiveTable } from '../host/live-table.ts';
import type { MatchActions } from '../host/match-actions.ts';
import type { Metrics } from '../ops/metrics.ts';
import { RequestError, retryLater } from '../request-error.ts';
import type { NodeStorage, RunningNode } from '../storage/index.ts';
import type { Time } from '../time.ts';
import type { Bus } from './bus.ts';
import type { Cluster } from './cluster.ts';
import { LinkBroken } from './node-links.ts';

type Request = { readonly table: TableId; readonly person: string } & (
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'order'; readonly seat: Seat; readonly order: object | null }
  | { readonly type: 'leave' | 'handToBot' }
);

type Response =
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'refused'; readonly error: ProtocolError }
  /** The asked node does not run the match, and has changed nothing. */
  | { readonly type: 'elsewhere' };

interface ForwardingParts {
  readonly node: string;
  readonly host: Host;
  readonly bus: Bus;
  readonly nodes: NodeStorage;
  readonly time: Time;
  peers(): ReadonlyMap<string, RunningNode>;
  call(node: RunningNode, request: Request): Promise<Response>;
}

/** Longer than a lease, so that a match whose node died is taken within it. */
const PATIENCE_MS = 6_000;
const RETRY_MIN_MS = 30;
const RETRY_MAX_MS = 250;
const UNREACHABLE_MS = 2_000;

export const forwardingOf = (
  cluster: Cluster,
  host: Host,
  { time, metrics }: { readonly time: Time; readonly metrics: Metrics },
): Forwarding => {
  const { node, bus, nodes, leases, links } = cluster;
  const call = async (peer: RunningNode, request: Request): Promise<Response> => {
    const measured = metrics.forwardSeconds.startTimer();
    try {
      const response = (await links.call(peer, request)) as Response;
      measured({ result: response.type });
      return response;
    } catch (error) {
      measured({ result: 'broken' });
      throw error;
    }
  };
  return new Forwarding({ node, host, bus, nodes, time, peers: () => leases.peers, call });
};

const ELSEWHERE: Response = { type: 'elsewhere' };

export class Forwarding implements MatchActions {
  readonly #parts: ForwardingParts;
  /** Until when a node is taken for unreachable. */
  readonly #unreachable = new Map<string, number>();

  constructor(parts: ForwardingParts) {
    this.#parts = parts;
  }

  /** Fast path: no `await` when this node runs the match. */
  command(live: LiveTable, person: string, command: Command, reply: (answer: Answer) => void): Promise<void> | void {
    if (!live.isOwn) return this.#forward(live, person, command, reply);
    live.command(person, command, (answer) => {
      if (isLost(live, answer)) this.#forward(live, person, command, reply).catch(() => reply(answer));
      else reply(answer);
    });
  }

  async placeOrder(live: LiveTable, person: string, seat: Seat, order: object | null): Promise<object | null> {
    const placed = await this.#run({ type: 'order', table: live.id, person, seat, order });
    return placed as object | null;
  }

  async leave(table: TableId, person: string): Promise<void> {
    await this.#run({ type: 'leave', table, person });
  }

  async handToBot(table: TableId, person: string): Promise<void> {
    await this.#run({ type: 'handToBot', table, person });
  }

  /** Answers a request of another node. */
  async answer(request: Request): Promise<Response> {
    try {
      const live = await this.#parts.host.open(request.table);
      const isHere = live.isOwn || (live.owner === null && (await live.take()));
      return isHere ? await runHere(live, request) : ELSEWHERE;
    } catch (error) {
      if (error instanceof RequestError) return { type: 'refused', error: error.error };
      throw error;
    }
  }

  /** The match is given up, because the other node cannot reach this one. */
  handOver(table: TableId, to: string): void {
    const live = this.#parts.host.peek(table);
    if (live?.isOwn) live.handOver(to).catch(() => undefined);
  }

  async #forward(live: LiveTable, person: string, command: Command, reply: (answer: Answer) => void): Promise<void> {
    const answer = (await this.#run({ type: 'command', table: live.id, person, command })) as Answer;
    reply(answer);
    if (answer.type === 'done') await this.#parts.host.peek(live.id)?.catchUp(answer.version);
  }

  async #run(request: Request): Promise<unknown> {
    const { host, time } = this.#parts;
    const end = time.steady() + PATIENCE_MS;
    for (let waitMs = RETRY_MIN_MS; time.steady() < end; waitMs = Math.min(RETRY_MAX_MS, waitMs * 2)) {
      const live = await host.open(request.table);
      const response = await this.#attempt(live, request);
      if (response.type === 'done') return response.value;
      if (response.type === 'refused') throw new RequestError(response.error);
      await this.#findOwner(live);
      await new Promise<void>((resolve) => time.after(waitMs, resolve));
    }
    throw retryLater('storageUnavailable', '', STORAGE_RETRY_MS);
  }

  async #attempt(live: LiveTable, request: Request): Promise<Response> {
    if (live.isOwn || (live.owner === null && (await live.take()))) return this.answer(request);
    const owner = live.owner === null ? undefined : this.#parts.peers().get(live.owner);
    if (owner === undefined) return ELSEWHERE;
    const { time, call, bus, node } = this.#parts;
    if (time.steady() >= (this.#unreachable.get(owner.id) ?? 0)) {
      try {
        return await call(owner, request);
      } catch (error) {
        if (!(error instanceof LinkBroken)) throw error;
        this.#unreachable.set(owner.id, time.steady() + UNREACHABLE_MS);
      }
    }
    bus.publish({ type: 'handOver', table: live.id, to: node });
    return ELSEWHERE;
  }

  /** The database knows which node runs the match. */
  async #findOwner(live: LiveTable): Promise<void> {
    const { nodes, node } = this.#parts;
    const [found] = await nodes.owners([live.match]);
    if (found === undefined || live.isOwn) return;
    if (found.node === null || found.node === node) live.unfollow();
    else live.follow(found.node);
  }
}

const runHere = async (live: LiveTable, request: Request): Promise<Response> => {
  const { person } = request;
  try {
    switch (request.type) {
      case 'command': {
        const answer = await new Promise<Answer>((resolve) => live.command(person, request.command, resolve));
        return isLost(live, answer) ? ELSEWHERE : { type: 'done', value: answer };
      }
      case 'order':
        await live.placeOrder(person, request.seat, request.order);
        return { type: 'done', value: live.orderOf(request.seat) };
      case 'leave':
        await live.leave(person);
        break;
      case 'handToBot':
        await live.handToBot(person);
        break;
      default:
        // Of a newer version of the server. It gets no answer, so it asks for the match and does it itself.
        throw new Error('unknown request');
    }
    return { type: 'done', value: null };
  } catch (error) {
    const isLostNow = error instanceof RequestError && error.error.code === 'storageUnavailable' && !live.isOwn;
    if (isLostNow) return ELSEWHERE;
    throw error;
  }
};

/** The match went to another node while the command ran. */
const isLost = (live: LiveTable, answer: Answer): boolean =>
  answer.type === 'failed' && answer.error.code === 'storageUnavailable' && !live.isOwn;

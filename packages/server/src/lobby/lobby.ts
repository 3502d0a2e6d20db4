/** Tables before and between matches: planned, joined, left, started, played again. */

import type { Chance } from '@fremont/kernel';
import type { SitBody, TableId, TablePlan } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import { denial, retryLater } from '../denial.ts';
import type { Host } from '../host/host.ts';
import type { Log } from '../ops/log.ts';
import { goneFrame } from '../projection.ts';
import { Buckets } from '../rate.ts';
import { newTableCode, newTableId } from '../secrets.ts';
import { Serial } from '../serial.ts';
import type { HeldSeat, Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import { checkedPlan, storedPlan } from './plan.ts';
import { checkNotKicked, isInside, maySee, type RoomFacts, type Rooms, roleOf, seatsHeldBy } from './rooms.ts';

export interface LobbyParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly host: Host;
  readonly audience: Audience;
  readonly chance: Chance;
  readonly tuning: Tuning;
  readonly log: Log;
  now(): number;
  /** Too much to do: nothing new is begun. */
  isBusy(): boolean;
}

const BUSY_RETRY_MS = 5_000;
/** Two tables with the same code are improbable, many in a row impossible. */
const CODE_TRIES = 20;

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #serial = new Serial();
  readonly #newTables: Buckets;
  /** Sent away by the host: a public table is closed to them until the server starts anew. */

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#newTables = new Buckets(parts.tuning.newTables, parts.now);
  }

  async create(person: string, plan: TablePlan, sit: readonly SitBody[]): Promise<TableId> {
    const { storage, now } = this.#parts;
    const checked = checkedPlan(plan);
    await this.#allowNewTable(person);
    const table = { ...storedPlan(checked), id: newTableId(), host: person, created: now() };
    await withFreshCode(async (code) => (await storage.tables.create({ ...table, code })) === 'codeTaken');
    await storage.tables.join(table.id, person, 'player', now());
    for (const { seat, name } of sit)
      if (checked.chairs[seat]?.type === 'person') await storage.tables.sit(table.id, seat, person, now(), name);
    this.#parts.rooms.changed(table.id);
    return table.id;
  }

  /** The host plans anew; whoever sat on a chair that is gone stands. */
  change(id: TableId, person: string, revision: number, plan: TablePlan): Promise<void> {
    return this.#hostInLobby(id, person, async ({ held }) => {
      const { storage, now } = this.#parts;
      const checked = checkedPlan(plan);
      if ((await storage.tables.change(id, revision, storedPlan(checked), now())) === 'stale')
        throw denial('stale', 'revision');
      const kept = held.filter(({ seat }) => checked.chairs[seat]?.type === 'person');
      if (kept.length < held.length) await storage.tables.reseat(id, kept);
    });
  }

  /** Chairs and the people on them change places. */
  reorder(id: TableId, person: string, revision: number, order: readonly number[]): Promise<void> {
    return this.#hostInLobby(id, person, async ({ plan, held }) => {
      const { storage, now } = this.#parts;
      const isPermutation = new Set(order).size === order.length && order.every((from) => from < plan.chairs.length);
      if (!isPermutation || order.length !== plan.chairs.length) throw denial('badSchema', 'order');
      const chairs = order.flatMap((from) => plan.chairs[from] ?? []);
      const changed = await storage.tables.change(id, revision, storedPlan({ ...plan, chairs }), now());
      if (changed === 'stale') throw denial('stale', 'revision');
      await storage.tables.reseat(id, moved(held, order));
    });
  }

  sit(id: TableId, person: string, { seat, name }: SitBody): Promise<void> {
    return this.#inLobby(id, person, async (facts) => {
      const { storage, now } = this.#parts;
      this.#checkMayPlay(facts, person);
      if (facts.plan.chairs[seat]?.type !== 'person') throw denial('notOpen', 'chair');
      if (roleOf(facts, person) !== 'player') await storage.tables.join(id, person, 'player', now());
      if ((await storage.tables.sit(id, seat, person, now(), name)) === 'taken') throw denial('notOpen', 'taken');
    });
  }

  stand(id: TableId, person: string, seat: number): Promise<void> {
    return this.#inLobby(id, person, () => this.#parts.storage.tables.standUp(id, seat, person));
  }

  /** As a player before the match, as a spectator at any time. */
  join(id: TableId, person: string, role: 'player' | 'spectator'): Promise<void> {
    return this.#serial.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await rooms.get(id, person);
      this.#checkMayPlay(facts, person);
      if (role === 'player' && facts.stored.status !== 'lobby' && roleOf(facts, person) !== 'player')
        throw denial('notOpen', 'started');
      if (role === 'spectator' && seatsHeldBy(facts, person).length > 0) throw denial('notOpen', 'seated');
      if (role === 'spectator') this.#checkNotBusy();
      await storage.tables.join(id, person, role, now());
      rooms.changed(id);
    });
  }

  /** Before the match for good; during it a bot stands in and the way back stays open. */
  leave(id: TableId, person: string): Promise<void> {
    return this.#serial.run(id, async () => {
      const { rooms, storage } = this.#parts;
      const facts = await rooms.find(id);
      if (facts === null || roleOf(facts, person) === null) return;
      const isPlaying = facts.stored.status === 'running' && seatsHeldBy(facts, person).length > 0;
      if (isPlaying) await this.#parts.host.open(id).then((live) => live.leave(person));
      else if (facts.stored.status !== 'over' || seatsHeldBy(facts, person).length === 0)
        await storage.tables.leave(id, person);
      if (facts.stored.host === person) await this.#passHostOn(facts);
      rooms.changed(id);
    });
  }

  /** Before the match somebody has to go; during it a bot stands in for somebody who is away. */
  kick(id: TableId, host: string, person: string): Promise<void> {
    return this.#serial.run(id, async () => {
      const { rooms, audience } = this.#parts;
      const facts = await this.#asHost(id, host);
      if (person === host || roleOf(facts, person) === null) throw denial('notFound', 'person');
      if (facts.stored.status === 'running' && seatsHeldBy(facts, person).length > 0) {
        if (audience.isPresent(id, person)) throw denial('notOpen', 'present');
        await this.#parts.host.open(id).then((live) => live.leave(person));
      } else await this.#sendAway(facts, person);
      rooms.changed(id);
    });
  }

  /** The host lets somebody in who found the table by its code, or not. */
  admit(id: TableId, host: string, person: string, accept: boolean): Promise<void> {
    return this.#serial.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await this.#asHost(id, host);
      if (roleOf(facts, person) !== 'asking') throw denial('notFound', 'person');
      const role = facts.stored.status === 'lobby' ? 'player' : 'spectator';
      if (accept) await storage.tables.join(id, person, role, now());
      else await this.#sendAway(facts, person);
      rooms.changed(id);
    });
  }

  passHost(id: TableId, host: string, person: string): Promise<void> {
    return this.#serial.run(id, async () => {
      const facts = await this.#asHost(id, host);
      if (roleOf(facts, person) !== 'player') throw denial('notFound', 'person');
      await this.#parts.storage.tables.changeHost(id, person, this.#parts.now());
      this.#parts.rooms.changed(id);
    });
  }

  /** Somebody may join who was told how. */
  async letIn(id: TableId, person: string, seat: number | null): Promise<void> {
    await this.#serial.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await rooms.find(id);
      if (facts === null || facts.stored.status === 'over') throw denial('notFound', 'table');
      if (seatsHeldBy(facts, person).length > 0) return;
      if (facts.kicked.includes(person)) await storage.tables.letInAgain(id, person);
      const isOpen = facts.stored.status === 'lobby';
      await storage.tables.join(id, person, isOpen ? 'player' : 'spectator', now());
      const chair = isOpen ? (seat ?? freeChair(facts)) : null;
      if (chair !== null && facts.plan.chairs[chair]?.type === 'person')
        await storage.tables.sit(id, chair, person, now());
      rooms.changed(id);
    });
  }

  /** Waits for the host, unless the door is open or they are inside already. Answers with whether they wait. */
  async knock(id: TableId, person: string): Promise<boolean> {
    return this.#serial.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await rooms.find(id);
      if (facts === null || facts.kicked.includes(person)) throw denial('notFound', 'table');
      if (isInside(facts, person)) return false;
      if (!maySee(facts, person)) await storage.tables.join(id, person, 'asking', now());
      rooms.changed(id);
      return true;
    });
  }

  /** What only the host may do, while it is the only thing that happens to the table. */
  asHost<T>(id: TableId, person: string, job: (facts: RoomFacts) => Promise<T>): Promise<T> {
    return this.#serial.run(id, async () => {
      const result = await job(await this.#asHost(id, person));
      this.#parts.rooms.changed(id);
      return result;
    });
  }

  async #asHost(id: TableId, person: string): Promise<RoomFacts> {
    const facts = await this.#parts.rooms.get(id, person);
    if (facts.stored.host !== person) throw denial('forbidden', 'notHost');
    return facts;
  }

  #inLobby(id: TableId, person: string, job: (facts: RoomFacts) => Promise<void>): Promise<void> {
    return this.#serial.run(id, async () => {
      const facts = await this.#parts.rooms.get(id, person);
      if (facts.stored.status !== 'lobby') throw denial('notOpen', 'started');
      await job(facts);
      this.#parts.rooms.changed(id);
    });
  }

  #hostInLobby(id: TableId, person: string, job: (facts: RoomFacts) => Promise<void>): Promise<void> {
    return this.#inLobby(id, person, async (facts) => {
      if (facts.stored.host !== person) throw denial('forbidden', 'notHost');
      await job(facts);
    });
  }

  #checkMayPlay(facts: RoomFacts, person: string): void {
    checkNotKicked(facts, person);
    if (!isInside(facts, person)) throw denial('forbidden', 'notAdmitted');
  }

  #checkNotBusy(): void {
    if (this.#parts.isBusy()) throw retryLater('serverBusy', '', BUSY_RETRY_MS);
  }

  async #allowNewTable(person: string): Promise<void> {
    const { storage, tuning } = this.#parts;
    this.#checkNotBusy();
    const own = await storage.tables.listOf(person, 10 * tuning.openTablesMax);
    const open = own.filter(({ host, status }) => host === person && status !== 'over');
    if (open.length >= tuning.openTablesMax) throw denial('forbidden', 'tooManyTables');
    const waitMs = this.#newTables.take(person);
    if (waitMs > 0) throw retryLater('rateLimited', 'newTables', waitMs);
  }

  /** Old links are worth nothing then: whoever was sent away has one. */
  async #sendAway({ stored: { id } }: RoomFacts, person: string): Promise<void> {
    const { storage, audience, now } = this.#parts;
    await storage.tables.sendAway(id, person, now());
    audience.dismiss(id, person, goneFrame(id, 'kicked'));
  }

  /** To whoever has been here longest; a table that nobody plays at any more is closed. */
  async #passHostOn({ stored, members }: RoomFacts): Promise<void> {
    const { storage, now, audience } = this.#parts;
    const next = members.find(({ identity, role }) => identity !== stored.host && role === 'player');
    if (next !== undefined) await storage.tables.changeHost(stored.id, next.identity, now());
    else if (stored.status === 'lobby') {
      await storage.tables.end(stored.id, now());
      const frame = goneFrame(stored.id, 'closed');
      audience.tell(stored.id, () => frame);
    }
  }
}

/** Until a code is nobody else's. */
export const withFreshCode = async (isTaken: (code: string) => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < CODE_TRIES; tries++) if (!(await isTaken(newTableCode()))) return;
  throw new Error('no table code is free');
};

const moved = (held: readonly HeldSeat[], order: readonly number[]): HeldSeat[] =>
  held.map((one) => ({ ...one, seat: order.indexOf(one.seat) }));

const freeChair = ({ plan, held }: RoomFacts): number | null => {
  const free = plan.chairs.findIndex(({ type }, seat) => type === 'person' && !held.some((one) => one.seat === seat));
  return free === -1 ? null : free;
};

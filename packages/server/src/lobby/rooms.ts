/** A table with its members, and the part of it that each person may see. */

import type { Timer } from '@fremont/table';
import type { Chair, Person, Room, RoomMember, TableId, TablePlan } from '@fremont/table/protocol';
import type { Host } from '../host/host.ts';
import { roomMessage } from '../outgoing-messages.ts';
import type { People } from '../people/people.ts';
import { requestError } from '../request-error.ts';
import type { HeldSeat, Member, Storage, StoredTable } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Tuning } from '../tuning.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { startDelayMs } from './ready.ts';
import { namesAt, type TableNames } from './table-names.ts';
import { coloursOf, planOf } from './table-plan.ts';

/** People and friends have the names under which the table shows them. */
export interface RoomFacts extends TableNames {
  readonly stored: StoredTable;
  readonly plan: TablePlan;
  readonly members: readonly Member[];
  readonly held: readonly HeldSeat[];
  /** People whom the host kicked. */
  readonly kicked: readonly string[];
}

interface RoomParts {
  readonly storage: Storage;
  readonly people: People;
  readonly subscribers: Subscribers;
  readonly host: Host;
  readonly timer: Timer;
  readonly tuning: Tuning;
  readonly addresses: KnownAddresses;
  now(): number;
}

export type RoomListener = (table: TableId) => void;

/** Changes within this time share one broadcast. */
const BROADCAST_DELAY_MS = 25;
/** More than a person can play at; the newest come first. */
const TABLES_MAX = 100;

export class Rooms {
  readonly #parts: RoomParts;
  readonly #scheduled = new Set<TableId>();
  readonly #onChange = new Set<RoomListener>();
  readonly #onOwnChange = new Set<RoomListener>();

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  /** Null when there is no such table. */
  async find(id: TableId): Promise<RoomFacts | null> {
    const { storage, people } = this.#parts;
    const { tables } = storage;
    // In parallel, so that they share batched queries with other requests.
    const reads = [tables.find(id), tables.members(id), tables.seats(id), tables.kicked(id)] as const;
    const [stored, members, held, kicked] = await Promise.all(reads);
    if (stored === null) return null;
    const ids = new Set([
      stored.host,
      ...members.map(({ identity }) => identity),
      ...held.map(({ identity }) => identity),
    ]);
    const known = await Promise.all([...ids].map((one) => people.known(one)));
    const plan = planOf(stored);
    return { stored, plan, members, held, kicked, ...namesAt({ plan, members, held, known }) };
  }

  /** Fails with `notFound` for a person who may not see the table, and with `closed` after an operator closed it. */
  async get(id: TableId, person: string): Promise<RoomFacts> {
    const facts = await this.find(id);
    if (facts === null || !maySee(facts, person)) throw requestError('notFound', 'table');
    if (facts.stored.closed !== null) throw requestError('closed', facts.stored.closed);
    return facts;
  }

  roomFor(facts: RoomFacts, person: string): Room {
    const { stored, plan } = facts;
    const isIn = isInside(facts, person);
    const { id, status, revision, host, rematch, code } = stored;
    return {
      id,
      code: isMember(facts, person) ? code : null,
      status,
      revision,
      plan,
      host: isIn ? host : null,
      chairs: chairsFor(facts, person),
      members: this.#membersFor(facts, person),
      startInMs: status === 'lobby' ? startDelayMs(facts, this.#parts.tuning.startWaitMs, this.#parts.now()) : null,
      sameAddress: host === person ? this.#parts.addresses.groupsOf(facts.held) : [],
      watchers: this.#watchersOf(facts),
      rematch: isIn ? rematch : null,
      commitment: stored.commitment,
      contributors: stored.contributors,
      trouble: this.#parts.host.problemOf(id) ?? (stored.abandoned === null ? null : 'abandoned'),
    };
  }

  /** Schedules a broadcast of the room to all connections at the table, on all nodes. */
  changed(id: TableId): void {
    for (const listener of this.#onOwnChange) listener(id);
    this.refresh(id);
  }

  /** The same on this node only, for example after a change on another one. */
  refresh(id: TableId): void {
    for (const listener of this.#onChange) listener(id);
    if (this.#scheduled.has(id)) return;
    this.#scheduled.add(id);
    this.#parts.timer.after(BROADCAST_DELAY_MS, () => {
      this.#scheduled.delete(id);
      this.#broadcast(id).catch(() => undefined);
    });
  }

  /** Calls `changed` for every watched table that the person belongs to. */
  async changedFor(person: string): Promise<void> {
    const { storage, subscribers } = this.#parts;
    for (const { id } of await storage.tables.listOf(person, TABLES_MAX))
      if (subscribers.isWatched(id)) this.changed(id);
  }

  onChange(listener: RoomListener): void {
    this.#onChange.add(listener);
  }

  /** Only changes that were made on this node. */
  onOwnChange(listener: RoomListener): void {
    this.#onOwnChange.add(listener);
  }

  async #broadcast(id: TableId): Promise<void> {
    if (!this.#parts.subscribers.isWatchedHere(id)) return;
    const facts = await this.find(id).catch(() => null);
    // Together with the room, so that people who arrive at the same time, as after a restart, cause one broadcast.
    this.#parts.host.peek(id)?.broadcastPresence();
    if (facts === null) return;
    this.#parts.subscribers.sendToPeople(id, (person) =>
      maySee(facts, person) ? roomMessage(this.roomFor(facts, person)) : null,
    );
  }

  /** Only the host sees people who ask for admission. People outside see only themselves. */
  #membersFor(facts: RoomFacts, person: string): RoomMember[] {
    const { stored, members, persons } = facts;
    const isShown = ({ identity, role }: Member): boolean => {
      if (identity === person) return true;
      if (!isInside(facts, person)) return false;
      return role !== 'asking' || stored.host === person;
    };
    return members.filter(isShown).map(({ identity, role }) => ({
      person: persons.get(identity) ?? { id: identity, name: '', colour: 'pearl' },
      role,
      present: this.#parts.subscribers.isPresent(stored.id, identity),
    }));
  }

  #watchersOf({ stored, members }: RoomFacts): number {
    const known = new Set(members.map(({ identity }) => identity));
    return [...this.#parts.subscribers.peopleAt(stored.id)].filter((person) => !known.has(person)).length;
  }
}

export const checkNotKicked = ({ kicked }: RoomFacts, person: string): void => {
  if (kicked.includes(person)) throw requestError('forbidden', 'kicked');
};

/** By seat. */
export const chairsOf = ({ plan, held, persons, friends }: RoomFacts): Chair[] => {
  const heldAt = (seat: number): HeldSeat | null => held.find((one) => one.seat === seat) ?? null;
  const personAt = (seat: number): Person | null => persons.get(heldAt(seat)?.identity ?? '') ?? null;
  // A friend at the same device does not take the colour that the person chose for themselves.
  const wishes = plan.chairs.map((_, seat) => (heldAt(seat)?.name === null ? (personAt(seat)?.colour ?? null) : null));
  const colours = coloursOf(wishes);
  return plan.chairs.map((chair, seat): Chair => {
    const colour = colours[seat] ?? 'pearl';
    if (chair.type === 'bot') return { type: 'bot', level: chair.level, colour };
    const person = personAt(seat);
    const ready = heldAt(seat)?.ready ?? false;
    return { type: 'person', person, name: friends.get(seat) ?? person?.name ?? null, colour, ready };
  });
};

/** People outside see the chairs without the people on them. */
export const chairsFor = (facts: RoomFacts, person: string | null): Chair[] => {
  const isIn = person === null ? facts.stored.visibility === 'public' : isInside(facts, person);
  const chairs = chairsOf(facts);
  return isIn
    ? chairs
    : chairs.map((chair) => (chair.type === 'bot' ? chair : { ...chair, person: null, name: null, ready: false }));
};

export const roleOf = ({ members }: RoomFacts, person: string): Member['role'] | null =>
  members.find(({ identity }) => identity === person)?.role ?? null;

export const isMember = (facts: RoomFacts, person: string): boolean => {
  const role = roleOf(facts, person);
  return role === 'player' || role === 'spectator';
};

/** The person may see the members and watch the match. */
export const isInside = (facts: RoomFacts, person: string): boolean =>
  facts.stored.visibility === 'public' || isMember(facts, person);

/** A person who waits for admission sees the table too, from outside. */
export const maySee = (facts: RoomFacts, person: string): boolean =>
  isInside(facts, person) || roleOf(facts, person) === 'asking';

export const seatsHeldBy = ({ held }: RoomFacts, person: string): HeldSeat[] =>
  held.filter(({ identity }) => identity === person);

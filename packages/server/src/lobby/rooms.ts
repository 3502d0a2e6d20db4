/** A table with the people around it: what is known, and what each of them gets to see. */

import type { Timer } from '@fremont/table';
import type { Chair, Person, Room, RoomMember, TableId, TablePlan } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import { denial } from '../denial.ts';
import type { Host } from '../host/host.ts';
import type { People } from '../people/people.ts';
import { roomFrame } from '../projection.ts';
import type { HeldSeat, Member, Storage, StoredTable } from '../storage/index.ts';
import { coloursOf, planOf } from './plan.ts';

export interface RoomFacts {
  readonly stored: StoredTable;
  readonly plan: TablePlan;
  readonly members: readonly Member[];
  readonly held: readonly HeldSeat[];
  /** Whom the host sent away. */
  readonly kicked: readonly string[];
  readonly persons: ReadonlyMap<string, Person>;
}

interface RoomParts {
  readonly storage: Storage;
  readonly people: People;
  readonly audience: Audience;
  readonly host: Host;
  readonly timer: Timer;
}

export type RoomListener = (table: TableId) => void;

/** Several changes in a row are told once. */
const TELL_MS = 25;
/** Nobody belongs to more at once; the newest come first. */
const TABLES_MAX = 100;

export class Rooms {
  readonly #parts: RoomParts;
  readonly #untold = new Set<TableId>();
  readonly #onChange = new Set<RoomListener>();

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  /** Null when there is no such table. */
  async find(id: TableId): Promise<RoomFacts | null> {
    const { storage, people } = this.#parts;
    const { tables } = storage;
    // All at once: they go with the questions of everybody else who asks in this moment.
    const asked = [tables.find(id), tables.members(id), tables.seats(id), tables.sentAway(id)] as const;
    const [stored, members, held, kicked] = await Promise.all(asked);
    if (stored === null) return null;
    const ids = new Set([
      stored.host,
      ...members.map(({ identity }) => identity),
      ...held.map(({ identity }) => identity),
    ]);
    const persons = await Promise.all([...ids].map(async (one) => [one, await people.person(one)] as const));
    return { stored, plan: planOf(stored), members, held, kicked, persons: new Map(persons) };
  }

  /** For people who may see it; to all others it is not there. */
  async get(id: TableId, person: string): Promise<RoomFacts> {
    const facts = await this.find(id);
    if (facts === null || !maySee(facts, person)) throw denial('notFound', 'table');
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
      host,
      chairs: chairsFor(facts, person),
      members: this.#membersFor(facts, person),
      watchers: this.#watchersOf(facts),
      rematch: isIn ? rematch : null,
      trouble: this.#parts.host.troubleOf(id),
    };
  }

  /** Everybody at the table is told how it looks now, soon. */
  changed(id: TableId): void {
    for (const listener of this.#onChange) listener(id);
    if (this.#untold.has(id)) return;
    this.#untold.add(id);
    this.#parts.timer.after(TELL_MS, () => {
      this.#untold.delete(id);
      this.#tell(id).catch(() => undefined);
    });
  }

  /** The same for every table that somebody belongs to and anybody looks at. */
  async changedFor(person: string): Promise<void> {
    const { storage, audience } = this.#parts;
    for (const { id } of await storage.tables.listOf(person, TABLES_MAX)) if (audience.isWatched(id)) this.changed(id);
  }

  onChange(listener: RoomListener): void {
    this.#onChange.add(listener);
  }

  async #tell(id: TableId): Promise<void> {
    if (!this.#parts.audience.isWatched(id)) return;
    const facts = await this.find(id).catch(() => null);
    // In one write with the room, and once for all who came in the meantime: after a restart everybody does.
    this.#parts.host.peek(id)?.tellPresence();
    if (facts === null) return;
    this.#parts.audience.tell(id, (person) => (maySee(facts, person) ? roomFrame(this.roomFor(facts, person)) : null));
  }

  /** Who asks to come in is the host's business; strangers see nobody but themselves. */
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
      present: this.#parts.audience.isPresent(stored.id, identity),
    }));
  }

  #watchersOf({ stored, members }: RoomFacts): number {
    const known = new Set(members.map(({ identity }) => identity));
    return [...this.#parts.audience.peopleAt(stored.id)].filter((person) => !known.has(person)).length;
  }
}

export const checkNotKicked = ({ kicked }: RoomFacts, person: string): void => {
  if (kicked.includes(person)) throw denial('forbidden', 'kicked');
};

/** By seat: who sits there, in which colour. */
export const chairsOf = ({ plan, held, persons }: RoomFacts): Chair[] => {
  const heldAt = (seat: number): HeldSeat | null => held.find((one) => one.seat === seat) ?? null;
  const personAt = (seat: number): Person | null => persons.get(heldAt(seat)?.identity ?? '') ?? null;
  // A friend at the same device does not take the colour that the person chose for themselves.
  const wishes = plan.chairs.map((_, seat) => (heldAt(seat)?.name === null ? (personAt(seat)?.colour ?? null) : null));
  const colours = coloursOf(wishes);
  return plan.chairs.map((chair, seat): Chair => {
    const colour = colours[seat] ?? 'pearl';
    if (chair.type === 'bot') return { type: 'bot', level: chair.level, colour };
    const person = personAt(seat);
    return { type: 'person', person, name: heldAt(seat)?.name ?? person?.name ?? null, colour };
  });
};

/** Whoever stands outside sees the chairs, not the people on them. */
export const chairsFor = (facts: RoomFacts, person: string | null): Chair[] => {
  const isIn = person === null ? facts.stored.visibility === 'public' : isInside(facts, person);
  const chairs = chairsOf(facts);
  return isIn ? chairs : chairs.map((chair) => (chair.type === 'bot' ? chair : { ...chair, person: null, name: null }));
};

export const roleOf = ({ members }: RoomFacts, person: string): Member['role'] | null =>
  members.find(({ identity }) => identity === person)?.role ?? null;

export const isMember = (facts: RoomFacts, person: string): boolean => {
  const role = roleOf(facts, person);
  return role === 'player' || role === 'spectator';
};

/** May know who is there and watch the match. */
export const isInside = (facts: RoomFacts, person: string): boolean =>
  facts.stored.visibility === 'public' || isMember(facts, person);

/** Also whoever waits to be let in: they see the table from outside. */
export const maySee = (facts: RoomFacts, person: string): boolean =>
  isInside(facts, person) || roleOf(facts, person) === 'asking';

export const seatsHeldBy = ({ held }: RoomFacts, person: string): HeldSeat[] =>
  held.filter(({ identity }) => identity === person);

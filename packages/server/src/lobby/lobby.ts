/** Tables before and between matches: creating, joining, leaving, starting, rematch. */

import type { ChatMode, SitBody, TableId, TablePlan } from '@fremont/table/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { DiceMaker } from '../fair/dice.ts';
import type { MatchActions } from '../host/match-actions.ts';
import type { TaskQueue } from '../keyed-queue.ts';
import type { Log } from '../ops/log.ts';
import { goneMessage } from '../outgoing-messages.ts';
import { requestError, retryLater } from '../request-error.ts';
import { newTableCode, newTableId } from '../secrets.ts';
import type { HeldAnchor, HeldSeat, Storage } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Tuning } from '../tuning.ts';
import { addressHash, NewTableLimits } from './new-table-limits.ts';
import { longestSeated, nextHost } from './next-host.ts';
import { needsNewConsent } from './ready.ts';
import {
  checkNotKicked,
  isInside,
  isMember,
  maySee,
  type RoomFacts,
  type Rooms,
  roleOf,
  seatsHeldBy,
} from './rooms.ts';
import { checkedPlan, storedPlan } from './table-plan.ts';

export interface LobbyParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly subscribers: Subscribers;
  readonly dice: DiceMaker;
  readonly tuning: Tuning;
  readonly log: Log;
  readonly bus: Pick<Bus, 'publish'>;
  readonly actions: MatchActions;
  /** Runs changes of one table in sequence, on all nodes. */
  readonly queue: TaskQueue;
  now(): number;
  /** The event loop lags, so the server refuses new tables and spectators. */
  isBusy(): boolean;
  /** The owner of a bot account; everyone else themselves. */
  accountOf(person: string): Promise<string>;
}

const BUSY_RETRY_MS = 5_000;
/** A random code is rarely taken, so this many tries always find a free one. */
const CODE_TRIES = 20;

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #queue: TaskQueue;
  readonly #limits: NewTableLimits;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#queue = parts.queue;
    this.#limits = new NewTableLimits(parts);
  }

  /** `address` is the household of the person. */
  create(person: string, address: string, plan: TablePlan, sit: readonly SitBody[]): Promise<TableId> {
    const checked = checkedPlan(plan);
    this.#checkNotBusy();
    // In sequence for each household, so that many requests at once cannot pass the limits together.
    return this.#queue.run(`new ${address}`, async () => {
      await this.#limits.check(person, address);
      return this.#create(person, address, checked, sit);
    });
  }

  /** A rematch needs a place too. It has no rate, because a match must have ended first. */
  checkMayRematch(person: string, address: string): Promise<void> {
    return this.#limits.checkCounts(person, address);
  }

  async #create(person: string, address: string, checked: TablePlan, sit: readonly SitBody[]): Promise<TableId> {
    const { storage, dice, now } = this.#parts;
    const table = { ...storedPlan(checked), id: newTableId(), host: person, created: now() };
    const hash = addressHash(address);
    const made = dice.newFor(table.id);
    await withFreshCode(async (code) => (await storage.tables.create({ ...table, code }, hash, made)) === 'codeTaken');
    await storage.tables.join(table.id, person, 'player', now());
    for (const { seat, name } of sit)
      if (checked.chairs[seat]?.type === 'person') await storage.tables.sit(table.id, seat, person, now(), name);
    this.#parts.rooms.changed(table.id);
    return table.id;
  }

  /** The host changes the plan. People on chairs that no longer exist lose their seats; the others must agree again. */
  change(id: TableId, person: string, revision: number, plan: TablePlan): Promise<void> {
    return this.#hostInLobby(id, person, async ({ plan: before, held }) => {
      const { storage, now } = this.#parts;
      const checked = checkedPlan(plan);
      const unready = needsNewConsent(before, checked);
      if ((await storage.tables.change(id, revision, storedPlan(checked), now(), unready)) === 'stale')
        throw requestError('stale', 'revision');
      const kept = held.filter(({ seat }) => checked.chairs[seat]?.type === 'person');
      if (kept.length < held.length) await storage.tables.reseat(id, kept.map(notReady));
    });
  }

  /** Reorders the chairs together with the people on them. */
  reorder(id: TableId, person: string, revision: number, order: readonly number[]): Promise<void> {
    return this.#hostInLobby(id, person, async ({ plan, held }) => {
      const { storage, now } = this.#parts;
      const isPermutation = new Set(order).size === order.length && order.every((from) => from < plan.chairs.length);
      if (!isPermutation || order.length !== plan.chairs.length) throw requestError('badSchema', 'order');
      const chairs = order.flatMap((from) => plan.chairs[from] ?? []);
      const changed = await storage.tables.change(id, revision, storedPlan({ ...plan, chairs }), now(), true);
      if (changed === 'stale') throw requestError('stale', 'revision');
      await storage.tables.reseat(id, moved(held, order).map(notReady));
    });
  }

  sit(id: TableId, person: string, { seat, name }: SitBody): Promise<void> {
    return this.inLobby(id, person, async (facts) => {
      const { storage, now } = this.#parts;
      this.#checkMayPlay(facts, person);
      if (facts.plan.chairs[seat]?.type !== 'person') throw requestError('notOpen', 'chair');
      if (roleOf(facts, person) !== 'player') await storage.tables.join(id, person, 'player', now());
      if ((await storage.tables.sit(id, seat, person, now(), name)) === 'taken') throw requestError('notOpen', 'taken');
    });
  }

  stand(id: TableId, person: string, seat: number): Promise<void> {
    return this.inLobby(id, person, () => this.#parts.storage.tables.standUp(id, seat, person));
  }

  /** Before the match. The chain belongs to the seat, so it counts while the person holds it. */
  async keepAnchor(id: TableId, person: string, { seat, anchor }: Pick<HeldAnchor, 'seat' | 'anchor'>): Promise<void> {
    const { rooms, storage } = this.#parts;
    const facts = await rooms.get(id, person);
    if (facts.stored.status !== 'lobby') throw requestError('notOpen', 'started');
    if (!seatsHeldBy(facts, person).some((held) => held.seat === seat)) throw requestError('forbidden', 'notSeated');
    await storage.tables.keepAnchor(id, { seat, identity: person, anchor });
  }

  /** Players can join before the match, spectators at any time. */
  join(id: TableId, person: string, role: 'player' | 'spectator'): Promise<void> {
    return this.#queue.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await rooms.get(id, person);
      this.#checkMayPlay(facts, person);
      if (role === 'player' && facts.stored.status !== 'lobby' && roleOf(facts, person) !== 'player')
        throw requestError('notOpen', 'started');
      if (role === 'spectator' && seatsHeldBy(facts, person).length > 0) throw requestError('notOpen', 'seated');
      if (role === 'spectator') this.#checkNotBusy();
      await storage.tables.join(id, person, role, now());
      rooms.changed(id);
    });
  }

  /** Before the match the person is removed. During it a bot takes over their seats, and they can return. */
  leave(id: TableId, person: string): Promise<void> {
    return this.#queue.run(id, async () => {
      const { rooms, storage } = this.#parts;
      const facts = await rooms.find(id);
      if (facts === null || roleOf(facts, person) === null) return;
      const isPlaying = facts.stored.status === 'running' && seatsHeldBy(facts, person).length > 0;
      if (isPlaying) await this.#parts.actions.leave(id, person);
      else if (facts.stored.status !== 'over' || seatsHeldBy(facts, person).length === 0)
        await storage.tables.leave(id, person);
      if (facts.stored.host === person) await this.#passHostOn(facts);
      rooms.changed(id);
    });
  }

  /** Before the match the person is removed. During it a bot takes over, but only from a person who stays absent. */
  kick(id: TableId, host: string, person: string): Promise<void> {
    return this.#queue.run(id, async () => {
      const { rooms, subscribers } = this.#parts;
      const facts = await this.#asHost(id, host);
      if (person === host || roleOf(facts, person) === null) throw requestError('notFound', 'person');
      if (facts.stored.status === 'running' && seatsHeldBy(facts, person).length > 0) {
        if (subscribers.isPresent(id, person)) throw requestError('notOpen', 'present');
        await this.#parts.actions.handToBot(id, person);
      } else await this.#kick(facts, person);
      rooms.changed(id);
    });
  }

  /** The host accepts or refuses a person who found the table by its code. */
  admit(id: TableId, host: string, person: string, accept: boolean): Promise<void> {
    return this.#queue.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await this.#asHost(id, host);
      if (roleOf(facts, person) !== 'asking') throw requestError('notFound', 'person');
      const role = facts.stored.status === 'lobby' ? 'player' : 'spectator';
      if (accept) await storage.tables.join(id, person, role, now());
      else {
        // Invitations stay valid: the host sent them to other people.
        await storage.tables.refuse(id, person, now());
        this.#sendAway(id, person);
      }
      rooms.changed(id);
    });
  }

  passHost(id: TableId, host: string, person: string): Promise<void> {
    return this.#queue.run(id, async () => {
      const facts = await this.#asHost(id, host);
      if (roleOf(facts, person) !== 'player') throw requestError('notFound', 'person');
      await this.#parts.storage.tables.changeHost(id, person, this.#parts.now());
      this.#parts.rooms.changed(id);
    });
  }

  /** The table leaves the list of the lobby. People who watch it now stay as spectators. */
  hide(id: TableId, host: string): Promise<void> {
    return this.asHost(id, host, async (facts) => {
      const { storage, subscribers, now } = this.#parts;
      if (facts.stored.status !== 'running') throw requestError('notOpen', 'notRunning');
      for (const person of subscribers.peopleAt(id))
        if (!isMember(facts, person)) await storage.tables.join(id, person, 'spectator', now());
      await storage.tables.changeStarted(id, { visibility: 'link', seats: facts.stored.seats }, now());
    });
  }

  /** Once the match has started. Before it, the chat is part of the plan. */
  setChat(id: TableId, host: string, chat: ChatMode): Promise<void> {
    return this.asHost(id, host, async ({ stored, plan }) => {
      if (stored.status === 'lobby') throw requestError('notOpen', 'notStarted');
      const { visibility, seats } = storedPlan({ ...plan, chat });
      await this.#parts.storage.tables.changeStarted(id, { visibility, seats }, this.#parts.now());
    });
  }

  /** Makes the person who has been seated longest the host, if one is present and the host is not. */
  replaceHost(id: TableId, absent: string): Promise<void> {
    return this.#queue.run(id, async () => {
      const { storage, rooms, subscribers, now } = this.#parts;
      const facts = await rooms.find(id);
      if (facts === null || facts.stored.status === 'over' || facts.stored.host !== absent) return;
      if (subscribers.isPresent(id, absent)) return;
      const next = longestSeated(facts, (person) => subscribers.isPresent(id, person));
      if (next === null) return;
      await storage.tables.changeHost(id, next, now());
      rooms.changed(id);
    });
  }

  /** Closes a table that waits for a host who is gone. */
  closeWaiting(id: TableId, host: string): Promise<void> {
    return this.#queue.run(id, async () => {
      const facts = await this.#parts.rooms.find(id);
      if (facts?.stored.status !== 'lobby' || facts.stored.host !== host) return;
      await this.#close(id);
      this.#parts.rooms.changed(id);
    });
  }

  /** Admits a person with an invitation, also after a kick. */
  async letIn(id: TableId, person: string, seat: number | null): Promise<void> {
    await this.#queue.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await rooms.find(id);
      if (facts === null || facts.stored.status === 'over') throw requestError('notFound', 'table');
      if (seatsHeldBy(facts, person).length > 0) return;
      if (facts.kicked.includes(person)) await storage.tables.liftKick(id, person);
      const isOpen = facts.stored.status === 'lobby';
      await storage.tables.join(id, person, isOpen ? 'player' : 'spectator', now());
      const chair = isOpen ? (seat ?? freeChair(facts)) : null;
      if (chair !== null && facts.plan.chairs[chair]?.type === 'person')
        await storage.tables.sit(id, chair, person, now());
      rooms.changed(id);
    });
  }

  /** Asks the host for admission, where it is needed. Resolves to true if the person has to wait. */
  async knock(id: TableId, person: string): Promise<boolean> {
    return this.#queue.run(id, async () => {
      const { storage, rooms, now } = this.#parts;
      const facts = await rooms.find(id);
      if (facts === null || facts.kicked.includes(person)) throw requestError('notFound', 'table');
      if (isInside(facts, person)) return false;
      if (!maySee(facts, person)) await storage.tables.join(id, person, 'asking', now());
      rooms.changed(id);
      return true;
    });
  }

  /** Runs a job that only the host may start. No other change of this table runs at the same time. */
  asHost<T>(id: TableId, person: string, job: (facts: RoomFacts) => Promise<T>): Promise<T> {
    return this.#queue.run(id, async () => {
      const result = await job(await this.#asHost(id, person));
      this.#parts.rooms.changed(id);
      return result;
    });
  }

  async #asHost(id: TableId, person: string): Promise<RoomFacts> {
    const facts = await this.#parts.rooms.get(id, person);
    if (facts.stored.host !== person) throw requestError('forbidden', 'notHost');
    return facts;
  }

  /** Runs a job that is possible only before the match. No other change of this table runs at the same time. */
  inLobby(id: TableId, person: string, job: (facts: RoomFacts) => Promise<void>): Promise<void> {
    return this.#queue.run(id, async () => {
      const facts = await this.#parts.rooms.get(id, person);
      if (facts.stored.status !== 'lobby') throw requestError('notOpen', 'started');
      await job(facts);
      this.#parts.rooms.changed(id);
    });
  }

  #hostInLobby(id: TableId, person: string, job: (facts: RoomFacts) => Promise<void>): Promise<void> {
    return this.inLobby(id, person, async (facts) => {
      if (facts.stored.host !== person) throw requestError('forbidden', 'notHost');
      await job(facts);
    });
  }

  #checkMayPlay(facts: RoomFacts, person: string): void {
    checkNotKicked(facts, person);
    if (!isInside(facts, person)) throw requestError('forbidden', 'notAdmitted');
  }

  #checkNotBusy(): void {
    if (this.#parts.isBusy()) throw retryLater('serverBusy', '', BUSY_RETRY_MS);
  }

  /** Also revokes all invitations, because the kicked person may have one. */
  async #kick({ stored: { id } }: RoomFacts, person: string): Promise<void> {
    const { storage, now } = this.#parts;
    await storage.tables.kick(id, person, now());
    this.#sendAway(id, person);
  }

  #sendAway(id: TableId, person: string): void {
    this.#parts.subscribers.unsubscribe(id, person, goneMessage(id, 'kicked'));
    this.#parts.bus.publish({ type: 'gone', table: id, person, why: 'kicked' });
  }

  /** A waiting table without other players is closed. */
  async #passHostOn(facts: RoomFacts): Promise<void> {
    const { storage, subscribers, now } = this.#parts;
    const { id, status } = facts.stored;
    const next = nextHost(facts, (person) => subscribers.isPresent(id, person));
    if (next !== null) await storage.tables.changeHost(id, next, now());
    else if (status === 'lobby') await this.#close(id);
  }

  async #close(id: TableId): Promise<void> {
    const { storage, subscribers, now } = this.#parts;
    await storage.tables.end(id, now());
    const message = goneMessage(id, 'closed');
    this.#parts.bus.publish({ type: 'ended', table: id });
    subscribers.sendToPeople(id, () => message);
  }
}

/** Tries new codes until one is free. */
export const withFreshCode = async (isTaken: (code: string) => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < CODE_TRIES; tries++) if (!(await isTaken(newTableCode()))) return;
  throw new Error('no table code is free');
};

const moved = (held: readonly HeldSeat[], order: readonly number[]): HeldSeat[] =>
  held.map((one) => ({ ...one, seat: order.indexOf(one.seat) }));

const notReady = (held: HeldSeat): HeldSeat => ({ ...held, ready: false });

const freeChair = ({ plan, held }: RoomFacts): number | null => {
  const free = plan.chairs.findIndex(({ type }, seat) => type === 'person' && !held.some((one) => one.seat === seat));
  return free === -1 ? null : free;
};

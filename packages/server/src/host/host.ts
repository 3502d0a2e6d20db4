/** The matches in memory: loaded when somebody needs them, let go when nobody does, kept apart when they are damaged. */

import { gameById } from '@fremont/games/registry';
import type { AnyGame, Chance, Coded, GameTypes, Seat } from '@fremont/kernel';
import { type LoadError, type OrderParts, type OrderStore, openTable, type Timer } from '@fremont/table';
import type { TableId, TableTrouble } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import type { BotMinds } from '../bots/minds.ts';
import { botsOf } from '../bots/table-bots.ts';
import { type Denial, denial } from '../denial.ts';
import { planOf } from '../lobby/plan.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { newCommandId } from '../secrets.ts';
import type { LoadedMatch, Storage, StoredTable } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import { holdersOf, LiveTable } from './live-table.ts';
import { MatchLog } from './match-log.ts';

export interface HostParts {
  readonly storage: Storage;
  readonly audience: Audience;
  readonly chance: Chance;
  /** The bots' own: what they draw says nothing about the dice of a match. */
  readonly botChance: Chance;
  readonly minds: BotMinds;
  readonly timer: Timer;
  readonly tuning: Tuning;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
}

/** Called when the status or the trouble of a table is not what it was. */
export type TableListener = (table: TableId) => void;

/** After so many faults in one process a match is not tried again: a bot would try for ever. */
const FAULTS_MAX = 3;

export class Host {
  readonly #parts: HostParts;
  readonly #tables = new Map<TableId, Promise<LiveTable>>();
  readonly #live = new Map<TableId, LiveTable>();
  readonly #troubles = new Map<TableId, TableTrouble>();
  readonly #faults = new Map<TableId, number>();
  readonly #onChange = new Set<TableListener>();

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  /** The match of a table; says why there is none to be played. */
  open(id: TableId): Promise<LiveTable> {
    const opening = this.#tables.get(id) ?? this.#load(id);
    this.#tables.set(id, opening);
    opening.then(
      (live) => live.use(),
      () => this.#forget(id, opening),
    );
    return opening;
  }

  /** Only if it is in memory. */
  peek(id: TableId): LiveTable | null {
    return this.#live.get(id) ?? null;
  }

  troubleOf(id: TableId): TableTrouble | null {
    return this.#troubles.get(id) ?? null;
  }

  get size(): number {
    return this.#live.size;
  }

  onChange(listener: TableListener): void {
    this.#onChange.add(listener);
  }

  /** After the clock of the machine jumped, or stood still. */
  postpone(byMs: number): void {
    for (const live of this.#live.values()) live.postpone(byMs);
  }

  letGoOfIdle(): void {
    for (const [id, live] of this.#live) if (live.isIdle(this.#parts.tuning.idleMs)) this.#drop(id, live);
  }

  /** No bot moves any more; what was asked before is answered. */
  async settle(): Promise<void> {
    for (const live of this.#live.values()) live.stop();
    await Promise.allSettled([...this.#live.values()].map(({ table }) => table.settled));
  }

  async #load(id: TableId): Promise<LiveTable> {
    const stored = await this.#parts.storage.tables.find(id);
    if (stored === null) throw denial('notFound', 'table');
    if (stored.match === null) throw denial('notOpen', stored.status === 'lobby' ? 'notStarted' : 'neverStarted');
    const loaded = await this.#parts.storage.matches.load(stored.match);
    if (loaded.type === 'missing') throw denial('notFound', 'match');
    if (loaded.type === 'quarantined') throw this.#inTrouble(id, 'quarantined');
    const live = await this.#furnish(stored, loaded);
    await live.startOrders();
    this.#troubles.delete(id);
    this.#live.set(id, live);
    live.startBots();
    return live;
  }

  async #furnish(stored: StoredTable, { match, entries }: Extract<LoadedMatch, { type: 'match' }>): Promise<LiveTable> {
    const { storage, audience, tuning, now, chance } = this.#parts;
    const game = gameById(match.setting.game);
    if (game === null) throw this.#inTrouble(stored.id, 'otherRules');
    const holders = holdersOf(match.setting.occupants.length, await storage.tables.seats(stored.id));
    const log = new MatchLog(match, planOf(stored).clock, { storage, now });
    await log.readDeadlines();
    const isPresent = (seat: Seat): boolean => audience.isPresent(stored.id, holders.get(seat) ?? '');
    const table = openTable({ game, store: log.store, chance, isPresent }, match.setting, entries);
    if (!table.ok) throw await this.#refuse(stored.id, match.id, table.error);
    const live: LiveTable = new LiveTable({
      id: stored.id,
      table: table.value,
      log,
      holders,
      audience,
      bots: this.#botsOf(match.setting.game),
      botDelayMs: tuning.botDelayMs,
      orders: this.#ordersOf(game, match.id),
      now,
      onStatus: () => this.#changed(stored.id),
      onFault: (fault) => this.#onFault(stored.id, live, fault),
    });
    return live;
  }

  #ordersOf({ orders }: AnyGame, match: string): OrderParts<GameTypes> | null {
    if (orders === undefined) return null;
    const { storage, now } = this.#parts;
    const store: OrderStore = {
      read: () => storage.orders.of(match),
      write: (seat, order) => storage.orders.keep(match, seat, order, now()),
    };
    return { orders, store, newId: newCommandId };
  }

  #botsOf(game: string) {
    const { botChance, timer, log } = this.#parts;
    return {
      botOf: botsOf(game, this.#parts),
      chance: botChance,
      timer,
      newId: newCommandId,
      onFailure: () => log.warn({ game }, 'a bot could not store its action; it tries again'),
    };
  }

  /** Rules that are not here may come back with another version of the server; a log that does not fit them will not. */
  async #refuse(id: TableId, match: string, error: LoadError): Promise<Denial> {
    if (error.code === 'otherRules') return this.#inTrouble(id, 'otherRules');
    await this.#quarantine(id, match, error);
    return this.#inTrouble(id, 'quarantined');
  }

  async #quarantine(id: TableId, match: string, fault: Coded): Promise<void> {
    const { storage, log, metrics, now } = this.#parts;
    metrics.replayMismatches.inc();
    log.error({ table: id, match, fault }, 'a match is quarantined');
    await storage.matches.quarantine(match, fault, now());
  }

  #inTrouble(id: TableId, trouble: TableTrouble): Denial {
    if (this.#troubles.get(id) !== trouble) {
      this.#troubles.set(id, trouble);
      this.#changed(id);
    }
    return denial('notOpen', trouble);
  }

  /** The log is sound, only what was tried last was not: begin again from the log. */
  #onFault(id: TableId, live: LiveTable, fault: string): void {
    const { log, metrics } = this.#parts;
    if (this.#live.get(id) !== live) return;
    const faults = (this.#faults.get(id) ?? 0) + 1;
    this.#faults.set(id, faults);
    metrics.invariantFailures.inc();
    log.error({ table: id, match: live.match, fault, faults }, 'the rules broke; the match is loaded again');
    this.#drop(id, live);
    if (faults < FAULTS_MAX) {
      this.open(id).then(
        (again) => again.showAll(),
        () => undefined,
      );
      return;
    }
    const why = { code: 'rulesBroke', fault } as Coded;
    this.#quarantine(id, live.match, why).then(
      () => this.#inTrouble(id, 'quarantined'),
      () => undefined,
    );
  }

  #drop(id: TableId, live: LiveTable): void {
    live.stop();
    this.#live.delete(id);
    this.#tables.delete(id);
  }

  #forget(id: TableId, opening: Promise<LiveTable>): void {
    if (this.#tables.get(id) === opening) this.#tables.delete(id);
  }

  #changed(id: TableId): void {
    for (const listener of this.#onChange) listener(id);
  }
}

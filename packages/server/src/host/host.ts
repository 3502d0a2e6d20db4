/** The matches in memory: loaded on first use, unloaded when idle, quarantined when damaged. */

import { gameById } from '@fremont/games/registry';
import type { AnyGame, Chance, Coded, GameTypes, Seat } from '@fremont/kernel';
import {
  type Ask,
  type LoadError,
  type MatchSetting,
  type OrderParts,
  type OrderStore,
  openTable,
  type SeatRules,
  styleOf,
  type Timer,
} from '@fremont/table';
import type { ClockPlan, TableId, TableProblem } from '@fremont/table/protocol';
import type { BotRunner } from '../bots/bot-runner.ts';
import { botsOf } from '../bots/table-bots.ts';
import type { Bus } from '../cluster/bus.ts';
import type { DiceMaker } from '../fair/dice.ts';
import { planOf } from '../lobby/table-plan.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { yourTurnMessage } from '../outgoing-messages.ts';
import { type RequestError, requestError } from '../request-error.ts';
import { newCommandId } from '../secrets.ts';
import type { LoadedMatch, Storage, StoredMatch, StoredTable } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Tuning } from '../tuning.ts';
import { undoWaitMs } from './clock-rules.ts';
import { holdersOf, LiveTable, type SeatHolders } from './live-table.ts';
import { MatchLog } from './match-log.ts';
import type { Ownership } from './ownership.ts';

export interface HostParts {
  readonly storage: Storage;
  readonly subscribers: Subscribers;
  readonly dice: DiceMaker;
  /** Separate from the dice, so that draws of bots reveal nothing about the dice of a match. */
  readonly botChance: Chance;
  readonly botRunner: BotRunner;
  readonly timer: Timer;
  readonly tuning: Tuning;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly ownership: Ownership;
  readonly bus: Pick<Bus, 'publish'>;
  now(): number;
  /** The owner of a bot account; everyone else themselves. */
  accountOf(person: string): Promise<string>;
}

/** Called when the status or the problem of a table changes. */
export type TableChangeListener = (table: TableId) => void;

/** After so many faults in one process the match is quarantined. Otherwise a bot would repeat the fault for ever. */
const FAULTS_MAX = 3;

export class Host {
  readonly #parts: HostParts;
  readonly #tables = new Map<TableId, Promise<LiveTable>>();
  readonly #live = new Map<TableId, LiveTable>();
  readonly #problems = new Map<TableId, TableProblem>();
  readonly #faults = new Map<TableId, number>();
  readonly #onChange = new Set<TableChangeListener>();

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  /** Loads the match of a table and wakes its bots. Rejects with a `RequestError` when it cannot be played. */
  async open(id: TableId): Promise<LiveTable> {
    const live = await this.read(id);
    if (this.#live.get(id) === live) live.wakeBots();
    return live;
  }

  /** Loads the match of a table, for a reader who does not watch it: paused bots stay paused. */
  read(id: TableId): Promise<LiveTable> {
    const opening = this.#tables.get(id) ?? this.#load(id);
    this.#tables.set(id, opening);
    opening.then(
      (live) => live.markUsed(),
      () => this.#forget(id, opening),
    );
    return opening;
  }

  get all(): Iterable<LiveTable> {
    return this.#live.values();
  }

  /** The match if it is in memory. */
  peek(id: TableId): LiveTable | null {
    return this.#live.get(id) ?? null;
  }

  problemOf(id: TableId): TableProblem | null {
    return this.#problems.get(id) ?? null;
  }

  get size(): number {
    return this.#live.size;
  }

  onChange(listener: TableChangeListener): void {
    this.#onChange.add(listener);
  }

  postpone(byMs: number): void {
    for (const live of this.#live.values()) live.postpone(byMs);
  }

  /** Called every ten seconds. */
  unloadIdle(): void {
    const { idleMs, botPauseMs } = this.#parts.tuning;
    for (const [id, live] of this.#live) {
      live.pauseBotsAfter(botPauseMs);
      if (!live.isIdle(idleMs)) continue;
      this.#drop(id, live);
      live.release();
    }
  }

  /** Removes a match from memory after its running commands are answered. */
  async unload(id: TableId): Promise<void> {
    const live = await this.#tables.get(id)?.catch(() => null);
    if (live === undefined || live === null) return;
    this.#drop(id, live);
    await live.table.settled;
    live.release();
  }

  /** Stops bots and waits until running commands are answered. */
  async finish(): Promise<void> {
    for (const live of this.#live.values()) live.stop();
    await Promise.allSettled([...this.#live.values()].map(({ table }) => table.settled));
  }

  async #load(id: TableId): Promise<LiveTable> {
    const stored = await this.#parts.storage.tables.find(id);
    if (stored === null) throw requestError('notFound', 'table');
    if (stored.closed !== null) throw requestError('closed', stored.closed);
    if (stored.match === null) throw requestError('notOpen', stored.status === 'lobby' ? 'notStarted' : 'neverStarted');
    const loaded = await this.#parts.storage.matches.load(stored.match);
    if (loaded.type === 'missing') throw requestError('notFound', 'match');
    if (loaded.type === 'quarantined') throw this.#problemError(id, 'quarantined');
    const live = await this.#build(stored, loaded);
    const { owner } = loaded.match;
    if (owner !== null && this.#parts.ownership.isRunning(owner)) live.follow(owner);
    await live.startOrders();
    this.#problems.delete(id);
    this.#live.set(id, live);
    return live;
  }

  async #build(stored: StoredTable, { match, entries }: Extract<LoadedMatch, { type: 'match' }>): Promise<LiveTable> {
    const { storage, subscribers, tuning, now, dice } = this.#parts;
    const game = gameById(match.setting.game);
    if (game === null) throw this.#problemError(stored.id, 'otherRules');
    const holders = holdersOf(match.setting.occupants.length, await storage.tables.seats(stored.id));
    const log = this.#logOf(stored, match);
    await log.readDeadlines();
    const isPresent = (seat: Seat): boolean => subscribers.isPresent(stored.id, holders.get(seat) ?? '');
    const rules = await this.#rulesOf(holders, log);
    const source = (await dice.of(stored)).forActions(match.setting, entries, holders);
    const table = openTable({ game, store: log, isPresent, rules, ...source }, match.setting, entries);
    if (!table.ok) throw await this.#loadError(stored.id, match.id, table.error);
    const live: LiveTable = new LiveTable({
      id: stored.id,
      table: table.value,
      log,
      holders,
      subscribers,
      bots: this.#botsOf(match.setting, log.plan),
      botDelayMs: tuning.botDelayMs,
      orders: this.#ordersOf(game, match.id),
      isAbandoned: stored.abandoned !== null,
      now,
      onTurn: (person, ask) => this.#announceTurn(stored.id, person, ask),
      onStatus: () => this.#changed(stored.id),
      onFault: (fault) => this.#onFault(stored.id, live, fault),
    });
    return live;
  }

  #logOf(stored: StoredTable, match: StoredMatch): MatchLog {
    const { storage, ownership, bus, metrics, now } = this.#parts;
    const { id } = stored;
    return new MatchLog(match, planOf(stored).clock, {
      storage,
      ownership,
      now,
      onForeign: (node) => {
        if (node !== null) this.#live.get(id)?.follow(node);
      },
      onAppended: (version) => bus.publish({ type: 'version', table: id, version }),
      onFenced: () => metrics.fencedWrites.inc(),
    });
  }

  #announceTurn(table: TableId, person: string, ask: Ask): void {
    const { subscribers, bus } = this.#parts;
    subscribers.sendElsewhere(person, table, () => yourTurnMessage(table, ask));
    bus.publish({ type: 'turn', table, person, ask });
  }

  /** A program and its owner are one person, with one vote. */
  async #rulesOf(holders: SeatHolders, log: MatchLog): Promise<SeatRules> {
    const { accountOf, tuning } = this.#parts;
    const accounts = new Map<Seat, string>();
    for (const [seat, holder] of holders) accounts.set(seat, await accountOf(holder));
    return {
      holderOf: (seat) => accounts.get(seat) ?? '',
      isOutOfTime: (seat) => log.isOutOfTime(seat),
      changesMax: { undo: tuning.undosPerSeat, return: tuning.returnsPerSeat, vote: tuning.votesPerSeat },
    };
  }

  #ordersOf({ orders }: AnyGame, match: string): OrderParts<GameTypes> | null {
    if (orders === undefined) return null;
    const { storage, now } = this.#parts;
    const store: OrderStore = {
      read: () => storage.orders.list(match),
      write: (seat, order) => storage.orders.set(match, seat, order, now()),
    };
    return { orders, store, newId: newCommandId };
  }

  #botsOf({ game, occupants }: MatchSetting, plan: ClockPlan) {
    const { botChance, timer, log } = this.#parts;
    return {
      botOf: botsOf(game, this.#parts),
      styleOf: (seat: Seat) => styleOf(occupants, seat),
      chance: botChance,
      timer,
      newId: newCommandId,
      undoWaitMs: undoWaitMs(plan),
      onFailure: () => log.warn({ game }, 'the action of a bot could not be stored; the bot tries again'),
    };
  }

  /** Another version of the server may have the missing rules. A log that does not replay never will, so it is quarantined. */
  async #loadError(id: TableId, match: string, error: LoadError): Promise<RequestError> {
    if (error.code === 'otherRules') return this.#problemError(id, 'otherRules');
    await this.#quarantine(id, match, error);
    return this.#problemError(id, 'quarantined');
  }

  async #quarantine(id: TableId, match: string, fault: Coded): Promise<void> {
    const { storage, log, metrics, now } = this.#parts;
    metrics.replayMismatches.inc();
    log.error({ table: id, match, fault }, 'a match was quarantined');
    await storage.matches.quarantine(match, fault, now());
  }

  #problemError(id: TableId, problem: TableProblem): RequestError {
    if (this.#problems.get(id) !== problem) {
      this.#problems.set(id, problem);
      this.#changed(id);
    }
    return requestError('notOpen', problem);
  }

  /** The log holds accepted entries only, so the match is loaded again from it, without the action that failed. */
  #onFault(id: TableId, live: LiveTable, fault: string): void {
    const { log, metrics } = this.#parts;
    if (this.#live.get(id) !== live) return;
    const faults = (this.#faults.get(id) ?? 0) + 1;
    this.#faults.set(id, faults);
    metrics.invariantFailures.inc();
    log.error(
      { table: id, match: live.match, fault, faults },
      'the rules threw or broke an invariant; the match is loaded again',
    );
    this.#drop(id, live);
    if (faults < FAULTS_MAX) {
      this.open(id).then(
        (again) => again.broadcastAll(),
        () => undefined,
      );
      return;
    }
    const why = { code: 'rulesBroke', fault } as Coded;
    this.#quarantine(id, live.match, why).then(
      () => this.#problemError(id, 'quarantined'),
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

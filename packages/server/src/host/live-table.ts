/** A match in memory: its table, bots, clocks and seat holders, and the broadcasts to its viewers. */

import { type GameTypes, type Seat, seatAt, seatList, type Viewer } from '@fremont/kernel';
import {
  type Answer,
  type Ask,
  type BotDriver,
  type BotParts,
  type Command,
  driveBots,
  driveOrders,
  fitsOnePage,
  type HistoryPage,
  type HistoryStep,
  type OrderDriver,
  type OrderParts,
  type Table,
  type Update,
  type Version,
} from '@fremont/table';
import { type ClockView, STORAGE_RETRY_MS, type TableId } from '@fremont/table/protocol';
import { changeMessages, type EncodedMessage, presenceMessage, updateMessage } from '../outgoing-messages.ts';
import { invalidField, notYourSeat, type RequestError, requestError, retryLater, seatHeld } from '../request-error.ts';
import { newCommandId, timerCommandId } from '../secrets.ts';
import type { MatchTimer } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import { Absences } from './absences.ts';
import { clockViewOf } from './clock.ts';
import { requestVersion } from './clock-rules.ts';
import type { MatchLog } from './match-log.ts';

/** The person who holds each seat. Seats of bots are missing. */
export type SeatHolders = ReadonlyMap<Seat, string>;

export interface LiveTableParts {
  readonly id: TableId;
  readonly table: Table<GameTypes>;
  readonly log: MatchLog;
  readonly holders: SeatHolders;
  readonly subscribers: Subscribers;
  readonly bots: BotParts<GameTypes>;
  readonly botDelayMs: number;
  /** Null for games without standing orders. */
  readonly orders: OrderParts<GameTypes> | null;
  /** The match was ended because nobody came. It can be read, not played. */
  readonly isAbandoned: boolean;
  now(): number;
  /** Called for each new decision of a person, who may be connected to another node. */
  onTurn(person: string, ask: Ask): void;
  /** Called when the match ends, or when its end is undone. */
  onStatus(): void;
  /** Called when the rules throw or break an invariant. */
  onFault(fault: string): void;
}

/** The table as one viewer sees it. */
export interface ViewerSnapshot {
  readonly table: TableId;
  readonly update: Update<GameTypes>;
  readonly clock: ClockView | null;
}

export class LiveTable {
  readonly id: TableId;
  readonly table: Table<GameTypes>;
  readonly holders: SeatHolders;
  readonly #log: MatchLog;
  readonly #parts: LiveTableParts;
  #driver: BotDriver<GameTypes> | null = null;
  #orders: OrderDriver<GameTypes> | null = null;
  /** The last update of each viewer. A connection that came later got a snapshot of the same version. */
  readonly #lastSent = new Map<Viewer, Update<GameTypes>>();
  readonly #absences = new Absences();
  #asked: readonly Ask[];
  #wasOver: boolean;
  #usedAt: number;
  /** The node that runs the match instead of this one. Null if this one runs it, or none does. */
  #owner: string | null = null;
  #isCatchingUp = false;
  /** The newest version that another node has announced. */
  #announced: Version = 0;
  /** When a person last watched the table, or an event called for its bots. */
  #wakeAt: number;

  constructor(parts: LiveTableParts) {
    this.id = parts.id;
    this.table = parts.table;
    this.holders = parts.holders;
    this.#log = parts.log;
    this.#parts = parts;
    this.#asked = this.table.asks;
    this.#wasOver = this.table.isOver;
    this.#usedAt = parts.now();
    this.#wakeAt = parts.now();
    this.#noteAbsences();
    this.table.onChange(() => this.#broadcast());
  }

  get match(): string {
    return this.table.setting.id;
  }

  /** A viewer, a command or a deadline starts the bots, or keeps them playing. */
  wakeBots(): void {
    this.#wakeAt = this.#parts.now();
    if (this.#parts.isAbandoned || this.#owner !== null) return;
    this.#driver ??= driveBots(this.table, this.#parts.bots, { delayMs: this.#parts.botDelayMs, isWatched: false });
  }

  /** Stops the bots of a table that nobody has watched for so long, so that they use no CPU. */
  pauseBotsAfter(unwatchedMs: number): void {
    if (this.#parts.subscribers.isWatched(this.id)) this.#wakeAt = this.#parts.now();
    if (this.#parts.now() - this.#wakeAt < unwatchedMs) return;
    this.#driver?.stop();
    this.#driver = null;
  }

  /** Loads the standing orders. Must be called before the first viewer gets the table. */
  async startOrders(): Promise<void> {
    const { orders } = this.#parts;
    if (orders !== null)
      this.#orders = await driveOrders(this.table, { ...orders, isActive: () => this.#owner === null });
  }

  stop(): void {
    this.#driver?.stop();
    this.#driver = null;
    this.#orders?.stop();
    this.#orders = null;
  }

  get owner(): string | null {
    return this.#owner;
  }

  /** This process runs the match: it judges commands, and plays bots and standing orders. */
  get isOwn(): boolean {
    return this.#log.isOwn;
  }

  /** Another node runs the match, so this one only shows it. */
  follow(node: string): void {
    this.#owner = node;
    this.#driver?.stop();
    this.#driver = null;
    this.#log.release();
  }

  /** No node runs the match. The next one that has to write takes it. */
  unfollow(): void {
    if (this.#owner === null) return;
    this.#owner = null;
    if (this.#parts.subscribers.isWatchedHere(this.id)) this.wakeBots();
    this.#orders?.reread().catch(() => undefined);
  }

  /** False if another node runs the match. */
  async take(): Promise<boolean> {
    const isTaken = await this.#log.take();
    if (isTaken) this.unfollow();
    return isTaken;
  }

  /** Lets another node take the match. */
  release(): void {
    this.#log.release();
  }

  /** Gives the match up after its running commands are answered. */
  async handOver(to: string): Promise<void> {
    this.#owner = to;
    this.#driver?.stop();
    this.#driver = null;
    await this.table.settled;
    this.#log.release();
  }

  /** Reads the entries that the owner has written and broadcasts them. Further versions may be announced meanwhile. */
  async catchUp(version: Version): Promise<void> {
    this.#announced = Math.max(this.#announced, version);
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    for (let before = -1; this.#isBehind && this.table.version > before; ) {
      before = this.table.version;
      await this.table.catchUp();
    }
    this.#isCatchingUp = false;
  }

  get #isBehind(): boolean {
    return !this.isOwn && this.table.version < this.#announced;
  }

  /** Another node may have stored an order. */
  async refreshOrders(): Promise<void> {
    if (this.#owner !== null) await this.#orders?.reread();
  }

  /** Private: only the person of the seat may get it. */
  orderOf(seat: Seat): object | null {
    return this.#orders?.orderOf(seat) ?? null;
  }

  /** Null deletes the order. */
  async placeOrder(person: string, seat: Seat, order: object | null): Promise<void> {
    if (this.holders.get(seat) !== person) throw this.#notYourSeat(person, seat);
    this.#checkNotAbandoned();
    if (this.#orders === null) throw requestError('badSchema', 'noOrders');
    this.markUsed();
    const placed = await this.#orders.leave(seat, order);
    if (!placed.ok) throw invalidField('', placed.error);
  }

  markUsed(): void {
    this.#usedAt = this.#parts.now();
  }

  /** An idle table can be unloaded: it has no viewers, was not used recently, and no bot is to move or all are paused. */
  isIdle(idleMs: number): boolean {
    const { table } = this;
    const isBotAsked = this.#driver !== null && table.asks.some(({ seat }) => table.playerOf(seat) === 'bot');
    const { subscribers, now } = this.#parts;
    const isWatched = this.isOwn ? subscribers.isWatched(this.id) : subscribers.isWatchedHere(this.id);
    return !isBotAsked && !isWatched && now() - this.#usedAt >= idleMs;
  }

  seatsOf(person: string): Seat[] {
    return [...this.holders].filter(([, holder]) => holder === person).map(([seat]) => seat);
  }

  look(viewer: Viewer): ViewerSnapshot {
    return { table: this.id, update: this.table.look(viewer), clock: this.#clockView() };
  }

  /** The newest page of the history before a version; by default, the last page. */
  historyBefore(viewer: Viewer, before: Version = Number.MAX_SAFE_INTEGER): HistoryPage<GameTypes> {
    return this.table.historyBefore(viewer, before);
  }

  /** The steps after version `since`. Null when the viewer needs a snapshot instead. */
  missed(viewer: Viewer, since: Version): HistoryStep<GameTypes>[] | null {
    const missed = this.table.missed(viewer, since);
    return missed === null || !fitsOnePage(missed) ? null : missed;
  }

  /** Refuses commands for seats of other people. */
  command(person: string, command: Command, reply: (answer: Answer) => void): void {
    if (this.holders.get(command.seat) !== person) throw this.#notYourSeat(person, command.seat);
    this.#checkNotAbandoned();
    this.markUsed();
    this.table.submit(this.#withOwnConsent(person, command), reply, 'person');
  }

  #checkNotAbandoned(): void {
    if (this.#parts.isAbandoned) throw requestError('gameOver', 'abandoned');
  }

  #notYourSeat(person: string, seat: Seat): RequestError {
    return notYourSeat(seat, this.seatsOf(person).length > 0 ? this.table.setting.occupants.length : null);
  }

  /** A bot takes over every seat of the person. */
  async leave(person: string): Promise<void> {
    for (const seat of this.seatsOf(person)) {
      if (this.table.playerOf(seat) !== 'person') continue;
      const answer = await this.table.send({ type: 'leave', id: newCommandId(), seat });
      if (answer.type === 'failed' && answer.error.code === 'storageUnavailable')
        throw retryLater('storageUnavailable', '', STORAGE_RETRY_MS);
    }
  }

  /** The host hands the seats of an absent person to a bot. Rejects while the person still has time to come back. */
  async handToBot(person: string): Promise<void> {
    this.#noteAbsences();
    for (const seat of this.seatsOf(person)) {
      const waitMs = this.#absences.waitMs(seat, this.#parts.now());
      if (this.table.playerOf(seat) === 'person' && waitMs !== 0) throw seatHeld(seat, waitMs);
    }
    await this.leave(person);
  }

  /**
   * Gives a seat whose time is up to a bot, or ends an undo request. Null, with no change, if the deadline no longer runs or
   * was moved.
   */
  async fire({ decision, kind, due }: MatchTimer): Promise<Answer | null> {
    const running = this.#log.clock.running.find((timer) => timer.decision === decision && timer.kind === kind);
    if (running === undefined || running.due > this.#parts.now()) return null;
    const id = timerCommandId(this.match, `${kind} ${decision}@${due}`);
    const seat = seatAt(running.seat);
    return kind === 'undo'
      ? this.table.send({ type: 'undoExpire', id, seat, ask: requestVersion(decision) })
      : this.table.send({ type: 'timeout', id, seat, decision });
  }

  /** After they were moved in the database. */
  rereadDeadlines(): Promise<void> {
    return this.#log.readDeadlines();
  }

  postpone(byMs: number): void {
    this.#log.postpone(byMs);
  }

  /** By seat: whether its person is present. */
  presence(): boolean[] {
    return this.table.players.map(({ present }) => present);
  }

  broadcastPresence(): void {
    const { subscribers } = this.#parts;
    this.#noteAbsences();
    const players = new Set(this.holders.values());
    const watchers = [...subscribers.peopleAt(this.id)].filter((person) => !players.has(person)).length;
    const message = presenceMessage(this.id, this.presence(), watchers);
    subscribers.sendToViewers(this.id, () => message);
  }

  #noteAbsences(): void {
    this.#absences.note(this.presence(), this.#parts.now(), (seat) => this.#log.graceOf(seat));
  }

  /** Sends a snapshot to every viewer, after the table was loaded again. */
  broadcastAll(): void {
    const messageFor = onceForEach((viewer) => updateMessage(this.look(viewer)));
    this.#parts.subscribers.sendToViewers(this.id, messageFor);
  }

  /** A person may hold several seats. They can consent for these, not for seats of others. */
  #withOwnConsent(person: string, command: Command): Command {
    if (command.type !== 'undo' && command.type !== 'undoAsk') return command;
    return { ...command, consent: command.consent.filter((seat) => this.holders.get(seat) === person) };
  }

  #clockView(): ClockView | null {
    const { plan, clock } = this.#log;
    return clockViewOf(plan, clock, this.#parts.now());
  }

  #broadcast(): void {
    const { subscribers } = this.#parts;
    subscribers.sendToViewers(this.id, this.#changeMessages());
    for (const ask of this.#newAsks()) {
      const holder = this.table.playerOf(ask.seat) === 'person' ? this.holders.get(ask.seat) : undefined;
      if (holder !== undefined && this.#owner === null) this.#parts.onTurn(holder, ask);
    }
    if (this.table.isOver !== this.#wasOver) this.#parts.onStatus();
    this.#wasOver = this.table.isOver;
    if (this.table.fault !== null) this.#parts.onFault(this.table.fault);
  }

  /** Encodes the last change for each viewer: a delta if the viewer has the version before it, else the whole update. */
  #changeMessages(): (viewer: Viewer) => EncodedMessage {
    const updateFor = this.table.newsForAll();
    const clock = this.#clockView();
    const encodeChange = changeMessages(this.id, clock);
    return onceForEach((viewer) => {
      const last = this.#lastSent.get(viewer);
      const update = updateFor(viewer);
      this.#lastSent.set(viewer, update);
      const follows = last?.version === update.version - 1;
      return follows ? encodeChange(last, update) : updateMessage({ table: this.id, update, clock });
    });
  }

  #newAsks(): Ask[] {
    const before = this.#asked;
    this.#asked = this.table.asks;
    return this.#asked.filter(({ id }) => !before.some((ask) => ask.id === id));
  }
}

/** A viewer may have several connections, which get the same message. */
const onceForEach = (make: (viewer: Viewer) => EncodedMessage): ((viewer: Viewer) => EncodedMessage) => {
  const messages = new Map<Viewer, EncodedMessage>();
  return (viewer) => {
    const message = messages.get(viewer) ?? make(viewer);
    messages.set(viewer, message);
    return message;
  };
};

export const holdersOf = (
  seats: number,
  held: readonly { readonly seat: number; readonly identity: string }[],
): SeatHolders =>
  new Map(
    seatList(seats).flatMap((seat) => {
      const holder = held.find((one) => one.seat === seat);
      return holder === undefined ? [] : [[seat, holder.identity] as const];
    }),
  );

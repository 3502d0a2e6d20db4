/** A match in memory: its table, the bots at it, its clocks, and the people whose seats it has. */

import { type GameTypes, type Seat, seatList, type Viewer } from '@fremont/kernel';
import {
  type Answer,
  type Ask,
  type BotDriver,
  type BotParts,
  type Command,
  driveBots,
  driveOrders,
  type HistoryStep,
  type OrderDriver,
  type OrderParts,
  type Table,
  type Update,
  type Version,
} from '@fremont/table';
import { type ClockView, LIMITS, STORAGE_RETRY_MS, type TableId } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import { denial, retryLater } from '../denial.ts';
import {
  changeFrames,
  type Outbound,
  playersWriter,
  presenceFrame,
  updateFrame,
  yourTurnFrame,
} from '../projection.ts';
import { newCommandId, timerCommandId } from '../secrets.ts';
import type { MatchTimer } from '../storage/index.ts';
import { clockViewOf } from './clock.ts';
import type { MatchLog } from './match-log.ts';

/** Whose seat it is; a seat of the table's own bots is nobody's. */
export type Holders = ReadonlyMap<Seat, string>;

export interface LiveTableParts {
  readonly id: TableId;
  readonly table: Table<GameTypes>;
  readonly log: MatchLog;
  readonly holders: Holders;
  readonly audience: Audience;
  readonly bots: BotParts<GameTypes>;
  readonly botDelayMs: number;
  /** Null where the game knows no standing orders. */
  readonly orders: OrderParts<GameTypes> | null;
  now(): number;
  /** The match came to its end, or the end was undone. */
  onStatus(): void;
  /** The rules broke while the match was played. */
  onFault(fault: string): void;
}

/** How a table stands for one viewer. */
export interface Look {
  readonly table: TableId;
  readonly update: Update<GameTypes>;
  readonly clock: ClockView | null;
}

export class LiveTable {
  readonly id: TableId;
  readonly table: Table<GameTypes>;
  readonly holders: Holders;
  readonly #log: MatchLog;
  readonly #parts: LiveTableParts;
  #driver: BotDriver<GameTypes> | null = null;
  #orders: OrderDriver<GameTypes> | null = null;
  /** What each viewer was told last; whoever came since was shown the same. */
  readonly #told = new Map<Viewer, Update<GameTypes>>();
  readonly #playersText = playersWriter();
  #asked: readonly Ask[];
  #wasOver: boolean;
  #usedAt: number;

  constructor(parts: LiveTableParts) {
    this.id = parts.id;
    this.table = parts.table;
    this.holders = parts.holders;
    this.#log = parts.log;
    this.#parts = parts;
    this.#asked = this.table.asks;
    this.#wasOver = this.table.isOver;
    this.#usedAt = parts.now();
    this.table.onChange(() => this.#tell());
  }

  get match(): string {
    return this.table.setting.id;
  }

  /** Bots play as long as the table is in memory, watched or not. */
  startBots(): void {
    this.#driver ??= driveBots(this.table, this.#parts.bots, { delayMs: this.#parts.botDelayMs, watched: false });
  }

  /** Takes up what people left to be done; before anybody is shown the table. */
  async startOrders(): Promise<void> {
    if (this.#parts.orders !== null) this.#orders = await driveOrders(this.table, this.#parts.orders);
  }

  stop(): void {
    this.#driver?.stop();
    this.#driver = null;
    this.#orders?.stop();
    this.#orders = null;
  }

  /** What a seat left to be done: for its own person only. */
  orderOf(seat: Seat): object | null {
    return this.#orders?.orderOf(seat) ?? null;
  }

  /** Everybody leaves orders for their own seats only. */
  async leaveOrder(person: string, seat: Seat, order: object | null): Promise<void> {
    if (this.holders.get(seat) !== person) throw denial('notYourSeat', String(seat));
    if (this.#orders === null) throw denial('badSchema', 'noOrders');
    this.use();
    const left = await this.#orders.leave(seat, order);
    if (!left.ok) throw denial('badSchema', left.error);
  }

  use(): void {
    this.#usedAt = this.#parts.now();
  }

  /** Whether it can be let go: nobody watches, nobody asked for it lately, and no bot is about to move. */
  isIdle(idleMs: number): boolean {
    const { table } = this;
    const isBotAsked = table.asks.some(({ seat }) => table.playerOf(seat) === 'bot');
    return !isBotAsked && !this.#parts.audience.isWatched(this.id) && this.#parts.now() - this.#usedAt >= idleMs;
  }

  seatsOf(person: string): Seat[] {
    return [...this.holders].filter(([, holder]) => holder === person).map(([seat]) => seat);
  }

  look(viewer: Viewer): Look {
    return { table: this.id, update: this.table.look(viewer), clock: this.#clockView() };
  }

  history(viewer: Viewer): HistoryStep<GameTypes>[] {
    return this.table.history(viewer);
  }

  /** Null when only a fresh look helps. */
  missed(viewer: Viewer, since: Version): HistoryStep<GameTypes>[] | null {
    const missed = this.table.missed(viewer, since);
    return missed === null || missed.length > LIMITS.missedSteps ? null : missed;
  }

  /** Everybody speaks for their own seats only, also when it comes to consent. */
  command(person: string, command: Command, reply: (answer: Answer) => void): void {
    if (this.holders.get(command.seat) !== person) throw denial('notYourSeat', String(command.seat));
    this.use();
    this.table.submit(this.#withOwnConsent(person, command), reply, 'person');
  }

  /** A bot stands in at every seat the person has. */
  async leave(person: string): Promise<void> {
    for (const seat of this.seatsOf(person)) {
      if (this.table.playerOf(seat) !== 'person') continue;
      const answer = await this.table.send({ type: 'leave', id: newCommandId(), seat });
      if (answer.type === 'failed' && answer.error.code === 'storageUnavailable')
        throw retryLater('storageUnavailable', '', STORAGE_RETRY_MS);
    }
  }

  /** Hands a seat to a bot because its time is up. Does nothing if that is no longer so. */
  async timeout({ decision, due }: MatchTimer): Promise<Answer | null> {
    const running = this.#log.clock.running.find((timer) => timer.decision === decision);
    if (running === undefined || running.due > this.#parts.now()) return null;
    const id = timerCommandId(this.match, `${decision}@${due}`);
    return this.table.send({ type: 'timeout', id, seat: running.seat as Seat, decision });
  }

  postpone(byMs: number): void {
    this.#log.postpone(byMs);
  }

  /** By seat: whether its person is here. */
  presence(): boolean[] {
    return this.table.players.map(({ present }) => present);
  }

  tellPresence(): void {
    const { audience } = this.#parts;
    const players = new Set(this.holders.values());
    const watchers = [...audience.peopleAt(this.id)].filter((person) => !players.has(person)).length;
    const frame = presenceFrame(this.id, this.presence(), watchers);
    audience.show(this.id, () => frame);
  }

  /** A fresh look for everybody, after the table was loaded again. */
  showAll(): void {
    const frameFor = onceForEach((viewer) => updateFrame(this.look(viewer)));
    this.#parts.audience.show(this.id, frameFor);
  }

  /** A person may hold several seats and agree for all of them, for nobody else's. */
  #withOwnConsent(person: string, command: Command): Command {
    if (command.type !== 'undo' && command.type !== 'undoAsk') return command;
    return { ...command, consent: command.consent.filter((seat) => this.holders.get(seat) === person) };
  }

  #clockView(): ClockView | null {
    const { plan, clock } = this.#log;
    return clockViewOf(plan, clock, this.#parts.now());
  }

  #tell(): void {
    const { audience } = this.#parts;
    audience.show(this.id, this.#news());
    for (const ask of this.#newAsks()) {
      const holder = this.table.playerOf(ask.seat) === 'person' ? this.holders.get(ask.seat) : undefined;
      if (holder !== undefined) audience.call(holder, this.id, () => yourTurnFrame(this.id, ask));
    }
    if (this.table.isOver !== this.#wasOver) this.#parts.onStatus();
    this.#wasOver = this.table.isOver;
    if (this.table.fault !== null) this.#parts.onFault(this.table.fault);
  }

  /** What each viewer is told of the last change, made once for each. */
  #news(): (viewer: Viewer) => Outbound {
    const newsFor = this.table.newsForAll();
    const clock = this.#clockView();
    const changeFrame = changeFrames(this.id, clock, this.#playersText);
    return onceForEach((viewer) => {
      const last = this.#told.get(viewer);
      const update = newsFor(viewer);
      this.#told.set(viewer, update);
      const follows = last?.version === update.version - 1;
      return follows ? changeFrame(last, update) : updateFrame({ table: this.id, update, clock });
    });
  }

  #newAsks(): Ask[] {
    const before = this.#asked;
    this.#asked = this.table.asks;
    return this.#asked.filter(({ id }) => !before.some((ask) => ask.id === id));
  }
}

/** A viewer may have several sockets. */
const onceForEach = (make: (viewer: Viewer) => Outbound): ((viewer: Viewer) => Outbound) => {
  const frames = new Map<Viewer, Outbound>();
  return (viewer) => {
    const frame = frames.get(viewer) ?? make(viewer);
    frames.set(viewer, frame);
    return frame;
  };
};

/** By seat, in order; what storage knows about who sits where. */
export const holdersOf = (
  seats: number,
  held: readonly { readonly seat: number; readonly identity: string }[],
): Holders =>
  new Map(
    seatList(seats).flatMap((seat) => {
      const holder = held.find((one) => one.seat === seat);
      return holder === undefined ? [] : [[seat, holder.identity] as const];
    }),
  );

/** A table that is open in this tab, with its clients, bot driver and standing orders. */

import type { GameTypes, Seat, Viewer } from '@fremont/kernel';
import { type BotDriver, type BotParts, driveBots, type OrderDriver, type Table, type Version } from '@fremont/table';
import type { LeaderElection } from './leader.ts';
import type { ClientId, FromWorker, Hint, LocalSnapshot } from './protocol.ts';
import type { TableFailure, TableSetting } from './types.ts';

/** The default pace. */
const BOT_PACE_MS = 900;

export interface HostedTableParts {
  readonly bots: BotParts<GameTypes>;
  /** Null if the game has no standing orders. Every tab executes them; a tab that is late finds the action done. */
  readonly orders: OrderDriver<GameTypes> | null;
  post(message: FromWorker): void;
  hint(hint: Hint): void;
}

export class HostedTable {
  readonly table: Table<GameTypes>;
  readonly setting: TableSetting;
  readonly #parts: HostedTableParts;
  readonly #clients = new Map<ClientId, Viewer | null>();
  #election: LeaderElection | null = null;
  #driver: BotDriver<GameTypes> | null = null;
  #paceMs = BOT_PACE_MS;
  #shownVersion: Version = -1;

  constructor(table: Table<GameTypes>, setting: TableSetting, parts: HostedTableParts) {
    this.table = table;
    this.setting = setting;
    this.#parts = parts;
    table.onChange(() => this.#postUpdates());
  }

  /** This tab takes part in the leader election from now on. */
  enter(election: LeaderElection): void {
    this.#election = election;
    election.claim();
  }

  get isEmpty(): boolean {
    return this.#clients.size === 0;
  }

  addClient(client: ClientId): void {
    this.#clients.set(client, null);
  }

  /** A snapshot has no story, so its version counts as shown. */
  snapshot(client: ClientId, viewer: Viewer): LocalSnapshot {
    this.#clients.set(client, viewer);
    const snapshot = {
      update: this.table.look(viewer),
      history: this.table.history(viewer),
      from: 0,
      order: this.#orderOf(viewer),
    };
    this.shown(snapshot.update.version);
    return snapshot;
  }

  /** Resolves to an error code; null once the order is stored. */
  async leaveOrder(seat: Seat, order: object | null): Promise<string | null> {
    if (this.#parts.orders === null) return 'noOrders';
    if (this.setting.occupants[seat]?.type !== 'person') return 'notYourSeat';
    const left = await this.#parts.orders.leave(seat, order);
    if (!left.ok) return left.error.code;
    this.#postOrders();
    this.#parts.hint({ type: 'ordered', id: this.setting.id });
    return null;
  }

  /** Another tab changed an order. No call waits for this, so a failure is sent to all clients. */
  async onOrdersChanged(): Promise<void> {
    try {
      await this.#parts.orders?.reread();
      this.#postOrders();
    } catch {
      this.fail({ code: 'storageUnavailable' });
    }
  }

  shown(version: Version): void {
    this.onShown(version);
    this.#parts.hint({ type: 'shown', id: this.setting.id, version });
  }

  /** Bots continue once any screen has shown the version. Another screen may be hidden and stalled. */
  onShown(version: Version): void {
    this.#shownVersion = Math.max(this.#shownVersion, version);
    this.#driver?.shown(version);
  }

  setPace(delayMs: number): void {
    this.onPace(delayMs);
    this.#parts.hint({ type: 'pace', id: this.setting.id, delayMs });
  }

  onPace(delayMs: number): void {
    this.#paceMs = delayMs;
    this.#driver?.setPace(delayMs);
  }

  /** The page is in front: this tab reads what other tabs have written and takes over the bots. */
  front(): void {
    this.#election?.claim();
    this.table.catchUp();
  }

  removeClient(client: ClientId): void {
    this.#clients.delete(client);
  }

  close(): void {
    this.stopBots();
    this.#parts.orders?.stop();
    this.#election?.release();
  }

  fail(failure: TableFailure): void {
    for (const client of this.#clients.keys()) this.#parts.post({ type: 'tableFailure', client, failure });
  }

  startBots(): void {
    this.stopBots();
    const bots = { ...this.#parts.bots, onFailure: () => this.fail({ code: 'storageUnavailable' }) };
    this.#driver = driveBots(this.table, bots, { delayMs: this.#paceMs, isWatched: true });
    this.#driver.shown(this.#shownVersion);
  }

  stopBots(): void {
    this.#driver?.stop();
    this.#driver = null;
  }

  #orderOf(viewer: Viewer): object | null {
    return viewer === 'spectator' ? null : (this.#parts.orders?.orderOf(viewer) ?? null);
  }

  #postOrders(): void {
    for (const [client, viewer] of this.#clients) {
      if (viewer !== null) this.#parts.post({ type: 'order', client, order: this.#orderOf(viewer) });
    }
  }

  #postUpdates(): void {
    for (const [client, viewer] of this.#clients) {
      if (viewer !== null) this.#parts.post({ type: 'update', client, update: this.table.news(viewer) });
    }
    this.#parts.hint({ type: 'wrote', id: this.setting.id, version: this.table.version });
    if (this.table.fault !== null) this.fail({ code: 'tableBroken' });
  }
}

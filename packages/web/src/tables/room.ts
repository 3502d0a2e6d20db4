/** A table that this tab has open: the clients who watch it, the driver of its bots, and what people left to be done. */

import type { GameTypes, Seat, Viewer } from '@fremont/kernel';
import { type BotDriver, type BotParts, driveBots, type OrderDriver, type Table, type Version } from '@fremont/table';
import type { Lead } from './lead.ts';
import type { ClientId, FromWorker, Hint, Look } from './protocol.ts';
import type { TableSetting, TablesTrouble } from './types.ts';

/** Until a screen says otherwise. */
const BOT_PACE_MS = 900;

export interface RoomParts {
  readonly bots: BotParts<GameTypes>;
  /** Null where the game knows no standing orders. Every tab follows them: what one has done the others find done. */
  readonly orders: OrderDriver<GameTypes> | null;
  post(message: FromWorker): void;
  hint(hint: Hint): void;
}

export class Room {
  readonly table: Table<GameTypes>;
  readonly setting: TableSetting;
  readonly #parts: RoomParts;
  readonly #clients = new Map<ClientId, Viewer | null>();
  #lead: Lead | null = null;
  #driver: BotDriver<GameTypes> | null = null;
  #paceMs = BOT_PACE_MS;
  #shownVersion: Version = -1;

  constructor(table: Table<GameTypes>, setting: TableSetting, parts: RoomParts) {
    this.table = table;
    this.setting = setting;
    this.#parts = parts;
    table.onChange(() => this.#tell());
  }

  /** From now on this tab competes for the lead. */
  enter(lead: Lead): void {
    this.#lead = lead;
    lead.claim();
  }

  get isEmpty(): boolean {
    return this.#clients.size === 0;
  }

  addClient(client: ClientId): void {
    this.#clients.set(client, null);
  }

  /** A fresh look has no story to tell, so it counts as shown. */
  look(client: ClientId, viewer: Viewer): Look {
    this.#clients.set(client, viewer);
    const look = { update: this.table.look(viewer), history: this.table.history(viewer), order: this.#orderOf(viewer) };
    this.shown(look.update.version);
    return look;
  }

  /** The answer is a code; null when it is safe. */
  async leaveOrder(seat: Seat, order: object | null): Promise<string | null> {
    if (this.#parts.orders === null) return 'noOrders';
    if (this.setting.occupants[seat]?.type !== 'person') return 'notYourSeat';
    const left = await this.#parts.orders.leave(seat, order);
    if (!left.ok) return left.error;
    this.#tellOrders();
    this.#parts.hint({ type: 'ordered', id: this.setting.id });
    return null;
  }

  /** Another tab left an order or took one back. Nobody here waits for an answer, so a failure is told to everybody. */
  async heardOrdered(): Promise<void> {
    try {
      await this.#parts.orders?.reread();
      this.#tellOrders();
    } catch {
      this.trouble({ code: 'storageUnavailable' });
    }
  }

  shown(version: Version): void {
    this.heardShown(version);
    this.#parts.hint({ type: 'shown', id: this.setting.id, version });
  }

  /** Any screen that has shown a version is reason enough to go on: another one may be hidden and stand still. */
  heardShown(version: Version): void {
    this.#shownVersion = Math.max(this.#shownVersion, version);
    this.#driver?.shown(version);
  }

  setPace(delayMs: number): void {
    this.heardPace(delayMs);
    this.#parts.hint({ type: 'pace', id: this.setting.id, delayMs });
  }

  heardPace(delayMs: number): void {
    this.#paceMs = delayMs;
    this.#driver?.setPace(delayMs);
  }

  /** The page is in front: what the other tabs did meanwhile is read, and the bots are this tab's. */
  front(): void {
    this.#lead?.claim();
    this.table.catchUp();
  }

  removeClient(client: ClientId): void {
    this.#clients.delete(client);
  }

  close(): void {
    this.stopBots();
    this.#parts.orders?.stop();
    this.#lead?.release();
  }

  trouble(trouble: TablesTrouble): void {
    for (const client of this.#clients.keys()) this.#parts.post({ type: 'trouble', client, trouble });
  }

  startBots(): void {
    this.stopBots();
    const bots = { ...this.#parts.bots, onFailure: () => this.trouble({ code: 'storageUnavailable' }) };
    this.#driver = driveBots(this.table, bots, { delayMs: this.#paceMs, watched: true });
    this.#driver.shown(this.#shownVersion);
  }

  stopBots(): void {
    this.#driver?.stop();
    this.#driver = null;
  }

  #orderOf(viewer: Viewer): object | null {
    return viewer === 'spectator' ? null : (this.#parts.orders?.orderOf(viewer) ?? null);
  }

  #tellOrders(): void {
    for (const [client, viewer] of this.#clients) {
      if (viewer !== null) this.#parts.post({ type: 'order', client, order: this.#orderOf(viewer) });
    }
  }

  #tell(): void {
    for (const [client, viewer] of this.#clients) {
      if (viewer !== null) this.#parts.post({ type: 'update', client, update: this.table.news(viewer) });
    }
    this.#parts.hint({ type: 'wrote', id: this.setting.id, version: this.table.version });
    if (this.table.fault !== null) this.trouble({ code: 'tableBroken' });
  }
}

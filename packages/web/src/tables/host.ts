/** The tables of one tab: creates, lists, opens and closes them, and passes messages between them and the page. */

import type { Bot, BotLevel } from '@fremont/bots';
import type { AnyGame, Chance, GameTypes, MatchRecord } from '@fremont/kernel';
import {
  driveOrders,
  newSetting,
  type OrderDriver,
  openTable,
  recordOfLog,
  rotateSeats,
  type Table,
  type Timer,
} from '@fremont/table';
import type { Lead, LeadListener } from './lead.ts';
import type { Call, CallName, Calls, ClientId, FromPage, FromWorker, Hint, Opened, Remark } from './protocol.ts';
import { Room } from './room.ts';
import type { StoredTable, TableStore } from './store.ts';
import { settingOf, summaryOf } from './summary.ts';
import { type NewTable, type TableId, TablesError, type TablesTrouble } from './types.ts';

/** What the browser brings to the tables. */
export interface HostParts {
  /** Opened on first use, so that its failure is somebody's answer. */
  store(): Promise<TableStore>;
  /** Null for a game this app does not know. */
  loadGame(id: string): Promise<AnyGame | null>;
  /** Who plays a game at which level; null where nobody does. */
  loadBots(game: string): Promise<(level: BotLevel) => Bot<GameTypes> | null>;
  /** Of the matches, and of the bots: the two know nothing of each other. */
  readonly chance: Chance;
  readonly botChance: Chance;
  readonly timer: Timer;
  now(): number;
  /** 32 hexadecimal digits nobody can guess. */
  newId(): string;
  leadOver(id: TableId, listener: LeadListener): Lead;
  post(message: FromWorker): void;
  hint(hint: Hint): void;
}

type Reply<K extends CallName> = (answer: Calls[K]['answer']) => void;
type Handlers = { readonly [K in CallName]: (ask: Calls[K]['ask'], reply: Reply<K>) => Promise<void> | void };

export class TableHost {
  readonly #parts: HostParts;
  readonly #rooms = new Map<TableId, Promise<Room>>();
  readonly #clients = new Map<ClientId, Room>();
  #lastClient: ClientId = 0;

  /** `look` and `send` answer at once where they stand: no update may slip in before the answer it belongs after. */
  readonly #handlers: Handlers = {
    list: async (_ask, reply) => reply(await this.#list()),
    create: async ({ table }, reply) => reply(await this.#create(table)),
    rematch: async ({ id }, reply) => reply(await this.#rematch(id)),
    remove: async ({ id }, reply) => reply(await this.#remove(id)),
    exportRecord: async ({ id }, reply) => reply(await this.#exportRecord(id)),
    storage: async (_ask, reply) => reply((await this.#parts.store()).storage),
    open: async ({ id }, reply) => reply(await this.#open(id)),
    look: ({ client, viewer }, reply) => reply(this.#room(client).look(client, viewer)),
    send: ({ client, command }, reply) => this.#room(client).table.receive(command, reply),
    leaveOrder: async ({ client, seat, order }, reply) => reply(await this.#room(client).leaveOrder(seat, order)),
    record: ({ client }, reply) => reply(this.#room(client).table.record()),
  };

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  receive(message: FromPage): void {
    if ('call' in message) this.#serve(message);
    else this.#heed(message);
  }

  /** What another tab says. */
  async hear(hint: Hint): Promise<void> {
    const room = await this.#openRoom(hint.id);
    switch (hint.type) {
      case 'wrote':
        if (room !== null && hint.version > room.table.version) await room.table.catchUp();
        break;
      case 'shown':
        room?.heardShown(hint.version);
        break;
      case 'pace':
        room?.heardPace(hint.delayMs);
        break;
      case 'ordered':
        await room?.heardOrdered();
        break;
      case 'removed':
        this.#dissolve(hint.id, room);
        break;
    }
  }

  /** A table that was closed with a command on the way may also have been opened anew in this very tab. */
  #pass(hint: Hint): void {
    this.#parts.hint(hint);
    if (hint.type === 'wrote') this.hear(hint);
  }

  async #serve<K extends CallName>(message: Call<K>): Promise<void> {
    const { type, call } = message;
    const { post } = this.#parts;
    try {
      const handler = this.#handlers[type] as Handlers[K];
      await handler(message, (answer) => post({ type: 'answer', call, answer }));
    } catch (problem) {
      post({ type: 'failure', call, trouble: troubleOf(problem) });
    }
  }

  #heed(remark: Remark): void {
    if (remark.type === 'front') {
      for (const room of new Set(this.#clients.values())) room.front();
      return;
    }
    const room = this.#clients.get(remark.client);
    if (remark.type === 'shown') room?.shown(remark.version);
    else if (remark.type === 'pace') room?.setPace(remark.delayMs);
    else this.#close(remark.client, room);
  }

  async #list(): Promise<Calls['list']['answer']> {
    const store = await this.#parts.store();
    const stored = await store.all();
    const summaries = await Promise.all(stored.map((table) => summaryOf(table, store, this.#parts.loadGame)));
    return summaries.sort((a, b) => b.playedAt - a.playedAt);
  }

  async #create({ game: gameId, options, occupants }: NewTable): Promise<TableId> {
    const game = await this.#parts.loadGame(gameId);
    if (game === null) throw new TablesError({ code: 'unknownGame', game: gameId });
    const id = this.#parts.newId();
    const setting = newSetting(game, { id, options, occupants }, this.#parts.chance);
    if (!setting.ok) throw new TablesError({ code: 'badOptions', why: setting.error });
    const store = await this.#parts.store();
    await store.add({ setting: setting.value, createdAt: this.#parts.now() });
    return id;
  }

  async #rematch(id: TableId): Promise<TableId> {
    const stored = await (await this.#parts.store()).get(id);
    if (stored === null) throw new TablesError({ code: 'tableRemoved' });
    const { game, options, occupants } = stored.setting;
    return this.#create({ game, options, occupants: rotateSeats(occupants) });
  }

  async #remove(id: TableId): Promise<null> {
    await (await this.#parts.store()).remove(id);
    this.#dissolve(id, await this.#openRoom(id));
    this.#parts.hint({ type: 'removed', id });
    return null;
  }

  async #exportRecord(id: TableId): Promise<MatchRecord<GameTypes> | null> {
    const store = await this.#parts.store();
    const stored = await store.get(id);
    return stored && recordOfLog(stored.setting, await store.read(id, 0));
  }

  async #open(id: TableId): Promise<Opened | null> {
    const stored = await (await this.#parts.store()).get(id);
    if (stored === null) return null;
    const opening = this.#rooms.get(id) ?? this.#furnish(stored);
    this.#rooms.set(id, opening);
    const room = await opening.catch((problem) => {
      this.#rooms.delete(id);
      throw problem;
    });
    // The last client left while this one waited at the door.
    if (this.#rooms.get(id) !== opening) return this.#open(id);
    const client = ++this.#lastClient;
    this.#clients.set(client, room);
    room.addClient(client);
    return { client, setting: room.setting };
  }

  async #furnish(stored: StoredTable): Promise<Room> {
    const { setting } = stored;
    const { loadBots, post, botChance, timer, newId } = this.#parts;
    const [table, botOf] = await Promise.all([this.#openTable(stored), loadBots(setting.game)]);
    const hint = (one: Hint): void => this.#pass(one);
    const bots = { botOf, chance: botChance, timer, newId };
    const orders = await this.#followOrders(table);
    const room = new Room(table, settingOf(stored), { bots, orders, post, hint });
    room.enter(this.#parts.leadOver(setting.id, { gained: () => room.startBots(), lost: () => room.stopBots() }));
    return room;
  }

  async #followOrders(table: Table<GameTypes>): Promise<OrderDriver<GameTypes> | null> {
    const { id, game } = table.setting;
    const orders = (await this.#parts.loadGame(game))?.orders;
    if (orders === undefined) return null;
    const store = await this.#parts.store();
    return driveOrders(table, { orders, store: store.orders(id), newId: this.#parts.newId });
  }

  async #openTable({ setting }: StoredTable): Promise<Table<GameTypes>> {
    const game = await this.#parts.loadGame(setting.game);
    if (game === null) throw new TablesError({ code: 'unknownGame', game: setting.game });
    const store = await this.#parts.store();
    const entries = await store.read(setting.id, 0);
    const table = openTable({ game, store, chance: this.#parts.chance }, setting, entries);
    if (!table.ok) throw new TablesError({ code: 'tableBroken' });
    return table.value;
  }

  /** Null when this tab does not have the table open. */
  #openRoom(id: TableId): Promise<Room | null> {
    return Promise.resolve(this.#rooms.get(id) ?? null).catch(() => null);
  }

  #room(client: ClientId): Room {
    const room = this.#clients.get(client);
    if (room === undefined) throw new TablesError({ code: 'tableRemoved' });
    return room;
  }

  #close(client: ClientId, room: Room | undefined): void {
    this.#clients.delete(client);
    room?.removeClient(client);
    if (room?.isEmpty) this.#leave(room);
  }

  #leave(room: Room): void {
    room.close();
    this.#rooms.delete(room.setting.id);
  }

  #dissolve(id: TableId, room: Room | null): void {
    this.#rooms.delete(id);
    if (room === null) return;
    room.trouble({ code: 'tableRemoved' });
    for (const [client, its] of this.#clients) if (its === room) this.#clients.delete(client);
    room.close();
  }
}

/** Whatever the browser's storage throws is a DOMException; anything else is a fault of ours. */
const troubleOf = (problem: unknown): TablesTrouble => {
  if (problem instanceof TablesError) return problem.trouble;
  if (problem instanceof DOMException) return { code: 'storageUnavailable' };
  return { code: 'workerFailed', why: String(problem) };
};

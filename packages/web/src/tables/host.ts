/** The tables of one tab: creates, lists, opens and closes them, and routes messages between them and the page. */

import type { Bot, BotLevel } from '@fremont/bots';
import type { AnyGame, Chance, GameTypes, MatchRecord } from '@fremont/kernel';
import type { BotParts, OrderDriver, Table, TableBot, Timer } from '@fremont/table';
import type { LessonPlan } from '../lessons/plan.ts';
import type { HostedTable } from './hosted-table.ts';
import type { LeaderElection, LeaderListener } from './leader.ts';
import type { Call, CallName, Calls, ClientId, FromPage, FromWorker, Hint, OneWayMessage, Opened } from './protocol.ts';
import type { StoredTable, TableStore } from './store.ts';
import { settingOf, summaryOf } from './summary.ts';
import { type NewTable, type TableFailure, type TableId, type TableSetting, TablesError } from './types.ts';

/** The browser features that the host depends on. */
export interface HostParts {
  /** Opened on first use, so that a failure is the answer to a call. */
  store(): Promise<TableStore>;
  /** The rules for a table with these options. Null for an unknown game. */
  loadGame(id: string, options: object): Promise<AnyGame | null>;
  /** Loads the bots of these levels for a table with these options. The function returns null for other levels. */
  loadBots(
    game: string,
    options: object,
    levels: readonly BotLevel[],
  ): Promise<(level: BotLevel) => Bot<GameTypes> | null>;
  /** Null for an unknown lesson. */
  loadLesson(game: string, lesson: string): Promise<LessonPlan | null>;
  /** Separate sources of chance for matches and bots, so that bots learn nothing about the dice. */
  readonly chance: Chance;
  readonly botChance: Chance;
  readonly timer: Timer;
  now(): number;
  /** 32 random hexadecimal digits. */
  newId(): string;
  electLeader(id: TableId, listener: LeaderListener): LeaderElection;
  post(message: FromWorker): void;
  hint(hint: Hint): void;
}

type Reply<K extends CallName> = (answer: Calls[K]['answer']) => void;
type Handlers = { readonly [K in CallName]: (ask: Calls[K]['ask'], reply: Reply<K>) => Promise<void> | void };

export class TableHost {
  readonly #parts: HostParts;
  readonly #tables = new Map<TableId, Promise<HostedTable>>();
  readonly #clients = new Map<ClientId, HostedTable>();
  #lastClient: ClientId = 0;

  /** `snapshot` and `send` answer synchronously, so that no update is posted before the answer. */
  readonly #handlers: Handlers = {
    list: async (_ask, reply) => reply(await this.#list()),
    create: async ({ table }, reply) => reply(await this.#create(table)),
    keep: async ({ match }, reply) => reply(await (await import('./keeping.ts')).keepMatch(this.#parts, match)),
    rematch: async ({ id }, reply) => reply(await this.#rematch(id)),
    remove: async ({ id }, reply) => reply(await this.#remove(id)),
    exportRecord: async ({ id }, reply) => reply(await this.#exportRecord(id)),
    exportProof: async ({ id }, reply) => reply((await (await this.#parts.store()).get(id))?.proof ?? null),
    advise: async ({ question }, reply) => reply(await (await import('./advising.ts')).adviceOn(this.#parts, question)),
    storage: async (_ask, reply) => reply((await this.#parts.store()).storage),
    open: async ({ id }, reply) => reply(await this.#open(id)),
    snapshot: ({ client, viewer }, reply) => reply(this.#tableOf(client).snapshot(client, viewer)),
    send: ({ client, command }, reply) => this.#tableOf(client).table.receive(command, reply),
    leaveOrder: async ({ client, seat, order }, reply) => reply(await this.#tableOf(client).leaveOrder(seat, order)),
    record: ({ client }, reply) => reply(this.#tableOf(client).table.record()),
  };

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  receive(message: FromPage): void {
    if ('call' in message) this.#serve(message);
    else this.#onOneWay(message);
  }

  /** A hint from another tab. */
  async onHint(hint: Hint): Promise<void> {
    const hosted = await this.#hosted(hint.id);
    switch (hint.type) {
      case 'wrote':
        if (hosted !== null && hint.version > hosted.table.version) await hosted.table.catchUp();
        break;
      case 'shown':
        hosted?.onShown(hint.version);
        break;
      case 'pace':
        hosted?.onPace(hint.delayMs);
        break;
      case 'ordered':
        await hosted?.onOrdersChanged();
        break;
      case 'removed':
        this.#discard(hint.id, hosted);
        break;
    }
  }

  /** Sends a hint to other tabs, and `wrote` to this one: a table closed during a command may be open again here. */
  #deliverHint(hint: Hint): void {
    this.#parts.hint(hint);
    if (hint.type === 'wrote') this.onHint(hint);
  }

  async #serve<K extends CallName>(message: Call<K>): Promise<void> {
    const { type, call } = message;
    const { post } = this.#parts;
    try {
      const handler = this.#handlers[type] as Handlers[K];
      await handler(message, (answer) => post({ type: 'answer', call, answer }));
    } catch (problem) {
      post({ type: 'failure', call, failure: failureOf(problem) });
    }
  }

  #onOneWay(message: OneWayMessage): void {
    if (message.type === 'front') {
      for (const hosted of new Set(this.#clients.values())) hosted.front();
      return;
    }
    const hosted = this.#clients.get(message.client);
    if (message.type === 'shown') hosted?.shown(message.version);
    else if (message.type === 'pace') hosted?.setPace(message.delayMs);
    else this.#close(message.client, hosted);
  }

  async #list(): Promise<Calls['list']['answer']> {
    const store = await this.#parts.store();
    const stored = await store.all();
    const summaries = await Promise.all(stored.map((table) => summaryOf(table, store, this.#parts.loadGame)));
    return summaries.sort((a, b) => b.playedAt - a.playedAt);
  }

  async #create({ game: gameId, options, occupants, lesson }: NewTable): Promise<TableId> {
    const [game, { newSetting }] = await Promise.all([this.#parts.loadGame(gameId, options), loadPlaying()]);
    if (game === null) throw new TablesError({ code: 'unknownGame', game: gameId });
    const id = this.#parts.newId();
    const plan = await this.#planOf(gameId, lesson);
    const setting = newSetting(game, { id, options, occupants }, await this.#chanceFor(plan, () => null));
    if (!setting.ok) {
      const { error } = setting;
      throw new TablesError({ code: 'badOptions', why: error.code, problem: error });
    }
    const store = await this.#parts.store();
    const createdAt = this.#parts.now();
    await store.add({ setting: setting.value, createdAt, ...(plan !== null && { lesson }) });
    return id;
  }

  async #rematch(id: TableId): Promise<TableId> {
    const [store, { rotateSeats }] = await Promise.all([this.#parts.store(), loadPlaying()]);
    const stored = await store.get(id);
    if (stored === null) throw new TablesError({ code: 'tableRemoved' });
    const { game, options, occupants } = stored.setting;
    return this.#create({ game, options, occupants: rotateSeats(occupants) });
  }

  async #remove(id: TableId): Promise<null> {
    await (await this.#parts.store()).remove(id);
    this.#discard(id, await this.#hosted(id));
    this.#parts.hint({ type: 'removed', id });
    return null;
  }

  async #exportRecord(id: TableId): Promise<MatchRecord<GameTypes> | null> {
    const [store, { recordOfLog }] = await Promise.all([this.#parts.store(), loadPlaying()]);
    const stored = await store.get(id);
    return stored && recordOfLog(stored.setting, await store.read(id, 0));
  }

  async #open(id: TableId): Promise<Opened | null> {
    const stored = await (await this.#parts.store()).get(id);
    if (stored === null) return null;
    const opening = this.#tables.get(id) ?? this.#load(stored);
    this.#tables.set(id, opening);
    const hosted = await opening.catch((problem) => {
      this.#tables.delete(id);
      throw problem;
    });
    // The last client left while this one was opening the table.
    if (this.#tables.get(id) !== opening) return this.#open(id);
    const client = ++this.#lastClient;
    this.#clients.set(client, hosted);
    hosted.addClient(client);
    return { client, setting: hosted.setting };
  }

  async #load(stored: StoredTable): Promise<HostedTable> {
    const { setting } = stored;
    const { loadBots, post, botChance, timer, newId } = this.#parts;
    const { HostedTable, SUBSTITUTE_LEVEL } = await loadPlaying();
    const levels = new Set([SUBSTITUTE_LEVEL, ...levelsAt(setting)]);
    const plan = await this.#planOf(setting.game, stored.lesson);
    const [table, usualBots] = await Promise.all([
      this.#openTable(stored, plan),
      loadBots(setting.game, setting.options, [...levels]),
    ]);
    const hint = (one: Hint): void => this.#deliverHint(one);
    const botOf = await this.#botsFor(plan, table, (level) => patient(usualBots(level), setting));
    const bots = { botOf, chance: botChance, timer, newId };
    const orders = await this.#followOrders(table);
    const hosted = new HostedTable(table, settingOf(stored), { bots, orders, post, hint });
    hosted.enter(
      this.#parts.electLeader(setting.id, { gained: () => hosted.startBots(), lost: () => hosted.stopBots() }),
    );
    return hosted;
  }

  async #followOrders(table: Table<GameTypes>): Promise<OrderDriver<GameTypes> | null> {
    const { id, game, options } = table.setting;
    const orders = (await this.#parts.loadGame(game, options))?.orders;
    if (orders === undefined) return null;
    const [store, { driveOrders }] = await Promise.all([this.#parts.store(), import('./standing-orders.ts')]);
    return driveOrders(table, { orders, store: store.orders(id), newId: this.#parts.newId });
  }

  /** The plan of a lesson; null for a table without one, or with one that this version of the app no longer has. */
  async #planOf(game: string, lesson: string | undefined): Promise<LessonPlan | null> {
    return lesson === undefined ? null : this.#parts.loadLesson(game, lesson);
  }

  async #chanceFor(plan: LessonPlan | null, table: () => Table<GameTypes> | null): Promise<Chance> {
    return plan === null ? this.#parts.chance : (await loadScript()).lessonChance(plan.chance, table);
  }

  async #botsFor(
    plan: LessonPlan | null,
    table: Table<GameTypes>,
    botOf: BotParts<GameTypes>['botOf'],
  ): Promise<BotParts<GameTypes>['botOf']> {
    return plan === null ? botOf : (await loadScript()).lessonBots(plan, table, botOf);
  }

  async #openTable({ setting }: StoredTable, plan: LessonPlan | null): Promise<Table<GameTypes>> {
    const [game, { openTable }] = await Promise.all([
      this.#parts.loadGame(setting.game, setting.options),
      loadPlaying(),
    ]);
    if (game === null) throw new TablesError({ code: 'unknownGame', game: setting.game });
    const store = await this.#parts.store();
    const entries = await store.read(setting.id, 0);
    // The chance of a lesson counts the draws of its table, which does not exist yet.
    let opened: Table<GameTypes> | null = null;
    const chance = await this.#chanceFor(plan, () => opened);
    const table = openTable({ game, store, chance }, setting, entries);
    if (!table.ok) throw new TablesError({ code: 'tableBroken' });
    opened = table.value;
    return opened;
  }

  /** Null if the table is not open in this tab. */
  #hosted(id: TableId): Promise<HostedTable | null> {
    return Promise.resolve(this.#tables.get(id) ?? null).catch(() => null);
  }

  #tableOf(client: ClientId): HostedTable {
    const hosted = this.#clients.get(client);
    if (hosted === undefined) throw new TablesError({ code: 'tableRemoved' });
    return hosted;
  }

  #close(client: ClientId, hosted: HostedTable | undefined): void {
    this.#clients.delete(client);
    hosted?.removeClient(client);
    if (hosted?.isEmpty) this.#leave(hosted);
  }

  #leave(hosted: HostedTable): void {
    hosted.close();
    this.#tables.delete(hosted.setting.id);
  }

  #discard(id: TableId, hosted: HostedTable | null): void {
    this.#tables.delete(id);
    if (hosted === null) return;
    hosted.fail({ code: 'tableRemoved' });
    for (const [client, its] of this.#clients) if (its === hosted) this.#clients.delete(client);
    hosted.close();
  }
}

/** A bot with the style of its seat that lets the worker do other work in between. Without a network it is the plain bot. */
const patient = (
  bot: Bot<GameTypes> | null,
  { occupants }: Pick<TableSetting, 'occupants'>,
): TableBot<GameTypes> | null =>
  bot && {
    choose: (...question) =>
      import('./pieces.ts').then(
        ({ choiceOf }) => choiceOf(bot, occupants, question),
        () => bot.choose(...question),
      ),
  };

const loadScript = () => import('../lessons/script.ts');

const loadPlaying = () => import('./playing.ts');

/** Of the bots that sit at the table. */
const levelsAt = ({ occupants }: Pick<TableSetting, 'occupants'>): readonly BotLevel[] =>
  occupants.flatMap((occupant) => (occupant.type === 'bot' ? [occupant.level] : []));

/** Storage errors are DOMExceptions. Any other exception is a bug. */
const failureOf = (problem: unknown): TableFailure => {
  if (problem instanceof TablesError) return problem.failure;
  if (problem instanceof DOMException) return { code: 'storageUnavailable' };
  return { code: 'workerFailed', why: String(problem) };
};

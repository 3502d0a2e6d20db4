/** The host of local tables, spoken with as the page speaks with it. Storage is the one for browsers that allow none. */

import { lasVegas } from '@fremont/games/las-vegas';
import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import { anyGame, type GameTypes, replay, seatAt, seededChance, stateOf } from '@fremont/kernel';
import type { Command, Occupant, Update } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { loadBots, loadGame } from '../src/tables/games.ts';
import { type HostParts, TableHost } from '../src/tables/host.ts';
import { leadOver } from '../src/tables/lead.ts';
import { WorkerLink, type WorkerPort } from '../src/tables/link.ts';
import type { FromPage, FromWorker, Hint } from '../src/tables/protocol.ts';
import { memoryTableStore, type TableStore } from '../src/tables/store.ts';
import { type NewTable, type TableClient, TablesError } from '../src/tables/types.ts';

const person = (name: string): Occupant => ({ type: 'person', name, colour: 'cherry' });
const bot = (name: string): Occupant => ({ type: 'bot', name, colour: 'pool', level: 'random' });

const TWO_PEOPLE: NewTable = { game: 'las-vegas', options: {}, occupants: [person('Ada'), person('Ben')] };
const WITH_BOT: NewTable = { game: 'las-vegas', options: {}, occupants: [person('Ada'), bot('Bo')] };

const SHOWDOWN: NewTable = { game: 'vegas-showdown', options: {}, occupants: ['Ada', 'Ben', 'Cleo'].map(person) };
/** Slots start at $5 on their track, so that is the first step. */
const ORDER = { turn: 1, wishes: [{ lot: 'slots#1', max: 9 }], otherwise: 'wait' };

const need = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
};

let ids = 0;
const newId = (): string => (++ids).toString(16).padStart(32, '0');
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const newStore = (): TableStore => {
  let time = 1_000_000;
  return memoryTableStore(() => ++time);
};

/** Tabs of one browser: they share the store and hear each other. */
const browser = (store: TableStore = newStore(), change: Partial<HostParts> = {}) => {
  const hosts: TableHost[] = [];
  return {
    store,
    openTab(): WorkerLink {
      const tab = { heard: (_message: FromWorker): void => undefined };
      const host: TableHost = new TableHost({
        store: async () => store,
        loadGame,
        loadBots,
        chance: seededChance(1),
        botChance: seededChance(2),
        timer: {
          after(_delayMs, run) {
            const timer = setImmediate(run);
            return () => clearImmediate(timer);
          },
        },
        now: () => 5,
        newId,
        leadOver: (id, listener) => leadOver(null, id, listener),
        post: (message) => tab.heard(structuredClone(message)),
        hint: (hint: Hint) => {
          for (const other of hosts) if (other !== host) other.hear(structuredClone(hint));
        },
        ...change,
      });
      hosts.push(host);
      return new WorkerLink(portTo(host, tab));
    },
  };
};

/** A worker's line without the worker: messages are copied on the way, as they are between threads. */
const portTo = (host: TableHost, tab: { heard: (message: FromWorker) => void }): WorkerPort => ({
  postMessage: (message: FromPage) => host.receive(structuredClone(message)),
  addEventListener(type: string, listener: (event: never) => void) {
    if (type === 'message') tab.heard = (data) => listener({ data } as never);
  },
  terminate: () => undefined,
});

const openAs = async (link: WorkerLink, id: string): Promise<TableClient<GameTypes>> => {
  const client = await link.open(id);
  if (client === null) throw new Error('no such table');
  return client;
};

const actCommand = ({ asks, legal }: Update<GameTypes>, choice = 0): Command => {
  const ask = asks[0];
  if (ask === undefined) throw new Error('nobody is asked');
  return { type: 'act', id: newId(), seat: ask.seat, decision: ask.id, action: legal[choice % legal.length] };
};

/** Looks as whoever is to act, and acts. */
const act = async (client: TableClient<GameTypes>, choice = 0) => {
  const { update } = await client.look('spectator');
  const seat = update.toAct[0];
  if (seat === undefined) throw new Error('the match is over');
  return client.send(actCommand((await client.look(seat)).update, choice));
};

describe('local tables', () => {
  test('are created, listed with the latest first, and removed', async () => {
    const link = browser().openTab();
    expect(await link.call('list', {})).toEqual([]);
    const first = await link.call('create', { table: TWO_PEOPLE });
    const second = await link.call('create', { table: WITH_BOT });
    const client = await openAs(link, first);
    await act(client);
    const listed = await link.call('list', {});
    expect(listed.map(({ id }) => id)).toEqual([first, second]);
    expect(listed[0]).toMatchObject({ game: 'las-vegas', version: 1, toAct: [0], outcome: null, broken: false });
    expect(listed[0]?.options).toEqual({ edition: 'classic', neutralDice: false, winnings: 'open' });
    await link.call('remove', { id: first });
    expect((await link.call('list', {})).map(({ id }) => id)).toEqual([second]);
    expect(await link.open(first)).toBeNull();
  });

  test('of an unknown game or with wrong options are not created, and say why', async () => {
    const link = browser().openTab();
    const troubleOf = (table: NewTable) =>
      link.call('create', { table }).catch((problem: TablesError) => problem.trouble);
    expect(await troubleOf({ ...TWO_PEOPLE, game: 'constructor' })).toEqual({
      code: 'unknownGame',
      game: 'constructor',
    });
    expect(await troubleOf({ ...TWO_PEOPLE, options: { edition: 'x' } })).toEqual({
      code: 'badOptions',
      why: 'unknownEdition',
    });
    expect(await troubleOf({ ...TWO_PEOPLE, occupants: [person('Ada')] })).toEqual({
      code: 'badOptions',
      why: 'badSeats',
    });
  });

  test('tell every change to whoever looks, and nothing to who looks elsewhere', async () => {
    const link = browser().openTab();
    const id = await link.call('create', { table: TWO_PEOPLE });
    const client = await openAs(link, id);
    const updates: Update<GameTypes>[] = [];
    client.onUpdate((update) => updates.push(update));
    const { update, history } = await client.look(seatAt(0));
    expect(update).toMatchObject({ version: 0, viewer: 0, events: [] });
    expect(history).toHaveLength(1);
    expect(await client.send(actCommand(update))).toMatchObject({ type: 'done', version: 1 });
    expect(updates.map(({ version, viewer }) => [version, viewer])).toEqual([[1, 0]]);
    client.close();
    await act(await openAs(link, id));
    expect(updates).toHaveLength(1);
  });

  test('go on where they were after the tab was closed', async () => {
    const tabs = browser();
    const first = tabs.openTab();
    const id = await first.call('create', { table: TWO_PEOPLE });
    const client = await openAs(first, id);
    for (let turn = 0; turn < 7; turn++) await act(client, turn);
    const before = await client.look(seatAt(0));
    const again = await openAs(tabs.openTab(), id);
    expect(await again.look(seatAt(0))).toEqual(before);
    expect(await again.record()).toEqual(await client.record());
  });

  test('play their bots once the screen has shown what was before', async () => {
    const link = browser().openTab();
    const id = await link.call('create', { table: { ...WITH_BOT, occupants: [bot('Bo'), person('Ada')] } });
    const client = await openAs(link, id);
    const versions: number[] = [];
    client.onUpdate(({ version }) => versions.push(version));
    await rest();
    expect(versions).toEqual([]);
    client.setPace(0);
    await client.look(seatAt(1));
    await rest();
    await rest();
    expect(versions).toEqual([1]);
    client.shown(1);
    await rest();
    await rest();
    expect(versions).toEqual([1, 2]);
  });

  test('follow what a person left to be done, tell it to nobody else, and keep it over a reload', async () => {
    const tabs = browser();
    const link = tabs.openTab();
    const id = await link.call('create', { table: SHOWDOWN });
    const client = await openAs(link, id);
    const dealer = need((await client.look('spectator')).update.toAct[0]);
    const mine = seatAt((dealer + 1) % 3);
    const rival = await openAs(link, id);
    await rival.look(dealer);
    await client.look(mine);
    expect(await client.leaveOrder(mine, ORDER)).toBe(true);
    expect(client.order.value).toEqual(ORDER);
    expect(rival.order.value).toBeNull();
    expect(await client.leaveOrder(mine, { turn: 'now' })).toBe(false);
    const elsewhere = await openAs(tabs.openTab(), id);
    await elsewhere.look(mine);
    expect(elsewhere.order.value).toEqual(ORDER);

    const { update } = await rival.look(dealer);
    await rival.send({ ...actCommand(update), action: { type: 'publicity' } } as Command);
    await rest();
    const { view } = (await elsewhere.look(mine)).update as { view: VegasShowdown['view'] };
    expect(view.chairs[mine]?.choice).toEqual({ type: 'bid', lot: 'slots#1', amount: 5 });

    expect(await elsewhere.leaveOrder(mine, null)).toBe(true);
    await rest();
    expect(client.order.value).toBeNull();
  });

  test('give a rematch with the seats moved up by one', async () => {
    const link = browser().openTab();
    const id = await link.call('create', { table: WITH_BOT });
    const rematch = await openAs(link, await link.call('rematch', { id }));
    expect(rematch.setting.occupants.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    expect((await rematch.look('spectator')).update.version).toBe(0);
  });

  test('remember how a finished match ended', async () => {
    const tabs = browser();
    const link = tabs.openTab();
    const id = await link.call('create', { table: TWO_PEOPLE });
    const client = await openAs(link, id);
    for (let over = false; !over; over = (await client.look('spectator')).update.outcome !== null)
      await act(client, ids);
    const { outcome } = (await client.look('spectator')).update;
    expect((await link.call('list', {}))[0]).toMatchObject({ outcome, toAct: [], broken: false });
    expect(await tabs.store.result(id)).toMatchObject({ outcome });
    expect((await link.call('list', {}))[0]).toMatchObject({ outcome, toAct: [], broken: false });
  });
});

describe('a table in two tabs', () => {
  test('stays in step, whichever tab acts', async () => {
    const tabs = browser();
    const [one, other] = [tabs.openTab(), tabs.openTab()];
    const id = await one.call('create', { table: TWO_PEOPLE });
    const clients = [await openAs(one, id), await openAs(other, id)] as const;
    for (let turn = 0; turn < 12; turn++) {
      await act(clients[turn % 2 === 0 ? 0 : 1], turn);
      await rest();
      expect(await clients[1].look('spectator')).toEqual(await clients[0].look('spectator'));
    }
  });

  test('accepts one of two answers given at the same moment', async () => {
    const tabs = browser();
    const [one, other] = [tabs.openTab(), tabs.openTab()];
    const id = await one.call('create', { table: TWO_PEOPLE });
    const clients = [await openAs(one, id), await openAs(other, id)] as const;
    const { update } = await clients[0].look(seatAt(0));
    const answers = await Promise.all(clients.map((client) => client.send(actCommand(update))));
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'failed']);
    await rest();
    expect((await clients[1].record()).entries).toHaveLength(1);
    expect(await clients[1].record()).toEqual(await clients[0].record());
  });

  test('is gone for both when one removes it', async () => {
    const tabs = browser();
    const [one, other] = [tabs.openTab(), tabs.openTab()];
    const id = await one.call('create', { table: TWO_PEOPLE });
    const client = await openAs(other, id);
    const troubles: unknown[] = [];
    client.onTrouble((trouble) => troubles.push(trouble));
    await one.call('remove', { id });
    await rest();
    expect(troubles).toEqual([{ code: 'tableRemoved' }]);
    await expect(client.look('spectator')).rejects.toThrow(TablesError);
  });
});

describe('a table that no longer replays', () => {
  const withBrokenTable = async () => {
    const store = newStore();
    const link = browser(store).openTab();
    const id = await link.call('create', { table: TWO_PEOPLE });
    const client = await openAs(link, id);
    for (let turn = 0; turn < 3; turn++) await act(client);
    const record = await client.record();
    return { store, id, record };
  };
  const game = anyGame(lasVegas);
  const newRules = { ...game, meta: { ...game.meta, rulesVersion: game.meta.rulesVersion + 1 } };
  const otherRules = { ...game, check: () => ({ code: 'matchOver' }) };

  test.each([
    ['because the rules have a new version', newRules],
    ['because the rules refuse what was played', otherRules],
    ['because the game is gone', null],
  ])('%s is listed as broken, cannot be opened, and can be exported', async (_why, changed) => {
    const { store, id, record } = await withBrokenTable();
    const link = browser(store, { loadGame: async () => changed }).openTab();
    expect(await link.call('list', {})).toMatchObject([{ id, broken: true, version: 3, toAct: [], outcome: null }]);
    await expect(link.open(id)).rejects.toThrow(TablesError);
    const exported = await link.call('exportRecord', { id });
    expect(exported).toEqual(record);
    expect(stateOf(replay(game, exported ?? record))).toBeDefined();
  });
});

describe('storage that fails', () => {
  test('while a person plays is the answer to the command', async () => {
    const store = newStore();
    let isFull = false;
    const full: TableStore = {
      ...store,
      append: (id, entry) =>
        isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : store.append(id, entry),
    };
    const link = browser(full).openTab();
    const client = await openAs(link, await link.call('create', { table: TWO_PEOPLE }));
    const { update } = await client.look(seatAt(0));
    const command = actCommand(update);
    isFull = true;
    expect(await client.send(command)).toMatchObject({ type: 'failed', error: { code: 'storageUnavailable' } });
    expect(await client.look(seatAt(0))).toMatchObject({ update });
    isFull = false;
    expect(await client.send(command)).toMatchObject({ type: 'done', version: 1 });
  });

  test('while the list is read rejects with its name', async () => {
    const full: TableStore = {
      ...newStore(),
      all: () => Promise.reject(new DOMException('gone', 'InvalidStateError')),
    };
    const problem = await browser(full)
      .openTab()
      .call('list', {})
      .catch((error: TablesError) => error.trouble);
    expect(problem).toEqual({ code: 'storageUnavailable' });
  });

  test('when another tab left an order is told to the table, whose old order stands', async () => {
    const store = newStore();
    let isGone = false;
    const gone = (): Promise<never> => Promise.reject(new DOMException('gone', 'InvalidStateError'));
    const failing: TableStore = {
      ...store,
      orders: (id) => ({ ...store.orders(id), read: () => (isGone ? gone() : store.orders(id).read()) }),
    };
    const tabs = browser(failing);
    const [one, other] = [tabs.openTab(), tabs.openTab()];
    const id = await one.call('create', { table: SHOWDOWN });
    const [writer, reader] = [await openAs(one, id), await openAs(other, id)];
    const troubles: unknown[] = [];
    reader.onTrouble((trouble) => troubles.push(trouble));
    const mine = seatAt((need((await writer.look('spectator')).update.toAct[0]) + 1) % 3);
    await reader.look(mine);
    isGone = true;
    expect(await writer.leaveOrder(mine, ORDER)).toBe(true);
    await rest();
    expect(troubles).toEqual([{ code: 'storageUnavailable' }]);
    expect(reader.order.value).toBeNull();
    isGone = false;
    expect(await writer.leaveOrder(mine, { ...ORDER, otherwise: 'renovate' })).toBe(true);
    await rest();
    expect(reader.order.value).toEqual({ ...ORDER, otherwise: 'renovate' });
  });

  test('says that nothing is kept when there is only memory', async () => {
    expect(await browser().openTab().call('storage', {})).toBe('memory');
  });
});

describe('a worker that fails', () => {
  const failingPort = () => {
    const listeners = new Map<string, (event: never) => void>();
    const port: WorkerPort = {
      postMessage: () => undefined,
      addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
      terminate: () => undefined,
    };
    return { port, raise: (type: string, event: object) => listeners.get(type)?.(event as never) };
  };

  test.each([
    ['error', { message: 'out of memory' }],
    ['messageerror', {}],
    ['message', { data: { type: 'crash', why: 'a rejection' } }],
  ])('with an event of type %s leaves nobody waiting', async (type, event) => {
    const { port, raise } = failingPort();
    const link = new WorkerLink(port);
    const waiting = link.call('list', {});
    raise(type, event);
    await expect(waiting).rejects.toMatchObject({ trouble: { code: 'workerFailed' } });
    await expect(link.call('list', {})).rejects.toMatchObject({ trouble: { code: 'workerFailed' } });
    expect(link.hasFailed).toBe(true);
  });

  test('tells the open tables', async () => {
    const { port, raise } = failingPort();
    const link = new WorkerLink(port);
    const opening = link.open('x');
    raise('message', { data: { type: 'answer', call: 1, answer: { client: 1, setting: {} } } });
    const troubles: unknown[] = [];
    (await opening)?.onTrouble((trouble) => troubles.push(trouble));
    raise('error', { message: 'out of memory' });
    expect(troubles).toEqual([{ code: 'workerFailed', why: 'out of memory' }]);
  });
});

/** Local tables when the log, the storage or the worker fails. */

import { lasVegas } from '@fremont/games/las-vegas';
import { anyGame, replay, seatAt, stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { WorkerLink, type WorkerPort } from '../src/tables/link.ts';
import type { TableStore } from '../src/tables/store.ts';
import { TablesError } from '../src/tables/types.ts';
import { act, actCommand, browser, need, newStore, ORDER, openAs, rest, SHOWDOWN, TWO_PEOPLE } from './support/tabs.ts';

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
  test('during a command is the answer to the command', async () => {
    const store = newStore();
    let isFull = false;
    const full: TableStore = {
      ...store,
      append: (id, entry) =>
        isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : store.append(id, entry),
    };
    const link = browser(full).openTab();
    const client = await openAs(link, await link.call('create', { table: TWO_PEOPLE }));
    const { update } = await client.snapshot(seatAt(0));
    const command = actCommand(update);
    isFull = true;
    expect(await client.send(command)).toMatchObject({ type: 'failed', error: { code: 'storageUnavailable' } });
    expect(await client.snapshot(seatAt(0))).toMatchObject({ update });
    isFull = false;
    expect(await client.send(command)).toMatchObject({ type: 'done', version: 1 });
  });

  test('during a list call rejects with its code', async () => {
    const full: TableStore = {
      ...newStore(),
      all: () => Promise.reject(new DOMException('gone', 'InvalidStateError')),
    };
    const problem = await browser(full)
      .openTab()
      .call('list', {})
      .catch((error: TablesError) => error.failure);
    expect(problem).toEqual({ code: 'storageUnavailable' });
  });

  test('after an order of another tab is reported, and the old order stays', async () => {
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
    const failures: unknown[] = [];
    reader.onFailure((failure) => failures.push(failure));
    const mine = seatAt((need((await writer.snapshot('spectator')).update.toAct[0]) + 1) % 3);
    await reader.snapshot(mine);
    isGone = true;
    expect(await writer.leaveOrder(mine, ORDER)).toBe(true);
    await rest();
    expect(failures).toEqual([{ code: 'storageUnavailable' }]);
    expect(reader.order.value).toBeNull();
    isGone = false;
    expect(await writer.leaveOrder(mine, { ...ORDER, otherwise: 'renovate' })).toBe(true);
    await rest();
    expect(reader.order.value).toEqual({ ...ORDER, otherwise: 'renovate' });
  });

  test('reports memory when there is no storage', async () => {
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
  ])('with an event of type %s rejects every pending call', async (type, event) => {
    const { port, raise } = failingPort();
    const link = new WorkerLink(port);
    const waiting = link.call('list', {});
    raise(type, event);
    await expect(waiting).rejects.toMatchObject({ failure: { code: 'workerFailed' } });
    await expect(link.call('list', {})).rejects.toMatchObject({ failure: { code: 'workerFailed' } });
    expect(link.hasFailed).toBe(true);
  });

  test('is reported to the open tables', async () => {
    const { port, raise } = failingPort();
    const link = new WorkerLink(port);
    const opening = link.open('x');
    raise('message', { data: { type: 'answer', call: 1, answer: { client: 1, setting: {} } } });
    const failures: unknown[] = [];
    (await opening)?.onFailure((failure) => failures.push(failure));
    raise('error', { message: 'out of memory' });
    expect(failures).toEqual([{ code: 'workerFailed', why: 'out of memory' }]);
  });
});

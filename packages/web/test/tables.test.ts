/** Local tables in one tab and in two, with the store in memory. */

import { readFileSync } from 'node:fs';
import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import { type GameTypes, type MatchRecord, seatAt } from '@fremont/kernel';
import type { Command, Update } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { type NewTable, TablesError } from '../src/tables/types.ts';
import {
  act,
  actCommand,
  bot,
  browser,
  need,
  ORDER,
  openAs,
  person,
  rest,
  SHOWDOWN,
  TWO_PEOPLE,
  WITH_BOT,
} from './support/tabs.ts';

const golden = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../games/las-vegas/test/golden/${name}.json`, import.meta.url), 'utf8'),
  ) as MatchRecord<GameTypes> & { readonly outcome: unknown; readonly source: unknown };

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

  test('of an unknown game or with invalid options are refused with a reason', async () => {
    const link = browser().openTab();
    const failureOf = (table: NewTable) =>
      link.call('create', { table }).catch((problem: TablesError) => problem.failure);
    expect(await failureOf({ ...TWO_PEOPLE, game: 'constructor' })).toEqual({
      code: 'unknownGame',
      game: 'constructor',
    });
    expect(await failureOf({ ...TWO_PEOPLE, options: { edition: 'x' } })).toEqual({
      code: 'badOptions',
      why: 'unknownEdition',
      problem: expect.objectContaining({ code: 'unknownEdition', key: 'edition' }),
    });
    expect(await failureOf({ ...TWO_PEOPLE, occupants: [person('Ada')] })).toEqual({
      code: 'badOptions',
      why: 'badSeats',
      problem: { code: 'badSeats', key: 'seats', allowed: { type: 'whole', min: 2, max: 5 } },
    });
  });

  test('send every update to their own clients only', async () => {
    const link = browser().openTab();
    const id = await link.call('create', { table: TWO_PEOPLE });
    const client = await openAs(link, id);
    const updates: Update<GameTypes>[] = [];
    client.onUpdate((update) => updates.push(update));
    const { update, history } = await client.snapshot(seatAt(0));
    expect(update).toMatchObject({ version: 0, viewer: 0, events: [] });
    expect(history).toHaveLength(1);
    expect(await client.send(actCommand(update))).toMatchObject({ type: 'done', version: 1 });
    expect(updates.map(({ version, viewer }) => [version, viewer])).toEqual([[1, 0]]);
    client.close();
    await act(await openAs(link, id));
    expect(updates).toHaveLength(1);
  });

  test('keep the proof of a match from a file if it is over, and of no other', async () => {
    const link = browser().openTab();
    const { outcome: _outcome, source: _source, ...record } = golden('classic-3');
    const proof = { type: 'none', why: 'otherServer' } as const;
    const match = { record, occupants: WITH_BOT.occupants, origin: { type: 'file' }, playedAt: 5, proof } as const;
    const occupants = [person('Ada'), bot('Bo'), bot('Cy')];
    const over = await link.call('keep', { match: { ...match, occupants } });
    expect(await link.call('exportProof', { id: over })).toEqual(proof);
    // Playing on adds draws that the proof does not contain.
    const cut = { ...record, entries: record.entries.slice(0, 20) };
    const open = await link.call('keep', { match: { ...match, record: cut, occupants } });
    expect(await link.call('exportProof', { id: open })).toBeNull();
    expect((await link.call('list', {})).every((summary) => !('proof' in summary))).toBe(true);
  });

  test('continue after the tab was closed', async () => {
    const tabs = browser();
    const first = tabs.openTab();
    const id = await first.call('create', { table: TWO_PEOPLE });
    const client = await openAs(first, id);
    for (let turn = 0; turn < 7; turn++) await act(client, turn);
    const before = await client.snapshot(seatAt(0));
    const again = await openAs(tabs.openTab(), id);
    expect(await again.snapshot(seatAt(0))).toEqual(before);
    expect(await again.record()).toEqual(await client.record());
  });

  test('play their bots once the screen has shown the last version', async () => {
    const link = browser().openTab();
    const id = await link.call('create', { table: { ...WITH_BOT, occupants: [bot('Bo'), person('Ada')] } });
    const client = await openAs(link, id);
    const versions: number[] = [];
    client.onUpdate(({ version }) => versions.push(version));
    await rest();
    expect(versions).toEqual([]);
    client.setPace(0);
    await client.snapshot(seatAt(1));
    // The first choice of a bot loads a part of the worker.
    await expect.poll(() => versions).toEqual([1]);
    await rest();
    await rest();
    expect(versions).toEqual([1]);
    client.shown(1);
    await expect.poll(() => versions).toEqual([1, 2]);
  });

  test('execute a standing order, send it only to its owner, and keep it over a reload', async () => {
    const tabs = browser();
    const link = tabs.openTab();
    const id = await link.call('create', { table: SHOWDOWN });
    const client = await openAs(link, id);
    const dealer = need((await client.snapshot('spectator')).update.toAct[0]);
    const mine = seatAt((dealer + 1) % 3);
    const rival = await openAs(link, id);
    await rival.snapshot(dealer);
    await client.snapshot(mine);
    expect(await client.leaveOrder(mine, ORDER)).toBe(true);
    expect(client.order.value).toEqual(ORDER);
    expect(rival.order.value).toBeNull();
    expect(await client.leaveOrder(mine, { turn: 'now' })).toBe(false);
    const elsewhere = await openAs(tabs.openTab(), id);
    await elsewhere.snapshot(mine);
    expect(elsewhere.order.value).toEqual(ORDER);

    const { update } = await rival.snapshot(dealer);
    await rival.send({ ...actCommand(update), action: { type: 'publicity' } } as Command);
    await rest();
    const { view } = (await elsewhere.snapshot(mine)).update as { view: VegasShowdown['view'] };
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
    expect((await rematch.snapshot('spectator')).update.version).toBe(0);
  });

  test('store the result of a finished match', async () => {
    const tabs = browser();
    const link = tabs.openTab();
    const id = await link.call('create', { table: TWO_PEOPLE });
    const client = await openAs(link, id);
    let isOver = false;
    for (let turn = 0; !isOver; turn++) {
      await act(client, turn);
      isOver = (await client.snapshot('spectator')).update.outcome !== null;
    }
    const { outcome } = (await client.snapshot('spectator')).update;
    expect((await link.call('list', {}))[0]).toMatchObject({ outcome, toAct: [], broken: false });
    expect(await tabs.store.result(id)).toMatchObject({ outcome });
    expect((await link.call('list', {}))[0]).toMatchObject({ outcome, toAct: [], broken: false });
  });
});

describe('a table in two tabs', () => {
  test('stays in sync, whichever tab acts', async () => {
    const tabs = browser();
    const [one, other] = [tabs.openTab(), tabs.openTab()];
    const id = await one.call('create', { table: TWO_PEOPLE });
    const clients = [await openAs(one, id), await openAs(other, id)] as const;
    for (let turn = 0; turn < 12; turn++) {
      await act(clients[turn % 2 === 0 ? 0 : 1], turn);
      await rest();
      expect(await clients[1].snapshot('spectator')).toEqual(await clients[0].snapshot('spectator'));
    }
  });

  test('accepts one of two simultaneous answers', async () => {
    const tabs = browser();
    const [one, other] = [tabs.openTab(), tabs.openTab()];
    const id = await one.call('create', { table: TWO_PEOPLE });
    const clients = [await openAs(one, id), await openAs(other, id)] as const;
    const { update } = await clients[0].snapshot(seatAt(0));
    const answers = await Promise.all(clients.map((client) => client.send(actCommand(update))));
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'failed']);
    await rest();
    expect((await clients[1].record()).entries).toHaveLength(1);
    expect(await clients[1].record()).toEqual(await clients[0].record());
  });

  test('is closed in both when one removes it', async () => {
    const tabs = browser();
    const [one, other] = [tabs.openTab(), tabs.openTab()];
    const id = await one.call('create', { table: TWO_PEOPLE });
    const client = await openAs(other, id);
    const failures: unknown[] = [];
    client.onFailure((failure) => failures.push(failure));
    await one.call('remove', { id });
    await rest();
    expect(failures).toEqual([{ code: 'tableRemoved' }]);
    await expect(client.snapshot('spectator')).rejects.toThrow(TablesError);
  });
});

/** Local tables in a real browser: answered commands survive reloads, crashes, other tabs and full disks. */

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameTypes } from '@fremont/kernel';
import { type Answer, type Command, type Occupant, SEAT_COLOURS, type SeatColour } from '@fremont/table';
import { expect, type JSHandle, type Page, test } from '@playwright/test';
import type { NewTable, TableClient, TableFailure, Tables } from '../packages/web/src/tables/types.ts';

// The cache of the service worker would use up the disk quota of the test.
test.use({ serviceWorkers: 'block' });

type Client = TableClient<GameTypes>;

const person = (name: string): Occupant => ({ type: 'person', name, colour: 'cherry' });
const bot = (name: string, colour: SeatColour): Occupant => ({ type: 'bot', name, colour, level: 'random' });
const tableOf = (...occupants: Occupant[]): NewTable => ({ game: 'las-vegas', options: {}, occupants });
const TWO_PEOPLE = tableOf(person('Ada'), person('Ben'));

const ASSETS = new URL('../packages/web/dist/assets/', import.meta.url);

/** The chunk with the app's own client for local tables. The build may have split it. */
const modulePaths = (): string[] =>
  readdirSync(fileURLToPath(ASSETS))
    .filter((file) => /^local-[^.]+\.js$/.test(file))
    .map((file) => `/assets/${file}`);

const tablesOf = async (page: Page): Promise<JSHandle<Tables>> => {
  await page.goto('/');
  return page.evaluateHandle(async (paths) => {
    for (const path of paths) {
      const { localTables } = (await import(path)) as { localTables?: () => Tables };
      if (localTables !== undefined) return localTables();
    }
    throw new Error('the build has no module of local tables');
  }, modulePaths());
};

const create = (tables: JSHandle<Tables>, table: NewTable): Promise<string> =>
  tables.evaluate((all, chosen) => all.create(chosen), table);

const open = (tables: JSHandle<Tables>, id: string): Promise<JSHandle<Client>> =>
  tables.evaluateHandle(async (all, one) => {
    const client = await all.open(one);
    if (client === null) throw new Error(`no table ${one}`);
    return client;
  }, id);

const newId = (): string => randomUUID().replaceAll('-', '');

/** The first legal action of the acting seat. */
const commandFor = async (client: JSHandle<Client>): Promise<Command> => {
  const [ask] = (await look(client)).update.asks;
  if (ask === undefined) throw new Error('no decision is open');
  const { legal } = await client.evaluate(async (table, seat) => (await table.snapshot(seat)).update, ask.seat);
  return { type: 'act', id: newId(), seat: ask.seat, decision: ask.id, action: legal[0] };
};

const send = (client: JSHandle<Client>, command: Command): Promise<Answer> =>
  client.evaluate((table, one) => table.send(one), command);

const act = async (client: JSHandle<Client>): Promise<Answer> => send(client, await commandFor(client));

const look = (client: JSHandle<Client>) => client.evaluate((table) => table.snapshot('spectator'));
const versionOf = async (client: JSHandle<Client>): Promise<number> => (await look(client)).update.version;
const record = (client: JSHandle<Client>) => client.evaluate((table) => table.record());

/** The next failure that the table reports. */
const nextFailure = (client: JSHandle<Client>): Promise<JSHandle<{ failure: Promise<TableFailure> }>> =>
  client.evaluateHandle((table) => ({
    failure: new Promise<TableFailure>((resolve) => {
      table.onFailure(resolve);
    }),
  }));

test('a match continues after a reload, with the same dice', async ({ page }) => {
  const tables = await tablesOf(page);
  expect(await tables.evaluate((all) => all.storage())).toBe('kept');
  const id = await create(tables, TWO_PEOPLE);
  const client = await open(tables, id);
  for (let turn = 0; turn < 5; turn++) expect((await act(client)).type).toBe('done');
  const before = { look: await look(client), record: await record(client) };
  const again = await open(await tablesOf(page), id);
  expect({ look: await look(again), record: await record(again) }).toEqual(before);
  expect(await act(again)).toMatchObject({ type: 'done', version: 6 });
});

test('a match survives the crash of its tab', async ({ context, page }) => {
  const tables = await tablesOf(page);
  const id = await create(tables, TWO_PEOPLE);
  const client = await open(tables, id);
  for (let turn = 0; turn < 5; turn++) await act(client);
  const before = await record(client);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await tablesOf(await context.newPage());
  expect(await next.evaluate((all) => all.list())).toMatchObject([{ id, version: 5, broken: false }]);
  expect(await record(await open(next, id))).toEqual(before);
});

test('two tabs of one table stay in sync, and only one of two simultaneous answers counts', async ({
  context,
  page,
}) => {
  const tables = await tablesOf(page);
  const id = await create(tables, TWO_PEOPLE);
  const clients = [await open(tables, id), await open(await tablesOf(await context.newPage()), id)] as const;
  for (let turn = 0; turn < 10; turn++) {
    const command = await commandFor(clients[turn % 2 === 0 ? 0 : 1]);
    const answers = await Promise.all(clients.map((client) => send(client, { ...command, id: newId() })));
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'failed']);
    for (const client of clients) await expect.poll(() => versionOf(client)).toBe(turn + 1);
  }
  expect(await record(clients[1])).toEqual(await record(clients[0]));
});

test('bots of a table in two tabs continue when the tab that plays them is closed', async ({ context, page }) => {
  const tables = await tablesOf(page);
  // Five bots at this pace act long enough for the slowest check.
  const five = SEAT_COLOURS.slice(0, 5).map((colour) => bot(`Bot ${colour}`, colour));
  const id = await create(tables, tableOf(...five));
  const first = await open(tables, id);
  const secondPage = await context.newPage();
  const second = await open(await tablesOf(secondPage), id);
  for (const client of [first, second]) {
    await client.evaluate((table) => {
      table.onUpdate(({ version }) => table.shown(version));
      table.setPace(50);
      return table.snapshot('spectator');
    });
  }
  const often = { intervals: [20, 50] };
  await expect.poll(() => versionOf(first), often).toBeGreaterThan(20);
  await expect.poll(() => versionOf(second), often).toBeGreaterThan(20);
  await secondPage.close();
  const then = await versionOf(first);
  await expect.poll(() => versionOf(first), often).toBeGreaterThan(then + 20);
  const { entries } = await record(first);
  expect(entries.length).toBeGreaterThan(40);
});

test('a full disk is the answer to the command, and changes nothing', async ({ context, page }) => {
  const tables = await tablesOf(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  // Quota for the table and its first actions.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 8_000 });
  const client = await open(tables, await create(tables, TWO_PEOPLE));
  let answer = await act(client);
  while (answer.type === 'done') answer = await act(client);
  expect(answer).toMatchObject({ type: 'failed', error: { code: 'storageUnavailable' } });
  const before = await record(client);
  expect(before.entries.length).toBeGreaterThan(0);
  expect(await act(client)).toMatchObject({ type: 'failed', error: { code: 'storageUnavailable' } });
  expect(await record(client)).toEqual(before);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  expect(await act(client)).toMatchObject({ type: 'done', version: before.entries.length + 1 });
});

test('a crashed worker rejects pending calls, and the table can be opened again', async ({ page }) => {
  const tables = await tablesOf(page);
  const id = await create(tables, TWO_PEOPLE);
  const client = await open(tables, id);
  await act(client);
  const failure = await nextFailure(client);
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  expect(await failure.evaluate((next) => next.failure)).toMatchObject({ code: 'workerFailed' });
  await expect(act(client)).rejects.toThrow('workerFailed');
  const again = await open(tables, id);
  expect(await act(again)).toMatchObject({ type: 'done', version: 2 });
});

test('a browser without storage plays in memory and shows it', async ({ page }) => {
  await page.route(/worker-[^/]+\.js/, async (route) => {
    const response = await route.fetch();
    const body = `Object.defineProperty(self, 'indexedDB', { value: undefined });${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const tables = await tablesOf(page);
  expect(await tables.evaluate((all) => all.storage())).toBe('memory');
  const client = await open(tables, await create(tables, TWO_PEOPLE));
  expect(await act(client)).toMatchObject({ type: 'done', version: 1 });
});

test('storage of a newer version of the app is not touched', async ({ context, page }) => {
  const tables = await tablesOf(page);
  const client = await open(tables, await create(tables, TWO_PEOPLE));
  await act(client);
  const newer = await context.newPage();
  await newer.goto('/livez');
  const version = await newer.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('fremont', 1000);
        opening.onsuccess = () => resolve(opening.result.version);
        opening.onerror = () => reject(opening.error);
      }),
  );
  expect(version).toBe(1000);
  expect(await act(client)).toMatchObject({ type: 'failed', error: { code: 'storageUnavailable' } });
  const listed = await tables.evaluate((all) =>
    all.list().catch((problem: { readonly failure: { readonly code: string } }) => problem.failure.code),
  );
  expect(listed).toBe('newerApp');
});

test('removing a table in one tab closes it in the other', async ({ context, page }) => {
  const tables = await tablesOf(page);
  const id = await create(tables, TWO_PEOPLE);
  const elsewhere = await open(await tablesOf(await context.newPage()), id);
  const failure = await nextFailure(elsewhere);
  await tables.evaluate((all, one) => all.remove(one), id);
  expect(await failure.evaluate((next) => next.failure)).toEqual({ code: 'tableRemoved' });
  expect(await tables.evaluate((all, one) => all.open(one), id)).toBeNull();
  expect(await tables.evaluate((all) => all.list())).toEqual([]);
});

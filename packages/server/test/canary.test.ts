/** T17: secrets pass through whole matches and many errors. They appear only in answers to their owner. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@fremont/kernel';
import type { TablePlan } from '@fremont/table/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { BotClient } from './bot-client.ts';
import { arrive, Guest, need, startedTable } from './guest.ts';
import { newDataDir } from './server.ts';
import { buildApart, startServer } from './server-process.ts';
import type { TestSocket } from './test-socket.ts';
import { withWebFolder } from './web-folder.ts';

/** An amount that appears in no rule and no price, and its form in messages. */
const ORDER_MAX = 7919;
const ORDER_SHOWN = `"max":${ORDER_MAX}`;
const MANY = { burst: 1e6, perSecond: 1e6 };
const TUNING = {
  requests: MANY,
  guests: MANY,
  newTables: MANY,
  startWaitMs: 0,
  messages: MANY,
  codesPerPerson: MANY,
  busyLagMs: 1e6,
  botDelayMs: 0,
};
const SHOWDOWN: Partial<TablePlan> = { game: 'vegas-showdown', options: {} };
const HIDDEN: Partial<TablePlan> = { options: { edition: 'classic', winnings: 'hidden' } };

let program = '';
beforeAll(async () => {
  program = join(await buildApart(), 'main.js');
}, 120_000);

const startTelling = async () => {
  const dataDir = newDataDir();
  const env = { LOG_LEVEL: 'trace', METRICS_PORT: '0', TUNING: JSON.stringify(TUNING) };
  const server = startServer({ PORT: '0', HOST: '', WEB_ROOT: withWebFolder(), DATA_DIR: dataDir, ...env }, program);
  const output = await server.listening();
  const metrics = need(/^Metrics: (http:\S+)$/m.exec(output)?.[1]);
  const address = need(/^Fremont is listening on (\S+)$/m.exec(output)?.[1]);
  return { ...server, dataDir, metrics, address };
};

interface Heard {
  /** The cookie of the request, or null. */
  readonly by: string | null;
  readonly path: string;
  readonly text: string;
}

/** Records every response of the server with its headers. */
const noteAnswers = (): Heard[] => {
  const responses: Heard[] = [];
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const response = await ask(...args);
    const [input, init] = args;
    const by = new Headers(init?.headers).get('cookie');
    const headers = JSON.stringify([...response.headers]);
    responses.push({ by, path: new URL(String(input)).pathname, text: headers + (await response.clone().text()) });
    return response;
  });
  return responses;
};

const tokenOf = (guest: Guest): string => need(guest.cookie?.split('=')[1]);

/** Wrong requests of all kinds, each with a secret in it. */
const blunder = async (guest: Guest, socket: TestSocket, table: string, secret: string): Promise<void> => {
  await guest.post('/api/join', { secret: secret.split('').reverse().join('') });
  await guest.post('/api/me/recover', { code: secret });
  await guest.post('/api/me/recover', { code: [secret] });
  await guest.post('/api/find', { code: secret });
  await guest.get(`/api/tables/${secret}`);
  await guest.post(`/api/tables/${table}/change`, { secret });
  socket.send({ type: 'command', table, command: { type: 'act', id: secret, seat: 0, decision: secret } });
  socket.send({ type: secret });
  socket.raw.send(`{"broken":"${secret}`);
  socket.send({ type: 'ping', n: 1 });
  await Promise.race([socket.next('pong').catch(() => null), socket.closed]);
  await socket.cut();
};

/** Two people play while a spectator watches, to the end or for `steps` steps. */
const wholeMatch = async (
  people: readonly [Guest, Guest],
  watcher: Guest,
  plan: Partial<TablePlan>,
  order: object | null,
  steps = Number.POSITIVE_INFINITY,
) => {
  const table = await startedTable(people, plan, order === null ? 0 : 1);
  const spectator = await watcher.socket();
  await spectator.watch(table, 'spectator');
  const ordering = await people[1].socket();
  if (order !== null) {
    ordering.send({ type: 'order', table, seat: 1, order });
    await ordering.next('order', (message) => message.order !== null);
  }
  const players = people.map((guest, seat) => new BotClient(guest, table, seat, seat + 7));
  for (const player of players) await player.sitDown();
  const isEnough = vi.waitFor(() => expect(at(players, 0).version).toBeGreaterThan(steps), { timeout: 120_000 });
  await Promise.race([isEnough, Promise.all(players.map(({ over }) => over))]);
  for (const player of players) await player.cut();
  await watcher.get(`/api/tables/${table}/record`);
  return { table, spectator, ordering };
};

const filesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');

test('no token, code, invitation or order is in any message, response, log line, metric or file', {
  timeout: 300_000,
}, async () => {
  const server = await startTelling();
  const responses = noteAnswers();
  const messages: { readonly of: Guest; readonly text: string }[] = [];
  const [ada, ben, cy] = [await arrive(server, 'Ada'), await arrive(server, 'Ben'), await arrive(server, 'Cy')];
  const watched = (guest: Guest) => {
    const open = guest.socket.bind(guest);
    guest.socket = async () => {
      const socket = await open();
      socket.raw.on('message', (data) => messages.push({ of: guest, text: String(data) }));
      return socket;
    };
  };
  for (const guest of [ada, ben, cy]) watched(guest);
  const order = { turn: 1, wishes: [{ lot: 'lounge', max: ORDER_MAX }], otherwise: 'publicity' };
  const vegas = await wholeMatch([ada, ben], cy, HIDDEN, null);
  // Random players need thousands of steps to the end. The first turns contain all kinds of hidden data.
  await wholeMatch([ada, ben], cy, SHOWDOWN, order, 60);
  const phone = new Guest(server.address);
  await phone.do('/api/me/recover', { code: ada.recoveryCode });
  const { secret: invitation } = await ada.do(`/api/tables/${await startedTable([ada, ben])}/invites`, { seat: null });
  await ben.do('/api/join', { secret: invitation });
  const secrets = [ada, ben, cy, phone].map(tokenOf).concat([ada, ben, cy].map((guest) => guest.recoveryCode));
  for (const secret of [...secrets, invitation]) await blunder(cy, await cy.socket(), vegas.table, secret);
  await ada.get('/api/me/export');
  const metrics = await (await fetch(server.metrics)).text();
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);

  const everywhere = { logs: server.output() + server.errors(), metrics, files: filesIn(server.dataDir) };
  expect(everywhere.logs).toContain('"level"');
  for (const secret of [...secrets, invitation]) {
    expect(JSON.stringify(everywhere)).not.toContain(secret);
    expect(messages.filter(({ text }) => text.includes(secret))).toEqual([]);
    // The owner gets the secret once. Without this check the test could miss every leak.
    const revealed = responses.filter(({ text }) => text.includes(secret));
    expect(revealed.map(({ path }) => path)).toEqual([revealed[0]?.path]);
    expect(revealed[0]?.path).toMatch(/^\/api\/(?:me|me\/recover|tables\/\w+\/invites)$/);
    expect([null, ada.cookie]).toContain(revealed[0]?.by);
  }
  // The secret of the dice is in the database. It is sent once the match is over, in its proof.
  const storage = await openStorage({ databaseUrl: null, dataDir: server.dataDir }, Date.now());
  const dice = need(await storage.tables.secretOf(vegas.table));
  await storage.close();
  expect(everywhere.logs + metrics + messages.map(({ text }) => text).join('\n')).not.toContain(dice);
  const proofs = responses.filter(({ text }) => text.includes(dice)).map(({ path }) => path);
  expect(new Set(proofs)).toEqual(new Set([`/api/tables/${vegas.table}/record`]));
  const others = messages.filter(({ of }) => of !== ben).map(({ text }) => text);
  expect(others.join('\n')).not.toContain(ORDER_SHOWN);
  expect(messages.some(({ text }) => text.includes(ORDER_SHOWN))).toBe(true);
  expect([everywhere.logs, metrics, ...responses.map(({ text }) => text)].join('\n')).not.toContain(ORDER_SHOWN);
  for (const line of everywhere.logs.split('\n').filter((one) => one.startsWith('{')))
    expect(JSON.parse(line)).toHaveProperty('level');
});

/** T26, on the server: a text that people write is stored unchanged as one line, or refused with a code. */

import type { FromServer } from '@fremont/table/protocol';
import { expect, test } from 'vitest';
import { arrive, type Guest, planFor, type Reply } from './guest.ts';
import { HOSTILE_WORDS } from './hostile-words.ts';
import { withServer } from './server.ts';
import { newId, type TestSocket } from './test-socket.ts';

/** No line ends, no direction marks, no half characters. Joiners are allowed for emoji and some scripts. */
const NOT_IN_A_LINE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|^ | $| {2}/u;
/** Texts that the server must not change: printable, composed, with single spaces. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

const expectLine = (written: string, kept: string, lengthMax: number): void => {
  expect(kept).not.toMatch(NOT_IN_A_LINE);
  expect([...kept].length).toBeLessThanOrEqual(lengthMax);
  if (PLAIN.test(written)) expect(kept).toBe(written);
};

const expectNotInHeaders = (headers: Headers, written: string): void => {
  for (const [name, value] of headers) {
    expect(`${name}: ${value}`).not.toMatch(/[\r\n]|evil/);
    if (written.length > 5) expect(value).not.toContain(written);
  }
};

/** The text appears only in the body, and a refusal has a known code. */
const expectTyped = ({ status, body, headers }: Reply, written: string): void => {
  expect([200, 400, 404, 413]).toContain(status);
  if (status !== 200) expect(body.error?.code).toMatch(/^[a-zA-Z]+$/);
  expectNotInHeaders(headers, written);
};

/** Responses of the file server have no codes, and must not repeat the text. */
const expectNoEcho = ({ status, body, headers }: Reply, written: string): void => {
  expect([200, 400, 403, 404]).toContain(status);
  if (written.length > 5) expect(JSON.stringify(body)).not.toContain(written);
  expectNotInHeaders(headers, written);
};

/** Sends several requests at a time, because there are many small ones. */
const forAll = async (work: (words: string) => Promise<void>): Promise<void> => {
  const left = [...HOSTILE_WORDS];
  const worker = async (): Promise<void> => {
    for (let words = left.shift(); words !== undefined; words = left.shift()) await work(words);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};

/** A long timeout: this test does not measure speed. */
const PATIENT = { busyLagMs: 600_000, openTablesMax: 10_000, chatLines: 10_000 };
const PATIENCE = { timeout: 120_000 };

const wroteName = async (guest: Guest, name: string): Promise<void> => {
  const reply = await guest.post('/api/me/change', { name, colour: 'pool' });
  expectTyped(reply, name);
  if (reply.status !== 200) expect(reply.body.error).toMatchObject({ code: 'badSchema', why: 'name' });
  else expectLine(name, reply.body.me.name, 24);
};

test('the list has its full length', () => {
  expect(HOSTILE_WORDS.length).toBeGreaterThanOrEqual(450);
});

test('as a name', PATIENCE, async () => {
  const ada = await arrive(await withServer({ tuning: PATIENT }));
  await forAll((words) => wroteName(ada, words));
});

const wroteTitle = async (host: Guest, words: string): Promise<void> => {
  const plan = planFor(2, 0, { title: words });
  const made = await host.post('/api/tables', { plan, sit: [{ seat: 0, name: null }] });
  expectTyped(made, words);
  if (made.status !== 200) return;
  const { table } = made.body;
  const sat = await host.post(`/api/tables/${table}/sit`, { seat: 1, name: words });
  expectTyped(sat, words);
  const { plan: kept, chairs } = await host.room(table);
  expectLine(words, kept.title, 60);
  if (sat.status === 200 && chairs[1]?.type === 'person') expectLine(words, chairs[1].name ?? '', 24);
};

test('as the title of a table and the name of a friend', PATIENCE, async () => {
  const ada = await arrive(await withServer({ tuning: PATIENT }));
  await forAll((words) => wroteTitle(ada, words));
});

const spoken = async (socket: TestSocket, table: string, words: string): Promise<boolean> => {
  const id = newId();
  const before = socket.received.length;
  socket.send({ type: 'chat', table, id, said: { type: 'text', words } });
  const answer = (): FromServer | undefined =>
    socket.received
      .slice(before)
      .find((one) => (one.type === 'said' && one.id === id) || (one.type === 'error' && one.re?.id === id));
  await socket.until(() => answer() !== undefined);
  return answer()?.type === 'said';
};

test('as a chat message: accepted texts are sent as they are stored', PATIENCE, async () => {
  const server = await withServer({ tuning: PATIENT });
  const [ada, ben] = [await arrive(server), await arrive(server)];
  const { table } = await ada.do('/api/tables', { plan: planFor(2), sit: [{ seat: 0, name: null }] });
  await ben.do(`/api/tables/${table}/join`, { role: 'spectator' });
  const [one, two] = [await ada.socket(), await ben.socket()];
  for (const socket of [one, two]) {
    await socket.watch(table, 'spectator');
    await socket.next('room');
  }
  const accepted: string[] = [];
  for (const words of HOSTILE_WORDS) if (await spoken(one, table, words)) accepted.push(words);
  expect(accepted.length).toBeGreaterThan(HOSTILE_WORDS.length / 2);
  expect(one.count('said') + one.count('error')).toBe(HOSTILE_WORDS.length);
  await two.next('chat', ({ lines }) => lines.some(({ line }) => line === accepted.length));
  const heard = two.received.flatMap((message) => (message.type === 'chat' ? message.lines : []));
  expect(heard).toHaveLength(accepted.length);
  for (const [index, { said }] of heard.entries()) expectLine(accepted[index] ?? '', said.words, 300);
  for (const text of two.texts) expect(text).not.toMatch(/[\r\n\0]/);
});

const SECRET_DOORS = [
  ['join', 'secret'],
  ['find', 'code'],
  ['me/recover', 'code'],
] as const;

const knocked = async (guest: Guest, words: string): Promise<void> => {
  const path = encodeURIComponent(words.replace(/\p{Cs}/gu, '\ufffd')).slice(0, 4_000);
  const table = await guest.get(`/api/tables/${path}`);
  if (words !== '') expectTyped(table, words);
  for (const address of [`/${path}`, `/online/${path}?as=${path}`]) expectNoEcho(await guest.get(address), words);
  for (const [door, field] of SECRET_DOORS) {
    const reply = await guest.post(`/api/${door}`, { [field]: words });
    expectTyped(reply, words);
    expect(reply.status).not.toBe(200);
  }
};

test('as an address, an invitation and a code', PATIENCE, async () => {
  const rate = { burst: 10_000, perSecond: 10_000 };
  const server = await withServer({ tuning: { ...PATIENT, codesPerPerson: rate, codesPerAddress: rate } });
  const ada = await arrive(server);
  await forAll((words) => knocked(ada, words));
});

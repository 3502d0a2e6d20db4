/** A bot for Fremont that plays any of its games with random legal actions. See README.md. */

import { randomBytes, randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';

const PROTOCOL = 3;
const RETRY = ['rateLimited', 'serverBusy', 'serverRestarting', 'storageUnavailable'];

// The parts of the messages that this bot reads. /api/schema.json describes all of them.
type Json = Record<string, unknown>;
type ErrorMessage = { readonly code: string; readonly retryAfterMs?: number };
type Person = { readonly id: string };
type Chair = { readonly type: 'person' | 'bot'; readonly person?: Person | null; readonly ready?: boolean };
type Room = {
  readonly status: 'lobby' | 'running' | 'over';
  readonly revision: number;
  readonly chairs: readonly Chair[];
  readonly members: readonly { readonly person: Person; readonly role: string }[];
};
type Update = Json & {
  readonly version: number;
  readonly viewer: number | 'spectator';
  readonly legal: readonly { readonly type: string }[];
  readonly asks: readonly { readonly id: string; readonly seat: number }[];
  readonly outcome: Json | null;
};

const [server = 'http://127.0.0.1:8614'] = process.argv.slice(2);
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    code: { type: 'string' },
    invite: { type: 'string' },
    game: { type: 'string', default: 'las-vegas' },
    people: { type: 'string', default: '1' },
    bots: { type: 'string', default: '2' },
  },
});
const headers = { authorization: `Bearer ${process.env['FREMONT_TOKEN']}` };
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ask = async (path: string, body?: Json): Promise<Json> => {
  const post = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${server}/api${path}`, body === undefined ? { headers } : post);
  const answer = (await response.json()) as Json & { error: ErrorMessage };
  if (response.ok) return answer;
  if (!RETRY.includes(answer.error.code)) throw new Error(JSON.stringify(answer.error));
  await sleep(answer.error.retryAfterMs ?? 0);
  return ask(path, body);
};

/** `[value]` replaces the old value. An object goes into the fields or the list elements of these names. */
const withChange = (before: unknown, change: unknown): unknown => {
  if (Array.isArray(change)) return change[0];
  const now = (Array.isArray(before) ? [...before] : { ...(before as Json) }) as Json;
  for (const [key, inner] of Object.entries(change as Json)) now[key] = withChange(now[key], inner);
  return now;
};

const findTable = async (): Promise<string> => {
  if (values.code !== undefined) return (await ask('/find', { code: values.code }))['table'] as string;
  if (values.invite !== undefined) return (await ask('/join', { secret: values.invite }))['table'] as string;
  const people = Array(Number(values.people)).fill({ type: 'person' });
  const bots = Array(Number(values.bots)).fill({ type: 'bot', level: 'random' });
  const rest = { visibility: 'public', title: 'A table of bots', options: {}, clock: { type: 'none' }, chat: 'all' };
  const plan = { ...rest, game: values.game, chairs: [...people, ...bots] };
  return (await ask('/tables', { plan, sit: [{ seat: 0, name: null }] }))['table'] as string;
};

const { me } = (await ask('/me')) as { readonly me: Person };
const table = await findTable();
console.log(JSON.stringify({ table }));

const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers });
const send = (message: Json): void => socket.send(JSON.stringify(message));
const sent = new Map<string, Json>();
const answered = new Set<string | number>();
let seat: number | null = null;
let update: Update | null = null;

/** Another person may have been faster, or the match may have just started. */
const attempt = (what: string, body: Json): void => {
  ask(`/tables/${table}/${what}`, body).catch((error: Error) => console.error(`${what}: ${error.message}`));
};

/** Sits down on a free chair, says that it is ready, and watches its seat once the match runs. */
const lookAround = ({ status, revision, chairs, members }: Room): void => {
  const mine = chairs.findIndex(({ person }) => person?.id === me.id);
  const free = chairs.findIndex(({ type, person }) => type === 'person' && person === null);
  if (status === 'running' && mine >= 0 && seat === null) {
    seat = mine;
    send({ type: 'watch', table, as: seat, have: null });
  }
  if (status !== 'lobby' || !members.some(({ person, role }) => person.id === me.id && role !== 'asking')) return;
  if (mine < 0 && free >= 0) attempt('sit', { seat: free, name: null });
  else if (mine >= 0 && chairs[mine]?.ready !== true) attempt('ready', { ready: true, revision });
};

/** Answers an open decision of its seat with a random legal action, and declines offers of others. */
const act = ({ viewer, version, asks, legal, outcome }: Update): void => {
  if (outcome !== null) end(outcome);
  if (outcome !== null || viewer !== seat) return;
  const decision = asks.find((one) => one.seat === seat)?.id ?? null;
  const choices = legal.filter(({ type }) => decision !== null || type === 'decline');
  if (choices.length === 0 || answered.has(decision ?? version)) return;
  answered.add(decision ?? version);
  const id = randomBytes(16).toString('hex');
  const command = { type: 'act', id, seat, decision, action: choices[randomInt(choices.length)] };
  sent.set(id, { type: 'command', table, command });
  send({ type: 'command', table, command });
};

const end = (outcome: Json): void => {
  console.log(JSON.stringify({ outcome }));
  socket.close();
};

const onError = async (re: { readonly id: string | null } | null, error: ErrorMessage): Promise<void> => {
  const message = sent.get(re?.id ?? '');
  if (RETRY.includes(error.code) && message !== undefined) {
    await sleep(error.retryAfterMs ?? 0);
    send(message);
  } else if (!['stale', 'illegal', 'gameOver'].includes(error.code)) throw new Error(JSON.stringify(error));
};

socket.on('open', () => {
  send({ type: 'hello', protocol: PROTOCOL });
  send({ type: 'watch', table, as: 'spectator', have: null });
});
socket.on('message', (text) => {
  const message = JSON.parse(String(text));
  if (message.type === 'room') lookAround(message.room);
  if (message.type === 'error') onError(message.re, message.error);
  if (message.type === 'change') {
    const { version, jump, undoneFrom, players, events } = message;
    update = { ...(withChange(update, message.changes) as Update), version, jump, undoneFrom, players, events };
    act(update);
  } else if (message.update !== undefined) {
    update = message.update as Update;
    act(update);
  }
});

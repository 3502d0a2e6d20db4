/** A guest with a browser: sends HTTP requests with a cookie, and opens sockets. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import type { Proof } from '@fremont/table/fair';
import type {
  AccessToken,
  ErrorCode,
  OwnReport,
  Person,
  Room,
  SessionInfo,
  TableListing,
  TablePlan,
} from '@fremont/table/protocol';
import { ROUTES, type Route } from '@fremont/table/schema';
import { openSocket, type TestSocket } from './test-socket.ts';

/** All fields that a response may have. The test knows which it expects. */
export interface Answered {
  readonly me: Person;
  readonly recoveryCode: string;
  readonly sessions: readonly SessionInfo[];
  readonly muted: readonly Person[];
  readonly table: string;
  readonly asking: boolean;
  readonly room: Room;
  readonly tables: readonly TableListing[];
  readonly more: number;
  readonly secret: string;
  readonly token: AccessToken;
  readonly tokens: readonly AccessToken[];
  readonly path: string;
  readonly record: MatchRecord<GameTypes>;
  readonly proof?: Proof;
  readonly error?: { readonly code: ErrorCode; readonly why: string; readonly retryAfterMs: number };
  /** In the export of a person's data. */
  readonly person: Person;
  readonly chat: readonly object[];
  readonly reports: readonly OwnReport[];
}

export interface Reply {
  readonly status: number;
  readonly body: Answered;
  readonly headers: Headers;
}

let guests = 0;

export class Guest {
  readonly address: string;
  readonly origin: string;
  cookie: string | null = null;
  me: Person = { id: '', name: '', colour: 'pearl' };
  recoveryCode = '';

  constructor(address: string, origin = address) {
    this.address = address;
    this.origin = origin;
  }

  get id(): string {
    return this.me.id;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.#ask('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.#ask('POST', path, JSON.stringify(body), {
      'content-type': 'application/json',
      origin: this.origin,
      ...headers,
    });
  }

  /** Throws unless the request succeeds. */
  async do(path: string, body: unknown = {}): Promise<Answered> {
    const reply = await this.post(path, body);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  async room(table: string): Promise<Room> {
    return (await this.get(`/api/tables/${table}`)).body.room;
  }

  socket(): Promise<TestSocket> {
    return openSocket(this);
  }

  async #ask(method: string, path: string, body: string | undefined, headers: Record<string, string>): Promise<Reply> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: { ...(this.cookie === null ? {} : { cookie: this.cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) this.cookie = set.split(';')[0] ?? null;
    const text = await response.text();
    checkAnswer(method, path, response.status, text);
    return { status: response.status, body: readJson(text) as Answered, headers: response.headers };
  }
}

/** In every test an answer must be the one that the published list of routes promises. */
const checkAnswer = (method: string, path: string, status: number, text: string): void => {
  const route = status === 200 ? routeOf(method, path) : null;
  if (route === null) return;
  const decoded = route.answer(readJson(text));
  if (!decoded.ok)
    throw new Error(`${method} ${path} is not in the protocol, at ${decoded.error}: ${text.slice(0, 300)}`);
};

const routeOf = (method: string, path: string): Route | null => {
  const below = path.split('?')[0]?.replace(/^\/api/, '') ?? '';
  const general = below.replace(/^\/tables\/(?!mine)[^/]+/, '/tables/:id');
  return ROUTES[`${method} ${general}`] ?? null;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A new guest with a session. */
export const arrive = async ({ address }: { readonly address: string }, name = `Guest ${++guests}`): Promise<Guest> => {
  const guest = new Guest(address);
  const { me, recoveryCode } = await guest.do('/api/me', { name, colour: 'cherry' });
  guest.me = me;
  guest.recoveryCode = recoveryCode;
  return guest;
};

export const codeOf = ({ body }: Reply): ErrorCode | undefined => body.error?.code;

export const planFor = (people: number, bots = 0, change: Partial<TablePlan> = {}): TablePlan => ({
  visibility: 'public',
  title: 'Friday night',
  game: 'las-vegas',
  options: { edition: 'classic' },
  chairs: [
    ...Array.from({ length: people }, () => ({ type: 'person' as const })),
    ...Array.from({ length: bots }, () => ({ type: 'bot' as const, level: 'random' as const })),
  ],
  clock: { type: 'none' },
  chat: 'all',
  ...change,
});

/** A table in the lobby, its host on the first chair. */
export const createTable = async (host: Guest, plan: TablePlan): Promise<string> =>
  (await host.do('/api/tables', { plan, sit: [{ seat: 0, name: null }] })).table;

/** A running table with the guests on its seats, in this order. */
export const startedTable = async (
  people: readonly [Guest, ...Guest[]],
  change: Partial<TablePlan> = {},
  bots = 0,
): Promise<string> => {
  const [host, ...others] = people;
  const table = await createTable(host, planFor(people.length, bots, change));
  for (const [index, guest] of others.entries())
    await guest.do(`/api/tables/${table}/sit`, { seat: index + 1, name: null });
  for (const guest of others) await guest.do(`/api/tables/${table}/ready`, { ready: true });
  await host.do(`/api/tables/${table}/start`);
  return table;
};

/** Throws when the value is missing. */
export const need = <V>(value: V | null | undefined): V => {
  if (value === null || value === undefined) throw new Error('the test needs a value here');
  return value;
};

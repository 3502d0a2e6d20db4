/** Somebody with a browser: asks over HTTP with a cookie, and opens sockets. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import type { ErrorCode, Person, Room, SessionLine, TableLine, TablePlan } from '@fremont/table/protocol';
import { openSocket, type TestSocket } from './test-socket.ts';

/** Everything an answer may hold; which of it is there, the test knows. */
export interface Answered {
  readonly me: Person;
  readonly recoveryCode: string;
  readonly sessions: readonly SessionLine[];
  readonly muted: readonly Person[];
  readonly table: string;
  readonly asking: boolean;
  readonly room: Room;
  readonly tables: readonly TableLine[];
  readonly secret: string;
  readonly path: string;
  readonly record: MatchRecord<GameTypes>;
  readonly error?: { readonly code: ErrorCode; readonly why: string; readonly retryAfterMs: number };
  /** Of an export. */
  readonly person: Person;
  readonly chat: readonly object[];
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

  /** Has to work, or the test fails here. */
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
    return { status: response.status, body: readJson(text) as Answered, headers: response.headers };
  }
}

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

/** A table where everybody sits in the order given and the match has begun. */
export const startedTable = async (
  people: readonly [Guest, ...Guest[]],
  change: Partial<TablePlan> = {},
  bots = 0,
): Promise<string> => {
  const [host, ...others] = people;
  const table = await createTable(host, planFor(people.length, bots, change));
  for (const [index, guest] of others.entries())
    await guest.do(`/api/tables/${table}/sit`, { seat: index + 1, name: null });
  await host.do(`/api/tables/${table}/start`);
  return table;
};

/** Whatever must be there for the test to mean anything. */
export const need = <V>(value: V | null | undefined): V => {
  if (value === null || value === undefined) throw new Error('the test needs a value here');
  return value;
};

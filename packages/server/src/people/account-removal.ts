/** Exports a person's data and deletes their account. */

import type { Mutes } from '../chat/mutes.ts';
import { reportsOf } from '../chat/own-reports.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Log } from '../ops/log.ts';
import type { Storage } from '../storage/index.ts';
import type { People, SignedIn } from './people.ts';

export interface AccountRemovalParts {
  readonly storage: Storage;
  readonly people: People;
  readonly lobby: Lobby;
  readonly mutes: Mutes;
  readonly log: Log;
  closeSockets(person: string): void;
  now(): number;
}

export interface AccountRemoval {
  /** All data that the server stores about a person. */
  exportOf(signedIn: SignedIn): Promise<object>;
  erase(person: string): Promise<void>;
  /** Erases guests who were last seen before that time. */
  eraseIdle(before: number): Promise<void>;
}

const TABLES_MAX = 10_000;
const IDLE_BATCH_MAX = 100;

export const newAccountRemoval = (parts: AccountRemovalParts): AccountRemoval => {
  const { storage, people, lobby, log } = parts;

  const erase = async (person: string): Promise<void> => {
    for (const bot of await storage.tokens.botsOf(person)) await erase(bot);
    await storage.tokens.revokeAll(person);
    // The name goes first, so that an interruption leaves no name behind.
    await storage.people.erase(person);
    people.forget(person);
    for (const { id } of await storage.tables.listOf(person, TABLES_MAX)) await lobby.leave(id, person);
    parts.closeSockets(person);
  };

  return {
    erase,
    exportOf: (signedIn) => exportOf(parts, signedIn),
    async eraseIdle(before) {
      const idle = await storage.people.findIdle(before, IDLE_BATCH_MAX);
      for (const person of idle) await erase(person);
      if (idle.length > 0) log.info({ people: idle.length }, 'idle guests were erased');
    },
  };
};

const exportOf = async (
  { storage, people, mutes, now }: AccountRemovalParts,
  { identity }: SignedIn,
): Promise<object> => {
  const { id, name, colour, created, seen } = identity;
  const sessions = await storage.people.sessionsOf(id, now());
  const tables = await storage.tables.listOf(id, TABLES_MAX);
  const said = await storage.chat.saidBy(id);
  const tokens = await storage.tokens.listOf(id);
  const reports = await reportsOf({ storage, people }, id);
  return {
    person: { id, name, colour, created, seen },
    sessions: sessions.map((session) => ({ created: session.created, seen: session.seen, expires: session.expires })),
    tables: await Promise.all(tables.map((table) => tableOf(storage, table, id))),
    chat: said.map(({ table, id: line, said: { type, words }, at }) => ({ table, line, type, words, at })),
    muted: [...(await mutes.of(id))],
    programs: tokens.map((token) => ({
      bot: token.identity,
      scopes: token.scopes,
      created: token.created,
      seen: token.seen,
    })),
    reports,
  };
};

const tableOf = async (
  storage: Storage,
  { id, title, game, status, created, match }: Awaited<ReturnType<Storage['tables']['listOf']>>[number],
  person: string,
): Promise<object> => {
  const held = (await storage.tables.seats(id)).filter(({ identity }) => identity === person);
  const members = await storage.tables.members(id);
  const role = members.find(({ identity }) => identity === person)?.role ?? null;
  return { id, title, game, status, created, match, role, seats: held.map(({ seat, name }) => ({ seat, name })) };
};

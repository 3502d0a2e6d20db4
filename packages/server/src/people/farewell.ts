/** What people may take with them, and what happens when they go for good. */

import type { Mutes } from '../chat/mutes.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Log } from '../ops/log.ts';
import type { Storage } from '../storage/index.ts';
import type { Known, People } from './people.ts';

export interface FarewellParts {
  readonly storage: Storage;
  readonly people: People;
  readonly lobby: Lobby;
  readonly mutes: Mutes;
  readonly log: Log;
  /** Ends every socket of a person. */
  closeSockets(person: string): void;
  now(): number;
}

export interface Farewell {
  /** Everything that is kept about a person. */
  exportOf(known: Known): Promise<object>;
  erase(person: string): Promise<void>;
  /** Erases guests who have not been here for so long. */
  eraseIdle(before: number): Promise<void>;
}

const TABLES_MAX = 10_000;
const IDLE_AT_ONCE = 100;

export const newFarewell = (parts: FarewellParts): Farewell => {
  const { storage, people, lobby, log } = parts;

  const erase = async (person: string): Promise<void> => {
    // First of all, while they are still the host of what they gave a title to.
    await storage.people.erase(person);
    people.forget(person);
    for (const { id } of await storage.tables.listOf(person, TABLES_MAX)) await lobby.leave(id, person);
    parts.closeSockets(person);
  };

  return {
    erase,
    exportOf: (known) => exportOf(parts, known),
    async eraseIdle(before) {
      const idle = await storage.people.idle(before, IDLE_AT_ONCE);
      for (const person of idle) await erase(person);
      if (idle.length > 0) log.info({ people: idle.length }, 'guests not seen for long were erased');
    },
  };
};

const exportOf = async ({ storage, mutes, now }: FarewellParts, { identity }: Known): Promise<object> => {
  const { id, name, colour, created, seen } = identity;
  const sessions = await storage.people.sessionsOf(id, now());
  const tables = await storage.tables.listOf(id, TABLES_MAX);
  const said = await storage.chat.saidBy(id);
  return {
    person: { id, name, colour, created, seen },
    sessions: sessions.map((session) => ({ created: session.created, seen: session.seen, expires: session.expires })),
    tables: await Promise.all(tables.map((table) => tableOf(storage, table, id))),
    chat: said.map(({ table, id: line, said: { type, words }, at }) => ({ table, line, type, words, at })),
    muted: [...(await mutes.of(id))],
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

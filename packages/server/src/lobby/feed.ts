/** The list of tables in the lobby, and one's own. */

import type { Person, TableLine } from '@fremont/table/protocol';
import type { Host } from '../host/host.ts';
import type { People } from '../people/people.ts';
import type { Storage, StoredTable } from '../storage/index.ts';
import { planOf } from './plan.ts';

interface FeedParts {
  readonly storage: Storage;
  readonly people: People;
  readonly host: Host;
}

const LINES_MAX = 100;

/** The same for everybody: nobody's turn is shown here. */
export const publicTables = async (parts: FeedParts): Promise<TableLine[]> => {
  const tables = await parts.storage.tables.listPublic(LINES_MAX);
  return Promise.all(tables.map((table) => lineOf(parts, table, null)));
};

/** Where a person is a member, and whether it is their turn there. */
export const tablesOf = async (parts: FeedParts, person: string): Promise<TableLine[]> => {
  const tables = await parts.storage.tables.listOf(person, LINES_MAX);
  return Promise.all(tables.map((table) => lineOf(parts, table, person)));
};

const lineOf = async (parts: FeedParts, table: StoredTable, reader: string | null): Promise<TableLine> => {
  const { id, status, title, game, options, host, updated } = table;
  const { chairs, clock } = planOf(table);
  const held = await parts.storage.tables.seats(id);
  const bots = chairs.filter(({ type }) => type === 'bot').length;
  const owner: Person = await parts.people.person(host);
  return {
    id,
    status,
    title,
    game,
    options: options as object,
    clock,
    host: owner,
    seats: chairs.length,
    free: Math.max(0, chairs.length - bots - held.length),
    bots,
    updated,
    yourTurn: reader !== null && status === 'running' && (await isAsked(parts.host, id, reader)),
  };
};

const isAsked = async (host: Host, id: string, person: string): Promise<boolean> => {
  const live = await host.open(id).catch(() => null);
  if (live === null) return false;
  const seats = live.seatsOf(person);
  return live.table.asks.some(({ seat }) => seats.includes(seat) && live.table.players[seat]?.by === 'person');
};

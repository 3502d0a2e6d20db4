/** The list of tables in the lobby, and one's own. */

import type { TableLine } from '@fremont/table/protocol';
import type { Host } from '../host/host.ts';
import type { Storage, StoredTable } from '../storage/index.ts';
import { chairsFor, type Rooms } from './rooms.ts';

interface FeedParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly host: Host;
}

const LINES_MAX = 100;

/** The same for everybody: nobody's turn is shown here. */
export const publicTables = async (parts: FeedParts): Promise<TableLine[]> => {
  const tables = await parts.storage.tables.listPublic(LINES_MAX);
  return linesOf(parts, tables, null);
};

/** Where a person is a member, and whether it is their turn there. */
export const tablesOf = async (parts: FeedParts, person: string): Promise<TableLine[]> => {
  const tables = await parts.storage.tables.listOf(person, LINES_MAX);
  return linesOf(parts, tables, person);
};

/** Null for a table that went away meanwhile. */
const lineOf = async (parts: FeedParts, { id }: StoredTable, reader: string | null): Promise<TableLine | null> => {
  const facts = await parts.rooms.find(id);
  if (facts === null) return null;
  const { stored, plan, persons } = facts;
  const { status, title, game, host, updated } = stored;
  return {
    id,
    status,
    title,
    game,
    options: plan.options,
    clock: plan.clock,
    host: persons.get(host) ?? { id: host, name: '', colour: 'pearl' },
    chairs: chairsFor(facts, reader),
    updated,
    yourTurn: reader !== null && status === 'running' && (await isAsked(parts.host, id, reader)),
  };
};

const linesOf = async (
  parts: FeedParts,
  tables: readonly StoredTable[],
  reader: string | null,
): Promise<TableLine[]> => {
  const lines = await Promise.all(tables.map((table) => lineOf(parts, table, reader)));
  return lines.filter((line) => line !== null);
};

const isAsked = async (host: Host, id: string, person: string): Promise<boolean> => {
  const live = await host.open(id).catch(() => null);
  if (live === null) return false;
  const seats = live.seatsOf(person);
  return live.table.asks.some(({ seat }) => seats.includes(seat) && live.table.players[seat]?.by === 'person');
};

/** The public list of tables, and the list of a person's own tables. */

import type { LobbyPage, TableListing } from '@fremont/table/protocol';
import type { Host } from '../host/host.ts';
import type { Storage } from '../storage/index.ts';
import { lobbyOrder } from './lobby-order.ts';
import { chairsFor, isInside, type Rooms } from './rooms.ts';

interface ListParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly host: Host;
}

const LISTINGS_MAX = 100;
const PAGE_TABLES = 50;

/** The page of the public list after so many tables. It is the same for all people, so `yourTurn` is always false. */
export const publicTables = async (parts: ListParts, after: number): Promise<LobbyPage> => {
  const tables = lobbyOrder(await parts.storage.tables.listPublic());
  const end = after + PAGE_TABLES;
  return {
    tables: await listingsOf(parts, tables.slice(after, end), null),
    more: Math.max(0, tables.length - end),
  };
};

/** The tables where a person is a member, with whether it is their turn. */
export const tablesOf = async (parts: ListParts, person: string): Promise<TableListing[]> => {
  const tables = await parts.storage.tables.listOf(person, LISTINGS_MAX);
  return listingsOf(parts, tables, person);
};

/** Null for a table that was deleted or hidden in the meantime. */
const listingOf = async (
  parts: ListParts,
  { id }: { readonly id: string },
  reader: string | null,
): Promise<TableListing | null> => {
  const facts = await parts.rooms.find(id);
  if (facts === null || (reader === null && facts.stored.visibility !== 'public')) return null;
  const { stored, plan, persons } = facts;
  const { status, title, game, host, updated, result } = stored;
  return {
    id,
    status,
    title,
    game,
    options: plan.options,
    clock: plan.clock,
    host: reader === null || isInside(facts, reader) ? (persons.get(host) ?? null) : null,
    chairs: chairsFor(facts, reader),
    updated,
    yourTurn: reader !== null && status === 'running' && (await isTurnOf(parts.host, id, reader)),
    ...(result !== null && { result }),
  };
};

const listingsOf = async (
  parts: ListParts,
  tables: readonly { readonly id: string }[],
  reader: string | null,
): Promise<TableListing[]> => {
  const listings = await Promise.all(tables.map((table) => listingOf(parts, table, reader)));
  return listings.filter((listing) => listing !== null);
};

const isTurnOf = async (host: Host, id: string, person: string): Promise<boolean> => {
  const live = await host.read(id).catch(() => null);
  if (live === null) return false;
  const seats = live.seatsOf(person);
  return live.table.asks.some(({ seat }) => seats.includes(seat) && live.table.players[seat]?.by === 'person');
};

/** The order of the public list. It is such that many tables of one host or one household cannot hide the others. */

import type { PublicTable } from '../storage/index.ts';
import { freeSeatsOf } from './table-plan.ts';

/**
 * Tables with free seats come first, full and running ones last. Within each part the newest table of every household
 * comes first, then the second one of each, and so on. `tables` must be sorted by their last change, newest first.
 */
export const lobbyOrder = (tables: readonly PublicTable[]): PublicTable[] => {
  const isOpen = (table: PublicTable): boolean => table.status === 'lobby' && freeSeatsOf(table) > 0;
  const open = tables.filter(isOpen);
  const full = tables.filter((table) => !isOpen(table));
  return [...interleaved(open), ...interleaved(full)];
};

/** First by host, then by household: so the first table of a host comes before the second one of a neighbour. */
const interleaved = (tables: readonly PublicTable[]): PublicTable[] =>
  inTurns(
    inTurns(tables, ({ host }) => host),
    ({ host, addressHash }) => addressHash ?? `host ${host}`,
  );

/** The first table of every group, then the second ones, and so on. Sorting is stable, so the order within a group stays. */
const inTurns = (tables: readonly PublicTable[], groupOf: (table: PublicTable) => string): PublicTable[] => {
  const counts = new Map<string, number>();
  const ranked = tables.map((table) => {
    const rank = counts.get(groupOf(table)) ?? 0;
    counts.set(groupOf(table), rank + 1);
    return { table, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ table }) => table);
};

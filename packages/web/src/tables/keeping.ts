/** Stores a match from elsewhere as a table of this device. Loaded when a person keeps one. */

import { scriptedChance } from '@fremont/kernel';
import { entriesOf, openTable, settingOfRecord } from '@fremont/table';
import type { HostParts } from './host.ts';
import { type KeptMatch, type TableId, TablesError } from './types.ts';

export const keepMatch = async (
  { store: openStore, loadGame, newId, now }: Pick<HostParts, 'store' | 'loadGame' | 'newId' | 'now'>,
  { record, occupants, origin, playedAt, proof }: KeptMatch,
): Promise<TableId> => {
  const game = await loadGame(record.game, record.options);
  if (game === null) throw new TablesError({ code: 'unknownGame', game: record.game });
  const setting = settingOfRecord(newId(), record, occupants);
  const entries = entriesOf(record);
  const store = await openStore();
  // No action is played, so chance is never used.
  const table = openTable({ game, store, chance: scriptedChance([]) }, setting, entries);
  if (!table.ok) throw new TablesError({ code: 'tableBroken' });
  const writtenAt = playedAt ?? now();
  // A match that can be played on gets draws that are not in the proof.
  const proven = proof !== undefined && table.value.isOver ? { proof } : {};
  await store.add({ setting, createdAt: writtenAt, origin, ...proven }, { entries, writtenAt });
  return setting.id;
};

/** Replays a stored match from its log, with the rules of this release. */

import { gameById } from '@fremont/games/registry';
import type { Storage } from '@fremont/server/storage/storage';
import { type LogEntry, type MatchSetting, memoryStore, openTable } from '@fremont/table';

export interface Replayed {
  readonly setting: MatchSetting;
  readonly entries: readonly LogEntry[];
  readonly version: number;
  readonly asked: readonly number[];
  readonly outcome: unknown;
}

/** Throws if the match is missing or damaged, or does not replay. */
export const replayed = async (storage: Storage, tableId: string): Promise<Replayed> => {
  const stored = await storage.tables.find(tableId);
  const loaded = stored?.match == null ? null : await storage.matches.load(stored.match);
  if (loaded?.type !== 'match') throw new Error(`${tableId}: ${loaded?.type ?? 'no match'}`);
  const { setting } = loaded.match;
  const game = gameById(setting.game);
  if (game === null) throw new Error(`${tableId}: no rules for ${setting.game}`);
  const draw = (): never => {
    throw new Error(`${tableId}: a replay draws nothing`);
  };
  const table = openTable({ game, store: memoryStore(), chance: { int: draw } }, setting, loaded.entries);
  if (!table.ok) throw new Error(`${tableId}: ${JSON.stringify(table.error)}`);
  const { version, asks } = table.value;
  const { outcome } = table.value.look('spectator');
  return { setting, entries: loaded.entries, version, asked: asks.map(({ seat }) => seat), outcome };
};

/** Builds the summary of a table for the list. Broken tables get one too. */

import { type AnyGame, canReplay, type GameTypes, scriptedChance } from '@fremont/kernel';
import type { MatchSetting, Table, Version } from '@fremont/table';
import type { StoredTable, TableStore } from './store.ts';
import type { TableSetting, TableSummary } from './types.ts';

export const settingOf = ({ setting, proof: _proof, ...others }: StoredTable): TableSetting => {
  const { id, game, options, occupants } = setting;
  return { ...others, id, game, options, occupants };
};

type TableStatus = Pick<TableSummary, 'toAct' | 'outcome' | 'actions' | 'broken'>;

const BROKEN: TableStatus = { toAct: [], outcome: null, actions: 0, broken: true };

export const summaryOf = async (
  stored: StoredTable,
  store: TableStore,
  loadGame: (id: string, options: object) => Promise<AnyGame | null>,
): Promise<TableSummary> => {
  const { setting, createdAt } = stored;
  const head = await store.head(setting.id);
  const version = head?.version ?? 0;
  const game = await loadGame(setting.game, setting.options);
  const status = game === null ? BROKEN : await statusOf(setting, version, store, game);
  return { ...settingOf(stored), playedAt: head?.writtenAt ?? createdAt, version, ...status };
};

const statusOf = async (
  setting: MatchSetting,
  version: Version,
  store: TableStore,
  game: AnyGame,
): Promise<TableStatus> => {
  const result = await store.result(setting.id);
  if (result?.version === version && result.actions !== undefined) {
    const { outcome, actions } = result;
    return { toAct: [], outcome, actions, broken: !canReplay(game, setting) };
  }
  const table = await replayed(setting, store, game);
  if (table === null) return BROKEN;
  const { toAct, outcome } = table.look('spectator');
  const actions = table.record().entries.length;
  if (outcome !== null) await store.keepResult(setting.id, { version: table.version, outcome, actions });
  return { toAct, outcome, actions, broken: false };
};

/** Replays the table to read its state. No action is played, so chance is never used. */
const replayed = async (setting: MatchSetting, store: TableStore, game: AnyGame): Promise<Table<GameTypes> | null> => {
  const [entries, { openTable }] = await Promise.all([store.read(setting.id, 0), import('./playing.ts')]);
  const table = openTable({ game, store, chance: scriptedChance([]) }, setting, entries);
  return table.ok ? table.value : null;
};

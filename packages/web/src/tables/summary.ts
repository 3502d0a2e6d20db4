/** Builds the summary of a table for the list. Broken tables get one too. */

import { type AnyGame, canReplay, type GameTypes, type Outcome, scriptedChance } from '@fremont/kernel';
import type { MatchSetting, Update, Version } from '@fremont/table';
import type { StoredTable, TableStore } from './store.ts';
import type { TableSetting, TableSummary } from './types.ts';

export const settingOf = ({ setting, createdAt, lesson, origin }: StoredTable): TableSetting => {
  const { id, game, options, occupants } = setting;
  return {
    id,
    game,
    options,
    occupants,
    createdAt,
    ...(lesson !== undefined && { lesson }),
    ...(origin !== undefined && { origin }),
  };
};

type TableStatus = Pick<TableSummary, 'toAct' | 'outcome' | 'broken'>;

const BROKEN: TableStatus = { toAct: [], outcome: null, broken: true };

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
  if (result?.version === version) return finished(result.outcome, !canReplay(game, setting));
  const update = await replayed(setting, store, game);
  if (update === null) return BROKEN;
  const { toAct, outcome } = update;
  if (outcome !== null) await store.keepResult(setting.id, { version: update.version, outcome });
  return { toAct, outcome, broken: false };
};

const finished = (outcome: Outcome, broken: boolean): TableStatus => ({ toAct: [], outcome, broken });

/** Replays the table to read its state. No action is played, so chance is never used. */
const replayed = async (setting: MatchSetting, store: TableStore, game: AnyGame): Promise<Update<GameTypes> | null> => {
  const [entries, { openTable }] = await Promise.all([store.read(setting.id, 0), import('./playing.ts')]);
  const table = openTable({ game, store, chance: scriptedChance([]) }, setting, entries);
  return table.ok ? table.value.look('spectator') : null;
};

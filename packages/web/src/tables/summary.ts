/** One line of the list of tables. A table that can no longer be played is a line like the others. */

import { type AnyGame, type GameTypes, type Outcome, scriptedChance } from '@fremont/kernel';
import { type MatchSetting, openTable, type Update, type Version } from '@fremont/table';
import type { StoredTable, TableStore } from './store.ts';
import type { TableSetting, TableSummary } from './types.ts';

export const settingOf = ({ setting, createdAt }: StoredTable): TableSetting => {
  const { id, game, options, occupants } = setting;
  return { id, game, options, occupants, createdAt };
};

type Standing = Pick<TableSummary, 'toAct' | 'outcome' | 'broken'>;

const BROKEN: Standing = { toAct: [], outcome: null, broken: true };

export const summaryOf = async (
  stored: StoredTable,
  store: TableStore,
  loadGame: (id: string) => Promise<AnyGame | null>,
): Promise<TableSummary> => {
  const { setting, createdAt } = stored;
  const head = await store.head(setting.id);
  const version = head?.version ?? 0;
  const game = await loadGame(setting.game);
  const standing = game === null ? BROKEN : await standingOf(setting, version, store, game);
  return { ...settingOf(stored), playedAt: head?.writtenAt ?? createdAt, version, ...standing };
};

const standingOf = async (
  setting: MatchSetting,
  version: Version,
  store: TableStore,
  game: AnyGame,
): Promise<Standing> => {
  const result = await store.result(setting.id);
  if (result?.version === version) return finished(result.outcome, setting.rulesVersion !== game.meta.rulesVersion);
  const update = await replayed(setting, store, game);
  if (update === null) return BROKEN;
  const { toAct, outcome } = update;
  if (outcome !== null) await store.keepResult(setting.id, { version: update.version, outcome });
  return { toAct, outcome, broken: false };
};

const finished = (outcome: Outcome, broken: boolean): Standing => ({ toAct: [], outcome, broken });

/** Only to be looked at: nothing is played, so chance is never asked. */
const replayed = async (setting: MatchSetting, store: TableStore, game: AnyGame): Promise<Update<GameTypes> | null> => {
  const entries = await store.read(setting.id, 0);
  const table = openTable({ game, store, chance: scriptedChance([]) }, setting, entries);
  return table.ok ? table.value.look('spectator') : null;
};

/** Watches at the table what a person has missed: a replay takes its place from there on, and leads back. */

import type { Version } from '@fremont/table';
import { loadMessages } from '../i18n/index.ts';
import type { ScreenTypes } from '../table/game-screen.ts';
import type { OpenTable } from '../table/open-table.ts';
import { replayMessages } from './messages.ts';
import { openReplay } from './open.ts';
import { findMatch } from './source.ts';

/** Rejects if the match cannot be read. */
export const watchMissed = async <S extends ScreenTypes>(table: OpenTable<S>, since: Version): Promise<void> => {
  const { model, watched } = table;
  const { id } = model.setting;
  const [found] = await Promise.all([
    findMatch({ type: model.extras === null ? 'local' : 'online', id }),
    loadMessages(replayMessages),
  ]);
  if (!found.ok) throw new Error(found.error.code);
  const back = (): void => {
    watched.peek()?.close();
    watched.value = null;
  };
  const opened = await openReplay({ ...found.value, firstPlace: placeOf(table, since) }, back);
  if (opened.type !== 'open') throw new Error(opened.type);
  model.missed.value = null;
  watched.value = opened.table;
};

/** A version counts undone actions, too. A place counts only those in force, like the history. */
const placeOf = <S extends ScreenTypes>({ model }: OpenTable<S>, since: Version): number =>
  Math.max(
    model.history.peek().findLastIndex(({ version }) => version <= since),
    0,
  );

/** Loads the pages of a history before a version, one after the other. */

import type { Version } from '@fremont/table';
import type { TableClient } from '../../tables/types.ts';
import type { ScreenTypes } from '../game-screen.ts';
import type { TableModel } from '../table-model.ts';

/** Keeps a long match below the server's limit of messages per second. */
const PAUSE_MS = 150;

/** Ends early once the pages are no longer wanted. */
export const loadBefore = async <S extends ScreenTypes>(
  { history }: TableModel<S>,
  client: TableClient<S['game']>,
  from: Version,
  isWanted: () => boolean,
): Promise<void> => {
  for (let before = from; before > 0; ) {
    const page = await client.historyBefore(before);
    if (page === null || !isWanted()) return;
    history.value = [...page.steps, ...history.peek()];
    before = page.from;
    if (before > 0) await pause();
    if (!isWanted()) return;
  }
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

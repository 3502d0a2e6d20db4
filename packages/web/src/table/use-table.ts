/** Opens a table by its id and closes it when the page is left. */

import { useCallback, useEffect, useState } from 'preact/hooks';
import { screenOf } from '../games/fronts.ts';
import { localTables } from '../tables/local.ts';
import { TablesError } from '../tables/types.ts';
import type { ScreenTypes } from './game-screen.ts';
import { type OpenTable, openTable } from './open-table.ts';

export type TableState =
  | { readonly type: 'loading'; readonly slow: boolean }
  | { readonly type: 'open'; readonly table: OpenTable<ScreenTypes> }
  | { readonly type: 'missing' }
  /** Its record no longer replays. */
  | { readonly type: 'broken' }
  | { readonly type: 'failed' };

const SLOW_MS = 3000;

export const openLocalTable = async (id: string): Promise<TableState> => {
  const summary = (await localTables().list()).find((table) => table.id === id);
  if (summary === undefined) return { type: 'missing' };
  if (summary.broken) return { type: 'broken' };
  const [client, screen] = await Promise.all([localTables().open<ScreenTypes['game']>(id), screenOf(summary.game)]);
  if (client === null || screen === null) return { type: 'missing' };
  return { type: 'open', table: await openTable(screen, client) };
};

const failedState = (error: unknown): TableState => {
  if (error instanceof TablesError && error.failure.code === 'tableBroken') return { type: 'broken' };
  reportError(error);
  return { type: 'failed' };
};

/** Opens the table. The function must be stable for the same table, because a new one reopens it. */
export type Opener = () => Promise<TableState>;

export const useTable = (open: Opener): { readonly state: TableState; readonly retry: () => void } => {
  const [state, setState] = useState<TableState>({ type: 'loading', slow: false });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    let left = false;
    let opened: OpenTable<ScreenTypes> | null = null;
    setState({ type: 'loading', slow: false });
    const slow = setTimeout(() => !left && setState({ type: 'loading', slow: true }), SLOW_MS);
    open()
      // Leaving the page aborts a pending snapshot. That is not a failure.
      .catch((error: unknown): TableState => (left ? { type: 'failed' } : failedState(error)))
      .then((result) => {
        clearTimeout(slow);
        if (result.type === 'open') opened = result.table;
        if (left) opened?.close();
        else setState(result);
      });
    return () => {
      left = true;
      clearTimeout(slow);
      opened?.close();
    };
  }, [open, tries]);
  return { state, retry };
};

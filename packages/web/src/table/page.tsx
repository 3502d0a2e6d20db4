/** The page of one local table: opens it, or shows why it cannot be opened. */

import { useCallback } from 'preact/hooks';
import { gameName } from '../games/names.ts';
import { lazy } from '../ui/lazy.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Skeleton } from './Skeleton.tsx';
import { TableFrame } from './TableFrame.tsx';
import { openLocalTable, useTable } from './use-table.ts';

const TableProblem = lazy(async () => (await import('./on-demand/load-problem.ts')).loadProblem());

const TablePage = ({ id }: { readonly id: string }) => {
  const open = useCallback(() => openLocalTable(id), [id]);
  const { state, retry } = useTable(open);
  usePageTitle(state.type === 'open' ? gameName(state.table.model.setting.game) : undefined);
  switch (state.type) {
    case 'loading':
      return <Skeleton slow={state.slow} onRetry={retry} />;
    case 'open':
      return <TableFrame table={state.table} />;
    case 'missing':
    case 'broken':
    case 'failed':
      return <TableProblem id={id} problem={state.type} onRetry={retry} />;
  }
};

export default TablePage;

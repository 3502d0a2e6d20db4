/** The page of one table: opens it, or says why it cannot. */

import { useCallback } from 'preact/hooks';
import { gameName } from '../games/names.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { Skeleton } from './Skeleton.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableProblem } from './TableProblem.tsx';
import { openLocalTable, useTable } from './use-table.ts';

const TablePage = ({ id }: { readonly id: string }) => {
  const open = useCallback(() => openLocalTable(id), [id]);
  const { state, retry } = useTable(open);
  usePageTitle(state.type === 'open' ? gameName(state.session.setting.game) : undefined);
  switch (state.type) {
    case 'loading':
      return <Skeleton slow={state.slow} onRetry={retry} />;
    case 'open':
      return <TableFrame session={state.session} />;
    case 'missing':
    case 'broken':
    case 'failed':
      return <TableProblem id={id} problem={state.type} onRetry={retry} />;
  }
};

export default TablePage;

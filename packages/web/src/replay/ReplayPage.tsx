/** The page of a replay: finds the match, or says why it cannot, or asks for a file. */

import type { FiledMatch } from '@fremont/table/file';
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { gameName } from '../games/names.ts';
import { t } from '../i18n/index.ts';
import { address } from '../router/index.ts';
import { Skeleton } from '../table/Skeleton.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useTable } from '../table/use-table.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { FilePage } from './FilePage.tsx';
import { openReplay } from './open.ts';
import { openedFile } from './opened-file.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { findMatch, type ReplayOrigin, type ReplayProblem, type ReplaySource } from './source.ts';

interface ReplayPageProps {
  /** The table of this device or of the server; null for a link or a file. */
  readonly table: (ReplayOrigin & { readonly type: 'local' | 'online' }) | null;
}

export const ReplayPage = ({ table }: ReplayPageProps) => {
  const { anchor } = address.value;
  const file = openedFile.value;
  const origin = useMemo(() => table ?? originOf(anchor, file), [table?.id, anchor, file]);
  if (origin === null) return <FilePage />;
  return <Found key={keyOf(origin)} origin={origin} />;
};

const originOf = (code: string, match: FiledMatch | null): ReplayOrigin | null => {
  if (code !== '') return { type: 'code', code };
  return match && { type: 'file', match };
};

const keyOf = (origin: ReplayOrigin): string => {
  switch (origin.type) {
    case 'file':
      return 'file';
    case 'code':
      return origin.code;
    case 'local':
    case 'online':
      return origin.id;
  }
};

type Search = ReplaySource | ReplayProblem | null;

const isProblem = (found: ReplaySource | ReplayProblem): found is ReplayProblem => 'code' in found;

const Found = ({ origin }: { readonly origin: ReplayOrigin }) => {
  const found = useSignal<Search>(null);
  useEffect(() => {
    findMatch(origin).then(
      (result) => {
        found.value = result.ok ? result.value : result.error;
      },
      (error: unknown) => {
        reportError(error);
        found.value = { code: 'unreachable' };
      },
    );
  }, [origin]);
  if (found.value === null) return <Skeleton slow={false} onRetry={() => location.reload()} />;
  return isProblem(found.value) ? <ProblemPage problem={found.value} /> : <Opened source={found.value} />;
};

const Opened = ({ source }: { readonly source: ReplaySource }) => {
  const open = useCallback(() => openReplay(source), [source]);
  const { state, retry } = useTable(open);
  usePageTitle(`${t('replay.title')} · ${gameName(source.replay.setting.game)}`);
  if (state.type === 'open') return <TableFrame table={state.table} />;
  if (state.type === 'loading') return <Skeleton slow={state.slow} onRetry={retry} />;
  return <ProblemPage problem={{ code: 'unreachable' }} />;
};

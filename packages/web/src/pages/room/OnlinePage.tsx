/** The page of one online table: the waiting room before the match, the table itself from then on. */

import { useCallback, useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Gate } from '../../online/Gate.tsx';
import { openLine } from '../../online/line.ts';
import { me } from '../../online/people.ts';
import { openOnlineTable } from '../../online/table/open.ts';
import { Watch } from '../../online/watch.ts';
import { Skeleton } from '../../table/Skeleton.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useTable } from '../../table/use-table.ts';
import { Page } from '../frame/Page.tsx';
import { ClosedTable, TableAbsence } from './TableAbsence.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export const OnlinePage = ({ id }: { readonly id: string }) =>
  me.value === null ? (
    <Page title={t('online.table')}>
      <Gate title={t('online.gateTable')} text={t('online.gateText')} submit={t('online.goOn')}>
        {() => null}
      </Gate>
    </Page>
  ) : (
    // Another person sees another table.
    <Watched key={`${me.value.id} ${id}`} id={id} />
  );

const Watched = ({ id }: { readonly id: string }) => {
  const [watch, setWatch] = useState<Watch | null>(null);
  const [knocks, setKnocks] = useState(0);
  useEffect(() => {
    const opened = new Watch(openLine(), id);
    setWatch(opened);
    return () => opened.close();
  }, [id, knocks]);
  return watch === null ? <Waiting /> : <Shown watch={watch} onKnock={() => setKnocks(knocks + 1)} />;
};

const Waiting = () => <Skeleton slow={false} onRetry={() => openLine().retryNow()} />;

/** `onKnock`: whoever stands at the door looks at the table anew. */
const Shown = ({ watch, onKnock }: { readonly watch: Watch; readonly onKnock: () => void }) => {
  const absence = watch.absence.value;
  const room = watch.room.value;
  if (absence === 'notFound') return <ClosedTable id={watch.id} onKnock={onKnock} />;
  if (absence !== null) return <TableAbsence why={absence} />;
  if (room === null) return <Waiting />;
  if (room.status === 'lobby') return <WaitingRoom watch={watch} room={room} />;
  return room.trouble === null ? <Played watch={watch} /> : <TableAbsence why={room.trouble} />;
};

const Played = ({ watch }: { readonly watch: Watch }) => {
  const open = useCallback(() => openOnlineTable(watch, openLine()), [watch]);
  const { state, retry } = useTable(open);
  switch (state.type) {
    case 'loading':
      return <Skeleton slow={state.slow} onRetry={retry} />;
    case 'open':
      return <TableFrame session={state.session} />;
    case 'missing':
      return <TableAbsence why="notFound" />;
    case 'broken':
      return <TableAbsence why="quarantined" />;
    case 'failed':
      return <TableAbsence why="failed" onRetry={retry} />;
  }
};

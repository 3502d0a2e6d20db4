/** The page of an online table: the waiting room before the match, then the table. */

import type { Room } from '@fremont/table/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Gate } from '../../online/Gate.tsx';
import { ban } from '../../online/hello.ts';
import { shownName } from '../../online/names.ts';
import { openConnection } from '../../online/page-connection.ts';
import { me } from '../../online/people.ts';
import { keepReceipts } from '../../online/receipts.ts';
import { contributeShares } from '../../online/shares.ts';
import { openOnlineTable } from '../../online/table/open.ts';
import { Watch } from '../../online/watch.ts';
import { Skeleton } from '../../table/Skeleton.tsx';
import { TableFrame } from '../../table/TableFrame.tsx';
import { useTable } from '../../table/use-table.ts';
import { notify } from '../../ui/Toast.tsx';
import { Page } from '../frame/Page.tsx';
import { ClosedTable, TableAbsence } from './TableAbsence.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export const OnlinePage = ({ id }: { readonly id: string }) =>
  me.value === null || ban.value !== null ? (
    <Page title={t('online.table')}>
      <Gate title={t('online.gateTable')} text={t('online.gateText')} submit={t('online.goOn')}>
        {() => null}
      </Gate>
    </Page>
  ) : (
    // Another person has another view of the table.
    <Watched key={`${me.value.id} ${id}`} id={id} />
  );

const Watched = ({ id }: { readonly id: string }) => {
  const [watch, setWatch] = useState<Watch | null>(null);
  const [knocks, setKnocks] = useState(0);
  useEffect(() => {
    const opened = new Watch(openConnection(), id);
    setWatch(opened);
    const stops = [keepReceipts(opened), contributeShares(opened)];
    return () => {
      for (const stop of stops) stop();
      opened.close();
    };
  }, [id, knocks]);
  return watch === null ? <Waiting /> : <Shown watch={watch} onKnock={() => setKnocks(knocks + 1)} />;
};

const Waiting = () => <Skeleton slow={false} onRetry={() => openConnection().retryNow()} />;

/** `onKnock` subscribes to the table again. */
const Shown = ({ watch, onKnock }: { readonly watch: Watch; readonly onKnock: () => void }) => {
  const absence = watch.absence.value;
  const room = watch.room.value;
  useHostNotice(room);
  if (absence === 'notFound') return <ClosedTable id={watch.id} onKnock={onKnock} />;
  const closedFor = watch.closedFor.value;
  const text = closedFor === null ? null : t('online.closedByAdmin', { reason: closedFor });
  if (absence !== null) return <TableAbsence why={absence} text={text} />;
  if (room === null) return <Waiting />;
  if (room.status === 'lobby') return <WaitingRoom watch={watch} room={room} />;
  return room.trouble === null ? <Played watch={watch} /> : <TableAbsence why={room.trouble} />;
};

/** Says who the host is now, after another person became it. */
const useHostNotice = (room: Room | null): void => {
  const host = room?.host ?? null;
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (room === null) return;
    const next = room.members.find(({ person }) => person.id === room.host)?.person;
    if (known.current !== null && known.current !== host && next !== undefined)
      notify({
        key: 'host',
        text: () => (next.id === me.value?.id ? t('online.youHost') : t('online.newHost', { name: shownName(next) })),
      });
    known.current = host;
  }, [host]);
};

const Played = ({ watch }: { readonly watch: Watch }) => {
  const open = useCallback(() => openOnlineTable(watch, openConnection()), [watch]);
  const { state, retry } = useTable(open);
  switch (state.type) {
    case 'loading':
      return <Skeleton slow={state.slow} onRetry={retry} />;
    case 'open':
      return <TableFrame table={state.table} />;
    case 'missing':
      return <TableAbsence why="notFound" />;
    case 'broken':
      return <TableAbsence why="quarantined" />;
    case 'failed':
      return <TableAbsence why="failed" onRetry={retry} />;
  }
};

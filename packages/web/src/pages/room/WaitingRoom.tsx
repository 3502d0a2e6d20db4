/** Before the match: who sits where, how others get in, and when it begins. */

import type { Room } from '@fremont/table/protocol';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { leaveTable, startMatch } from '../../online/lobby.ts';
import { shownName } from '../../online/names.ts';
import { askForNotices, noticePermission } from '../../online/notify.ts';
import { me } from '../../online/people.ts';
import { planWords } from '../../online/plan-words.ts';
import { RecoveryNote } from '../../online/RecoveryNote.tsx';
import type { Watch } from '../../online/watch.ts';
import { navigate } from '../../router/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../frame/Page.tsx';
import { type RoomProps, tryTo } from './acting.ts';
import { ChairList } from './ChairList.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { Requests } from './Requests.tsx';
import { RoomChat } from './RoomChat.tsx';
import './room.css';

export const WaitingRoom = ({ watch, room }: { readonly watch: Watch; readonly room: Room }) => {
  const isHost = me.value?.id === room.host;
  const isAsking = room.members.some(({ person, role }) => person.id === me.value?.id && role === 'asking');
  useEffect(() => {
    document.title = `${room.plan.title} · Fremont`;
  }, [room.plan.title]);
  return (
    <Page title={room.plan.title}>
      <RecoveryNote />
      <div class="room">
        <section class="room-main" aria-labelledby="room-title">
          <h1 id="room-title">
            <bdi>{room.plan.title}</bdi>
          </h1>
          <p class="room-plan">{planWords(room.plan)}</p>
          {isAsking ? <Asking /> : <ChairList room={room} isHost={isHost} />}
          {isAsking ? <LeaveButton room={room} /> : <StartRow room={room} isHost={isHost} />}
        </section>
        <aside class="room-side" aria-label={t('online.roomSide')}>
          {!isAsking && isHost && <Requests room={room} isHost={isHost} />}
          {!isAsking && <InvitePanel room={room} isHost={isHost} />}
          {!isAsking && <RoomChat watch={watch} room={room} />}
        </aside>
      </div>
    </Page>
  );
};

/** Found the table by its code: the host opens the door. */
const Asking = () => (
  <div class="room-asking panel" role="status">
    <p>{t('online.askingIn')}</p>
  </div>
);

const LeaveButton = ({ room }: { readonly room: Room }) => (
  <Button
    icon="door"
    look="ghost"
    onPress={() => {
      tryTo(leaveTable(room.id));
      navigate('/lobby');
    }}
  >
    {t('online.leave')}
  </Button>
);

const freeChairs = ({ chairs }: Room): number =>
  chairs.filter((chair) => chair.type === 'person' && chair.person === null).length;

const StartRow = ({ room, isHost }: RoomProps) => {
  const free = freeChairs(room);
  const host = room.members.find(({ person }) => person.id === room.host)?.person;
  const why = free > 0 ? t('online.seatsFree', { count: free }) : null;
  return (
    <div class="room-start">
      {isHost ? (
        <Button look="primary" size="large" off={why} onPress={() => tryTo(startMatch(room.id))}>
          {t('online.start')}
        </Button>
      ) : (
        <p role="status">
          {free > 0
            ? t('online.seatsFree', { count: free })
            : t('online.hostStarts', { name: host === undefined ? t('online.somebody') : shownName(host) })}
        </p>
      )}
      <LeaveButton room={room} />
      {noticePermission.value === 'default' && (
        <Button look="ghost" icon="bell" onPress={() => askForNotices().catch(reportError)}>
          {t('online.noticesAsk')}
        </Button>
      )}
    </div>
  );
};

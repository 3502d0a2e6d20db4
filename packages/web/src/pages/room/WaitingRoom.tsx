/** Before the match: who sits where, how others get in, and when it begins. */

import type { Room } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { freeChairs } from '../../online/chairs.ts';
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
import { ChairList, fillWithBots } from './ChairList.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
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
          <Plan room={room} isHost={isHost} />
          {!isAsking && isHost && <Requests room={room} isHost={isHost} />}
          {isAsking ? <Asking /> : <ChairList room={room} isHost={isHost} />}
          {isAsking ? <LeaveButton room={room} /> : <StartRow room={room} isHost={isHost} />}
        </section>
        <aside class="room-side" aria-label={t('online.roomSide')}>
          {!isAsking && <InvitePanel room={room} isHost={isHost} />}
          {!isAsking && <RoomChat watch={watch} room={room} />}
        </aside>
      </div>
    </Page>
  );
};

const Plan = ({ room, isHost }: RoomProps) => {
  const changing = useSignal(false);
  return (
    <div class="room-plan">
      <p>{planWords(room.plan)}</p>
      {isHost && (
        <Button
          size="small"
          look="ghost"
          icon="gear"
          onPress={() => {
            changing.value = true;
          }}
        >
          {t('online.changeTable')}
        </Button>
      )}
      {changing.value && (
        <ChangeDialog
          room={room}
          onClose={() => {
            changing.value = false;
          }}
        />
      )}
    </div>
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

const StartRow = ({ room, isHost }: RoomProps) => {
  const free = freeChairs(room.chairs);
  const host = room.members.find(({ person }) => person.id === room.host)?.person;
  const why = free > 0 ? t('online.seatsFree', { count: free }) : null;
  const hostName = host === undefined ? t('online.somebody') : shownName(host);
  return (
    <div class="room-start">
      <p role="status">{why ?? (isHost ? t('online.allHere') : t('online.hostStarts', { name: hostName }))}</p>
      {isHost && (
        <Button look="primary" size="large" off={why} onPress={() => tryTo(startMatch(room.id))}>
          {t('online.start')}
        </Button>
      )}
      {isHost && free > 0 && (
        <Button size="large" icon="bot" onPress={() => fillWithBots(room)}>
          {t('online.fillBots')}
        </Button>
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

/** The waiting room: chairs, invitations, chat, start. */

import type { Room } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { DiceNote } from '../../online/DiceSeal.tsx';
import { me } from '../../online/people.ts';
import { planWords } from '../../online/plan-words.ts';
import { RecoveryNote } from '../../online/RecoveryNote.tsx';
import type { Watch } from '../../online/watch.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../frame/Page.tsx';
import type { RoomProps } from './acting.ts';
import { ChairList } from './ChairList.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { Requests } from './Requests.tsx';
import { RoomChat } from './RoomChat.tsx';
import { LeaveButton, StartRow } from './StartRow.tsx';
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
          <DiceNote room={room} />
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

/** Shown while the host has not yet admitted the person. */
const Asking = () => (
  <div class="room-asking panel" role="status">
    <p>{t('online.askingIn')}</p>
  </div>
);

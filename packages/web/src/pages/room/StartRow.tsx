/** The end of the waiting room: ready check, start, bots for free chairs, leaving. */

import type { Room } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { freeChairs } from '../../online/chairs.ts';
import { clockText } from '../../online/clock.ts';
import { leaveTable, markReady, startMatch } from '../../online/lobby.ts';
import { shownName } from '../../online/names.ts';
import { askForNotices, noticePermission } from '../../online/notify.ts';
import { me } from '../../online/people.ts';
import { othersNotReady, ownReady, startWaitMs } from '../../online/ready.ts';
import { navigate } from '../../router/index.ts';
import { Button } from '../../ui/Button.tsx';
import { type RoomProps, tryTo } from './acting.ts';
import { fillWithBots } from './ChairList.tsx';

const TICK_MS = 250;

export const StartRow = ({ room, isHost }: RoomProps) => {
  const free = freeChairs(room.chairs);
  const ready = ownReady(room, me.value?.id ?? '');
  const waitMs = useStartWait(room);
  return (
    <div class="room-start" data-free={free > 0}>
      <p role="status">{statusWords({ room, isHost }, waitMs === 0)}</p>
      {ready !== null && (
        <Button
          size="large"
          icon="check"
          look={isHost || ready ? 'plain' : 'primary'}
          pressed={ready}
          onPress={() => tryTo(markReady(room, !ready))}
        >
          {t('online.amReady')}
        </Button>
      )}
      {isHost && <StartButton room={room} waitMs={waitMs} />}
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

/** Announced by screen readers, so it does not contain the countdown. */
const statusWords = ({ room, isHost }: RoomProps, mayStart: boolean): string => {
  const id = me.value?.id ?? '';
  const free = freeChairs(room.chairs);
  if (free > 0) return t('online.seatsFree', { count: free });
  if (ownReady(room, id) === false && !isHost) return t('online.sayReady');
  const waiting = othersNotReady(room, id);
  if (waiting > 0 && !(isHost && mayStart)) return t('online.othersNotReady', { count: waiting });
  return isHost ? t('online.allHere') : t('online.hostStarts', { name: hostName(room) });
};

const hostName = (room: Room): string => {
  const host = room.members.find(({ person }) => person.id === room.host)?.person;
  return host === undefined ? t('online.unnamed') : shownName(host);
};

/** The host may start when the others are ready, or when the countdown ends. */
const StartButton = ({ room, waitMs }: { readonly room: Room; readonly waitMs: number }) => {
  const free = freeChairs(room.chairs);
  const isWaiting = free === 0 && waitMs > 0;
  const wait = isWaiting ? t('online.startAnyway', { time: clockText(waitMs) }) : null;
  return (
    <>
      <Button
        look="primary"
        size="large"
        off={free > 0 ? t('online.seatsFree', { count: free }) : wait}
        onPress={() => tryTo(startMatch(room.id))}
      >
        {t('online.start')}
      </Button>
      {wait !== null && (
        <span class="room-countdown" role="timer">
          {wait}
        </span>
      )}
    </>
  );
};

/** Milliseconds until the host may start. Counts from the moment at which the room arrived. */
const useStartWait = (room: Room): number => {
  const left = useSignal(startWaitMs(room, 0));
  useEffect(() => {
    const arrived = performance.now();
    const update = (): void => {
      left.value = startWaitMs(room, performance.now() - arrived);
      if (left.value === 0) clearInterval(timer);
    };
    const timer = setInterval(update, TICK_MS);
    update();
    return () => clearInterval(timer);
  }, [room]);
  return left.value;
};

export const LeaveButton = ({ room }: { readonly room: Room }) => (
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

/** The chat of the waiting room, which continues at the table. */

import type { Room } from '@fremont/table/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { ChatState } from '../../online/chat.ts';
import { me } from '../../online/people.ts';
import { Chat } from '../../online/table/Chat.tsx';
import type { Watch } from '../../online/watch.ts';
import { Icon } from '../../ui/Icon.tsx';
import '../../table/log.css';
import '../../online/table/chat.css';

export const RoomChat = ({ watch, room }: { readonly watch: Watch; readonly room: Room }) => {
  const chat = useMemo(() => new ChatState(watch.id, watch.chat, me.peek()?.id ?? null), [watch]);
  useEffect(() => {
    chat.isOpen.value = true;
    return () => chat.close();
  }, [chat]);
  if (room.plan.chat === 'off') return null;
  return (
    <section class="panel room-chat" aria-labelledby="chat-title">
      <h2 id="chat-title" class="panel-head">
        <Icon name="chat" size={17} />
        {t('online.chat')}
      </h2>
      <Chat watch={watch} chat={chat} />
    </section>
  );
};

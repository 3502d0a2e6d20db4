/** The state of the connection in the top bar, and on phones the chat button. */

import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clockText } from '../clock.ts';
import { DiceSeal } from '../DiceSeal.tsx';
import { type OnlineContext, offlineMs } from './context.ts';
import { RunningClock } from './seats.tsx';

type Quality = 'connected' | 'slow' | 'offline' | 'stopped';

const qualityOf = ({ connection }: OnlineContext): Quality => {
  const { type } = connection.state.value;
  if (type === 'connected' || type === 'slow') return type;
  return type === 'ended' || type === 'tooOld' ? 'stopped' : 'offline';
};

const wordOf = (context: OnlineContext, quality: Quality): string => {
  if (quality === 'connected') return t('online.connected');
  if (quality === 'slow') return t('online.slow');
  if (quality === 'stopped')
    return t(context.connection.state.value.type === 'tooOld' ? 'online.errorOld' : 'online.sessionEnded');
  const ms = offlineMs(context);
  return ms === null ? t('online.connecting') : t('online.offlineFor', { time: clockText(ms) });
};

export const Status = ({ context }: { readonly context: OnlineContext }) => {
  const quality = qualityOf(context);
  const isDown = quality === 'offline' && context.connection.state.value.type === 'offline';
  return (
    <div class="net-status" data-quality={quality}>
      <span class="net-state">
        {isDown ? <Icon name="offline" size={16} /> : <i class="net-dot" />}
        <span class="net-word">{wordOf(context, quality)}</span>
      </span>
      {isDown && (
        <Button class="net-retry" size="small" onPress={() => context.connection.retryNow()}>
          {t('online.retryNow')}
        </Button>
      )}
      <RunningClock context={context} />
      <Seal context={context} />
      <ChatButton context={context} />
    </div>
  );
};

const Seal = ({ context: { watch, dialog } }: { readonly context: OnlineContext }) => {
  const room = watch.room.value;
  const open = (): void => {
    dialog.value = 'dice';
  };
  return room && <DiceSeal room={room} onPress={open} />;
};

/** On large screens the chat tab replaces this button. */
const ChatButton = ({ context: { chat, watch } }: { readonly context: OnlineContext }) => {
  if (watch.room.value?.plan.chat === 'off') return null;
  const unread = chat.unread.value;
  return (
    <button
      type="button"
      class="button button-icon button-normal net-chat-button"
      aria-label={unread === 0 ? t('online.chat') : t('online.chatUnread', { count: unread })}
      aria-expanded={chat.isOpen.value}
      title={t('online.chat')}
      onClick={() => {
        chat.isOpen.value = !chat.isOpen.peek();
      }}
    >
      <Icon name="chat" size={22} />
      {unread > 0 && <span class="net-count">{unread}</span>}
    </button>
  );
};

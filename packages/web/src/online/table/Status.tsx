/** The connection in the top bar: a dot and a word, and on phones the way to the chat. */

import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clockText } from '../clock.ts';
import { type Around, offlineMs } from './around.ts';
import { RunningClock } from './seats.tsx';

type Quality = 'connected' | 'slow' | 'offline' | 'stopped';

const qualityOf = ({ line }: Around): Quality => {
  const { type } = line.state.value;
  if (type === 'connected' || type === 'slow') return type;
  return type === 'ended' || type === 'tooOld' ? 'stopped' : 'offline';
};

const wordOf = (around: Around, quality: Quality): string => {
  if (quality === 'connected') return t('online.connected');
  if (quality === 'slow') return t('online.slow');
  if (quality === 'stopped')
    return t(around.line.state.value.type === 'tooOld' ? 'online.troubleOld' : 'online.sessionEnded');
  const ms = offlineMs(around);
  return ms === null ? t('online.connecting') : t('online.offlineFor', { time: clockText(ms) });
};

export const Status = ({ around }: { readonly around: Around }) => {
  const quality = qualityOf(around);
  const isDown = quality === 'offline' && around.line.state.value.type === 'offline';
  return (
    <div class="net-status" data-quality={quality}>
      <span class="net-state">
        {isDown ? <Icon name="offline" size={16} /> : <i class="net-dot" />}
        <span class="net-word">{wordOf(around, quality)}</span>
      </span>
      {isDown && (
        <Button class="net-retry" size="small" onPress={() => around.line.retryNow()}>
          {t('online.retryNow')}
        </Button>
      )}
      <RunningClock around={around} />
      <ChatButton around={around} />
    </div>
  );
};

/** Where there is room for the side, its tab does the same. */
const ChatButton = ({ around: { chat, watch } }: { readonly around: Around }) => {
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

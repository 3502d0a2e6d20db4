/** Actions of the host during a match: the chat of the table, and its place in the lobby. */

import { CHAT_MODES, type ChatMode } from '@fremont/table/protocol';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { notify } from '../../ui/Toast.tsx';
import type { ApiResult } from '../api.ts';
import { errorText } from '../error-text.ts';
import { hideTable, setChat } from '../lobby.ts';
import { type OnlineContext, roomOf } from './context.ts';

/** Nothing for people who are not the host. */
export const HostTools = ({ context }: { readonly context: OnlineContext }) => {
  const room = roomOf(context);
  if (room === null || room.host !== context.me) return null;
  const { chat, visibility } = room.plan;
  return (
    <section class="net-host" aria-label={t('online.hostTools')}>
      <h3>{t('online.hostTools')}</h3>
      <p>{t('online.chatAtTable')}</p>
      <Choice<ChatMode>
        label={t('online.chatAtTable')}
        look="plain"
        value={chat}
        options={CHAT_MODES.map((mode) => ({ value: mode, label: t(`online.chatMode-${mode}`) }))}
        onChoose={(mode) => tryTo(setChat(room.id, mode))}
      />
      {visibility === 'public' && room.status === 'running' && (
        <>
          <p class="quiet">{t('online.hideNote')}</p>
          <Button size="small" icon="lock" onPress={() => tryTo(hideTable(room.id), t('online.hiddenNow'))}>
            {t('online.hideTable')}
          </Button>
        </>
      )}
    </section>
  );
};

const tryTo = (what: ApiResult<unknown>, done: string | null = null): void => {
  what.then((answer) => {
    if (!answer.ok) notify({ key: 'people', text: () => errorText(answer.error) });
    else if (done !== null) notify({ key: 'people', text: () => done });
  }, reportError);
};

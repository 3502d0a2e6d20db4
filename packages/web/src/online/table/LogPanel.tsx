/** Log and chat as two tabs of one panel. */

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Chat } from './Chat.tsx';
import type { OnlineContext } from './context.ts';
import { isPhone } from './layout.ts';

export const LogPanel = ({ context, log }: { readonly context: OnlineContext; readonly log: ComponentChildren }) => {
  const id = useId();
  const hasChat = context.watch.room.value?.plan.chat !== 'off';
  // The host may turn the chat off while it is open.
  const isChat = hasChat && context.chat.isOpen.value;
  return (
    <section class="panel log" aria-label={t('table.log')}>
      <Tabs context={context} id={id} hasChat={hasChat} />
      <div class="net-tab" id={`${id}-log`} role="tabpanel" aria-labelledby={`${id}-log-tab`} hidden={isChat}>
        {log}
      </div>
      {hasChat && (
        <div class="net-tab" id={`${id}-chat`} role="tabpanel" aria-labelledby={`${id}-chat-tab`} hidden={!isChat}>
          {isChat && !isPhone.value && <Chat watch={context.watch} chat={context.chat} />}
        </div>
      )}
    </section>
  );
};

const Tabs = ({ context, id, hasChat }: { context: OnlineContext; id: string; hasChat: boolean }) => {
  const list = useRef<HTMLDivElement>(null);
  const { chat } = context;
  const choose = (isChat: boolean): void => {
    chat.isOpen.value = isChat;
  };
  const unread = chat.unread.value;
  return (
    <div
      ref={list}
      class="net-tabs"
      role="tablist"
      aria-label={t('online.tabs')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        choose(hasChat && !chat.isOpen.peek());
        list.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
      }}
    >
      <Tab id={`${id}-log`} icon="log" chosen={!hasChat || !chat.isOpen.value} onChoose={() => choose(false)}>
        {t('table.log')}
      </Tab>
      {hasChat && (
        <Tab id={`${id}-chat`} icon="chat" chosen={chat.isOpen.value} onChoose={() => choose(true)}>
          {t('online.chat')}
          {unread > 0 && (
            <span class="net-count">
              {unread}
              <span class="visually-hidden"> {t('online.unread')}</span>
            </span>
          )}
        </Tab>
      )}
    </div>
  );
};

const Tab = (props: {
  readonly id: string;
  readonly icon: IconName;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}) => (
  <button
    type="button"
    id={`${props.id}-tab`}
    role="tab"
    class="net-tab-button"
    aria-selected={props.chosen}
    aria-controls={props.id}
    tabIndex={props.chosen ? 0 : -1}
    onClick={props.onChoose}
  >
    <Icon name={props.icon} size={17} />
    {props.children}
  </button>
);

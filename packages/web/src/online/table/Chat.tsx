/** The chat: messages, an input field, and quick phrases that are translated for each reader. */

import { CHAT_PRESETS, type ChatMessage, LIMITS, type Said } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { ago, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { notify } from '../../ui/Toast.tsx';
import { BotOf } from '../BotOf.tsx';
import type { ChatState } from '../chat.ts';
import { errorText } from '../error-text.ts';
import { joinTable } from '../lobby.ts';
import { shownName } from '../names.ts';
import { me, mute } from '../people.ts';
import type { Watch } from '../watch.ts';
import { ReportDialog } from './ReportDialog.tsx';
import './chat.css';
import { SCROLLS } from '../../ui/scrolls.ts';

interface ChatProps {
  readonly watch: Watch;
  readonly chat: ChatState;
}

export const Chat = (props: ChatProps) => {
  const reported = useSignal<ChatMessage | null>(null);
  return (
    <div class="chat">
      <ChatLines {...props} onReport={(line) => (reported.value = line)} />
      <Composer watch={props.watch} />
      {reported.value !== null && (
        <ReportDialog
          table={props.watch.id}
          line={reported.value}
          onClose={() => {
            reported.value = null;
          }}
        />
      )}
    </div>
  );
};

const ChatLines = ({ chat, onReport }: ChatProps & { readonly onReport: (line: ChatMessage) => void }) => {
  const list = useRef<HTMLOListElement>(null);
  const lines = chat.lines.value;
  const last = lines.at(-1)?.line;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, chat.isOpen.value]);
  return (
    <ol ref={list} class="chat-lines" {...SCROLLS} aria-label={t('online.chatLabel')} aria-live="polite">
      {lines.length === 0 && <li class="log-empty">{t('online.chatEmpty')}</li>}
      {lines.map((line) => (
        <ChatLine key={line.line} line={line} onReport={() => onReport(line)} />
      ))}
    </ol>
  );
};

const wordsOf = (said: Said): string => (said.type === 'preset' ? t(`online.say-${said.words}`) : said.words);

const ChatLine = (props: { readonly line: ChatMessage; readonly onReport: () => void }) => {
  const { line } = props;
  const { person, said, at } = line;
  const name = shownName(person);
  const isMine = person.id === me.value?.id;
  return (
    <li class="chat-line" data-mine={isMine}>
      <Badge enamel={person.colour} initial={[...name][0]?.toLocaleUpperCase() ?? '?'} />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <BotOf bot={person.bot} />
        {line.seat === null && <span class="chat-role">{t('online.spectator')}</span>}{' '}
        {/* The language of a message is unknown. */}
        <span lang={said.type === 'preset' ? undefined : ''} dir="auto" title={ago(at)}>
          {wordsOf(said)}
        </span>
      </p>
      {!isMine && (
        <Menu
          label={t('online.about', { name })}
          icon="more"
          items={[
            {
              key: 'mute',
              icon: 'mute',
              label: t('online.mute', { name }),
              onChoose: () => muteWithToast(person.id, name),
            },
            { key: 'report', icon: 'flag', label: t('online.report'), onChoose: props.onReport },
          ]}
        />
      )}
    </li>
  );
};

const muteWithToast = (id: string, name: string): void => {
  mute(id, true).then((answer) =>
    notify({ key: 'mute', text: () => (answer.ok ? t('online.muted', { name }) : errorText(answer.error)) }),
  );
};

const lengthOf = (text: string): number => [...text.trim()].length;

/** Joins the table as a spectator first, because only members may chat. */
const sendChatAt = async (watch: Watch, said: Said): Promise<string | null> => {
  const isIn = watch.room.peek()?.members.some(({ person, role }) => person.id === me.peek()?.id && role !== 'asking');
  const joined = isIn === true ? null : await joinTable(watch.id, 'spectator');
  if (joined !== null && !joined.ok) return errorText(joined.error);
  const error = await watch.sendChat(said);
  return error === null ? null : errorText(error);
};

const Composer = ({ watch }: { readonly watch: Watch }) => {
  const text = useSignal('');
  const fault = useSignal<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const onlyPresets = watch.room.value?.plan.chat === 'presets';
  const say = async (said: Said): Promise<void> => {
    fault.value = null;
    fault.value = await sendChatAt(watch, said);
  };
  const submit = (): void => {
    const words = text.peek().trim();
    if (words === '') return;
    if (lengthOf(words) > LIMITS.chatLength) {
      fault.value = t('online.chatTooLong', { max: LIMITS.chatLength });
      return;
    }
    text.value = '';
    say({ type: 'text', words }).catch(reportError);
    field.current?.focus();
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Phrases onSay={(said) => say(said).catch(reportError)} />
      {!onlyPresets && (
        <>
          <input
            ref={field}
            class="field"
            value={text.value}
            aria-label={t('online.chatField')}
            aria-describedby={fault.value === null ? undefined : faultId}
            placeholder={t('online.chatField')}
            autocomplete="off"
            enterkeyhint="send"
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <Button type="submit" look="icon" icon="send" label={t('online.send')} />
        </>
      )}
      {fault.value !== null && (
        <p id={faultId} class="field-fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
};

const Phrases = ({ onSay }: { readonly onSay: (said: Said) => void }) => (
  <Menu
    label={t('online.phrases')}
    icon="bubble"
    items={CHAT_PRESETS.map((words) => ({
      key: words,
      label: t(`online.say-${words}`),
      onChoose: () => onSay({ type: 'preset', words }),
    }))}
  />
);

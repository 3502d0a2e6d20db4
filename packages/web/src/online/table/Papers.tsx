/** What lies over the table page now and then: the chat of a phone, people, leaving, what was missed, words for readers. */

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import type { Sitting, SittingProps } from '../../table/extras.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/Toast.tsx';
import { ANNOUNCE_MS, WARN_MS } from '../clock.ts';
import { leaveTable } from '../lobby.ts';
import { timeOf } from '../time-left.ts';
import { troubleText } from '../words.ts';
import { Away } from './Away.tsx';
import { type Around, isCutOff } from './around.ts';
import { Chat } from './Chat.tsx';
import { isPhone } from './layout.ts';
import { PeopleDialog } from './PeopleDialog.tsx';

interface PapersProps extends SittingProps {
  readonly around: Around;
}

export const Papers = (props: PapersProps) => {
  const { around } = props;
  const since = around.away.value;
  return (
    <>
      {around.chat.isOpen.value && isPhone.value && <ChatSheet around={around} />}
      {around.dialog.value === 'people' && <PeopleDialog {...props} />}
      {around.dialog.value === 'leave' && <LeaveDialog {...props} />}
      {since !== null && <Away {...props} since={since} />}
      <Spoken {...props} />
    </>
  );
};

/** On phones the chat covers the dock, never the board. */
const ChatSheet = ({ around }: { readonly around: Around }) => {
  const sheet = useRef<HTMLElement>(null);
  const close = (): void => {
    around.chat.isOpen.value = false;
  };
  useEffect(() => sheet.current?.querySelector<HTMLElement>('.field')?.focus(), []);
  return (
    <section
      ref={sheet}
      class="chat-sheet"
      aria-label={t('online.chat')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2>{t('online.chat')}</h2>
        <Button look="icon" icon="close" label={t('shell.close')} onPress={close} />
      </header>
      <Chat watch={around.watch} chat={around.chat} />
    </section>
  );
};

const LeaveDialog = ({ around, sitting }: PapersProps) => {
  const close = (): void => {
    around.dialog.value = null;
  };
  const leave = async (): Promise<void> => {
    close();
    const answer = await leaveTable(around.watch.id);
    if (answer.ok) navigate('/lobby');
    else notify({ key: 'leave', text: () => troubleText(answer.error) });
  };
  return (
    <ConfirmDialog
      title={t('online.leaveTitle')}
      confirm={t('online.leave')}
      look="danger"
      onClose={close}
      onConfirm={() => leave().catch(reportError)}
    >
      <p>{t(sitting.people.length > 0 ? 'online.leaveText' : 'online.leaveWatching')}</p>
    </ConfirmDialog>
  );
};

/** For screen readers: the line going and coming back, and time running out. */
const Spoken = ({ around, sitting }: PapersProps) => {
  const lost = isCutOff(around);
  const wasLost = useRef(false);
  useEffect(() => {
    wasLost.current ||= lost;
  }, [lost]);
  const back = !lost && wasLost.current ? t('online.backOnline') : '';
  return (
    <>
      <p class="visually-hidden" role="status">
        {lost ? t('online.connectionLost') : back}
      </p>
      <p class="visually-hidden" role="alert">
        {hurry(around, sitting)}
      </p>
    </>
  );
};

/** Said twice at most, since the words change only twice. */
const hurry = (around: Around, sitting: Sitting): string => {
  const seat = sitting.actor;
  const clock = around.watch.clock.value;
  if (seat === null || clock === null) return '';
  const time = timeOf(clock, seat, around.tick.value.now);
  if (time === null || !time.isRunning || time.ms > WARN_MS) return '';
  return time.ms > ANNOUNCE_MS ? t('online.hurry') : t('online.hurryBot');
};

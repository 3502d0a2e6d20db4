/** Overlays of the table page: chat sheet on phones, dialogs, missed events, announcements. */

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import type { AnyModelProps, AnyTableModel } from '../../table/extras.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/Toast.tsx';
import { ANNOUNCE_MS, WARN_MS } from '../clock.ts';
import { DiceDialog } from '../DiceSeal.tsx';
import { errorText } from '../error-text.ts';
import { leaveTable } from '../lobby.ts';
import { timeOf } from '../time-left.ts';
import { Chat } from './Chat.tsx';
import { isCutOff, type OnlineContext } from './context.ts';
import { isPhone } from './layout.ts';
import { PeopleDialog } from './PeopleDialog.tsx';

interface OverlaysProps extends AnyModelProps {
  readonly context: OnlineContext;
}

export const Overlays = (props: OverlaysProps) => {
  const { context } = props;
  return (
    <>
      {context.chat.isOpen.value && isPhone.value && <ChatSheet context={context} />}
      {context.dialog.value === 'people' && <PeopleDialog {...props} />}
      {context.dialog.value === 'leave' && <LeaveDialog {...props} />}
      {context.dialog.value === 'dice' && <Dice context={context} />}
      <Announcements {...props} />
    </>
  );
};

const Dice = ({ context }: Pick<OverlaysProps, 'context'>) => {
  const room = context.watch.room.value;
  const close = (): void => {
    context.dialog.value = null;
  };
  return room && <DiceDialog room={room} onClose={close} />;
};

/** On phones the chat covers the dock and never the board. */
const ChatSheet = ({ context }: { readonly context: OnlineContext }) => {
  const sheet = useRef<HTMLElement>(null);
  const close = (): void => {
    context.chat.isOpen.value = false;
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
      <Chat watch={context.watch} chat={context.chat} />
    </section>
  );
};

const LeaveDialog = ({ context, model }: OverlaysProps) => {
  const close = (): void => {
    context.dialog.value = null;
  };
  const leave = async (): Promise<void> => {
    close();
    const answer = await leaveTable(context.watch.id);
    if (answer.ok) navigate('/lobby');
    else notify({ key: 'leave', text: () => errorText(answer.error) });
  };
  return (
    <ConfirmDialog
      title={t('online.leaveTitle')}
      confirm={t('online.leave')}
      look="danger"
      onClose={close}
      onConfirm={() => leave().catch(reportError)}
    >
      <p>{t(model.people.length > 0 ? 'online.leaveText' : 'online.leaveWatching')}</p>
    </ConfirmDialog>
  );
};

/** Announces loss and return of the connection, and the end of the clock, to screen readers. */
const Announcements = ({ context, model }: OverlaysProps) => {
  const lost = isCutOff(context);
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
        {clockWarning(context, model)}
      </p>
    </>
  );
};

/** The text changes at most twice, so it is announced at most twice. */
const clockWarning = (context: OnlineContext, model: AnyTableModel): string => {
  const seat = model.actor;
  const clock = context.watch.clock.value;
  if (seat === null || clock === null) return '';
  const time = timeOf(clock, seat, context.tick.value.now);
  if (time === null || !time.isRunning || time.ms > WARN_MS) return '';
  return time.ms > ANNOUNCE_MS ? t('online.clockWarning') : t('online.clockWarningBot');
};

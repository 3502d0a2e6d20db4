/** Assembles the parts that an online table adds to the table page. */

import type { Coded } from '@fremont/kernel';
import type { Occupant, Version } from '@fremont/table';
import { type MessageKey, t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import type { AnyTableModel, RematchControl, TableExtras } from '../../table/extras.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { notify } from '../../ui/Toast.tsx';
import { errorText } from '../error-text.ts';
import { playAgain } from '../lobby.ts';
import { occupantsOf } from '../names.ts';
import { askForNotices, noticePermission } from '../notify.ts';
import type { OnlineContext } from './context.ts';
import { onlineControls } from './controls.ts';
import { LogPanel } from './LogPanel.tsx';
import { onlineLettering } from './lettering.ts';
import { Notice } from './Notice.tsx';
import { Overlays } from './Overlays.tsx';
import { RematchNote } from './RematchNote.tsx';
import { Status } from './Status.tsx';
import { SeatClock, SeatNote } from './seats.tsx';
import './online-table.css';

export const onlineExtras = (context: OnlineContext, seen: () => Version | null): TableExtras => ({
  seats: context.seats,
  seen,
  occupants: () => occupantsIn(context),
  name: () => context.watch.room.value?.plan.title ?? '',
  lettering: (model, plain) => onlineLettering(context, model, plain),
  controls: (model) => onlineControls(context, model),
  menu: (model) => menuItems(context, model),
  failure: failureText,
  rematch: () => rematchOf(context),
  RematchNote: (props) => <RematchNote context={context} {...props} />,
  Status: () => <Status context={context} />,
  SeatNote: (props) => <SeatNote context={context} {...props} />,
  SeatClock: (props) => <SeatClock context={context} {...props} />,
  Notice: (props) => <Notice context={context} {...props} />,
  LogPanel: ({ log }) => <LogPanel context={context} log={log} />,
  Overlays: (props) => <Overlays context={context} {...props} />,
});

/** The room is known before its table opens, so it is never null in practice. */
const occupantsIn = ({ watch }: OnlineContext): readonly Occupant[] =>
  watch.room.value === null ? [] : occupantsOf(watch.room.value);

const FAILURES: Readonly<Record<string, MessageKey>> = {
  storageUnavailable: 'online.errorStorage',
  badMessage: 'online.errorOther',
  botPlays: 'online.failBotPlays',
  botKept: 'online.botPlaysVoted',
  undoAsked: 'online.failUndoAsked',
  noUndoAsked: 'online.failNoUndoAsked',
  undoAskLimit: 'online.failUndoAskLimit',
  changeLimit: 'online.failChangeLimit',
  outOfTime: 'online.failOutOfTime',
  tooFewVoters: 'online.failTooFewVoters',
};

const failureText = ({ code }: Coded): string | null => {
  const key = FAILURES[code];
  return key === undefined ? null : t(key);
};

/** Players start or join it. Spectators can only follow it. */
const rematchOf = ({ watch, seats }: OnlineContext): RematchControl | null => {
  const table = watch.room.value?.rematch ?? null;
  if (seats.length > 0) {
    return { label: t(table === null ? 'table.rematch' : 'online.joinRematch'), run: () => startRematch(watch) };
  }
  return table === null ? null : { label: t('online.watchRematch'), run: () => navigate(`/online/${table}`) };
};

const startRematch = (watch: OnlineContext['watch']): void => {
  playAgain(watch.id).then((answer) => {
    if (answer.ok) navigate(`/online/${answer.value}`);
    else notify({ key: 'rematch', text: () => errorText(answer.error) });
  }, reportError);
};

const menuItems = (context: OnlineContext, model: AnyTableModel): readonly MenuItem[] => [
  {
    key: 'people',
    icon: 'people',
    label: t('online.people'),
    onChoose: () => {
      context.dialog.value = 'people';
    },
  },
  {
    key: 'dice',
    icon: 'seal',
    label: t('table.dice'),
    onChoose: () => {
      context.dialog.value = 'dice';
    },
  },
  ...(noticePermission.value === 'default'
    ? [
        {
          key: 'notices',
          icon: 'bell' as const,
          label: t('online.noticesAsk'),
          onChoose: () => {
            askForNotices().catch(reportError);
          },
        },
      ]
    : []),
  { key: 'replay', icon: 'play', label: t('table.replay'), onChoose: () => navigate(`/match/${context.watch.id}`) },
  { key: 'lobby', icon: 'globe' as const, label: t('shell.lobby'), onChoose: () => navigate('/lobby') },
  {
    key: 'leave',
    icon: 'door',
    label: t(model.people.length > 0 ? 'online.leave' : 'online.stopWatching'),
    onChoose: () => {
      context.dialog.value = 'leave';
    },
  },
];

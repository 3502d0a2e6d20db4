/** What an online table adds to the table page, assembled. */

import type { Coded } from '@fremont/kernel';
import type { Occupant } from '@fremont/table';
import { type MessageKey, t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import type { Sitting, TableExtras } from '../../table/extras.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { notify } from '../../ui/Toast.tsx';
import { playAgain } from '../lobby.ts';
import { occupantsOf } from '../names.ts';
import { askForNotices, noticePermission } from '../notify.ts';
import { troubleText } from '../words.ts';
import type { Around } from './around.ts';
import { controlsAround } from './controls.ts';
import { LogPanel } from './LogPanel.tsx';
import { letteringAround } from './lettering.ts';
import { Notice } from './Notice.tsx';
import { Papers } from './Papers.tsx';
import { Status } from './Status.tsx';
import { SeatClock, SeatNote } from './seats.tsx';
import './online-table.css';

export const onlineExtras = (around: Around): TableExtras => ({
  seats: around.seats,
  occupants: () => occupantsAround(around),
  name: () => around.watch.room.value?.plan.title ?? '',
  lettering: (sitting, plain) => letteringAround(around, sitting, plain),
  controls: (sitting) => controlsAround(around, sitting),
  menu: (sitting) => menuItems(around, sitting),
  failure: failureText,
  rematch: () => rematch(around),
  Status: () => <Status around={around} />,
  SeatNote: (props) => <SeatNote around={around} {...props} />,
  SeatClock: (props) => <SeatClock around={around} {...props} />,
  Notice: (props) => <Notice around={around} {...props} />,
  LogPanel: ({ log }) => <LogPanel around={around} log={log} />,
  Papers: (props) => <Papers around={around} {...props} />,
});

/** A table is opened out of its room, so there always is one. */
const occupantsAround = ({ watch }: Around): readonly Occupant[] =>
  watch.room.value === null ? [] : occupantsOf(watch.room.value);

const FAILURES: Readonly<Record<string, MessageKey>> = {
  storageUnavailable: 'online.troubleStorage',
  badMessage: 'online.troubleOther',
  botPlays: 'online.failBotPlays',
  botKept: 'online.stoodInVoted',
  undoAsked: 'online.failUndoAsked',
  noUndoAsked: 'online.failNoUndoAsked',
};

const failureText = ({ code }: Coded): string | null => {
  const key = FAILURES[code];
  return key === undefined ? null : t(key);
};

const rematch = ({ watch }: Around): void => {
  playAgain(watch.id).then((answer) => {
    if (answer.ok) navigate(`/online/${answer.value}`);
    else notify({ key: 'rematch', text: () => troubleText(answer.error) });
  }, reportError);
};

const menuItems = (around: Around, sitting: Sitting): readonly MenuItem[] => [
  {
    key: 'people',
    icon: 'people',
    label: t('online.people'),
    onChoose: () => {
      around.dialog.value = 'people';
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
  { key: 'lobby', icon: 'globe' as const, label: t('shell.lobby'), onChoose: () => navigate('/lobby') },
  {
    key: 'leave',
    icon: 'door',
    label: t(sitting.people.length > 0 ? 'online.leave' : 'online.stopWatching'),
    onChoose: () => {
      around.dialog.value = 'leave';
    },
  },
];

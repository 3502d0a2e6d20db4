/** The connection of this page: one WebSocket, opened when an online table or the lobby first needs it. */

import type { FromServer } from '@fremont/table/protocol';
import { effect } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { navigate } from '../router/index.ts';
import { notify } from '../ui/Toast.tsx';
import { Connection } from './connection.ts';
import { ban, isKnown } from './hello.ts';
import { showNotice } from './notify.ts';
import { me, whoAmI } from './people.ts';

const SOCKET_PATH = '/ws';

const address = (): string => {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

const connection = new Connection({
  connect: () => new WebSocket(address()),
  random: Math.random,
  now: Date.now,
  // A server that no longer knows this device refuses the socket without a reason, so ask for it.
  onRefused: () => {
    whoAmI().then((answer) => {
      if (answer.ok && answer.value === null) connection.stop();
    }, reportError);
  },
});

let person: string | null = null;

/** Signing in as another person opens a new connection. */
const followPerson = (): void => {
  const id = me.value?.id ?? null;
  if (id === person) return;
  person = id;
  connection.stop();
  if (id !== null) connection.start();
};

/** Notifies the person of their turn at a table that this page does not show. */
const announceTurn = (message: FromServer): void => {
  if (message.type !== 'yourTurn') return;
  notify({ key: 'yourTurn', text: () => t('online.turnElsewhere') });
  showNotice(message.table, t('online.titleYourTurn'), t('online.turnElsewhere'), () =>
    navigate(`/online/${message.table}`),
  );
};

const noteBan = (message: FromServer): void => {
  if (message.type === 'error' && message.error.code === 'banned' && 'until' in message.error)
    ban.value = message.error;
};

let started = false;

/** Returns the connection and keeps it open from now on. It connects once the person is known. */
export const openConnection = (): Connection => {
  if (started) return connection;
  started = true;
  effect(followPerson);
  connection.onMessage(announceTurn);
  connection.onMessage(noteBan);
  addEventListener('online', () => connection.retryNow());
  addEventListener('offline', () => connection.check());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isKnown.peek()) connection.check();
  });
  return connection;
};

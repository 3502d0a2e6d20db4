/** The line of this page: one WebSocket, made when an online table or the lobby first needs it. */

import type { FromServer } from '@fremont/table/protocol';
import { effect } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { navigate } from '../router/index.ts';
import { notify } from '../ui/Toast.tsx';
import { isKnown } from './hello.ts';
import { showNotice } from './notify.ts';
import { me, whoAmI } from './people.ts';
import { Line } from './socket.ts';

const SOCKET_PATH = '/ws';

const address = (): string => {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

const line = new Line({
  connect: () => new WebSocket(address()),
  random: Math.random,
  now: Date.now,
  // A server that no longer knows this device refuses the socket without a word about it.
  onRefused: () => {
    whoAmI().then((answer) => {
      if (answer.ok && answer.value === null) line.stop();
    }, reportError);
  },
});

let person: string | null = null;

/** Whoever becomes somebody else gets a line of their own. */
const followPerson = (): void => {
  const id = me.value?.id ?? null;
  if (id === person) return;
  person = id;
  line.stop();
  if (id !== null) line.start();
};

/** A table that this page does not show waits for this person. */
const hearCalls = (message: FromServer): void => {
  if (message.type !== 'yourTurn') return;
  notify({ key: 'yourTurn', text: () => t('online.turnElsewhere') });
  showNotice(message.table, t('online.titleYourTurn'), t('online.turnElsewhere'), () =>
    navigate(`/online/${message.table}`),
  );
};

let started = false;

/** The line, kept up from now on. There must be a person first: strangers have nothing to say. */
export const openLine = (): Line => {
  if (started) return line;
  started = true;
  effect(followPerson);
  line.onMessage(hearCalls);
  addEventListener('online', () => line.retryNow());
  addEventListener('offline', () => line.check());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isKnown.peek()) line.check();
  });
  return line;
};

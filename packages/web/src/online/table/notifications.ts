/** Notifies a person whose page is hidden, and tells the server what they have seen when they return. */

import { computed, effect } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { playCue } from '../../sound/index.ts';
import type { AnyTableModel } from '../../table/extras.ts';
import { notify } from '../../ui/Toast.tsx';
import { ANNOUNCE_MS } from '../clock.ts';
import { showNotice } from '../notify.ts';
import type { OnlineClient } from '../tables.ts';
import { timeOf } from '../time-left.ts';
import type { OnlineContext } from './context.ts';

/** True if the table waits for a person at this device. */
const isAsked = ({ update, people }: AnyTableModel): boolean => {
  const { toAct, players, outcome } = update.value;
  return outcome === null && toAct.some((seat) => people.includes(seat) && players[seat]?.by === 'person');
};

/** Shows the turn in the tab title. A hidden page also sends a notification, if permitted. */
export const notifyOfTurn = ({ watch }: OnlineContext, model: AnyTableModel, title: () => string): (() => void) => {
  const mine = computed(() => isAsked(model));
  const stopTitle = effect(() => {
    document.title = mine.value ? `● ${t('online.titleYourTurn')} · ${title()}` : `${title()} · Fremont`;
  });
  const stopNotice = effect(() => {
    if (mine.value) showNotice(watch.id, t('online.titleYourTurn'), title(), () => navigate(`/online/${watch.id}`));
  });
  return () => {
    stopTitle();
    stopNotice();
  };
};

/** Plays a tick in each of the last seconds for the person who must act. The letterboard counts down too. */
export const playClockTicks = ({ watch, tick }: OnlineContext, model: AnyTableModel): (() => void) => {
  let lastSecond = Infinity;
  return effect(() => {
    const seat = model.actor;
    const time = seat === null ? null : timeOf(watch.clock.value, seat, tick.value.now);
    const second = time?.isRunning === true ? Math.ceil(time.ms / 1000) : Infinity;
    if (second < lastSecond && second * 1000 <= ANNOUNCE_MS && second > 0) playCue('clock');
    lastSecond = second;
  });
};

/** Tells the person who asked for an undo that it was refused. A refusal leaves the open decisions unchanged. */
export const announceRefusedUndo = (model: AnyTableModel): (() => void) => {
  let before = model.update.peek();
  return effect(() => {
    const now = model.update.value;
    const wasMine = before.undoAsk !== null && model.people.includes(before.undoAsk.seat);
    const isSame = JSON.stringify(before.asks) === JSON.stringify(now.asks);
    if (wasMine && now.undoAsk === null && isSame && now.version > before.version)
      notify({ key: 'undo', text: () => t('online.undoRefused') });
    before = now;
  });
};

/** Reports what was shown to a hidden page once the page is visible again. */
export const reportReturn = (client: OnlineClient): (() => void) => {
  const follow = (): void => {
    if (!document.hidden) client.front();
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
};

/** Reaching somebody who looks elsewhere, and telling them what they missed when they are back. */

import type { Version } from '@fremont/table';
import { computed, effect } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { playCue } from '../../sound/index.ts';
import type { Sitting } from '../../table/extras.ts';
import { notify } from '../../ui/Toast.tsx';
import { ANNOUNCE_MS } from '../clock.ts';
import { showNotice } from '../notify.ts';
import type { OnlineClient } from '../tables.ts';
import { timeOf } from '../time-left.ts';
import type { Around } from './around.ts';

/** Whether the table waits for somebody at this device. */
const isAsked = ({ update, people }: Sitting): boolean => {
  const { toAct, players, outcome } = update.value;
  return outcome === null && toAct.some((seat) => people.includes(seat) && players[seat]?.by === 'person');
};

/** The title of the tab says whose turn it is; a hidden page also sends a notice if it may. */
export const callOut = ({ watch }: Around, sitting: Sitting, title: () => string): (() => void) => {
  const mine = computed(() => isAsked(sitting));
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

/** The last seconds tick, for whoever is asked and nobody else; the letterboard says the same. */
export const tickAtTheEnd = ({ watch, tick }: Around, sitting: Sitting): (() => void) => {
  let told = Infinity;
  return effect(() => {
    const seat = sitting.actor;
    const time = seat === null ? null : timeOf(watch.clock.value, seat, tick.value.now);
    const second = time?.isRunning === true ? Math.ceil(time.ms / 1000) : Infinity;
    if (second < told && second * 1000 <= ANNOUNCE_MS && second > 0) playCue('clock');
    told = second;
  });
};

/** Whoever asked for an undo hears that it was refused: the question stands as it did before. */
export const hearRefusals = (sitting: Sitting): (() => void) => {
  let before = sitting.update.peek();
  return effect(() => {
    const now = sitting.update.value;
    const wasMine = before.undoAsk !== null && sitting.people.includes(before.undoAsk.seat);
    const isSame = JSON.stringify(before.asks) === JSON.stringify(now.asks);
    if (wasMine && now.undoAsk === null && isSame && now.version > before.version)
      notify({ key: 'undo', text: () => t('online.undoRefused') });
    before = now;
  });
};

/** Shorter looks elsewhere are no absence. */
const AWAY_MS = 20_000;

/** On opening the table, and on coming back to a page that was hidden: what happened in between. */
export const tellOnReturn = ({ away }: Around, client: OnlineClient, sitting: Sitting): (() => void) => {
  const tell = (since: Version): void => {
    const { outcome } = sitting.update.peek();
    if (sitting.people.length > 0 && outcome === null && sitting.linesSince(since).length > 0) away.value = since;
  };
  if (client.seen !== null && client.seen > 0) tell(client.seen);
  let left: { readonly version: Version; readonly at: number } | null = null;
  const follow = (): void => {
    if (document.hidden) {
      left ??= { version: sitting.update.peek().version, at: Date.now() };
      return;
    }
    client.front();
    if (left !== null && Date.now() - left.at > AWAY_MS) tell(left.version);
    left = null;
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
};

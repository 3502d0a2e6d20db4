/** The letterboard of an online table: connection, clock and requests of other people come first. */

import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import type { AnyTableModel } from '../../table/extras.ts';
import type { Lettering } from '../../table/game-screen.ts';
import { playerAt } from '../../table/players.ts';
import { ANNOUNCE_MS, COUNTDOWN_MS, clockText, WARN_MS } from '../clock.ts';
import { timeOf } from '../time-left.ts';
import { isCutOff, type OnlineContext } from './context.ts';

export const onlineLettering = (context: OnlineContext, model: AnyTableModel, plain: Lettering): Lettering => {
  if (isCutOff(context)) return cutOff();
  if (model.update.value.outcome !== null) return plain;
  return asked(model) ?? withClock(context, model, watched(model, plain));
};

const cutOff = (): Lettering => ({
  lit: false,
  eyebrow: t('online.noConnection'),
  headline: t('online.tryingAgain'),
  subline: t('online.choiceKept'),
});

/** The seats at this device that must answer an undo request. */
export const awaitedHere = ({ update, people }: AnyTableModel): readonly Seat[] => {
  const { undoAsk } = update.value;
  return undoAsk?.awaited.filter((seat) => people.includes(seat)) ?? [];
};

const asked = (model: AnyTableModel): Lettering | null => {
  const { undoAsk } = model.update.value;
  if (undoAsk === null || awaitedHere(model).length === 0) return null;
  const { name } = playerAt(model.players, undoAsk.seat);
  return {
    lit: true,
    eyebrow: t('online.asks', { name }),
    headline: t('online.takeBackMove'),
    subline: t('online.takeBackNote'),
  };
};

/** Seats of people at this device that a bot plays now. */
export const botPlayedHere = ({ update, people }: AnyTableModel): readonly Seat[] =>
  people.filter((seat) => update.value.players[seat]?.by === 'bot');

const watched = (model: AnyTableModel, plain: Lettering): Lettering => {
  if (plain.lit) return plain;
  if (model.people.length === 0) return { ...plain, eyebrow: t('online.watching') };
  return botPlayedHere(model).length === model.people.length ? { ...plain, eyebrow: t('online.botPlays') } : plain;
};

const withClock = (context: OnlineContext, model: AnyTableModel, plain: Lettering): Lettering => {
  const [seat] = model.update.value.toAct;
  if (seat === undefined) return plain;
  const time = timeOf(context.watch.clock.value, seat, context.tick.value.now);
  if (time === null || !time.isRunning) return plain;
  const left = t('online.timeLeft', { time: clockText(time.ms) });
  if (model.actor !== seat) return { ...plain, subline: `${left} · ${plain.subline}` };
  if (time.ms <= COUNTDOWN_MS) return { ...plain, headline: clockText(time.ms), subline: t('online.thenBot') };
  if (time.ms <= ANNOUNCE_MS) return { ...plain, subline: `${left} · ${t('online.thenBot')}` };
  // With more time left the clock at the seat suffices.
  return time.ms <= WARN_MS ? { ...plain, subline: `${left} · ${plain.subline}` } : plain;
};

/** What the letterboard says when the network, the clock or other people have something to say. */

import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import type { Sitting } from '../../table/extras.ts';
import type { Lettering } from '../../table/game-screen.ts';
import { playerAt } from '../../table/players.ts';
import { ANNOUNCE_MS, COUNTDOWN_MS, clockText, WARN_MS } from '../clock.ts';
import { timeOf } from '../time-left.ts';
import { type Around, isCutOff } from './around.ts';

export const letteringAround = (around: Around, sitting: Sitting, plain: Lettering): Lettering => {
  if (isCutOff(around)) return cutOff();
  if (sitting.update.value.outcome !== null) return plain;
  return asked(sitting) ?? withClock(around, sitting, watched(sitting, plain));
};

const cutOff = (): Lettering => ({
  lit: false,
  eyebrow: t('online.noConnection'),
  headline: t('online.tryingAgain'),
  subline: t('online.choiceKept'),
});

/** The seats at this device whose answer an open request for an undo waits for. */
export const awaitedHere = ({ update, people }: Sitting): readonly Seat[] => {
  const { undoAsk } = update.value;
  return undoAsk?.awaited.filter((seat) => people.includes(seat)) ?? [];
};

const asked = (sitting: Sitting): Lettering | null => {
  const { undoAsk } = sitting.update.value;
  if (undoAsk === null || awaitedHere(sitting).length === 0) return null;
  const { name } = playerAt(sitting.players, undoAsk.seat);
  return {
    lit: true,
    eyebrow: t('online.asks', { name }),
    headline: t('online.takeBackMove'),
    subline: t('online.takeBackNote'),
  };
};

/** Seats of people at this device that a bot plays now. */
export const stoodInHere = ({ update, people }: Sitting): readonly Seat[] =>
  people.filter((seat) => update.value.players[seat]?.by === 'bot');

const watched = (sitting: Sitting, plain: Lettering): Lettering => {
  if (plain.lit) return plain;
  if (sitting.people.length === 0) return { ...plain, eyebrow: t('online.watching') };
  return stoodInHere(sitting).length === sitting.people.length ? { ...plain, eyebrow: t('online.botPlays') } : plain;
};

const withClock = (around: Around, sitting: Sitting, plain: Lettering): Lettering => {
  const [seat] = sitting.update.value.toAct;
  if (seat === undefined) return plain;
  const time = timeOf(around.watch.clock.value, seat, around.tick.value.now);
  if (time === null || !time.isRunning) return plain;
  const left = t('online.timeLeft', { time: clockText(time.ms) });
  if (sitting.actor !== seat) return { ...plain, subline: `${left} · ${plain.subline}` };
  if (time.ms <= COUNTDOWN_MS) return { ...plain, headline: clockText(time.ms), subline: t('online.thenBot') };
  if (time.ms <= ANNOUNCE_MS) return { ...plain, subline: `${left} · ${t('online.thenBot')}` };
  // Before that the clock at the seat will do, and the board is free to say what is wanted.
  return time.ms <= WARN_MS ? { ...plain, subline: `${left} · ${plain.subline}` } : plain;
};

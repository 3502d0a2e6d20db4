/** What a seat card says about the person: here or away, who plays for them, how much time they have. */

import { type Seat, seatAt } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import type { SittingProps } from '../../table/extras.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockText, WARN_MS } from '../clock.ts';
import { timeOf } from '../time-left.ts';
import { type Around, isPresent } from './around.ts';

interface SeatProps extends SittingProps {
  readonly around: Around;
  readonly seat: Seat;
}

/** In a few words. */
export const seatWords = ({ around, sitting, seat }: SeatProps): string => {
  const player = sitting.update.value.players[seat];
  if (player?.by === 'bot') return t(player.why === 'voted' ? 'online.botStays' : 'online.botStandsIn');
  // Only worth saying where the device is shared; who else would be meant by YOU.
  if (sitting.people.length > 1 && sitting.people.includes(seat)) return t('table.here');
  return t(isPresent(around, seat) ? 'online.present' : 'online.absent');
};

export const SeatNote = (props: SeatProps) => {
  const { around, sitting, seat } = props;
  const byBot = sitting.update.value.players[seat]?.by === 'bot';
  return (
    <>
      {byBot ? <Icon name="bot" size={14} /> : <i class="net-dot" data-present={isPresent(around, seat)} />}
      <span>{seatWords(props)}</span>
    </>
  );
};

/** Bots need no time. */
export const SeatClock = ({ around, sitting, seat }: SeatProps) =>
  sitting.update.value.players[seat]?.by === 'person' ? <Clock around={around} seat={seat} /> : null;

/** On phones there are no seat cards: the clock that runs stands in the top bar. */
export const RunningClock = ({ around }: { readonly around: Around }) => {
  const running = around.watch.clock.value?.running[0];
  return running === undefined ? null : <Clock around={around} seat={seatAt(running.seat)} class="net-clock-phone" />;
};

const Clock = (props: { readonly around: Around; readonly seat: Seat; readonly class?: string }) => {
  const { around, seat } = props;
  const clock = around.watch.clock.value;
  if (clock === null) return null;
  const time = timeOf(clock, seat, around.tick.value.now);
  if (time === null) return null;
  const text = clockText(time.ms);
  return (
    <span
      class={`net-clock ${props.class ?? ''}`}
      data-running={time.isRunning}
      data-short={time.isRunning && time.ms < WARN_MS}
      role="timer"
      aria-label={t('online.timeLeft', { time: text })}
    >
      {text}
    </span>
  );
};

/** The online part of a seat card: presence, bot, clock. */

import { type Seat, seatAt } from '@fremont/kernel';
import type { Person } from '@fremont/table/protocol';
import { t } from '../../i18n/index.ts';
import type { AnyModelProps } from '../../table/extras.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BotOf } from '../BotOf.tsx';
import { clockText, WARN_MS } from '../clock.ts';
import { timeOf } from '../time-left.ts';
import { isPresent, type OnlineContext, roomOf } from './context.ts';

interface SeatProps extends AnyModelProps {
  readonly context: OnlineContext;
  readonly seat: Seat;
}

/** The presence of a seat in a few words. */
export const seatWords = ({ context, model, seat }: SeatProps): string => {
  const player = model.update.value.players[seat];
  if (player?.by === 'bot') return t(player.why === 'voted' ? 'online.botTookOver' : 'online.botPlaysNow');
  // "This device" is only useful where several people share it.
  if (model.people.length > 1 && model.people.includes(seat)) return t('table.here');
  return t(isPresent(context, seat) ? 'online.present' : 'online.absent');
};

/** The owner, if a program plays the seat. */
export const programAt = (context: OnlineContext, seat: Seat): Person['bot'] => {
  const chair = roomOf(context)?.chairs[seat];
  return chair?.type === 'person' ? chair.person?.bot : undefined;
};

export const SeatNote = (props: SeatProps) => {
  const { context, model, seat } = props;
  const byBot = model.update.value.players[seat]?.by === 'bot';
  return (
    <>
      {byBot ? <Icon name="bot" size={14} /> : <i class="net-dot" data-present={isPresent(context, seat)} />}
      <span>{seatWords(props)}</span>
      <BotOf bot={programAt(context, seat)} />
    </>
  );
};

/** Bots have no clock. */
export const SeatClock = ({ context, model, seat }: SeatProps) =>
  model.update.value.players[seat]?.by === 'person' ? <Clock context={context} seat={seat} /> : null;

/** Phones show no seat cards, so the running clock is in the top bar. */
export const RunningClock = ({ context }: { readonly context: OnlineContext }) => {
  const running = context.watch.clock.value?.running[0];
  return running === undefined ? null : <Clock context={context} seat={seatAt(running.seat)} class="net-clock-phone" />;
};

const Clock = (props: { readonly context: OnlineContext; readonly seat: Seat; readonly class?: string }) => {
  const { context, seat } = props;
  const clock = context.watch.clock.value;
  if (clock === null) return null;
  const time = timeOf(clock, seat, context.tick.value.now);
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

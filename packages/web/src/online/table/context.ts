/** The state that the online parts of a table page share. */

import type { Seat } from '@fremont/kernel';
import type { Room } from '@fremont/table/protocol';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChatState } from '../chat.ts';
import type { Connection } from '../connection.ts';
import type { Watch } from '../watch.ts';

export type OnlineDialog = 'people' | 'leave' | 'dice';

export interface OnlineContext {
  readonly watch: Watch;
  readonly connection: Connection;
  /** The id of the person at this device. */
  readonly me: string | null;
  readonly seats: readonly Seat[];
  readonly chat: ChatState;
  readonly dialog: Signal<OnlineDialog | null>;
  /** Seats whose vote this person has answered or dismissed. */
  readonly settled: Signal<ReadonlySet<Seat>>;
  /** Components that read it render on every tick. */
  readonly tick: ReadonlySignal<Moment>;
}

export interface Moment {
  /** `performance.now()`, which is monotonic. */
  readonly now: number;
  /** `Date.now()`. */
  readonly day: number;
}

const thisMoment = (): Moment => ({ now: performance.now(), day: Date.now() });

const TICK_MS = 500;

/** Ticks only while a clock runs or the connection is down. */
export const startTicking = (watch: Watch, connection: Connection): { tick: ReadonlySignal<Moment>; stop(): void } => {
  const tick = signal(thisMoment());
  let timer: ReturnType<typeof setInterval> | null = null;
  const pause = (): void => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const stop = effect(() => {
    const counts = (watch.clock.value?.running.length ?? 0) > 0 || connection.state.value.type === 'offline';
    tick.value = thisMoment();
    pause();
    if (counts)
      timer = setInterval(() => {
        tick.value = thisMoment();
      }, TICK_MS);
  });
  return {
    tick,
    stop: () => {
      stop();
      pause();
    },
  };
};

export const roomOf = ({ watch }: OnlineContext): Room | null => watch.room.value;

export const isPresent = ({ watch }: OnlineContext, seat: Seat): boolean => watch.presence.value.present[seat] ?? true;

/** Shorter interruptions are not shown on the letterboard. */
const PATIENCE_MS = 800;

/** How long the connection has been down; null while connected. */
export const offlineMs = ({ connection, tick }: OnlineContext): number | null => {
  const state = connection.state.value;
  if (state.type !== 'offline') return null;
  return Math.max(0, tick.value.day - state.since);
};

export const isCutOff = (context: OnlineContext): boolean => (offlineMs(context) ?? 0) > PATIENCE_MS;

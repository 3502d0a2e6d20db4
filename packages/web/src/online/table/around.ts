/** Everything that stands around one online table on this page, gathered for its parts of the screen. */

import type { Seat } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import type { Room } from '@fremont/table/protocol';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChatState } from '../chat.ts';
import type { Line } from '../socket.ts';
import type { Watch } from '../watch.ts';

export type AroundDialog = 'people' | 'leave';

export interface Around {
  readonly watch: Watch;
  readonly line: Line;
  /** Who sits at this device. */
  readonly me: string | null;
  readonly seats: readonly Seat[];
  readonly chat: ChatState;
  readonly dialog: Signal<AroundDialog | null>;
  /** The version this person knew when they left; null when there is nothing to tell. */
  readonly away: Signal<Version | null>;
  /** Seats whose stand-in this person has heard of and does not want to vote on now. */
  readonly settled: Signal<ReadonlySet<Seat>>;
  /** Whoever reads it is drawn anew as it ticks. */
  readonly tick: ReadonlySignal<Moment>;
}

export interface Moment {
  /** On the page's own clock, which never jumps. */
  readonly now: number;
  /** The time of day. */
  readonly day: number;
}

const thisMoment = (): Moment => ({ now: performance.now(), day: Date.now() });

const TICK_MS = 500;

/** Ticks only while there is something to count. */
export const startTicking = (watch: Watch, line: Line): { tick: ReadonlySignal<Moment>; stop(): void } => {
  const tick = signal(thisMoment());
  let timer: ReturnType<typeof setInterval> | null = null;
  const pause = (): void => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const stop = effect(() => {
    const counts = (watch.clock.value?.running.length ?? 0) > 0 || line.state.value.type === 'offline';
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

export const roomOf = ({ watch }: Around): Room | null => watch.room.value;

export const isPresent = ({ watch }: Around, seat: Seat): boolean => watch.presence.value.present[seat] ?? true;

/** Shorter interruptions are not worth a word on the letterboard. */
const PATIENCE_MS = 800;

/** For how long the line has been down; null while it stands. */
export const offlineMs = ({ line, tick }: Around): number | null => {
  const state = line.state.value;
  if (state.type !== 'offline') return null;
  return Math.max(0, tick.value.day - state.since);
};

export const isCutOff = (around: Around): boolean => (offlineMs(around) ?? 0) > PATIENCE_MS;

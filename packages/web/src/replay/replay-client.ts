/** A replay behind the same interface as a table, so that the table page shows it. It has a place instead of a present. */

import { type GameTypes, type MatchRecord, type Seat, seatList } from '@fremont/kernel';
import type { Answer, Command, Update } from '@fremont/table';
import type { Perspective } from '@fremont/table/replay';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PastMatch } from '../table/past-match.ts';
import type { TableClient, TableSetting, TableSnapshot } from '../tables/types.ts';

const NO_ORDER = signal<object | null>(null);

/** The pause after a story during playback, at normal speed. */
const PAUSE_MS = 900;

export class ReplayClient implements TableClient<GameTypes> {
  readonly setting: TableSetting;
  readonly replay: PastMatch;
  readonly perspectives: readonly Perspective[];
  readonly order = NO_ORDER;
  readonly #place = signal(0);
  readonly #perspective: ReturnType<typeof signal<Perspective>>;
  readonly #isRunning = signal(false);
  readonly #updateListeners = new Set<(update: Update<GameTypes>) => void>();
  readonly #gapListeners = new Set<() => void>();
  /** A factor; infinite where animations are off. */
  readonly #speed: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    replay: PastMatch,
    setting: TableSetting,
    perspectives: readonly [Perspective, ...Perspective[]],
    speed: () => number,
  ) {
    this.replay = replay;
    this.setting = setting;
    this.perspectives = perspectives;
    this.#perspective = signal<Perspective>(perspectives[0]);
    this.#speed = speed;
  }

  get place(): ReadonlySignal<number> {
    return this.#place;
  }

  get perspective(): ReadonlySignal<Perspective> {
    return this.#perspective as ReadonlySignal<Perspective>;
  }

  /** True during playback. */
  get isRunning(): ReadonlySignal<boolean> {
    return this.#isRunning;
  }

  /** The whole history, for the log and the marks. */
  readonly history = computed(() => this.replay.history(this.replay.length, this.perspective.value));

  /** The story of the next action plays. Any other place is shown at once. */
  goTo(place: number): void {
    const to = Math.min(Math.max(Math.round(place), 0), this.replay.length);
    const from = this.#place.peek();
    clearTimeout(this.#timer);
    if (to === from) return;
    this.#place.value = to;
    if (to === this.replay.length) this.#isRunning.value = false;
    if (to === from + 1) this.#send(this.replay.story(to, this.#seenBy()));
    else this.#reload();
  }

  seeAs(perspective: Perspective): void {
    if (!this.perspectives.includes(perspective)) return;
    this.#perspective.value = perspective;
    this.#reload();
  }

  /** At the end, playback starts again from the deal. */
  play(): void {
    if (this.#place.peek() === this.replay.length) this.goTo(0);
    this.#isRunning.value = true;
    this.#playNext(0);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#isRunning.value = false;
  }

  async snapshot(): Promise<TableSnapshot<GameTypes>> {
    const place = this.#place.peek();
    const perspective = this.#seenBy();
    return {
      update: this.replay.look(place, perspective),
      history: this.replay.history(place, perspective),
      from: 0,
    };
  }

  async historyBefore(): Promise<null> {
    return null;
  }

  onUpdate(listener: (update: Update<GameTypes>) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener);
    return () => this.#gapListeners.delete(listener);
  }

  /** Nothing can fail: the whole match was replayed before the page opened. */
  onFailure(): () => void {
    return () => undefined;
  }

  /** No control of a replay sends a command. */
  async send({ id }: Command): Promise<Answer> {
    return { type: 'failed', id, error: { code: 'matchOver' } };
  }

  async leaveOrder(): Promise<boolean> {
    return false;
  }

  shown(version: number): void {
    if (this.#isRunning.peek() && version === this.#place.peek()) this.#playNext(PAUSE_MS / this.#speed());
  }

  setPace(): void {}

  async record(): Promise<MatchRecord<GameTypes>> {
    const record = this.replay.recordAt(this.replay.length);
    if (record === null) throw new Error('the record of a running match is secret');
    return record;
  }

  close(): void {
    this.pause();
  }

  #seenBy(): Perspective {
    return this.#perspective.peek() as Perspective;
  }

  #playNext(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.goTo(this.#place.peek() + 1), delayMs);
  }

  #send(update: Update<GameTypes>): void {
    for (const listener of [...this.#updateListeners]) listener(update);
  }

  #reload(): void {
    for (const listener of [...this.#gapListeners]) listener();
  }
}

/**
 * Whose knowledge may be shown, the usual one first. A match that is over is open to everybody. A running one shows the
 * knowledge of the only person at this device, or that of a spectator.
 */
export const perspectivesOf = (
  isOver: boolean,
  seats: number,
  own: readonly Seat[],
): readonly [Perspective, ...Perspective[]] => {
  if (isOver) return ['open', ...seatList(seats)];
  const [only, ...others] = own;
  return only === undefined || others.length > 0 ? ['spectator'] : [only, 'spectator'];
};

/** How fast a table plays for the people at this device. It adapts: skipping makes the turns of others faster. */

import { computed, signal } from '@preact/signals';
import { settings } from '../settings/index.ts';
import { storySpeed } from './pace.ts';

/** How long bots wait before they act, in milliseconds, so that people can follow. */
const PACE_MS = { 1: 700, 2: 350, instant: 60 } as const;

/** Each step of haste doubles the speed. */
const HASTE_MAX = 2;

export class Tempo {
  /** True from a press on fast-forward until the next own decision. */
  readonly isForwarding = signal(false);
  /** How often the speed of others is doubled. */
  readonly #haste = signal(0);
  #hasSkipped = false;
  /** True if others have acted since the last decision. */
  #haveOthersActed = false;

  /** The pause of bots before they act. */
  readonly paceMs = computed(() =>
    this.isForwarding.value ? 0 : PACE_MS[settings.speed.value] / 2 ** this.#haste.value,
  );

  /** The speed factor of a story. `Infinity` shows only its end; a hidden page does so too. */
  storySpeed(isOwn: boolean): number {
    if (this.isForwarding.peek()) return Number.POSITIVE_INFINITY;
    return isOwn ? storySpeed() : storySpeed() * 2 ** this.#haste.peek();
  }

  /** A person has skipped the story of another player. */
  skipped(): void {
    this.#hasSkipped = true;
    this.#haste.value = Math.min(HASTE_MAX, this.#haste.peek() + 1);
  }

  /** The story of another player begins. */
  othersActed(): void {
    this.#haveOthersActed = true;
  }

  toggleForward(): void {
    this.isForwarding.value = !this.isForwarding.peek();
  }

  /** A person at this device has to decide. If they skipped no story since their last decision, others slow down again. */
  decisionOpened(): void {
    if (this.#haveOthersActed && !this.#hasSkipped) this.#haste.value = Math.max(0, this.#haste.peek() - 1);
    this.#hasSkipped = false;
    this.#haveOthersActed = false;
    this.isForwarding.value = false;
  }
}

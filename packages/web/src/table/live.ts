/** Announcements for screen readers: one sentence per event, batched so that they do not pile up. */

import { type Signal, signal } from '@preact/signals';

export interface Live {
  readonly polite: Signal<string>;
  readonly assertive: Signal<string>;
  /** Queued for the next batch. */
  say(sentence: string): void;
  /** Announced immediately. */
  call(sentence: string): void;
  stop(): void;
}

const GAP_MS = 1500;

export const liveRegion = (): Live => {
  const polite = signal('');
  const assertive = signal('');
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const speak = (): void => {
    timer = null;
    if (waiting.length === 0) return;
    polite.value = waiting.join(' ');
    waiting = [];
    timer = setTimeout(speak, GAP_MS);
  };

  return {
    polite,
    assertive,
    say(sentence) {
      waiting.push(sentence);
      timer ??= setTimeout(speak, 0);
    },
    call(sentence) {
      // Screen readers skip an unchanged text, so a repetition gets an extra space.
      assertive.value = assertive.peek() === sentence ? `${sentence}\u00A0` : sentence;
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
};

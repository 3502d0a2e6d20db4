/** The one paper that says why something is off. It stays until the next input. */

import { signal } from '@preact/signals';
import type { Reason } from './controls.ts';

export interface Why {
  readonly reason: Reason;
  /** What the paper points at. */
  readonly target: Element;
}

export const why = signal<Why | null>(null);

export const showWhy = (reason: Reason, target: Element): void => {
  why.value = { reason, target };
};

export const hideWhy = (): void => {
  why.value = null;
};

const HOVER_MS = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

/** On hover the paper waits a moment, so that it does not follow a passing pointer. */
export const showWhySoon = (reason: Reason, target: Element): void => {
  clearTimeout(timer);
  // What was hovered may have gone: then nothing is left to explain.
  timer = setTimeout(() => target.isConnected && showWhy(reason, target), HOVER_MS);
};

/** Leaves time to get from the target to the paper, which holds a link. */
export const leaveWhy = (target: Element): void => {
  clearTimeout(timer);
  if (why.peek()?.target === target) timer = setTimeout(hideWhy, HOVER_MS);
};

/** The pointer has reached the paper. */
export const keepWhy = (): void => clearTimeout(timer);

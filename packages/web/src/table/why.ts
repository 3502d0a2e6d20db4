/** The note that shows why a control is disabled. It stays until the next input. */

import { signal } from '@preact/signals';
import type { Reason } from './controls.ts';

export interface Why {
  readonly reason: Reason;
  /** The control that the note belongs to. */
  readonly target: Element;
  /** True if the person pressed the control, and did not only point at it. */
  readonly isPressed: boolean;
}

export const why = signal<Why | null>(null);

export const showWhy = (reason: Reason, target: Element, isPressed = false): void => {
  why.value = { reason, target, isPressed };
};

export const hideWhy = (): void => {
  why.value = null;
};

const HOVER_MS = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the note after a delay, so that it does not follow a passing pointer. */
export const showWhySoon = (reason: Reason, target: Element): void => {
  clearTimeout(timer);
  // The hovered control may have been removed meanwhile.
  timer = setTimeout(() => target.isConnected && showWhy(reason, target), HOVER_MS);
};

/** Hides the note after a delay, so that the pointer can reach its link. */
export const hideWhySoon = (target: Element): void => {
  clearTimeout(timer);
  if (why.peek()?.target === target) timer = setTimeout(hideWhy, HOVER_MS);
};

/** Keeps the note open: the pointer has reached it before it was hidden. */
export const keepWhy = (): void => clearTimeout(timer);

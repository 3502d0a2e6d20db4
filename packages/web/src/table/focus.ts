/**
 * Keyboard players never lose the focus. When a decision opens and the button pressed last is gone, the
 * stage gets the focus, one Tab before the first answer. The answer itself does not: Space also skips animations, and
 * an extra press must not roll or place anything.
 */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** `question` changes with every decision of a person at this device. */
export const useFocusOnQuestion = (question: ReadonlySignal<string | undefined>): void => {
  const asked = question.value;
  useEffect(() => {
    if (asked !== undefined && isLost()) document.querySelector<HTMLElement>('.stage')?.focus({ preventScroll: true });
  }, [asked]);
};

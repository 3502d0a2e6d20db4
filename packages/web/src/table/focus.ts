/**
 * Whoever plays by keyboard is never left without focus: when a question comes and the button pressed last is gone, the
 * focus goes to the stage, one Tab before the first answer. Not to the answer itself: Space also ends animations, and a
 * press too many must not roll or place anything.
 */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** `question` changes with every decision that a person at this device is asked for. */
export const useFocusOnQuestion = (question: ReadonlySignal<string | undefined>): void => {
  const asked = question.value;
  useEffect(() => {
    if (asked !== undefined && isLost()) document.querySelector<HTMLElement>('.stage')?.focus({ preventScroll: true });
  }, [asked]);
};

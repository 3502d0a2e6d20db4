/** Whoever plays by keyboard is never left without focus: when a question comes, it goes to the first answer. */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const ANSWERS = '.stage [data-control]:not([aria-disabled="true"]), .dock-primary[data-control]';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** `question` changes with every decision that a person at this device is asked for. */
export const useFocusOnQuestion = (question: ReadonlySignal<string | undefined>): void => {
  const asked = question.value;
  const isFirst = useRef(true);
  useEffect(() => {
    // A page that has just been opened leaves the focus where the browser put it.
    const opened = isFirst.current;
    isFirst.current = false;
    if (!opened && asked !== undefined && isLost())
      document.querySelector<HTMLElement>(ANSWERS)?.focus({ preventScroll: true });
  }, [asked]);
};

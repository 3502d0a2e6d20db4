/** Keys trigger the same controls as the buttons. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { media } from '../ui/media.ts';
import { refuse } from './ControlButton.tsx';
import { type Controls, controlForKey } from './controls.ts';
import { hideWhy } from './why.ts';

const hasMouse = media('(hover: hover) and (pointer: fine)');
const hasPressed = signal(false);

/** Browsers do not report a keyboard. A mouse or a key press implies one. */
export const hasKeyboard = computed(() => hasMouse.value || hasPressed.value);

/** Key events in fields may come from an on-screen keyboard. */
const isForField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** True for keys that the focused button, link or field handles itself. */
const isForElement = (event: KeyboardEvent): boolean => {
  const { target, code } = event;
  if (isForField(event)) return true;
  if (!(target instanceof Element)) return false;
  const isEnter = code === 'Enter' || code === 'NumpadEnter';
  // Enter on the chosen control confirms. A click on it would step back.
  if (isEnter && target.closest('[data-control][aria-pressed="true"]') !== null) return false;
  return (isEnter || code === 'Space') && target.closest('button, a, [role="menu"]') !== null;
};

const isInDialog = (): boolean => document.querySelector('dialog[open]') !== null;

const press = (controls: Controls, event: KeyboardEvent): void => {
  if (event.defaultPrevented || isInDialog() || isForElement(event)) return;
  const control = controlForKey(controls, event);
  if (control === undefined) {
    if (event.code === 'Escape') hideWhy();
    return;
  }
  event.preventDefault();
  // Ignore repeats of a key that is held down.
  if (event.repeat) return;
  if (control.off === null) {
    hideWhy();
    control.run();
    return;
  }
  const button = document.querySelector(`[data-control="${control.id}"]`);
  if (button !== null) refuse(control.off, button);
};

/** The note stays until the next input outside the note. */
const hideWhyOutside = ({ target }: Event): void => {
  if (!(target instanceof Element) || target.closest('.why-paper') === null) hideWhy();
};

export const useKeys = (controls: ReadonlySignal<Controls>): void => {
  // A layout effect runs before the buttons are painted. A plain effect runs after it, and a key pressed in between is lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isForField(event)) hasPressed.value = true;
      press(controls.peek(), event);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', hideWhyOutside);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', hideWhyOutside);
    };
  }, [controls]);
};

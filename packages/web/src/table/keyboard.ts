/** Keys drive the same list as the buttons. */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { refuse } from './ControlButton.tsx';
import { type Controls, controlForKey } from './controls.ts';
import { hideWhy } from './why.ts';

/** Keys that a focused button, link or field uses itself. */
const isForElement = (event: KeyboardEvent): boolean => {
  const { target, code } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return true;
  const isEnter = code === 'Enter' || code === 'NumpadEnter';
  // Enter on what is already chosen confirms it; pressing it again would step back.
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
  // A key held down is one press.
  if (event.repeat) return;
  if (control.off === null) {
    hideWhy();
    control.run();
    return;
  }
  const button = document.querySelector(`[data-control="${control.id}"]`);
  if (button !== null) refuse(control.off, button);
};

/** The paper stays until the next input that is not on the paper itself. */
const hideWhyOutside = ({ target }: Event): void => {
  if (!(target instanceof Element) || target.closest('.why-paper') === null) hideWhy();
};

export const useKeys = (controls: ReadonlySignal<Controls>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(controls.peek(), event);
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', hideWhyOutside);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', hideWhyOutside);
    };
  }, [controls]);
};

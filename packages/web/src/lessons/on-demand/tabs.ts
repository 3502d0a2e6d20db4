/** Tab goes from the last button of the card to the control to press, and from there back to the card. */

import { useEffect } from 'preact/hooks';
import { visibleElement } from './boxes.ts';

export const useTabs = (card: { readonly current: HTMLElement | null }, control: string | null): void => {
  useEffect(() => {
    if (control === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || card.current === null) return;
      const next = nextStop(card.current, visibleElement(control), event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [control]);
};

/** Null where the browser's own order is right. */
const nextStop = (card: HTMLElement, control: HTMLElement | null, isBack: boolean): HTMLElement | null => {
  const stops = [...card.querySelectorAll<HTMLElement>('a, button')];
  const ring = control === null ? stops : [...stops, control];
  const now = document.activeElement;
  if (now === card) return isBack ? (ring.at(-1) ?? null) : null;
  const index = ring.indexOf(now as HTMLElement);
  return index === -1 ? null : (ring.at((index + (isBack ? -1 : 1)) % ring.length) ?? null);
};

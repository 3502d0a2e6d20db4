/**
 * Tools, signs and spaces explain themselves on hover, focus and long press. An element names what it is; the texts and
 * the tooltip are loaded when the first such element is pointed at or focused.
 */

import { useEffect, useState } from 'preact/hooks';
import type explain from '../../messages/en/explain.json';

/** Something with an explanation. */
export type Explained = keyof typeof explain;

/** The id of the text that describes the element. */
export const explanationId = (thing: Explained): string => `explain-${thing}`;

/** The attributes of an element that explains itself. */
export const explains = (
  thing: Explained,
): { readonly 'data-explain': Explained; readonly 'aria-describedby': string } => ({
  'data-explain': thing,
  'aria-describedby': explanationId(thing),
});

/** The nearest element with an explanation. */
export const explainedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-explain]') : null;

/** No `pointerover`: browsers send it also when the page changes under a pointer at rest. */
const WAKING_EVENTS = ['pointermove', 'pointerdown', 'focusin'] as const;

const RELEASES = ['pointerup', 'pointercancel'] as const;
let releasedAt = 0;
const onRelease = ({ timeStamp }: Event): void => {
  releasedAt = timeStamp;
};

/** Whether the finger still rests on the screen. */
export const isHeld = (press: Event): boolean => releasedAt < press.timeStamp;

/** The event that asked for the first explanation; null until then. */
export const useFirstTrigger = (): Event | null => {
  const [trigger, setTrigger] = useState<Event | null>(null);
  useEffect(() => {
    if (trigger !== null) return;
    const onTrigger = (event: Event): void => {
      if (explainedAt(event.target) !== null) setTrigger(event);
    };
    for (const type of WAKING_EVENTS) addEventListener(type, onTrigger, true);
    for (const type of RELEASES) addEventListener(type, onRelease, true);
    return () => {
      for (const type of WAKING_EVENTS) removeEventListener(type, onTrigger, true);
    };
  }, [trigger]);
  return trigger;
};

/** Follows the boxes of spots and control on the page: they move with scrolling, resizing and the game's own panels. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Spot } from '../lesson.ts';
import { boxOf, isSameBox } from './boxes.ts';
import type { Box } from './place-card.ts';

export interface Measured {
  readonly spots: readonly Box[];
  readonly control: Box | null;
  /** The buttons of the dock. The card never covers them. */
  readonly actions: Box | null;
  readonly width: number;
  readonly height: number;
}

const NOTHING: Measured = { spots: [], control: null, actions: null, width: 0, height: 0 };

/** Panels open without any event that could be listened to, so the page is also measured at this interval. */
const EVERY_MS = 150;

export const useBoxes = (spots: readonly Spot[], control: string | null): Measured => {
  const measured = useSignal(NOTHING);
  const key = JSON.stringify([spots, control]);
  useLayoutEffect(() => {
    const measure = (): void => {
      const next = measureNow(spots, control);
      if (!isSame(next, measured.peek())) measured.value = next;
    };
    const scrollAndMeasure = (): void => {
      scrollTo(spots[0] ?? []);
      // The control last, because the learner has to press it.
      if (control !== null) scrollTo(controlSpot(control));
      measure();
    };
    scrollAndMeasure();
    const timer = setInterval(measure, EVERY_MS);
    addEventListener('resize', scrollAndMeasure);
    addEventListener('scroll', measure, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', scrollAndMeasure);
      removeEventListener('scroll', measure, true);
    };
  }, [key]);
  return measured.value;
};

const frame = (): ParentNode => document.querySelector('.table-frame') ?? document;

const measureNow = (spots: readonly Spot[], control: string | null): Measured => ({
  spots: spots.map((spot) => boxOf(spot, frame())).filter((box) => box !== null),
  control: control === null ? null : boxOf(controlSpot(control), frame()),
  actions: boxOf(['.dock-actions'], frame()),
  width: innerWidth,
  height: innerHeight,
});

const isSame = (one: Measured, other: Measured): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  isSameBox(one.control, other.control) &&
  isSameBox(one.actions, other.actions) &&
  one.spots.length === other.spots.length &&
  one.spots.every((box, index) => isSameBox(box, other.spots[index] ?? null));

/** The same control may be on the board and in the dock; the dock is meant. */
const controlSpot = (control: string): Spot => [`.dock ${control}`, control];

/** On small screens it may be scrolled out of sight. */
const scrollTo = (spot: Spot): void => {
  const element = spot.map((selector) => frame().querySelector(selector)).find((one) => one?.checkVisibility());
  if (element == null) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // Something that sticks to the edge of the scroller may lie over it there.
  if (!isOnTop(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' });
};

/** Whether the middle of the element is what a press there would hit. The coach itself does not count. */
const isOnTop = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .find((one) => one.closest('.coach') === null);
  return hit === undefined || element.contains(hit) || hit.contains(element);
};

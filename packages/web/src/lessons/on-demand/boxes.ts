/** Measures the places on the page that a step is about. */

import type { Box } from './place-card.ts';

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Rows of a table may have no box of their own, so their children count. */
const boxesOf = (element: Element): Box[] => {
  const box = element.getBoundingClientRect();
  if (box.width > 0 && box.height > 0) return isVisible(element) ? inSight(element, box) : [];
  return [...element.children].flatMap(boxesOf);
};

/** The part of the box that scrolling ancestors leave in sight; none if they hide all of it. */
const inSight = (element: Element, box: Box): Box[] => {
  const parent = element.parentElement;
  if (parent === null) return [box];
  const part = getComputedStyle(parent).overflow === 'visible' ? box : common(box, parent.getBoundingClientRect());
  return part === null ? [] : inSight(parent, part);
};

const common = (one: Box, other: Box): Box | null => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : null;
};

const union = (boxes: readonly Box[]): Box | null =>
  boxes.reduce<Box | null>(
    (all, { left, top, right, bottom }) =>
      all === null
        ? { left, top, right, bottom }
        : {
            left: Math.min(all.left, left),
            top: Math.min(all.top, top),
            right: Math.max(all.right, right),
            bottom: Math.max(all.bottom, bottom),
          },
    null,
  );

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The last visible element: a control that is on the board and in the dock is meant in the dock, which comes later. */
export const visibleElement = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible).at(-1) ?? null;

const boxAround = (selector: string, root: ParentNode): Box | null =>
  union([...root.querySelectorAll(selector)].flatMap(boxesOf));

/** One box around everything visible that a selector finds: the first of `selectors` that finds anything. */
export const boxOf = (selectors: readonly string[], root: ParentNode): Box | null => {
  for (const selector of selectors) {
    const box = boxAround(selector, root);
    if (box !== null) return box;
  }
  return null;
};

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Holes that overlap become one, because two overlapping holes would close each other. */
export const merged = (boxes: readonly Box[]): Box[] => {
  const result: Box[] = [];
  for (const box of boxes) {
    const near = result.filter((other) => touches(other, box));
    const rest = result.filter((other) => !near.includes(other));
    result.splice(0, result.length, ...rest, union([...near, box]) ?? box);
  }
  return result.length === boxes.length ? result : merged(result);
};

export const isSameBox = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom);

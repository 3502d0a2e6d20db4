/** Arrow keys move over a grid by the positions of its cells on the screen, so they work in every layout. */

const STOPS = 'td[tabindex], th[tabindex], td button, th button';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const centre = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2];

/** Sideways distance counts double, so that the focus prefers the cell straight ahead. */
const distance = (from: Box, to: Box, [x, y]: readonly [number, number]): number => {
  const [fromX, fromY] = centre(from);
  const [toX, toY] = centre(to);
  const ahead = (toX - fromX) * x + (toY - fromY) * y;
  const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
  return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
};

/** The index of the nearest box in a direction; -1 at the edge. */
export const nextBox = (boxes: readonly Box[], from: Box, direction: readonly [number, number]): number => {
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const away = distance(from, box, direction);
    if (away < bestDistance) {
      best = index;
      bestDistance = away;
    }
  }
  return best;
};

export const moveByArrow = (event: KeyboardEvent): void => moveOver(event, STOPS);

/** The same for boards that are no `<table>`. `selector` matches the focusable elements. */
export const moveOver = (event: KeyboardEvent, selector: string): void => {
  const direction = DIRECTIONS[event.key];
  const grid = event.currentTarget;
  const from = document.activeElement;
  if (direction === undefined || !(grid instanceof HTMLElement) || from === null) return;
  const stops = [...grid.querySelectorAll<HTMLElement>(selector)].filter(
    (stop) => stop !== from && stop.checkVisibility(),
  );
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  const next = stops[nextBox(boxes, from.getBoundingClientRect(), direction)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

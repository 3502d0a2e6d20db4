/** Finds a place for the card of the coach beside the spot. It never covers the spot if there is room elsewhere. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  /** The side of the spot on which the card is; null if it had to go elsewhere. */
  readonly side: Side | null;
}

const MARGIN = 8;
const GAP = 14;

/** Phones have no room beside a spot. */
const SIDES: Readonly<Record<'wide' | 'narrow', readonly Side[]>> = {
  wide: ['right', 'left', 'below', 'above'],
  narrow: ['below', 'above'],
};
const NARROW_MAX = 700;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

const middle = (from: number, to: number): number => (from + to) / 2;

const beside = (spot: Box, card: Size, window: Size, side: Side): CardPlace => {
  const across = clamp(middle(spot.left, spot.right) - card.width / 2, MARGIN, window.width - card.width - MARGIN);
  const down = clamp(middle(spot.top, spot.bottom) - card.height / 2, MARGIN, window.height - card.height - MARGIN);
  switch (side) {
    case 'right':
      return { left: spot.right + GAP, top: down, side };
    case 'left':
      return { left: spot.left - GAP - card.width, top: down, side };
    case 'below':
      return { left: across, top: spot.bottom + GAP, side };
    case 'above':
      return { left: across, top: spot.top - GAP - card.height, side };
  }
};

const STEPS = [0, 0.25, 0.5, 0.75, 1] as const;

/** A grid over the window, for spots that leave no room on any side. */
const anywhere = (card: Size, window: Size): CardPlace[] =>
  STEPS.flatMap((x) =>
    STEPS.map((y) => ({
      left: MARGIN + x * Math.max(0, window.width - card.width - 2 * MARGIN),
      top: MARGIN + y * Math.max(0, window.height - card.height - 2 * MARGIN),
      side: null,
    })),
  );

const boxOf = ({ left, top }: CardPlace, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const isInside = (box: Box, window: Size): boolean =>
  box.left >= MARGIN - 1 &&
  box.top >= MARGIN - 1 &&
  box.right <= window.width - MARGIN + 1 &&
  box.bottom <= window.height - MARGIN + 1;

/** `spots` are the places that the text is about, the first one above all; `controls` are what the learner has to press. */
export const placeCard = (spots: readonly Box[], controls: readonly Box[], card: Size, window: Size): CardPlace => {
  const [spot] = spots;
  const sides = SIDES[window.width < NARROW_MAX ? 'narrow' : 'wide'];
  const near = spot === undefined ? [] : sides.map((side) => beside(spot, card, window, side));
  const places = [...near, ...anywhere(card, window)].filter((place) => isInside(boxOf(place, card), window));
  const covered = (place: CardPlace): number =>
    [...spots, ...controls].reduce((sum, box) => sum + overlap(boxOf(place, card), box), 0);
  const free = places.find((place) => covered(place) === 0);
  return free ?? leastCovering(places, covered) ?? { left: MARGIN, top: MARGIN, side: null };
};

const leastCovering = (places: readonly CardPlace[], covered: (place: CardPlace) => number): CardPlace | undefined =>
  [...places].sort((one, other) => covered(one) - covered(other))[0];

/**
 * Finds a place for the card of the coach, and the largest form of the card that covers neither the spots nor the controls.
 * The bar is low enough to fit beside any spot that leaves a strip of the window free.
 */

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

/** From large to small. The bar says only what to do, and opens on request. */
export const CARD_FORMS = ['full', 'compact', 'bar'] as const;
export type CardForm = (typeof CARD_FORMS)[number];

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

/** The least distance to a spot or control, where there is no room for the usual one. */
const TIGHT_GAP = 4;

/**
 * The places along the edges of the window and of every obstacle. If a card has room anywhere, it has room at one of them:
 * it can be pushed left and up until it touches two edges.
 */
const alongEdges = (obstacles: readonly Box[], card: Size, window: Size): CardPlace[] => {
  const lefts = [
    MARGIN,
    window.width - card.width - MARGIN,
    ...obstacles.flatMap(({ left, right }) => [right + TIGHT_GAP, left - TIGHT_GAP - card.width]),
  ];
  const tops = [
    MARGIN,
    window.height - card.height - MARGIN,
    ...obstacles.flatMap(({ top, bottom }) => [bottom + TIGHT_GAP, top - TIGHT_GAP - card.height]),
  ];
  return lefts.flatMap((left) => tops.map((top) => ({ left, top, side: null })));
};

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

/** The square of the distance between the middles of a place and a box. */
const distance = (place: CardPlace, card: Size, to: Box): number => {
  const { left, top, right, bottom } = boxOf(place, card);
  return (
    (middle(left, right) - middle(to.left, to.right)) ** 2 + (middle(top, bottom) - middle(to.top, to.bottom)) ** 2
  );
};

const byDistance = (places: readonly CardPlace[], card: Size, spot: Box | undefined): CardPlace[] =>
  spot === undefined
    ? [...places]
    : places.toSorted((one, other) => distance(one, card, spot) - distance(other, card, spot));

interface Choice {
  readonly place: CardPlace;
  /** The area of spots and controls that the card covers there. */
  readonly covered: number;
}

/** `spots` are the places that the text is about, the first one above all; `controls` are what the learner has to press. */
const bestPlace = (spots: readonly Box[], controls: readonly Box[], card: Size, window: Size): Choice => {
  const [spot] = spots;
  const obstacles = [...spots, ...controls];
  const sides = SIDES[window.width < NARROW_MAX ? 'narrow' : 'wide'];
  const near = spot === undefined ? [] : sides.map((side) => beside(spot, card, window, side));
  const choices = [...near, ...byDistance(alongEdges(obstacles, card, window), card, spot)]
    .filter((place) => isInside(boxOf(place, card), window))
    .map((place) => ({
      place,
      covered: obstacles.reduce((sum, box) => sum + overlap(boxOf(place, card), box), 0),
    }));
  const corner: Choice = { place: { left: MARGIN, top: MARGIN, side: null }, covered: Number.POSITIVE_INFINITY };
  return choices.reduce((best, one) => (one.covered < best.covered ? one : best), corner);
};

export interface FormedPlace {
  readonly form: CardForm;
  readonly place: CardPlace;
}

/** The first of `forms` that covers nothing, and its place; otherwise the last one where it covers least. */
export const placeCard = (
  spots: readonly Box[],
  controls: readonly Box[],
  forms: readonly CardForm[],
  sizeOf: (form: CardForm) => Size,
  window: Size,
): FormedPlace => {
  const [form = 'bar', ...smaller] = forms;
  const { place, covered } = bestPlace(spots, controls, sizeOf(form), window);
  if (covered === 0 || smaller.length === 0) return { form, place };
  return placeCard(spots, controls, smaller, sizeOf, window);
};

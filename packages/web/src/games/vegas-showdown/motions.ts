/** The animations of pieces. They change transform and opacity only and end in the picture that is already drawn. */

import type { Lot } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { copyInPlace, EASE_INOUT, EASE_LAND, EASE_OUT, fly, isSeen, removeAfter, slide } from '../../table/flights.ts';
import type { Motion } from './story.ts';

interface Before {
  /** The box of each minimum-bid marker. */
  readonly minima: ReadonlyMap<Lot, DOMRect>;
  /** A copy of the tile that is about to leave the market. */
  readonly tile: HTMLElement | SVGElement | null;
}

type Piece = HTMLElement | SVGElement;

export const measureBefore = (motion: Motion, stage: HTMLElement): Before => ({
  minima: new Map(motion.type === 'prices' ? motion.lots.flatMap((lot) => minimumBox(stage, lot)) : []),
  tile: motion.type === 'buy' ? copied(visible(stage, `[data-lot="${motion.lot}"] .room-picture`)) : null,
});

const minimumBox = (stage: HTMLElement, lot: Lot): [Lot, DOMRect][] =>
  visible(stage, minimumSelector(lot)).map((marker) => [lot, marker.getBoundingClientRect()]);

const minimumSelector = (lot: Lot): string => `[data-lot="${lot}"] .minimum-marker`;

const copied = ([piece]: readonly Piece[]): Piece | null => (piece === undefined ? null : copyInPlace(piece));

/** The visible pieces only. Phones hide some copies of a piece, desktops others. */
const visible = (stage: HTMLElement, selector: string): Piece[] =>
  [...stage.querySelectorAll<Piece>(selector)].filter(isSeen);

export const startMotion = (motion: Motion, before: unknown, stage: HTMLElement, ms: number): Animation[] => {
  const { minima, tile } = before as Before;
  switch (motion.type) {
    case 'tile':
      return visible(stage, `.plan-large [data-piece="${motion.cell.join('-')}"]`).map((piece) => drop(piece, ms));
    case 'lots':
      return cardsOf(stage, motion.lots).map((card) => pulse(card, ms));
    case 'bid':
      return [...cardsOf(stage, [motion.lot]).map((card) => pulse(card, ms)), ...flyMarker(stage, motion, ms)];
    case 'prices':
      return motion.lots.flatMap((lot) =>
        visible(stage, minimumSelector(lot)).flatMap((marker) => slide(marker, minima.get(lot), ms * 0.7, EASE_INOUT)),
      );
    case 'flip':
      return motion.lots
        .flatMap((lot) => visible(stage, `[data-lot="${lot}"] .lot-picture`))
        .map((picture) => flip(picture, ms));
    case 'buy':
      return tile === null ? [] : flyTile(stage, tile, motion.seat, ms);
    case 'gains':
      return visible(stage, '.seat-gain').map((gain) => drop(gain, ms));
  }
};

const cardsOf = (stage: HTMLElement, lots: readonly Lot[]): Piece[] =>
  lots.flatMap((lot) => visible(stage, `[data-lot="${lot}"]`));

/** The marker flies from the badge of its seat to the track. The marker that it beats tips over. */
const flyMarker = (
  stage: HTMLElement,
  { seat, lot, amount }: Extract<Motion, { type: 'bid' }>,
  ms: number,
): Animation[] => {
  const [marker] = visible(stage, `[data-lot="${lot}"] [data-space="${amount}"] .badge`);
  const [home] = visible(stage, `[data-seat="${seat}"] .badge`);
  const tipped = visible(stage, `[data-lot="${lot}"] .marker-beaten`).map((beaten) => tip(beaten, ms));
  if (marker === undefined || home === undefined) return tipped;
  // The marker itself cannot leave its card, because the card clips its content.
  const copy = copyInPlace(marker);
  stage.append(copy);
  const flight = slide(copy, home.getBoundingClientRect(), ms * 0.7, EASE_INOUT).map((one) => removeAfter(copy, one));
  const absence = marker.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms * 0.7 });
  return [...tipped, ...flight, absence];
};

const flyTile = (stage: HTMLElement, tile: Piece, seat: Seat, ms: number): Animation[] => {
  const [home] = visible(stage, `[data-seat="${seat}"] .mini-plan, [data-seat="${seat}"] .badge`);
  return home === undefined ? [] : fly(stage, tile, home, ms * 0.9);
};

const drop = (piece: Element, duration: number): Animation =>
  piece.animate(
    [
      { opacity: 0, translate: '0 -14px' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: Math.min(duration, 450), easing: EASE_LAND },
  );

const pulse = (piece: Element, duration: number): Animation =>
  piece.animate([{ scale: 1 }, { scale: 1.025 }, { scale: 1 }], { duration, easing: EASE_OUT });

const flip = (piece: Element, duration: number): Animation =>
  piece.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: Math.min(duration, 450),
    easing: EASE_OUT,
  });

/** The marker falls on its side and fades to the look it keeps until its owner chooses again. */
const tip = (piece: Element, duration: number): Animation =>
  piece.animate([{ opacity: 1 }, { opacity: 1, rotate: '-50deg', offset: 0.7 }, {}], { duration, easing: EASE_OUT });

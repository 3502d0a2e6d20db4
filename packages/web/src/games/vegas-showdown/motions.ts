/** How pieces move. Only transform and opacity; every motion ends where the picture already is. */

import type { Lot } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { copyInPlace, EASE_INOUT, EASE_LAND, EASE_OUT, fly, isSeen, removeAfter, slide } from '../../table/flights.ts';
import type { Motion } from './plan.ts';

interface Before {
  /** Where the minimum of each lot stood. */
  readonly minima: ReadonlyMap<Lot, DOMRect>;
  /** A copy of the tile that is about to leave the market. */
  readonly tile: HTMLElement | SVGElement | null;
}

type Piece = HTMLElement | SVGElement;

export const lookBefore = (motion: Motion, stage: HTMLElement): Before => ({
  minima: new Map(motion.type === 'prices' ? motion.lots.flatMap((lot) => minimumOf(stage, lot)) : []),
  tile: motion.type === 'buy' ? copied(found(stage, `[data-lot="${motion.lot}"] .room-picture`)) : null,
});

const minimumOf = (stage: HTMLElement, lot: Lot): [Lot, DOMRect][] =>
  found(stage, minimumIn(lot)).map((marker) => [lot, marker.getBoundingClientRect()]);

const minimumIn = (lot: Lot): string => `[data-lot="${lot}"] .minimum-marker`;

const copied = ([piece]: readonly Piece[]): Piece | null => (piece === undefined ? null : copyInPlace(piece));

/** What is on the screen of it: phones hide some parts, desktops others. */
const found = (stage: HTMLElement, selector: string): Piece[] =>
  [...stage.querySelectorAll<Piece>(selector)].filter(isSeen);

export const startMotion = (motion: Motion, before: unknown, stage: HTMLElement, ms: number): Animation[] => {
  const { minima, tile } = before as Before;
  switch (motion.type) {
    case 'tile':
      return found(stage, `.plan-large [data-piece="${motion.cell.join('-')}"]`).map((piece) => drop(piece, ms));
    case 'lots':
      return cardsOf(stage, motion.lots).map((card) => pulse(card, ms));
    case 'bid':
      return [...cardsOf(stage, [motion.lot]).map((card) => pulse(card, ms)), ...bid(stage, motion, ms)];
    case 'prices':
      return motion.lots.flatMap((lot) =>
        found(stage, minimumIn(lot)).flatMap((marker) => slide(marker, minima.get(lot), ms * 0.7, EASE_INOUT)),
      );
    case 'flip':
      return motion.lots
        .flatMap((lot) => found(stage, `[data-lot="${lot}"] .lot-picture`))
        .map((picture) => flip(picture, ms));
    case 'buy':
      return tile === null ? [] : carry(stage, tile, motion.seat, ms);
    case 'gains':
      return found(stage, '.seat-gain').map((gain) => drop(gain, ms));
  }
};

const cardsOf = (stage: HTMLElement, lots: readonly Lot[]): Piece[] =>
  lots.flatMap((lot) => found(stage, `[data-lot="${lot}"]`));

/** The marker leaves the badge of its seat; one that lay there tips over. */
const bid = (stage: HTMLElement, { seat, lot, amount }: Extract<Motion, { type: 'bid' }>, ms: number): Animation[] => {
  const [marker] = found(stage, `[data-lot="${lot}"] [data-space="${amount}"] .badge`);
  const [home] = found(stage, `[data-seat="${seat}"] .badge`);
  const tipped = found(stage, `[data-lot="${lot}"] .marker-beaten`).map((beaten) => tip(beaten, ms));
  if (marker === undefined || home === undefined) return tipped;
  // The marker itself cannot leave its card, which hides what reaches over its edge.
  const copy = copyInPlace(marker);
  stage.append(copy);
  const flight = slide(copy, home.getBoundingClientRect(), ms * 0.7, EASE_INOUT).map((one) => removeAfter(copy, one));
  const absence = marker.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms * 0.7 });
  return [...tipped, ...flight, absence];
};

const carry = (stage: HTMLElement, tile: Piece, seat: Seat, ms: number): Animation[] => {
  const [home] = found(stage, `[data-seat="${seat}"] .mini-plan, [data-seat="${seat}"] .badge`);
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

/** It falls on its side and fades to what it keeps until its owner chooses again. */
const tip = (piece: Element, duration: number): Animation =>
  piece.animate([{ opacity: 1 }, { opacity: 1, rotate: '-50deg', offset: 0.7 }, {}], { duration, easing: EASE_OUT });

/** The animations of pieces. They change transform and opacity only and end in the picture that is already drawn. */

import type { Lot } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { copyInPlace, EASE_INOUT, EASE_LAND, EASE_OUT, fly, isSeen, removeAfter } from '../../table/flights.ts';
import { flyMoney, sweepDelay, turnOver } from '../../table/payment-flights.ts';
import type { Motion } from './story.ts';

type Piece = HTMLElement | SVGElement;

/** No motion needs the position before it: all of them play on the market as it was. */
export const measureBefore = (): null => null;

/** The visible pieces only. Phones hide some copies of a piece, desktops others. */
const visible = (stage: HTMLElement, selector: string): Piece[] =>
  [...stage.querySelectorAll<Piece>(selector)].filter(isSeen);

export const startMotion = (motion: Motion, _: unknown, stage: HTMLElement, ms: number): Animation[] => {
  switch (motion.type) {
    case 'tile':
      return visible(stage, `.plan-large [data-piece="${motion.cell.join('-')}"]`).map((piece) => drop(piece, ms));
    case 'lots':
      return cardsOf(stage, motion.lots).map((card) => pulse(card, ms));
    case 'bid':
      return bid(stage, motion, ms);
    case 'prices':
      return motion.moves.flatMap(({ lot, from, to }) => moveMinimum(stage, lot, from, to, ms));
    case 'flip':
      return cardsOf(stage, motion.lots).map((card) => flip(card, ms));
    case 'remove':
      return picturesOf(stage, motion.lots).map((picture) => leave(picture, ms));
    case 'buy':
      return buy(stage, motion.seat, motion.lot, ms);
    case 'pay':
      return motion.amounts.flatMap((amount, seat, all) => pay(stage, seat, amount, motion.of, ms, all.length));
    case 'turnCard':
      return visible(stage, '.turned-event').map((card) => turnOver(card, ms));
  }
};

const cardsOf = (stage: HTMLElement, lots: readonly Lot[]): Piece[] =>
  lots.flatMap((lot) => visible(stage, `[data-lot="${lot}"]`));

const picturesOf = (stage: HTMLElement, lots: readonly Lot[]): Piece[] =>
  lots.flatMap((lot) => visible(stage, `[data-lot="${lot}"] .room-picture`));

/** Moves a copy of the piece to the middle of the target. */
const moveTo = (stage: HTMLElement, piece: Piece, target: Element, duration: number): Animation => {
  const copy = copyInPlace(piece);
  stage.append(copy);
  const from = copy.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px)` }], {
    duration,
    easing: EASE_INOUT,
    fill: 'forwards',
  });
  return removeAfter(copy, flight);
};

/** The marker goes from the badge of its seat to the track. Then the marker that it beats tips over. */
const bid = (
  stage: HTMLElement,
  { seat, lot, amount, beats }: Extract<Motion, { type: 'bid' }>,
  ms: number,
): Animation[] => {
  const [home] = visible(stage, `[data-seat="${seat}"] .badge`);
  const [space] = [
    ...visible(stage, `[data-lot="${lot}"] [data-space="${amount}"]`),
    ...visible(stage, `[data-lot="${lot}"] .track-now`),
    ...cardsOf(stage, [lot]),
  ];
  const flight = home === undefined || space === undefined ? [] : [moveTo(stage, home, space, ms * 0.7)];
  const beaten = beats ? visible(stage, `[data-lot="${lot}"] .track .badge`) : [];
  return [...cardsOf(stage, [lot]).map((card) => pulse(card, ms)), ...flight, ...beaten.map((one) => tip(one, ms))];
};

/** The minimum slides down the track. A short row has no track, so its price drops instead. */
const moveMinimum = (stage: HTMLElement, lot: Lot, from: number, to: number, ms: number): Animation[] => {
  const [marker] = visible(stage, `[data-lot="${lot}"] [data-space="${from}"] .minimum-marker`);
  const [start, end] = [from, to].map((value) => visible(stage, `[data-lot="${lot}"] [data-space="${value}"]`)[0]);
  if (marker === undefined || start === undefined || end === undefined)
    return visible(stage, `[data-lot="${lot}"] .track-now`).map((price) => leave(price, ms));
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  return [
    marker.animate([{ translate: '0 0' }, { translate: `${b.left - a.left}px ${b.top - a.top}px` }], {
      duration: ms,
      easing: EASE_INOUT,
      fill: 'forwards',
    }),
  ];
};

/** The tile goes to the seat that bought it. The tile itself is invisible while its copy flies. */
const buy = (stage: HTMLElement, seat: Seat, lot: Lot, ms: number): Animation[] => {
  const [picture] = picturesOf(stage, [lot]);
  const [home] = visible(stage, `[data-seat="${seat}"] .mini-plan, [data-seat="${seat}"] .badge`);
  if (picture === undefined || home === undefined) return [];
  const hidden = picture.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms, fill: 'forwards' });
  return [...fly(stage, copyInPlace(picture), home, ms * 0.9), hidden];
};

const pay = (
  stage: HTMLElement,
  seat: number,
  amount: number,
  of: 'cash' | 'fame',
  ms: number,
  seats: number,
): Animation[] => {
  const [home] = visible(stage, `[data-${of}="${seat}"]`);
  const [bank] = visible(stage, '.event-cards, .event-none, .showdown');
  if (amount === 0 || home === undefined || bank === undefined) return [];
  const flight = { duration: ms * 0.6, delay: sweepDelay(seat, seats, ms * 0.8) };
  return amount > 0
    ? [flyMoney(stage, `+${amount}`, bank.getBoundingClientRect(), home, flight)]
    : [flyMoney(stage, `\u2212${-amount}`, home.getBoundingClientRect(), bank, flight)];
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
  piece.animate([{ transform: 'perspective(900px) rotateY(90deg)' }, { transform: 'perspective(900px) rotateY(0)' }], {
    duration: Math.min(duration, 450),
    easing: EASE_OUT,
  });

const leave = (piece: Element, duration: number): Animation =>
  piece.animate(
    [
      { opacity: 1, translate: '0 0' },
      { opacity: 0, translate: '0 14px' },
    ],
    { duration, easing: EASE_OUT, fill: 'forwards' },
  );

/** The marker falls on its side once the new one has arrived. */
const tip = (piece: Element, duration: number): Animation =>
  piece.animate([{}, { rotate: '0deg', offset: 0.65 }, { rotate: '-50deg', opacity: 0.5 }], {
    duration,
    easing: EASE_OUT,
    fill: 'forwards',
  });

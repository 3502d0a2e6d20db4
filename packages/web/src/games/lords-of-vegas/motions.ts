/** The animations of pieces. They change transform and opacity only and end in the picture that is already drawn. */

import type { LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { EASE_INOUT, EASE_LAND, EASE_OUT, isSeen, removeAfter, tumble } from '../../table/flights.ts';
import { flyMoney, sweepDelay, turnOver } from '../../table/payment-flights.ts';
import type { Motion, Payment } from './story.ts';
import { millions } from './words.ts';

/** No motion needs the position before it: all of them play on the board as it was. */
export const measureBefore = (): null => null;

export const startMotion = (motion: Motion, _: unknown, stage: HTMLElement, ms: number): Animation[] => {
  switch (motion.type) {
    case 'drop':
      return piecesOn(stage, motion.lots).map((piece) => drop(piece, ms));
    case 'tumble':
      return tumble(piecesOn(stage, motion.lots), Math.min(ms, TUMBLE_MS));
    case 'pulse':
      return piecesOn(stage, motion.lots).map((piece) => pulse(piece, ms));
    case 'pay':
      return pay(stage, motion.lots, motion.payments, ms);
    case 'climb':
      return [...climb(stage, motion.seat, motion.to, ms), ...fall(stage, motion.seat, motion.to, motion.lost, ms)];
    case 'turnCard':
      return [...stage.querySelectorAll('.turned-card')].map((card) => turnOver(card, ms));
    case 'roll':
      return tumble([...stage.querySelectorAll('.roll-dice > *')], Math.min(ms, TUMBLE_MS));
  }
};

/** The longest tumble of dice. */
const TUMBLE_MS = 800;

/** More flights than this at a time are bundled. */
const FLIGHTS_MAX = 10;

const seen = (stage: HTMLElement, selector: string): Element[] => [...stage.querySelectorAll(selector)].filter(isSeen);

const piecesOn = (stage: HTMLElement, lots: readonly LotId[]): Element[] =>
  lots.flatMap((lot) => [...stage.querySelectorAll(`[data-piece="${lot}"]`)]);

const drop = (piece: Element, duration: number): Animation =>
  piece.animate(
    [
      { opacity: 0, translate: '0 -14px' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration, easing: EASE_LAND },
  );

const pulse = (piece: Element, duration: number, delay = 0): Animation =>
  piece.animate([{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], { duration, delay, easing: EASE_OUT });

/** The lots pulse from north to south, and the money of each flies to its seat. */
const pay = (stage: HTMLElement, lots: readonly LotId[], payments: readonly Payment[], ms: number): Animation[] => {
  const inOrder = piecesOn(stage, lots).sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
  const glows = inOrder.map((piece, index) => pulse(piece, ms * 0.5, sweepDelay(index, inOrder.length, ms)));
  const flights = bundled(payments).flatMap(({ lot, seat, money }, index, all) =>
    flyFrom(stage, lot, seat, `+${millions(money)}`, ms * 0.5, sweepDelay(index, all.length, ms)),
  );
  return [...glows, ...flights];
};

/** One payment per seat if there are too many to follow. */
const bundled = (payments: readonly Payment[]): readonly Payment[] => {
  if (payments.length <= FLIGHTS_MAX) return payments;
  const sums = new Map<Seat, Payment>();
  for (const payment of payments) {
    const sum = sums.get(payment.seat);
    sums.set(payment.seat, { ...payment, money: payment.money + (sum?.money ?? 0) });
  }
  return [...sums.values()];
};

const flyFrom = (
  stage: HTMLElement,
  lot: LotId,
  seat: Seat,
  amount: string,
  duration: number,
  delay: number,
): Animation[] => {
  const [piece] = stage.querySelectorAll(`[data-piece="${lot}"]`);
  const [target] = seen(stage, `[data-cash="${seat}"]`);
  if (piece === undefined || target === undefined) return [];
  return [flyMoney(stage, amount, piece.getBoundingClientRect(), target, { duration, delay })];
};

/** The chip climbs to its step. Where the tower is hidden, the score pulses instead. */
const climb = (stage: HTMLElement, seat: Seat, to: number, ms: number): Animation[] => {
  const [chip] = seen(stage, `[data-climber="${seat}"]`);
  const [step] = seen(stage, stepSelector(to));
  if (chip === undefined || step === undefined)
    return seen(stage, `[data-score="${seat}"]`).map((score) => pulse(score, ms));
  const rise = step.getBoundingClientRect().top - chip.getBoundingClientRect().top;
  return [
    chip.animate([{ transform: 'none' }, { transform: `translateY(${rise}px)` }], {
      duration: ms * 0.7,
      easing: EASE_INOUT,
      fill: 'forwards',
    }),
  ];
};

const stepSelector = (points: number): string => `.tower-step[data-points="${points}"] .tower-chips`;

/** Lost points fall off the break above the step that was reached. */
const fall = (stage: HTMLElement, seat: Seat, to: number, lost: number, ms: number): Animation[] => {
  const [place] = [...seen(stage, stepSelector(to)), ...seen(stage, `[data-score="${seat}"]`)];
  if (lost === 0 || place === undefined) return [];
  const { left, top, width } = place.getBoundingClientRect();
  const tag = document.createElement('span');
  tag.className = 'flying flying-money flying-loss';
  tag.textContent = `\u2212${lost}`;
  Object.assign(tag.style, { left: `${left + width / 2}px`, top: `${top}px` });
  stage.append(tag);
  const animation = tag.animate(
    [
      { opacity: 0, transform: 'translateY(-14px)' },
      { opacity: 1, transform: 'translateY(-22px)', offset: 0.4 },
      { opacity: 0, transform: 'translateY(90px) rotate(38deg)' },
    ],
    { duration: ms, easing: 'ease-in', fill: 'both' },
  );
  return [removeAfter(tag, animation)];
};

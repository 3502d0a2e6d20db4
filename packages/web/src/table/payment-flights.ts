/** Animations of payments and cards, for games that pay seats from the board. */

import { EASE_INOUT, EASE_OUT, removeAfter } from './flights.ts';

/** The part of a sweep after which its last piece starts. */
const SWEEP_SHARE = 0.5;

/** When the piece with this index starts, if all of them start one after the other within `ms`. */
export const sweepDelay = (index: number, count: number, ms: number): number =>
  count < 2 ? 0 : (ms * SWEEP_SHARE * index) / (count - 1);

/** Money flies from a box to the target: a small note with the amount. */
export const flyMoney = (
  stage: HTMLElement,
  amount: string,
  from: DOMRect,
  target: Element,
  { duration, delay = 0 }: { readonly duration: number; readonly delay?: number },
): Animation => {
  const note = document.createElement('span');
  note.className = 'flying flying-money';
  note.textContent = amount;
  Object.assign(note.style, { left: `${from.left + from.width / 2}px`, top: `${from.top + from.height / 2}px` });
  stage.append(note);
  const to = target.getBoundingClientRect();
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = note.animate(
    [
      { transform: 'translate(-50%, -50%) scale(.4)', opacity: 0 },
      { transform: 'translate(-50%, -90%)', opacity: 1, offset: 0.2 },
      { transform: `translate(calc(-50% + ${x * 0.5}px), calc(-50% + ${y * 0.5 - 40}px))`, opacity: 1, offset: 0.6 },
      { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(.8)`, opacity: 0.5 },
    ],
    { duration, delay, easing: EASE_INOUT, fill: 'both' },
  );
  return removeAfter(note, flight);
};

/**
 * The card comes up face down and turns over. It grows instead of fading in, because a card that is not opaque is drawn flat, and
 * its face would show through.
 */
export const turnOver = (card: Element, duration: number): Animation =>
  card.animate(
    [
      { transform: 'perspective(600px) translateY(18px) rotateY(180deg) scale(.1)' },
      { transform: 'perspective(600px) rotateY(180deg) scale(1.06)', offset: 0.4 },
      { transform: 'perspective(600px) rotateY(0deg)' },
    ],
    { duration, easing: EASE_OUT, fill: 'backwards' },
  );

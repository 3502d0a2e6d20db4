/** The animations of pieces. They change transform and opacity only and end in the picture that is already drawn. */

import type { Face } from '@fremont/games/las-vegas/base';
import type { Seat } from '@fremont/kernel';
import { copyInPlace, EASE_LAND, EASE_OUT, fly, isSeen, removeAfter, slide, tumble } from '../../table/flights.ts';
import type { Motion } from './story.ts';

type Boxes = ReadonlyMap<string, DOMRect>;

interface Before {
  readonly boxes: Boxes;
  /** A copy of the bill that is about to leave. */
  readonly bill: HTMLElement | null;
}

const all = (stage: HTMLElement, selector: string): HTMLElement[] => [...stage.querySelectorAll<HTMLElement>(selector)];

const billOf = (stage: HTMLElement, casino: Face, index: number): HTMLElement | null =>
  stage.querySelector(`[data-bill="${casino}-${index}"] .note`);

/** Measures the pieces before the board changes. */
export const measureBefore = (motion: Motion, stage: HTMLElement): Before => {
  const boxes = new Map(all(stage, '[data-die]').map((die) => [die.dataset['die'] ?? '', die.getBoundingClientRect()]));
  const bill = motion.type === 'pay' || motion.type === 'putBack' ? billOf(stage, motion.casino, motion.index) : null;
  return { boxes, bill: bill === null ? null : copyOfBill(bill) };
};

/** The drawing of a bill takes its size from `--note-height`. */
const copyOfBill = (bill: HTMLElement): HTMLElement => {
  const copy = copyInPlace(bill);
  copy.style.setProperty('--note-height', copy.style.height);
  return copy;
};

export const startMotion = (motion: Motion, before: unknown, stage: HTMLElement, ms: number): Animation[] => {
  const { boxes, bill } = before as Before;
  switch (motion.type) {
    case 'tumble':
      return tumble(all(stage, '.tray [data-die]'), ms);
    case 'deal':
      return all(stage, '.lane [data-die]').flatMap((die) =>
        slide(die, boxes.get(die.dataset['die'] ?? ''), ms, EASE_OUT),
      );
    case 'place':
      return land(stage, motion.casino, motion.seat, boxes, ms);
    case 'spendChip':
      return all(stage, `[data-chips="${motion.seat}"]`).map((chip) => pulse(chip, ms));
    case 'blowOut':
      return all(stage, `[data-casino="${motion.casino}"] .cell-tied`).map((cell) => blow(cell, ms));
    case 'pay':
      return bill === null ? [] : [...award(stage, bill, motion.seat, ms), ...hideBill(stage, motion, ms)];
    case 'putBack':
      return bill === null ? [] : [fade(stage, bill, ms), ...hideBill(stage, motion, ms)];
    case 'lay':
      return all(stage, `[data-casino="${motion.casino}"] .bill`).map((laid) => drop(laid, ms * 2));
    case 'neutral':
      return all(stage, '[data-cell$="-neutral"] .die').map((die) => drop(die, ms));
    case 'black':
      return tumble(all(stage, '[data-black] [data-die]'), ms);
    case 'tile':
      return all(stage, `[data-tile="${motion.casino}"]`).map((tile) => pulse(tile, Math.min(ms, PULSE_MS)));
    case 'gain':
      return all(stage, `[data-money="${motion.seat}"], [data-chips="${motion.seat}"]`)
        .filter(isSeen)
        .map((numbers) => pulse(numbers, Math.min(ms, PULSE_MS)));
  }
};

const PULSE_MS = 500;

/** Placed dice move from the lane into their row. The last dice of a row are the new ones. */
const land = (stage: HTMLElement, casino: Face, seat: Seat, boxes: Boxes, ms: number): Animation[] => {
  const lane = stage.querySelector(`[data-lane="${casino}"]`)?.getBoundingClientRect();
  if (lane === undefined) return [];
  const inLane = [...boxes].filter(([, box]) => isInside(box, lane));
  const own = inLane.filter(([id]) => !id.startsWith('neutral'));
  const neutral = inLane.filter(([id]) => id.startsWith('neutral'));
  return [...landIn(stage, `${casino}-${seat}`, own, ms), ...landIn(stage, `${casino}-neutral`, neutral, ms)];
};

const isInside = (box: DOMRect, outer: DOMRect): boolean =>
  box.left >= outer.left - 1 &&
  box.right <= outer.right + 1 &&
  box.top >= outer.top - 1 &&
  box.bottom <= outer.bottom + 1;

const landIn = (
  stage: HTMLElement,
  cell: string,
  from: readonly (readonly [string, DOMRect])[],
  ms: number,
): Animation[] => {
  if (from.length === 0) return [];
  const dice = all(stage, `[data-cell="${cell}"] .die`).filter(isSeen);
  return dice.slice(-from.length).flatMap((die, index) => slide(die, from[index]?.[1], ms, EASE_LAND));
};

const pulse = (element: HTMLElement, duration: number): Animation =>
  element.animate([{ transform: 'none' }, { transform: 'scale(1.18)' }, { transform: 'none' }], {
    duration,
    easing: EASE_OUT,
  });

/** Cancelled dice go dark like a bulb: a flash, then dark. */
const blow = (element: HTMLElement, duration: number): Animation =>
  element.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'scale(1.06)', offset: 0.3 },
      { opacity: 0.25, transform: 'none', offset: 0.5 },
      { opacity: 0.8, offset: 0.65 },
      { opacity: 0.25, offset: 0.8 },
      { opacity: 1 },
    ],
    { duration },
  );

const drop = (element: HTMLElement, duration: number): Animation =>
  element.animate(
    [
      { opacity: 0, transform: 'translateY(-12px)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration,
      easing: EASE_OUT,
    },
  );

/** A bill flies to the seat that won it. */
const award = (stage: HTMLElement, bill: HTMLElement, seat: Seat, duration: number): Animation[] => {
  const target = all(stage, `[data-money="${seat}"]`).find(isSeen);
  return target === undefined ? [] : fly(stage, bill, target, duration);
};

/** The bill itself is invisible while its copy flies. */
const hideBill = (
  stage: HTMLElement,
  { casino, index }: Extract<Motion, { type: 'pay' | 'putBack' }>,
  duration: number,
): Animation[] =>
  all(stage, `[data-bill="${casino}-${index}"] > *`).map((bill) =>
    bill.animate([{ opacity: 0 }, { opacity: 0 }], { duration }),
  );

const fade = (stage: HTMLElement, bill: HTMLElement, duration: number): Animation => {
  stage.append(bill);
  return removeAfter(
    bill,
    bill.animate([{ opacity: 1 }, { opacity: 0, transform: 'translateY(10px)' }], { duration, easing: EASE_OUT }),
  );
};

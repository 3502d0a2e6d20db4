/** How pieces move. Only transform and opacity; every motion ends where the picture already is. */

import type { Face } from '@fremont/games/las-vegas';
import type { Seat } from '@fremont/kernel';
import { copyInPlace, EASE_LAND, EASE_OUT, fly, isSeen, removeAfter, slide, tumble } from '../../table/flights.ts';
import type { Motion } from './plan.ts';

type Boxes = ReadonlyMap<string, DOMRect>;

interface Before {
  readonly boxes: Boxes;
  /** A copy of the note that is about to leave. */
  readonly note: HTMLElement | null;
}

const all = (stage: HTMLElement, selector: string): HTMLElement[] => [...stage.querySelectorAll<HTMLElement>(selector)];

const billOf = (stage: HTMLElement, casino: Face, index: number): HTMLElement | null =>
  stage.querySelector(`[data-bill="${casino}-${index}"] .note`);

/** Where everything lies before the picture changes. */
export const lookBefore = (motion: Motion, stage: HTMLElement): Before => {
  const boxes = new Map(all(stage, '[data-die]').map((die) => [die.dataset['die'] ?? '', die.getBoundingClientRect()]));
  const note = motion.type === 'pay' || motion.type === 'putBack' ? billOf(stage, motion.casino, motion.index) : null;
  return { boxes, note: note === null ? null : noteInPlace(note) };
};

/** The drawing of a note takes its size from this. */
const noteInPlace = (note: HTMLElement): HTMLElement => {
  const copy = copyInPlace(note);
  copy.style.setProperty('--note-height', copy.style.height);
  return copy;
};

export const startMotion = (motion: Motion, before: unknown, stage: HTMLElement, ms: number): Animation[] => {
  const { boxes, note } = before as Before;
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
      return note === null ? [] : award(stage, note, motion.seat, ms);
    case 'putBack':
      return note === null ? [] : [fade(stage, note, ms)];
    case 'lay':
      return all(stage, `[data-casino="${motion.casino}"] .bill`).map((bill) => drop(bill, ms * 2));
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

/** Placed dice go from the lane into their row; the last dice of a row are the new ones. */
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

/** Ties go out like bulbs: a flash, then dark. */
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

/** A note on its way to the seat that won it. */
const award = (stage: HTMLElement, note: HTMLElement, seat: Seat, duration: number): Animation[] => {
  const target = all(stage, `[data-money="${seat}"]`).find(isSeen);
  return target === undefined ? [] : fly(stage, note, target, duration);
};

const fade = (stage: HTMLElement, note: HTMLElement, duration: number): Animation => {
  stage.append(note);
  return removeAfter(
    note,
    note.animate([{ opacity: 1 }, { opacity: 0, transform: 'translateY(10px)' }], { duration, easing: EASE_OUT }),
  );
};

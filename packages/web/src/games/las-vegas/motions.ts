/** How pieces move. Only transform and opacity; every motion ends where the picture already is. */

import { FACES, type Face } from '@fremont/games/las-vegas';
import type { Seat } from '@fremont/kernel';
import type { Motion } from './plan.ts';

const EASE_LAND = 'cubic-bezier(.2, 1.35, .4, 1)';
const EASE_INOUT = 'cubic-bezier(.6, 0, .2, 1)';
const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';

type Boxes = ReadonlyMap<string, DOMRect>;

interface Before {
  readonly boxes: Boxes;
  /** A copy of the note that is about to leave. */
  readonly note: HTMLElement | null;
}

const all = (stage: HTMLElement, selector: string): HTMLElement[] => [...stage.querySelectorAll<HTMLElement>(selector)];

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

const billOf = (stage: HTMLElement, casino: Face, index: number): HTMLElement | null =>
  stage.querySelector(`[data-bill="${casino}-${index}"] .note`);

/** Where everything lies before the picture changes. */
export const lookBefore = (motion: Motion, stage: HTMLElement): Before => {
  const boxes = new Map(all(stage, '[data-die]').map((die) => [die.dataset['die'] ?? '', die.getBoundingClientRect()]));
  const note = motion.type === 'pay' || motion.type === 'putBack' ? billOf(stage, motion.casino, motion.index) : null;
  return { boxes, note: note === null ? null : copyInPlace(note) };
};

/** A copy that lies exactly over its original. */
const copyInPlace = (element: HTMLElement): HTMLElement => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.classList.add('flying');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  copy.style.setProperty('--note-height', `${height}px`);
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
      return note === null ? [] : fly(stage, note, motion.seat, ms);
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
const FACE_MS = 60;
const SETTLE_MS = 40;
const TUMBLE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-8px) rotate(-110deg)', offset: 0.25 },
  { transform: 'translateY(-4px) rotate(-250deg)', offset: 0.6 },
  { transform: 'translateY(-6px) rotate(-350deg)', offset: 0.85 },
  { transform: 'rotate(-360deg)' },
];

/** Dice tumble in place and come to rest from left to right. The faces meanwhile are decoration. */
const tumble = (dice: readonly HTMLElement[], ms: number): Animation[] =>
  dice.map((die, index) => {
    const duration = Math.max(ms * 0.4, ms - (dice.length - 1 - index) * SETTLE_MS);
    const animation = die.animate(TUMBLE, { duration, easing: EASE_OUT });
    changeFaces(die, animation);
    return animation;
  });

const changeFaces = (die: HTMLElement, until: Animation): void => {
  const use = die.querySelector('use');
  const landed = use?.getAttribute('href') ?? '';
  const turn = (): void => {
    const face = FACES[Math.floor(Math.random() * FACES.length)];
    use?.setAttribute('href', landed.replace(/\d$/, String(face)));
  };
  turn();
  const timer = setInterval(turn, FACE_MS);
  const stop = (): void => {
    clearInterval(timer);
    use?.setAttribute('href', landed);
  };
  until.finished.then(stop, stop);
};

/** From where it was to where it is. */
const slide = (element: HTMLElement, from: DOMRect | undefined, duration: number, easing: string): Animation[] => {
  if (from === undefined) return [];
  const to = element.getBoundingClientRect();
  if (to.width === 0) return [];
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  return [
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
      duration,
      easing,
    }),
  ];
};

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

const removeAfter = (element: HTMLElement, animation: Animation): Animation => {
  const remove = (): void => element.remove();
  animation.finished.then(remove, remove);
  return animation;
};

/** A note on its way to the seat that won it. */
const fly = (stage: HTMLElement, note: HTMLElement, seat: Seat, duration: number): Animation[] => {
  const target = all(stage, `[data-money="${seat}"]`).find(isSeen);
  if (target === undefined) return [];
  stage.append(note);
  const from = note.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = note.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 46}px) scale(1.1)`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.4 },
    ],
    { duration, easing: EASE_INOUT },
  );
  const arrival = target.animate([{ transform: 'none' }, { transform: 'scale(1.16)' }, { transform: 'none' }], {
    duration: duration * 0.3,
    delay: duration * 0.7,
  });
  return [removeAfter(note, flight), arrival];
};

const fade = (stage: HTMLElement, note: HTMLElement, duration: number): Animation => {
  stage.append(note);
  return removeAfter(
    note,
    note.animate([{ opacity: 1 }, { opacity: 0, transform: 'translateY(10px)' }], { duration, easing: EASE_OUT }),
  );
};

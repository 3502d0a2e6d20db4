/** How pieces move. Only transform and opacity; every motion ends where the picture already is. */

import type { LotId } from '@fremont/games/lords-of-vegas';
import type { Motion } from './plan.ts';

const EASE_LAND = 'cubic-bezier(.2, 1.35, .4, 1)';
const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';

/** Nothing has to be remembered: pieces move where they lie. */
export const lookBefore = (): null => null;

export const startMotion = (motion: Motion, _before: unknown, stage: HTMLElement, ms: number): Animation[] => {
  switch (motion.type) {
    case 'drop':
      return piecesOn(stage, motion.lots).map((piece) => drop(piece, ms));
    case 'tumble':
      return piecesOn(stage, motion.lots).map((piece) => tumble(piece, ms));
    case 'pulse':
      return piecesOn(stage, motion.lots).map((piece) => pulse(piece, ms));
    case 'climb':
      return [...stage.querySelectorAll(`[data-climber="${motion.seat}"]`)].map((chip) => pulse(chip, ms));
  }
};

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

const tumble = (piece: Element, duration: number): Animation =>
  piece.animate(
    [
      { rotate: '0deg', translate: '0 0' },
      { rotate: '-140deg', translate: '0 -8px', offset: 0.3 },
      { rotate: '-300deg', translate: '0 -4px', offset: 0.7 },
      { rotate: '-360deg', translate: '0 0' },
    ],
    { duration, easing: EASE_OUT },
  );

const pulse = (piece: Element, duration: number): Animation =>
  piece.animate([{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], { duration, easing: EASE_OUT });

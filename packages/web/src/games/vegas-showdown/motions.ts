/** How pieces move. Only transform and opacity; every motion ends where the picture already is. */

import type { Motion } from './plan.ts';

const EASE_LAND = 'cubic-bezier(.2, 1.35, .4, 1)';
const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';

/** Nothing has to be remembered: pieces move where they lie. */
export const lookBefore = (): null => null;

export const startMotion = (motion: Motion, _before: unknown, stage: HTMLElement, ms: number): Animation[] =>
  motion.type === 'tile'
    ? found(stage, `.plan-large [data-piece="${motion.cell.join('-')}"]`).map((tile) => drop(tile, ms))
    : motion.lots.flatMap((lot) => found(stage, `[data-lot="${lot}"]`)).map((card) => pulse(card, ms));

const found = (stage: HTMLElement, selector: string): Element[] => [...stage.querySelectorAll(selector)];

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

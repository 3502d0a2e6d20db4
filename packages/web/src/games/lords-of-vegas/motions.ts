/** The animations of pieces. They change transform and opacity only and end in the picture that is already drawn. */

import type { LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { EASE_INOUT, EASE_LAND, EASE_OUT, isSeen, slide, tumble } from '../../table/flights.ts';
import type { Motion } from './story.ts';

/** The position of the chip before it climbs. No other motion needs the position before it. */
export const measureBefore = (motion: Motion, stage: HTMLElement): DOMRect | undefined =>
  motion.type === 'climb' ? chipsOf(stage, motion.seat).find(isSeen)?.getBoundingClientRect() : undefined;

export const startMotion = (motion: Motion, before: unknown, stage: HTMLElement, ms: number): Animation[] => {
  switch (motion.type) {
    case 'drop':
      return piecesOn(stage, motion.lots).map((piece) => drop(piece, ms));
    case 'tumble':
      return tumble(piecesOn(stage, motion.lots), Math.min(ms, TUMBLE_MS));
    case 'pulse':
      return piecesOn(stage, motion.lots).map((piece) => pulse(piece, ms));
    case 'climb':
      return chipsOf(stage, motion.seat)
        .filter(isSeen)
        .flatMap((chip) => slide(chip, before as DOMRect | undefined, ms * 0.8, EASE_INOUT));
    case 'roll':
      return tumble([...stage.querySelectorAll('.roll-dice > *')], Math.min(ms, TUMBLE_MS));
  }
};

/** The longest tumble of dice. A beat may hold the result longer. */
const TUMBLE_MS = 800;

const chipsOf = (stage: HTMLElement, seat: Seat): Element[] => [...stage.querySelectorAll(`[data-climber="${seat}"]`)];

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

const pulse = (piece: Element, duration: number): Animation =>
  piece.animate([{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], { duration, easing: EASE_OUT });

/** How pieces move. Only transform and opacity; every motion ends where the picture already is. */

import { EASE_LAND, EASE_OUT, isSeen, slide, tumble } from '../../table/flights.ts';
import type { Motion } from './story.ts';

/** The places of the dice in the tray, before the picture changes. */
type Before = readonly DOMRect[];

const PULSE: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.14)' }, { transform: 'none' }];

const seen = (stage: HTMLElement, selector: string): HTMLElement[] =>
  [...stage.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

export const measureBefore = (motion: Motion, stage: HTMLElement): Before =>
  motion.type === 'place'
    ? seen(stage, `.neon-row-tray [data-face="${motion.sign}"]`).map((die) => die.getBoundingClientRect())
    : [];

export const startMotion = (motion: Motion, before: unknown, stage: HTMLElement, ms: number): Animation[] => {
  switch (motion.type) {
    case 'roll':
      return tumble(seen(stage, '.neon-row-tray [data-face]'), ms);
    case 'place': {
      const boxes = before as Before;
      const dice = seen(stage, `[data-cell="${motion.sign}-${motion.seat}"] .die`).slice(-motion.count);
      return dice.flatMap((die, index) => slide(die, boxes[index], ms, EASE_LAND));
    }
    case 'pay':
      return seen(stage, `[data-sign="${motion.sign}"], [data-money="${motion.seat}"]`).map((element) =>
        element.animate(PULSE, { duration: ms, easing: EASE_OUT }),
      );
  }
};

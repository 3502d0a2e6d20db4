/** The speed of bots and stories, and hidden pages. */

import { settings } from '../settings/index.ts';

/** How long bots wait before they act, in milliseconds, so that people can follow. */
const PACE_MS = { 1: 700, 2: 350, instant: 60 } as const;
export const paceMs = (): number => PACE_MS[settings.speed.value];

/** The speed factor of stories. A hidden page skips them. */
export const storySpeed = (): number => {
  const speed = settings.speed.peek();
  return document.hidden || speed === 'instant' ? Number.POSITIVE_INFINITY : speed;
};

export const onHidden = (hide: () => void): (() => void) => {
  const listener = (): void => {
    if (document.hidden) hide();
  };
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The speed of animations, and hidden pages. */

import { settings } from '../settings/index.ts';

/** The speed factor of animations. A hidden page skips them. */
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

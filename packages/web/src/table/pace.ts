/** How fast things are told, and when nobody is watching. */

import { settings } from '../settings/index.ts';

/** How long bots wait before they act, so that people can follow. */
const PACE_MS = { 1: 700, 2: 350, instant: 60 } as const;
export const paceMs = (): number => PACE_MS[settings.speed.value];

/** How much faster than normal a story is told; nobody watches a hidden page. */
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

/**
 * Our own icons on a 24-unit grid: stroked lines and filled dots. These are on the way to the first board; all others
 * load with the first of them that is shown.
 */

import type { MORE_ICONS } from './more-icons.ts';

export interface IconDrawing {
  readonly lines: string;
  readonly dots?: string;
}

export const ICONS = {
  book: { lines: 'M12 6.5C10 4.8 7 4.5 4 5v13.5c3-.5 6-.2 8 1.5 2-1.7 5-2 8-1.5V5c-3-.5-6-.2-8 1.5Zm0 0V20' },
  bot: {
    lines:
      'M8 8h8a3.5 3.5 0 0 1 3.5 3.5v4.5a3.5 3.5 0 0 1 -3.5 3.5h-8a3.5 3.5 0 0 1 -3.5 -3.5v-4.5a3.5 3.5 0 0 1 3.5 -3.5zM12 8V4.5M9.5 16h5',
    dots: 'M11 3.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M7.8 12.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M13.8 12.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
  },
  check: { lines: 'M4.5 12.5l5 5L19.5 7' },
  clock: { lines: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5l3.5 2' },
  close: { lines: 'M6 6l12 12M18 6L6 18' },
  contrast: { lines: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0', dots: 'M12 4.5a7.5 7.5 0 0 1 0 15Z' },
  dollar: {
    lines:
      'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M15 9c-.5-1.3-1.6-1.8-3-1.8-1.7 0-3 .8-3 2.3 0 3.2 6.2 1.6 6.2 5 0 1.5-1.4 2.3-3.2 2.3-1.6 0-2.8-.6-3.3-2M12 5.5v13',
  },
  eye: {
    lines:
      'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
  },
  gear: {
    lines:
      'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 2.8l1 2.7 2.3.9 2.6-1.2 1.9 1.9-1.2 2.6.9 2.3 2.7 1-.0 0-2.7 1-.9 2.3 1.2 2.6-1.9 1.9-2.6-1.2-2.3.9-1 2.7-1-2.7-2.3-.9-2.6 1.2-1.9-1.9 1.2-2.6-.9-2.3-2.7-1 2.7-1 .9-2.3-1.2-2.6 1.9-1.9 2.6 1.2 2.3-.9Z',
  },
  globe: { lines: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z' },
  home: { lines: 'M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10' },
  keyboard: {
    lines:
      'M5.5 6.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8 14h8',
  },
  link: {
    lines: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  },
  lens: { lines: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5L21 21M8 12.5v-2M10.5 12.5v-4M13 12.5v-3' },
  lock: {
    lines:
      'M7.5 11h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-4.5a2.5 2.5 0 0 1 2.5 -2.5zM8 11V8a4 4 0 0 1 8 0v3',
  },
  log: { lines: 'M5 6h14M5 12h14M5 18h9' },
  menu: { lines: 'M4 7h16M4 12h16M4 17h16' },
  moon: { lines: 'M19.5 14.5A8 8 0 1 1 10 4a6.5 6.5 0 0 0 9.5 10.5Z' },
  mute: { lines: 'M4 10v4h3.5L12 18V6L7.5 10ZM16 9.5l5 5M21 9.5l-5 5' },
  next: { lines: 'M9 5l7 7-7 7' },
  people: {
    lines:
      'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 20c.5-4 3-6.2 6.5-6.2s6 2.2 6.5 6.2M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.7 3.5 5.5',
  },
  person: { lines: 'M8.2 7.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M4.5 20.5c.6-4.5 3.5-7 7.5-7s6.9 2.5 7.5 7' },
  play: { lines: 'M7 4.5l12 7.5-12 7.5Z' },
  plus: { lines: 'M12 5v14M5 12h14' },
  redo: { lines: 'M15.5 5L20 9.5L15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5' },
  sound: { lines: 'M4 10v4h3.5L12 18V6L7.5 10ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' },
  speed: { lines: 'M5 6l6.5 6L5 18M12.5 6l6.5 6-6.5 6' },
  star: { lines: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8Z' },
  sun: {
    lines:
      'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  },
  undo: { lines: 'M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9' },
  warning: { lines: 'M12 4L2.5 20h19ZM12 10v5', dots: 'M11.2 17.3a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0' },
} as const satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof ICONS | keyof typeof MORE_ICONS;

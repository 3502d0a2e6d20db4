/** Decides what a link or the Back button does at a table. */

import { rulesHref } from '../pages/rules/address.ts';
import type { Address } from '../router/index.ts';

/** Over the table, after a question, or at once. */
type WayOut = 'rules' | 'settings' | 'ask' | 'leave';

/** `isPlaying`: a person at this device has a seat in a match that is not over. */
export const wayOut = ({ path }: Address, game: string, isPlaying: boolean): WayOut => {
  if (path === rulesHref(game)) return 'rules';
  if (path === '/settings') return 'settings';
  return isPlaying ? 'ask' : 'leave';
};

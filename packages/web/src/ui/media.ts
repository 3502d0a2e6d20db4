/** A media query as a signal. */

import { type ReadonlySignal, signal } from '@preact/signals';

export const media = (query: string): ReadonlySignal<boolean> => {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

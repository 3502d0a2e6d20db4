/** The explanations: all things that have one, and their texts. */

import { signal } from '@preact/signals';
import { loadMessages, t } from '../../../i18n/index.ts';
import type { Explained } from '../../explain.ts';
import { explainMessages } from './messages.ts';

/** A thing without an entry does not compile. */
const EXPLAINED: Readonly<Record<Explained, true>> = {
  build: true,
  sprawl: true,
  remodel: true,
  reorganise: true,
  gamble: true,
  trade: true,
  tower: true,
  payers: true,
  population: true,
  revenue: true,
  fame: true,
  figures: true,
  circle: true,
  square: true,
  lowest: true,
  renovate: true,
  publicity: true,
  income: true,
  bills: true,
  chips: true,
};

export const THINGS = Object.keys(EXPLAINED) as Explained[];

const isLoaded = signal(false);

export const loadExplanations = async (): Promise<void> => {
  await loadMessages(explainMessages);
  isLoaded.value = true;
};

export const explanationOf = (thing: Explained): string => t(`explain.${thing}`);

/** The explanation of an element; null if it has none, or before the texts are loaded. */
export const explanationAt = (element: Element): string | null => {
  const thing = element instanceof HTMLElement ? element.dataset['explain'] : undefined;
  return isLoaded.value && thing !== undefined ? explanationOf(thing as Explained) : null;
};

/** Tells sentences to the only person at a device: they are "you". */

import type { Language, Seat, Sentence } from '@fremont/kernel';
import { signal } from '@preact/signals';

/** Null until the rules of the language have loaded. Then sentences name the reader. */
const address = signal<((reader: Seat, sentence: Sentence) => Sentence | null) | null>(null);

let loaded: Language | null = null;

export const loadAddress = async (language: Language): Promise<void> => {
  if (language === loaded) return;
  const { addressedTo, secondPersonOf } = await import('./on-demand/second-person/index.ts');
  const rules = await secondPersonOf(language);
  loaded = language;
  address.value = (reader, sentence) => addressedTo(reader, sentence, rules);
};

/** The sentence as the reader is told it. A sentence without a rule keeps the name. */
export const toReader = (reader: Seat, sentence: Sentence): Sentence => address.value?.(reader, sentence) ?? sentence;

/** Tells sentences to the only person at a device: they are "you". */

import type { Language, Seat, Sentence } from '@fremont/kernel';
import { signal } from '@preact/signals';

/** Null until the rules of the language have loaded. Then sentences name the reader. */
const address = signal<((reader: Seat, sentence: Sentence) => Sentence | null) | null>(null);

export const loadAddress = async (language: Language): Promise<void> => {
  address.value = await (await import('./on-demand/second-person/index.ts')).addressIn(language);
};

/** The sentence as the reader is told it. A sentence without a rule keeps the name. */
export const toReader = (reader: Seat, sentence: Sentence): Sentence => address.value?.(reader, sentence) ?? sentence;

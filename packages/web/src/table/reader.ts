/** Tells sentences to the only person at a device: they are "you". */

import type { Language, Seat, Sentence } from '@fremont/kernel';
import { signal } from '@preact/signals';

/** Returns null for a sentence without a rule. */
type Address = (reader: Seat, sentence: Sentence) => Sentence | null;

/** Null until the rules of the language have loaded. Then sentences name the reader. */
const address = signal<Address | null>(null);

export const addressIn = async (language: Language): Promise<Address> =>
  (await import('./on-demand/second-person/index.ts')).addressIn(language);

export const setAddress = (loaded: Address): void => {
  address.value = loaded;
};

/** The sentence as the reader is told it. A sentence without a rule keeps the name. */
export const toReader = (reader: Seat, sentence: Sentence): Sentence => address.value?.(reader, sentence) ?? sentence;

/** The words for one change, shared by everybody who is told of it: what is equal for several is put into words once. */

import { equalJson } from '@fremont/kernel';
import { changeText } from '@fremont/table/protocol';

interface Phrase {
  readonly value: unknown;
  readonly text: string;
}

interface ChangePhrase {
  readonly before: unknown;
  readonly text: string;
}

export class Phrases {
  readonly #said: Phrase[] = [];
  readonly #changes = new Map<unknown, ChangePhrase>();

  /** The JSON of a value. */
  of(value: unknown): string {
    const known = this.#said.find((one) => equalJson(one.value, value));
    if (known !== undefined) return known.text;
    const text = JSON.stringify(value);
    this.#said.push({ value, text });
    return text;
  }

  /** The JSON of a change of something large, which is often one and the same for several viewers. */
  ofChange(before: object, now: object): string {
    const known = this.#changes.get(now);
    if (known?.before === before) return known.text;
    const text = changeText(before, now);
    this.#changes.set(now, { before, text });
    return text;
  }
}

/** The words for one change, shared by everybody who is told of it: what is equal for several is put into words once. */

import { equalJson } from '@fremont/kernel';

interface Phrase {
  readonly value: unknown;
  readonly text: string;
}

export class Phrases {
  readonly #said = new Map<string, Phrase[]>();

  /** The JSON of a value. Only values of the same name are compared with each other. */
  of(name: string, value: unknown): string {
    const said = this.#saidOf(name);
    const known = said.find((one) => equalJson(one.value, value));
    return known === undefined ? this.#keep(said, value, JSON.stringify(value)) : known.text;
  }

  /** The same for large values that are often one and the same; of two that differ, most is equal, field by field. */
  ofFields(name: string, value: object): string {
    const said = this.#saidOf(name);
    const known = said.find((one) => one.value === value);
    if (known !== undefined) return known.text;
    return this.#keep(said, value, said.length === 0 ? JSON.stringify(value) : this.#fields(name, value));
  }

  #fields(name: string, value: object): string {
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${this.of(`${name}.${key}`, inner)}`).join(',')}}`;
  }

  #saidOf(name: string): Phrase[] {
    const said = this.#said.get(name) ?? [];
    if (said.length === 0) this.#said.set(name, said);
    return said;
  }

  #keep(said: Phrase[], value: unknown, text: string): string {
    said.push({ value, text });
    return text;
  }
}

/** Models learn which choices are frequent while a match is written or read, so that frequent ones cost fewer bits. */

import type { Choices } from './range-coder.ts';

/** One more use of a name adds this to its weight. */
const GAIN = 24;
/** At this sum all weights are halved, so that recent choices count more. */
const SUM_MAX = 4096;

/** Learns which name out of a list is chosen. The list may be another one each time. */
export class NameModel {
  readonly #weights = new Map<string, number>();
  #sum = 0;

  code(choices: Choices, names: readonly string[], value: string): string {
    const weights = names.map((name) => this.#weightOf(name));
    const name = names[choices.weighted(weights, Math.max(0, names.indexOf(value)))] ?? value;
    this.#learn(name);
    return name;
  }

  #weightOf(name: string): number {
    return this.#weights.get(name) ?? 1;
  }

  #learn(name: string): void {
    this.#weights.set(name, this.#weightOf(name) + GAIN);
    this.#sum += GAIN;
    if (this.#sum < SUM_MAX) return;
    for (const [key, weight] of this.#weights) this.#weights.set(key, Math.ceil(weight / 2));
    this.#sum /= 2;
  }
}

/** One model for each context, made when it is first needed. */
export const modelsByContext = (): ((context: string) => NameModel) => {
  const models = new Map<string, NameModel>();
  return (context) => {
    const known = models.get(context) ?? new NameModel();
    models.set(context, known);
    return known;
  };
};

/** Longer texts are neither written nor read. */
const TEXT_LENGTH_MAX = 1000;
const ASCII = 128;
/** Followed by the two bytes of a character that is not ASCII. */
const WIDE = ASCII;
const END = ASCII + 1;
/** The context of the higher byte of a wide character: an alphabet has few of them. */
const HIGH = ASCII + 2;
const BYTES = 256;
const FIRST_PRINTABLE = 32;
const TEXT_GAIN = 96;

/** Names of people and JSON. Each character is learned after the one before it. */
export class TextModel {
  readonly #after = new Map<number, number[]>();

  code(choices: Choices, given: string): string {
    if (given.length > TEXT_LENGTH_MAX) throw new RangeError('the text is too long for a code');
    let text = '';
    let before = END;
    while (text.length <= TEXT_LENGTH_MAX) {
      const unit = text.length < given.length ? given.charCodeAt(text.length) : null;
      const symbol = this.#learn(choices, before, END + 1, unit === null ? END : Math.min(unit, WIDE));
      if (symbol === END) return text;
      text += String.fromCharCode(symbol === WIDE ? this.#wide(choices, unit ?? 0) : symbol);
      before = symbol;
    }
    throw new RangeError('the text does not end');
  }

  #wide(choices: Choices, unit: number): number {
    const high = this.#learn(choices, HIGH, BYTES, Math.floor(unit / BYTES));
    return high * BYTES + choices.uniform(BYTES, unit % BYTES);
  }

  #learn(choices: Choices, context: number, symbols: number, value: number): number {
    const weights = this.#after.get(context) ?? Array.from({ length: symbols }, (_, symbol) => startWeight(symbol));
    this.#after.set(context, weights);
    const symbol = choices.weighted(weights, value);
    weights[symbol] = startWeight(symbol) + (weights[symbol] ?? 0) + TEXT_GAIN;
    return symbol;
  }
}

const startWeight = (symbol: number): number => (symbol < FIRST_PRINTABLE ? 1 : 4);

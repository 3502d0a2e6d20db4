/** The shares of one seat. The player makes the root; everybody knows the anchor, and each share proves that it leads there. */

import { type Bytes, chainStep, toHex } from '@fremont/kernel/pf1';
import { CHAIN_LENGTH } from './types.ts';

export class ShareChain {
  /** By steps from the root. */
  readonly #elements: readonly Bytes[];

  constructor(game: string, seat: number, root: Bytes) {
    const elements = [root];
    for (let step = 0; step < CHAIN_LENGTH; step++) elements.push(chainStep(elements[step] as Bytes, game, seat));
    this.#elements = elements;
  }

  get anchor(): string {
    return toHex(this.#elements[CHAIN_LENGTH] as Bytes);
  }

  /** The share in the draws of a version: always the same one. Null when the chain is used up. */
  shareFor(version: number): string | null {
    const element = version < 0 ? undefined : this.#elements[CHAIN_LENGTH - 1 - version];
    return element === undefined ? null : toHex(element);
  }
}

/** Actions as numbers. Written for speed: a list of actions is one array of integers. */

import { nth } from './numbers.ts';
import { SPOT_COUNT } from './spots.ts';
import { LOT_COUNT, TRACK_LENGTH } from './tables.ts';

/** Types, in the order of ACTION_TYPES. */
export const DO_BID = 0;
export const DO_RENOVATE = 1;
export const DO_PUBLICITY = 2;
export const DO_PASS = 3;
export const DO_LIFT = 4;
export const DO_PLACE = 5;
export const DO_STACK = 6;
export const DO_DONE = 7;

const TYPE_SHIFT = 16;
const LOT_SHIFT = 8;

/** `detail` is the spot of a lift or placement, the size of a stack, or a lot and amount as in `bidAction`. */
export const actionOf = (type: number, detail: number): number => (type << TYPE_SHIFT) | detail;
export const bidAction = (lot: number, amount: number): number => (lot << LOT_SHIFT) | amount;
export const typeOf = (action: number): number => action >> TYPE_SHIFT;
export const detailOf = (action: number): number => action & 0xffff;
export const lotOfBid = (action: number): number => (action >> LOT_SHIFT) & 0xff;
export const amountOfBid = (action: number): number => action & 0xff;

/** An upper limit: all lifts and placements, and all printed spaces. */
const ACTIONS_MAX = SPOT_COUNT * 2 + LOT_COUNT * TRACK_LENGTH;

/** A list that is allocated once and reused. */
export class ActionList {
  count = 0;
  readonly #actions = new Int32Array(ACTIONS_MAX);

  push(action: number): void {
    this.#actions[this.count++] = action;
  }

  set(index: number, action: number): void {
    this.#actions[index] = action;
  }

  at(index: number): number {
    return nth(this.#actions, index);
  }
}

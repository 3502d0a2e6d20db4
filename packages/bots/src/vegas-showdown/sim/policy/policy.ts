/**
 * The policy of every seat in a playout: it makes the lowest bid on the lot with the highest surplus, and places tiles
 * where they add most. Written for speed: it finds its actions itself, without the list of all legal actions.
 */

import { CELLS, SIZES } from '@fremont/games/vegas-showdown';
import {
  ActionList,
  actionOf,
  bidAction,
  DO_DONE,
  DO_PASS,
  DO_PLACE,
  DO_PUBLICITY,
  DO_RENOVATE,
  DO_STACK,
  detailOf,
} from '../actions.ts';
import { isLotBarred, kindOnLot, openSpace } from '../bids.ts';
import { nth } from '../numbers.ts';
import { listPlacements } from '../placing.ts';
import { BUILDING, CHOOSING, EMPTY, RENOVATE, STACK } from '../position.ts';
import type { Simulator } from '../simulator.ts';
import { KIND, SPOTS, STRIDE } from '../spots.ts';
import { LOT_COUNT, TRACK } from '../tables.ts';
import type { LotValues } from './lot-values.ts';
import { SheetWorth } from './sheet-worth.ts';

export class Policy {
  readonly #simulator: Simulator;
  readonly #lotValues: LotValues;
  readonly #sheet = new SheetWorth();
  readonly #places = new ActionList();

  constructor(simulator: Simulator, lotValues: LotValues) {
    this.#simulator = simulator;
    this.#lotValues = lotValues;
  }

  /** Chooses for the seat that is to act. */
  choose(): number {
    const { position } = this.#simulator;
    if (position.phase === CHOOSING) return this.#bestChoice(position.actor);
    if (position.phase === STACK) return actionOf(DO_STACK, this.#highestStack());
    return this.#bestPlacement(position.actor);
  }

  #highestStack(): number {
    const { heights } = this.#simulator.position;
    let highest = 0;
    for (let size = 1; size < SIZES.length; size++)
      if (heightOf(heights, size) > heightOf(heights, highest)) highest = size;
    return highest;
  }

  /** The lowest bid on the lot with the highest surplus, or the best action without a lot. */
  #bestChoice(seat: number): number {
    const { position } = this.#simulator;
    const lotValues = this.#lotValues;
    const money = nth(position.money, seat);
    lotValues.findBestAside(seat);
    let most = Math.max(position.publicityFame + lotValues.first, lotValues.first + lotValues.second);
    let best = -1;
    for (let lot = 0; lot < LOT_COUNT; lot++) {
      const kind = kindOnLot(position, lot);
      if (kind === EMPTY || isLotBarred(position, lot, kind)) continue;
      const step = nth(TRACK, openSpace(position, lot));
      if (step > money) continue;
      const surplus = lotValues.worth(seat, lot, kind) - step * lotValues.dollar;
      if (surplus <= most) continue;
      most = surplus;
      best = bidAction(lot, step);
    }
    return best < 0 ? this.#freeAction() : best;
  }

  #freeAction(): number {
    const { isRenovateBarred, isPublicityBarred, publicityFame } = this.#simulator.position;
    if (isRenovateBarred && isPublicityBarred) return actionOf(DO_PASS, 0);
    const prefersRenovate = this.#lotValues.second > publicityFame;
    return isPublicityBarred || (prefersRenovate && !isRenovateBarred)
      ? actionOf(DO_RENOVATE, 0)
      : actionOf(DO_PUBLICITY, 0);
  }

  /** The best placement of a tile aside, or `done` if none gains anything. The policy never lifts. */
  #bestPlacement(seat: number): number {
    const { position } = this.#simulator;
    const sheet = this.#sheet;
    const { turns } = this.#lotValues;
    sheet.take(position.sheets, seat * CELLS, nth(position.tiles, seat), position.shape);
    this.#listPlaces(seat);
    let most = sheet.worth(turns);
    let best = actionOf(DO_DONE, 0);
    for (let index = 0; index < this.#places.count; index++) {
      const spot = detailOf(this.#places.at(index));
      const worth =
        sheet.worthWith(spot, turns) + this.#lotValues.countersWorth(seat, nth(SPOTS, spot * STRIDE + KIND));
      if (worth <= most) continue;
      most = worth;
      best = actionOf(DO_PLACE, spot);
    }
    return best;
  }

  /**
   * Uses the list of the simulator, except in a Renovate, where that list also contains placements that need a second
   * tile.
   */
  #listPlaces(seat: number): void {
    const simulator = this.#simulator;
    const { position } = simulator;
    this.#places.count = 0;
    if (position.phase === BUILDING && nth(position.choice, seat) === RENOVATE) {
      listPlacements(this.#sheet.survey, nth(position.asideKinds, seat), this.#places);
      return;
    }
    const places = simulator.count() - 1;
    for (let index = 0; index < places; index++) this.#places.push(simulator.action(index));
  }
}

const heightOf = (heights: Int32Array, size: number): number => nth(heights, 2 * size) + nth(heights, 2 * size + 1);

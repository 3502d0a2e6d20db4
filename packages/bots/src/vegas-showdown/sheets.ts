/** Analyses one sheet with the tables of the simulator: legal placements, and values. */

import { CELLS, type Placement, SHEET_SHAPES, type SheetShape, type TileId } from '@fremont/games/vegas-showdown';
import type { DeepReadonly } from '@fremont/kernel';
import { ActionList, detailOf } from './sim/actions.ts';
import { spotOf } from './sim/load.ts';
import { listPlacements } from './sim/placing.ts';
import { SheetWorth } from './sim/policy/sheet-worth.ts';
import { kindOf } from './sim/tables.ts';

export const spotsOf = (sheet: DeepReadonly<Placement[]>): number[] => sheet.map(spotOf);

/** Holds one sheet until the next `take`. A bot needs only one at a time. */
class SheetAnalyser {
  readonly #worth = new SheetWorth();
  readonly #spots = new Int32Array(CELLS);
  readonly #list = new ActionList();

  take(spots: readonly number[], shape: SheetShape): void {
    this.#spots.set(spots);
    this.#worth.take(this.#spots, 0, spots.length, SHEET_SHAPES.indexOf(shape));
  }

  /** Whether every tile may stay. RULES 4.7. */
  get isSound(): boolean {
    return this.#worth.survey.isSound;
  }

  worth(turns: number): number {
    return this.#worth.worth(turns);
  }

  worthWith(spot: number, turns: number): number {
    return this.#worth.worthWith(spot, turns);
  }

  /** All legal spots of these tiles on the sheet. */
  ways(tiles: readonly TileId[]): number[] {
    const kinds = tiles.reduce((mask, tile) => mask | (1 << kindOf(tile)), 0);
    this.#list.count = 0;
    listPlacements(this.#worth.survey, kinds, this.#list);
    return Array.from({ length: this.#list.count }, (_, index) => detailOf(this.#list.at(index)));
  }
}

export const ANALYSER = new SheetAnalyser();

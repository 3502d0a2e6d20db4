/** The trained value, and tables loaded from views for it. */

import { lordsOfVegas, type View } from '@fremont/games/lords-of-vegas';
import type { Chance, DeepReadonly, Seat } from '@fremont/kernel';
import { load } from '../sim/load.ts';
import type { Table } from '../sim/table.ts';
import { Value } from './net.ts';
import { unpackWeights } from './packing.ts';
import { WEIGHTS_TEXT } from './weights.ts';

export const VALUE = new Value(unpackWeights(WEIGHTS_TEXT));

/** The number of guesses at a hidden depth of End of Game. */
const GUESSES = 8;

/** Loads what the seat sees. Returns possible depths of End of Game. */
export const loadView = (table: Table, view: DeepReadonly<View>, seat: Seat, chance: Chance): number[] => {
  const state = lordsOfVegas.guess(view, seat, chance);
  load(table, state);
  if (!table.isDepthHidden) return [table.depth];
  return Array.from({ length: GUESSES }, () => lordsOfVegas.guess(view, seat, chance).cardsBeforeEnd);
};

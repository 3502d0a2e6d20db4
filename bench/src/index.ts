/** Every benchmark, by name. */

import { cloneLasVegas } from './clone-las-vegas.ts';
import type { Figure } from './figure.ts';
import { firstBoardKb } from './first-board-kb.ts';
import { rulesLasVegas, rulesLordsOfVegas, rulesVegasShowdown } from './rules.ts';
import { serverMoves } from './server-moves.ts';

export { CannotMeasure, type Figure } from './figure.ts';

export const BENCHMARKS: Readonly<Record<string, () => Figure | Promise<Figure>>> = {
  // First because it needs a build and says so at once.
  'first-board-kb': firstBoardKb,
  'rules-las-vegas': rulesLasVegas,
  'rules-vegas-showdown': rulesVegasShowdown,
  'rules-lords-of-vegas': rulesLordsOfVegas,
  'clone-las-vegas': cloneLasVegas,
  'server-moves': serverMoves,
};

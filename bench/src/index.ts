/** All benchmarks by name. */

import { cloneLasVegas } from './clone-las-vegas.ts';
import type { Figure } from './figure.ts';
import { firstBoardKb } from './first-board-kb.ts';
import { homePageKb } from './home-page-kb.ts';
import { rulesLasVegas, rulesLordsOfVegas, rulesVegasShowdown } from './rules.ts';
import { serverMoves } from './server-moves.ts';
import { simLasVegas, simLasVegasRoyale, simLordsOfVegas, simVegasShowdown } from './sim.ts';

export { CannotMeasure, type Figure } from './figure.ts';

export const BENCHMARKS: Readonly<Record<string, () => Figure | Promise<Figure>>> = {
  // First, so that a missing build is reported at once.
  'first-board-kb': firstBoardKb,
  'home-page-kb': homePageKb,
  'rules-las-vegas': rulesLasVegas,
  'rules-vegas-showdown': rulesVegasShowdown,
  'rules-lords-of-vegas': rulesLordsOfVegas,
  'sim-lords-of-vegas': simLordsOfVegas,
  'sim-las-vegas': simLasVegas,
  'sim-las-vegas-royale': simLasVegasRoyale,
  'sim-vegas-showdown': simVegasShowdown,
  'clone-las-vegas': cloneLasVegas,
  'server-moves': serverMoves,
};

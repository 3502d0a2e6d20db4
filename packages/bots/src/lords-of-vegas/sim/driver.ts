/** Drives the simulator for the law of equivalence. Translates actions and states, outside the fast loop. */

import type { LordsOfVegas } from '@fremont/games/lords-of-vegas';
import { seatAt } from '@fremont/kernel';
import type { SimulatorDriver } from '../../sim/simulator.ts';
import { perform } from './actions.ts';
import { actionAt, askedSeat, countActions } from './legal.ts';
import { load } from './load.ts';
import { deal } from './match.ts';
import { outcomeOf, projected, snapshotOf } from './snapshot.ts';
import { OVER, Table } from './table.ts';
import { actionOf, codeOfAction } from './translation.ts';

export const simulatorDriver = (): SimulatorDriver<LordsOfVegas> => {
  const table = new Table();
  return {
    setup(options, seats, chance) {
      table.luck.use(chance);
      deal(table, seats, options.endCardJitter);
    },
    load: (state) => load(table, state),
    toAct: () => (table.phase === OVER ? [] : [seatAt(askedSeat(table))]),
    legalActions(seat) {
      if (table.phase === OVER || askedSeat(table) !== seat) return [];
      return Array.from({ length: countActions(table) }, (_, place) => actionOf(actionAt(table, place)));
    },
    advance(_seat, action, chance) {
      table.luck.use(chance);
      perform(table, codeOfAction(action));
    },
    outcome: () => outcomeOf(table),
    snapshot: () => snapshotOf(table),
    projected,
  };
};

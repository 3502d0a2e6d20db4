/**
 * Tries one action in one guessed world: carries it out in the simulator, then plays on until every seat has had a
 * turn.
 */

import type { LordsOfVegas } from '@fremont/games/lords-of-vegas';
import type { Rehearsal } from '../sampler/sampler.ts';
import { mixed } from '../sampler/turn-dice.ts';
import type { World } from '../sampler/worlds.ts';
import { perform } from './sim/actions.ts';
import { load } from './sim/load.ts';
import { answerAll } from './sim/policy/answers.ts';
import { Playout } from './sim/policy/playout.ts';
import { Table } from './sim/table.ts';
import { codeOfAction } from './sim/translation.ts';

/** Separates the dice of the trial from later dice. */
const TRIAL = 0x2545_f491;

/** The guessed world, and the copy in which actions are tried. */
const WORLD = new Table();
const TRIED = new Table();
const PLAYOUT = new Playout(TRIED);

/** For one decision. All options are tried in one world before the next, so a world is loaded only once. */
export const rehearsal = (): Rehearsal<LordsOfVegas> => {
  let loaded: World<LordsOfVegas> | null = null;
  return (world, seat, action) => {
    if (world !== loaded) load(WORLD, world.state);
    loaded = world;
    TRIED.copy(WORLD);
    TRIED.luck.seed(mixed(world.seed ^ TRIAL));
    perform(TRIED, codeOfAction(action));
    answerAll(TRIED);
    // After a trial that ends the turn no rest of the turn is left to play.
    const turns = WORLD.seats + (TRIED.turn === WORLD.turn ? 1 : 0);
    return PLAYOUT.evaluationAfter(world.seed, turns, seat);
  };
};

/** The actions open to a seat: candidates that `check` accepts, in the order in which they are offered. */

import { type DeepReadonly, type Seat, unreachable } from '@fremont/kernel';
import { check } from './actions.ts';
import { decisionRules } from './rules/faces/index.ts';
import { type Action, DIE_SIZES, FACES, type State } from './types.ts';

type S = DeepReadonly<State>;

export const legalActions = (state: S, seat: Seat): readonly Action[] =>
  candidates(state).filter((action) => check(state, seat, action) === null);

/** All actions of the phase, including numbers that were not rolled and tiles that are not in play. */
const candidates = (state: S): readonly Action[] => {
  const { phase } = state;
  switch (phase.type) {
    case 'rolling':
      return [{ type: 'roll' }, ...(state.royale === null ? [] : powerPlays())];
    case 'placing':
      return [...FACES.map((face): Action => ({ type: 'place', face })), { type: 'pass' }, { type: 'freePass' }];
    case 'deciding':
      return decisionRules(phase.decision.type).candidates(state, phase.decision);
    case 'over':
      return [];
    default:
      return unreachable(phase);
  }
};

/** RULES 18.3: a die of either size into any casino. */
const powerPlays = (): Action[] =>
  DIE_SIZES.flatMap((die) => FACES.map((casino): Action => ({ type: 'powerPlay', die, casino })));

/** Neon Row, assembled: the only door to this folder. */

import type { DeepReadonly, Game } from '@fremont/kernel';
import { advance, check, legalActions } from './actions.ts';
import { SEATS_MAX, SEATS_MIN } from './data/signs.ts';
import { decodeAction, decodeOptions } from './decode.ts';
import { faults } from './faults.ts';
import { outcome } from './rules/end.ts';
import { bySign } from './rules/signs.ts';
import { setup } from './setup.ts';
import { ACTION_TYPES, DICE_COUNTS, ENDINGS, type NeonRow, type Phase, type State } from './types.ts';
import { guess, view, viewEvent } from './view.ts';

export * from './types.ts';

const SEATS = { min: SEATS_MIN, max: SEATS_MAX };

/** Every seat places its dice one at a time at worst, each after a roll. */
const ACTIONS_MAX = SEATS_MAX * Math.max(...DICE_COUNTS) * 2;

/** By hand, because bots copy states more often than anything else; the laws compare it with the original. */
const clone = ({ options, phase, turn, chairs, row }: DeepReadonly<State>): State => ({
  options: { dice: options.dice },
  phase: clonePhase(phase),
  turn,
  chairs: chairs.map(({ dice, money, tip }) => ({ dice, money, tip })),
  row: bySign((sign) => row[sign].slice()),
});

const clonePhase = (phase: DeepReadonly<Phase>): Phase =>
  phase.type === 'placing' ? { type: 'placing', roll: phase.roll.slice() } : { ...phase };

export const neonRow: Game<NeonRow> = {
  meta: {
    id: 'template',
    title: 'Neon Row',
    seats: SEATS,
    rulesVersion: 1,
    stage: 'stable',
    actionTypes: ACTION_TYPES,
    openActions: [],
    offTurnActions: [],
    revealingEvents: ['tipShown'],
    actionsMax: ACTIONS_MAX,
    endings: ENDINGS,
  },
  variants: [
    { name: 'two dice', options: { dice: 2 }, seats: SEATS },
    { name: 'four dice', options: { dice: 4 }, seats: SEATS },
  ],
  setup,
  toAct: ({ phase, turn }) => (phase.type === 'over' ? [] : [turn]),
  legalActions,
  check,
  advance,
  view,
  viewEvent,
  outcome,
  faults,
  decodeOptions,
  decodeAction,
  guess,
  clone,
};

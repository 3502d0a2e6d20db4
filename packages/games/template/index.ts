/** The game Neon Row, assembled. Other folders import only this file. */

import { type AnyGame, anyGame, type DeepReadonly, type Game } from '@fremont/kernel';
import { advance, check, legalActions } from './actions.ts';
import { SEATS_MAX, SEATS_MIN } from './data/signs.ts';
import { decodeAction, decodeOptions, schemas } from './decode.ts';
import { faults } from './faults.ts';
import { outcome } from './rules/end.ts';
import { bySign } from './rules/signs.ts';
import { setup } from './setup.ts';
import { ACTION_TYPES, DICE_COUNTS, ENDINGS, type NeonRow, type Phase, type State } from './types.ts';
import { guess, openView, view, viewEvent } from './view.ts';

export { WORTH } from './data/signs.ts';
export { bySign, strengthsOf } from './rules/signs.ts';
export * from './types.ts';

const SEATS = { min: SEATS_MIN, max: SEATS_MAX };

/** In the worst case every seat places its dice one at a time, each after a roll. */
const ACTIONS_MAX = SEATS_MAX * Math.max(...DICE_COUNTS) * 2;

/** Copies field by field, because bots copy states often. Law 17 compares the copy with the original. */
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
    stage: 'alpha',
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
  openView,
  viewEvent,
  outcome,
  faults,
  decodeOptions,
  decodeAction,
  schemas,
  guess,
  clone,
};

/** The export that the registry loads. */
export const game: AnyGame = anyGame(neonRow);

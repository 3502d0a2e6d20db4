/** Las Vegas, assembled: the only door to this folder. */

import type { Game } from '@fremont/kernel';
import { advance, check, legalActions } from './actions.ts';
import { clone } from './clone.ts';
import { SEATS_MAX, SEATS_MIN } from './data/editions.ts';
import { decodeAction, decodeOptions } from './decode.ts';
import { faults } from './faults.ts';
import { placingsOf, totalOf } from './rules/end.ts';
import { setup } from './setup.ts';
import { ACTION_TYPES, ENDINGS, type LasVegas } from './types.ts';
import { guess, view } from './view.ts';

export { BILLS, type BillCount } from './data/bills.ts';
export { CHIP_VALUE, EDITION_FACTS, type EditionFacts, NEUTRAL_DICE_HELD } from './data/editions.ts';
export { CASINO_NAMES } from './data/names.ts';
export type { ActionError, OptionError } from './decode.ts';
export { isRolled, shownDice, strengthOf, supplyOf } from './rules/dice.ts';
export { itemsOf, placingsOf, totalOf } from './rules/end.ts';
export { type Award, isImaginary, type Settlement, type Standing, settleCasino, type Tie } from './rules/payout.ts';
export { rolledFaces } from './rules/place.ts';
export * from './types.ts';

/** Four rounds in which five seats place eight dice one by one, each after a roll. Royale's rounds are fewer. */
const ACTIONS_MAX = 4 * 5 * 8 * 2;

const ALL_SEATS = { min: SEATS_MIN, max: SEATS_MAX };

export const lasVegas: Game<LasVegas> = {
  meta: {
    id: 'las-vegas',
    title: 'Las Vegas',
    seats: ALL_SEATS,
    rulesVersion: 1,
    stage: 'beta',
    actionTypes: ACTION_TYPES.slice(0, 3),
    openActions: [],
    offTurnActions: [],
    revealingEvents: ['winningsShown'],
    actionsMax: ACTIONS_MAX,
    endings: ENDINGS,
  },
  variants: [
    { name: 'classic', options: { edition: 'classic', neutralDice: false, winnings: 'open' }, seats: ALL_SEATS },
    {
      name: 'classic with neutral dice',
      options: { edition: 'classic', neutralDice: true, winnings: 'open' },
      seats: { min: 2, max: 4 },
    },
    {
      name: 'classic with hidden winnings',
      options: { edition: 'classic', neutralDice: false, winnings: 'hidden' },
      seats: ALL_SEATS,
    },
    {
      name: 'royale-base',
      options: { edition: 'royale-base', neutralDice: false, winnings: 'open' },
      seats: ALL_SEATS,
    },
    {
      name: 'royale-base with hidden winnings',
      options: { edition: 'royale-base', neutralDice: false, winnings: 'hidden' },
      seats: ALL_SEATS,
    },
  ],
  setup,
  toAct: (state) => (state.phase.type === 'over' ? [] : [state.turn]),
  legalActions,
  check,
  advance,
  view,
  // Bills are won face up in front of everybody; what is hidden afterwards is only who remembers (RULES 8).
  viewEvent: (event) => event,
  outcome: (state) =>
    state.phase.type === 'over'
      ? { placings: placingsOf(state.chairs), scores: state.chairs.map(totalOf), ending: state.phase.ending }
      : null,
  faults,
  decodeOptions,
  decodeAction,
  guess,
  clone,
};

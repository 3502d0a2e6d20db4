/** One action tried in one guessed world: carried out by the rules, then played on briskly until everybody has had a turn. */

import { type Action, type LordsOfVegas, lordsOfVegas, type State } from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly, draftOf, type Seat } from '@fremont/kernel';
import { TurnDice } from '../sampler/turn-dice.ts';
import type { World } from '../sampler/worlds.ts';
import { fateFrom } from './brisk/fate.ts';
import { tableOf } from './brisk/table.ts';
import { standingAfter } from './brisk/turns.ts';
import { placementWorth } from './worth.ts';

/** Keeps the dice of the trial apart from those that follow. */
const TRIAL = 0x2545_f491;

export const rehearse = ({ state, seed }: World<LordsOfVegas>, seat: Seat, action: Action): number => {
  const after = stateAfter(state, seat, action, new TurnDice(seed ^ TRIAL));
  // A trial that ends the turn has used up the rest of it.
  const turns = state.chairs.length + (after.turn === state.turn ? 1 : 0);
  return standingAfter(tableOf(after), fateFrom(seed), turns, seat);
};

/** The state after an action and the answers it asks for. */
const stateAfter = (state: DeepReadonly<State>, seat: Seat, action: Action, dice: TurnDice): LordsOfVegas['state'] => {
  const draft = draftOf(lordsOfVegas, state);
  dice.begin(seat);
  lordsOfVegas.advance(draft, seat, action, dice);
  while (draft.phase.type === 'placingDice' || draft.phase.type === 'layingOff') answer(draft, dice);
  return draft;
};

const answer = (draft: State, dice: Chance): void => {
  const [asked] = lordsOfVegas.toAct(draft);
  if (asked === undefined) throw new Error('assertion failed: nobody is asked');
  const legal = lordsOfVegas.legalActions(draft, asked);
  lordsOfVegas.advance(draft, asked, answerIn(draft, legal), dice);
};

/** What greedy answers: no bet is laid off, and dice are placed by the same worth. */
const answerIn = ({ unseen }: State, legal: readonly Action[]): Action => {
  const worths = legal.map((action) =>
    action.type === 'layOff' ? Number(!action.layOff) : placementWorth(unseen, action),
  );
  return at(legal, worths.indexOf(Math.max(...worths)));
};

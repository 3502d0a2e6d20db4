/** Las Vegas played in a hurry, for playouts: the payout of the casinos as they lie, one placement ahead. */

import { CHIP_VALUE, type LasVegas, type State, shownDice, strengthOf } from '@fremont/games/las-vegas';
import { at, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import type { Policy } from '../sampler/playout.ts';
import { payoutWorth } from './payout.ts';

/** How much of a dollar a rival's dollar hurts. */
const SPITE = 0.3;
/** What a die kept in hand is worth. */
const DIE_WORTH = 4_000;

export const quickPolicy: Policy<LasVegas> = (state, seat, legal, chance) => {
  let best = Number.NEGATIVE_INFINITY;
  let chosen: LasVegas['action'][] = [];
  for (const action of legal) {
    const worth = worthOf(state, seat, action);
    if (worth > best) {
      best = worth;
      chosen = [action];
    } else if (worth === best) chosen.push(action);
  }
  return chosen.length === 1 ? at(chosen, 0) : pick(chosen, chance, 'bot');
};

const worthOf = ({ phase, casinos, chairs }: DeepReadonly<State>, seat: Seat, action: LasVegas['action']): number => {
  if (action.type !== 'place' || phase.type !== 'placing') return -CHIP_VALUE;
  const { dice, neutral } = shownDice(phase.roll, action.face);
  const casino = at(casinos, action.face - 1);
  const strengths = [strengthOf(casino.neutral), ...casino.dice.map(strengthOf)];
  const dollars = [0, ...chairs.map((_, index) => (index === seat ? 1 : -SPITE))];
  const before = payoutWorth(casino.bills, strengths, dollars);
  strengths[0] = at(strengths, 0) + neutral;
  strengths[seat + 1] = at(strengths, seat + 1) + strengthOf(dice);
  return payoutWorth(casino.bills, strengths, dollars) - before - DIE_WORTH * strengthOf(dice);
};

/** How Las Vegas is played on in a hurry: placements by the casinos as they lie, everything else by `greedy`. */

import {
  type Casino,
  CHIP_VALUE,
  type LasVegas,
  lasVegas,
  type Roll,
  type State,
  shownDice,
  strengthOf,
} from '@fremont/games/las-vegas';
import { at, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import type { Playing, Policy } from '../sampler/playout.ts';
import { greedyBot } from './greedy.ts';
import { payoutWorth } from './payout.ts';
import { roundEnd } from './round-end.ts';

type Action = LasVegas['action'];

/** How much of a dollar a rival's dollar hurts. */
const SPITE = 0.3;
/** What a die kept in hand is worth. */
const DIE_WORTH = 4_000;

export const isPlacing = (legal: readonly Action[]): boolean =>
  legal.every(({ type }) => type === 'place' || type === 'pass');

const policy: Policy<LasVegas> = (state, seat, legal, chance) => {
  // What tiles ask comes seldom, so that a whole view of it is cheap enough.
  if (!isPlacing(legal))
    return greedyBot.choose(lasVegas.view(state, seat), seat, legal, chance) ?? pick(legal, chance, 'bot');
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Action[] = [];
  for (const action of legal) {
    const worth = worthOf(state, seat, action);
    if (worth > best) {
      best = worth;
      chosen = [action];
    } else if (worth === best) chosen.push(action);
  }
  return chosen.length === 1 ? at(chosen, 0) : pick(chosen, chance, 'bot');
};

const worthOf = ({ phase, casinos }: DeepReadonly<State>, seat: Seat, action: Action): number =>
  action.type === 'place' && phase.type === 'placing'
    ? gainOf(at(casinos, action.face - 1), seat, shownDice(phase.roll as Roll, action.face))
    : -CHIP_VALUE;

/** What the dice change in the payout of the casino, less what they would be worth in hand. */
const gainOf = (casino: DeepReadonly<Casino>, seat: Seat, placed: ReturnType<typeof shownDice>): number => {
  const strengths = casino.dice.map(strengthOf);
  const dollars = strengths.map((_, other) => (other === seat ? 1 : -SPITE));
  strengths.push(strengthOf(casino.neutral), casino.gray);
  const before = payoutWorth(casino.bills, strengths, dollars);
  const strength = strengthOf(placed.dice);
  strengths[seat] = at(strengths, seat) + strength;
  strengths[dollars.length] = at(strengths, dollars.length) + placed.neutral;
  return payoutWorth(casino.bills, strengths, dollars) - before - DIE_WORTH * strength;
};

export const lasVegasPlaying: Playing<LasVegas> = { game: lasVegas, policy, horizon: roundEnd };

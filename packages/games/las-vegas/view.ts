/** Projects the state for a viewer, and guesses a full state that fits such a view. RULES 8. */

import { assert, type Chance, type DeepReadonly, type Viewer } from '@fremont/kernel';
import { DECKS } from './data/bills.ts';
import { EDITION_FACTS } from './data/editions.ts';
import { guessRoyale, showRoyale } from './rules/royale-view.ts';
import type { Casino, CasinoView, Chair, ChairView, State, View } from './types.ts';

export const view = (state: DeepReadonly<State>, viewer: Viewer): View => ({
  options: state.options,
  phase: state.phase,
  round: state.round,
  rounds: EDITION_FACTS[state.options.edition].rounds,
  starter: state.starter,
  turn: state.turn,
  chairs: state.chairs.map((chair, index) => chairView(chair, canSeeBills(state, viewer, index))),
  casinos: state.casinos.map(casinoView),
  unseenCount: state.unseen.length,
  returned: state.returned,
  royale: showRoyale(state, viewer),
});

/** The view with all hidden bills and tokens, for replays of a match that is over. */
export const openView = (state: DeepReadonly<State>): View => ({
  ...view(state, keeperOfSecret(state)),
  chairs: state.chairs.map((chair) => chairView(chair, true)),
});

/** The seat that knows the hidden tokens of the tile in play. */
const keeperOfSecret = ({ phase }: DeepReadonly<State>): Viewer => {
  if (phase.type !== 'deciding') return 'spectator';
  const { decision } = phase;
  if (decision.type === 'luckyGuess') return decision.hider;
  return decision.type === 'blackPick' ? decision.splitter : 'spectator';
};

/** Whether the viewer may see more than a spectator. If winnings are open, only tiles hold secrets. */
export const seesMore = ({ options, royale }: DeepReadonly<State>, viewer: Viewer): boolean =>
  viewer !== 'spectator' && (options.winnings !== 'open' || royale !== null);

/** RULES 8.2: whether `viewer` sees the values of a chair's bills. */
const canSeeBills = (state: DeepReadonly<State>, viewer: Viewer, index: number): boolean =>
  state.options.winnings === 'open' || viewer === index || state.phase.type === 'over';

const chairView = (chair: DeepReadonly<Chair>, open: boolean): ChairView => ({
  bills: open ? chair.bills : null,
  billCount: chair.bills.length,
  chips: chair.chips,
  supply: chair.supply,
  neutral: chair.neutral,
});

const casinoView = (casino: DeepReadonly<Casino>): CasinoView => ({
  bills: casino.bills,
  dice: casino.dice,
  neutral: casino.neutral,
  gray: casino.gray,
});

/** Deals the bills that the viewer cannot see at random to the pile and the face-down winnings. */
export const guess = (seen: DeepReadonly<View>, _viewer: Viewer, chance: Chance): State => {
  const unknown = unknownBills(seen);
  const chairs = seen.chairs.map((chair): Chair => {
    const bills = chair.bills ?? takeAny(unknown, chair.billCount, chance);
    return { bills, chips: chair.chips, supply: chair.supply, neutral: chair.neutral };
  });
  assert(unknown.length === seen.unseenCount, `${unknown.length} bills for a pile of ${seen.unseenCount}`);
  return {
    options: { ...seen.options },
    phase: seen.phase,
    round: seen.round,
    starter: seen.starter,
    turn: seen.turn,
    chairs,
    casinos: seen.casinos.map(
      ({ bills, dice, neutral, gray }): Casino => ({ bills, dice: dice.slice(), neutral, gray }),
    ),
    unseen: unknown,
    returned: seen.returned,
    royale: seen.royale && guessRoyale(seen.royale, seen.phase, chance),
  };
};

/** The bills that the viewer cannot see: all bills of the match except those that lie open, ascending. */
const unknownBills = (seen: DeepReadonly<View>): number[] => {
  const { casinos, chairs, returned, royale } = seen;
  const bills = [...DECKS[seen.options.edition], ...(royale?.minted ?? [])].sort((a, b) => a - b);
  const open = [...casinos, ...chairs].flatMap((place) => place.bills ?? []);
  for (const bill of [...open, ...returned, ...(royale?.bank ?? []), ...(royale?.payout?.unclaimed ?? [])]) {
    const index = bills.indexOf(bill);
    assert(index >= 0, `a bill of ${bill} too many`);
    bills.splice(index, 1);
  }
  return bills;
};

const takeAny = (bills: number[], count: number, chance: Chance): number[] =>
  Array.from({ length: count }, () => {
    const [bill] = bills.splice(chance.int(bills.length, 'guess'), 1);
    assert(bill !== undefined, 'the pile has too few bills for the winnings');
    return bill;
  });

/** Random offers and counter-offers for random play and the laws. They use every part that a deal may have. */

import { at, type Chance, type DeepReadonly, pick, type Seat, seatList } from '@fremont/kernel';
import { check } from './actions.ts';
import { LOT_LIST, type LotId } from './data/lots.ts';
import { legalActions } from './legal.ts';
import {
  type Action,
  DEAL_ACTION_TYPES,
  type DealAction,
  type Goods,
  type State,
  type View,
  WAIVABLE_TYPES,
  type Waiver,
} from './types.ts';
import { guess } from './view.ts';

type S = DeepReadonly<State>;

const PROPOSALS = 3;
const STREAM = 'proposals';

/** Leaves out offers that the rules refuse. */
export const proposals = (view: DeepReadonly<View>, seat: Seat, chance: Chance): readonly Action[] => {
  const state = guess(view, seat, chance);
  if (state.phase.type === 'over') return [];
  const made = Array.from({ length: PROPOSALS }, () => proposal(state, seat, chance));
  return distinct(made.filter((action) => check(state, seat, action) === null));
};

const distinct = (actions: readonly Action[]): Action[] => [
  ...new Map(actions.map((action) => [JSON.stringify(action), action])).values(),
];

const proposal = (state: S, seat: Seat, chance: Chance): Action => {
  const open = state.offers.filter(({ from, to }) => from === seat || to === seat);
  if (open.length > 0 && isChosen(2, chance)) {
    const { id: offer, revision, from, to } = pick(open, chance, STREAM);
    return { type: 'counter', offer, revision, ...terms(state, seat, from === seat ? to : from, chance) };
  }
  const others = seatList(state.chairs.length).filter((other) => other !== seat);
  const to = pick(others, chance, STREAM);
  return { type: 'offer', to, ...terms(state, seat, to, chance) };
};

/** True once in `odds` times. */
const isChosen = (odds: number, chance: Chance): boolean => chance.int(odds, STREAM) === 0;

const terms = (state: S, seat: Seat, other: Seat, chance: Chance) => ({
  give: someGoods(state, seat, chance),
  take: someGoods(state, other, chance),
  ...(state.turn === seat || state.turn === other ? extras(state, chance) : {}),
});

const someGoods = (state: S, seat: Seat, chance: Chance): Goods => ({
  money: isChosen(2, chance) ? chance.int(1 + at(state.chairs, seat).money, STREAM) : 0,
  lots: someLots((index) => state.lots[index]?.marker === seat, chance),
  dice: someLots((index) => state.lots[index]?.die?.owner === seat, chance),
});

const someLots = (test: (index: number) => boolean, chance: Chance): LotId[] =>
  LOT_LIST.filter(({ index }) => test(index) && isChosen(4, chance)).map(({ id }) => id);

/** Sometimes adds an action or a waiver of the active player. */
const extras = (state: S, chance: Chance): { action?: DealAction; waiver?: Waiver } => ({
  ...(isChosen(4, chance) ? someAction(state, chance) : {}),
  ...(isChosen(4, chance) ? someWaiver(state, chance) : {}),
});

const someAction = (state: S, chance: Chance): { action?: DealAction } => {
  const isDealAction = (action: Action): action is DealAction =>
    (DEAL_ACTION_TYPES as readonly string[]).includes(action.type);
  const possible = legalActions(state, state.turn).filter(isDealAction);
  return possible.length === 0 ? {} : { action: pick(possible, chance, STREAM) };
};

const someWaiver = (state: S, chance: Chance): { waiver?: Waiver } => {
  const built = LOT_LIST.filter(({ index }) => state.lots[index]?.tile !== null);
  return built.length === 0
    ? {}
    : { waiver: { action: pick(WAIVABLE_TYPES, chance, STREAM), casino: pick(built, chance, STREAM).id } };
};

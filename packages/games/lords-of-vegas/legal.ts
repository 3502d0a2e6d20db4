/** The actions open to a seat: candidates that `check` accepts. */

import { at, type DeepReadonly, type Seat, unreachable } from '@fremont/kernel';
import { askedSeat, checkWith, type FindCasino } from './actions.ts';
import { COLOURS } from './data/companies.ts';
import { FACES } from './data/dice.ts';
import { LOT_LIST, LOTS, type LotId } from './data/lots.ts';
import { DICE_PER_SEAT } from './data/pieces.ts';
import { casinosOf } from './rules/casinos.ts';
import { betLimit } from './rules/gamble.ts';
import { isBeside } from './rules/sprawl.ts';
import type { Action, BuildAction, Casino, Lot, SprawlAction, State, Unplaced } from './types.ts';

type S = DeepReadonly<State>;

/**
 * Computes the casinos once for the whole list. `check` computes its casino again for every candidate, which makes
 * random matches with four seats 1.5 times slower.
 */
export const legalActions = (state: S, seat: Seat): readonly Action[] => {
  const casinos = casinosOf(state);
  const find: FindCasino = (id) => casinos.find((casino) => casino.id === id) ?? null;
  return candidates(state, seat, casinos).filter((action) => checkWith(find, state, seat, action) === null);
};

const candidates = (state: S, seat: Seat, casinos: readonly Casino[]): Action[] => [
  ...(askedSeat(state) === seat ? decisions(state, seat, casinos) : []),
  ...offerAnswers(state, seat),
];

/** Answers to the phase that the match is in. */
const decisions = (state: S, seat: Seat, casinos: readonly Casino[]): Action[] => {
  const { phase } = state;
  switch (phase.type) {
    case 'drawing':
      return [{ type: 'draw' }];
    case 'playing':
      return [{ type: 'endTurn' }, ...plays(state, seat, casinos)];
    case 'givingUpLot':
      return lotsMarkedBy(state, seat).map((lot) => ({ type: 'giveUpLot', lot }));
    case 'movingDie':
      return lotsWithDieOf(state, seat).map((from) => ({ type: 'moveDie', from }));
    case 'placingDice':
      return placements(at(phase.unplaced, 0));
    case 'layingOff':
      return [true, false].map((layOff) => ({ type: 'layOff', layOff }));
    case 'over':
      return [];
    default:
      return unreachable(phase);
  }
};

const lotsWhere = (state: S, test: (lot: DeepReadonly<Lot>) => boolean): LotId[] =>
  LOT_LIST.filter(({ index }) => test(at(state.lots, index))).map(({ id }) => id);

const lotsMarkedBy = (state: S, seat: Seat): LotId[] => lotsWhere(state, ({ marker }) => marker === seat);

const lotsWithDieOf = (state: S, seat: Seat): LotId[] => lotsWhere(state, ({ die }) => die?.owner === seat);

const plays = (state: S, seat: Seat, casinos: readonly Casino[]): Action[] => {
  const toMove = diceToMove(state, seat);
  const { money } = at(state.chairs, seat);
  return [
    ...lotsMarkedBy(state, seat).flatMap((lot) => builds(lot, toMove)),
    ...casinos.flatMap((casino): Action[] => [
      // The boss sprawls and remodels, the others gamble.
      ...(casino.boss === seat ? [...sprawls(casino, toMove), ...remodels(casino)] : bets(casino, money)),
      { type: 'reorganise', casino: casino.id },
    ]),
  ];
};

/** RULES 4.2: with all dice on the board one of them has to move; otherwise none. */
const diceToMove = (state: S, seat: Seat): readonly LotId[] => {
  const own = lotsWithDieOf(state, seat);
  return own.length < DICE_PER_SEAT ? [] : own;
};

const withDie = <A extends BuildAction | SprawlAction>(action: A, toMove: readonly LotId[]): A[] =>
  toMove.length === 0 ? [action] : toMove.map((moveDieFrom) => ({ ...action, moveDieFrom }));

const builds = (lot: LotId, toMove: readonly LotId[]): Action[] =>
  COLOURS.flatMap((colour) => withDie<BuildAction>({ type: 'build', lot, colour }, toMove));

const sprawls = (casino: Casino, toMove: readonly LotId[]): Action[] =>
  LOTS.filter((lot) => isBeside(casino, lot)).flatMap((to) =>
    withDie<SprawlAction>({ type: 'sprawl', from: casino.id, to }, toMove),
  );

const remodels = ({ id }: Casino): Action[] => COLOURS.map((colour) => ({ type: 'remodel', casino: id, colour }));

const bets = (casino: Casino, money: number): Action[] => {
  const actions: Action[] = [];
  for (let bet = 1; bet <= Math.min(betLimit(casino), money); bet++)
    actions.push({ type: 'gamble', casino: casino.id, bet });
  return actions;
};

const placements = ({ lots }: DeepReadonly<Unplaced>): Action[] =>
  lots.flatMap((lot) => FACES.map((value): Action => ({ type: 'placeDie', lot, value })));

/** Answers to the open offers; RULES 6.7. */
const offerAnswers = ({ offers }: S, seat: Seat): Action[] =>
  offers.flatMap(({ id: offer, revision, from, to }): Action[] => {
    if (from === seat) return [{ type: 'withdraw', offer, revision }];
    if (to !== seat) return [];
    return [
      { type: 'accept', offer, revision },
      { type: 'decline', offer, revision },
    ];
  });

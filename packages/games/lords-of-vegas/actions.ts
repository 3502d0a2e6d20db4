/** For every action: whether it is allowed, and how it is carried out. */

import { assert, at, type Chance, type DeepReadonly, noSuchSeat, type Seat, unreachable } from '@fremont/kernel';
import type { LotId } from './data/lots.ts';
import type { Event } from './events.ts';
import { build, checkBuild } from './rules/build.ts';
import { casinoNamed } from './rules/casinos.ts';
import { checkGiveUpLot, checkMoveDie, draw, giveUpLot, moveDie } from './rules/draw.ts';
import { checkGamble, gamble, layOff } from './rules/gamble.ts';
import { checkRemodel, remodel } from './rules/remodel.ts';
import { checkPlaceDie, checkReorganise, placeDie, reorganise } from './rules/reorganise.ts';
import { checkSprawl, sprawl } from './rules/sprawl.ts';
import { settleTies } from './rules/ties.ts';
import { checkTrade, closeOffer, counterOffer, makeDeal, makeOffer, refuseOffer } from './rules/trade.ts';
import { endTurn } from './rules/turn.ts';
import {
  type Action,
  type Casino,
  DEAL_ACTION_TYPES,
  type DealAction,
  type Phase,
  type Refusal,
  type State,
  TRADE_TYPES,
  type TradeAction,
} from './types.ts';

type S = DeepReadonly<State>;
type TurnAction = Exclude<Action, TradeAction>;
type CasinoAction = Exclude<DealAction, { type: 'build' }>;

const isTrade = (action: Action): action is TradeAction => (TRADE_TYPES as readonly string[]).includes(action.type);
const isDealAction = (action: Action): action is DealAction =>
  (DEAL_ACTION_TYPES as readonly string[]).includes(action.type);

/** The seat that has to decide: the seat of the turn unless another decision is open. */
export const askedSeat = ({ phase, turn }: Pick<S, 'phase' | 'turn'>): Seat => {
  if (phase.type === 'placingDice') return at(phase.unplaced, 0).seat;
  return phase.type === 'layingOff' ? phase.boss : turn;
};

export const check = (state: S, seat: Seat, action: Action): Refusal | null =>
  checkWith((id) => casinoNamed(state, id), state, seat, action);

/** Finds the casino that is named by a lot. */
export type FindCasino = (id: LotId) => Casino | null;

/** `check` for a caller that already knows the casinos. */
export const checkWith = (find: FindCasino, state: S, seat: Seat, action: Action): Refusal | null => {
  if (state.chairs[seat] === undefined) return noSuchSeat(seat, state.chairs.length);
  if (state.phase.type === 'over') return { code: 'matchOver' };
  if (isTrade(action)) return checkTrade(state, seat, action, judgeDealAction);
  return checkTiming(state, seat, action) ?? checkEffect(find, state, seat, action);
};

/** The action that answers each phase with a forced choice. */
const ANSWERS = {
  givingUpLot: 'giveUpLot',
  movingDie: 'moveDie',
  placingDice: 'placeDie',
  layingOff: 'layOff',
} as const satisfies Partial<Record<Phase['type'], Action['type']>>;

const isPending = (type: Phase['type']): type is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, type);
const ANSWER_TYPES: readonly string[] = Object.values(ANSWERS);
const isAnswer = (type: Action['type']): boolean => ANSWER_TYPES.includes(type);

/** Refuses an action of the wrong seat or in the wrong phase. */
const checkTiming = (state: S, seat: Seat, { type }: TurnAction): Refusal | null => {
  const { phase, turn } = state;
  if (isPending(phase.type)) {
    const asked = askedSeat(state);
    return asked === seat && ANSWERS[phase.type] === type
      ? null
      : { code: 'choicePending', seat: asked, phase: phase.type };
  }
  if (seat !== turn) return { code: 'notYourTurn', turn };
  if (isAnswer(type)) return { code: 'notAsked' };
  if (phase.type === 'drawing') return type === 'draw' ? null : { code: 'drawFirst' };
  return type === 'draw' ? { code: 'alreadyDrawn' } : null;
};

/** Refuses an action whose time has come but that the rules of the action forbid, such as a build without money. */
const checkEffect = (find: FindCasino, state: S, seat: Seat, action: TurnAction): Refusal | null => {
  if (isDealAction(action)) return checkDealAction(find, state, seat, action);
  switch (action.type) {
    case 'giveUpLot':
      return checkGiveUpLot(state, seat, action.lot);
    case 'moveDie':
      return checkMoveDie(state, seat, action.from);
    case 'placeDie':
      assert(state.phase.type === 'placingDice', 'nothing to place');
      return checkPlaceDie(state.phase as Extract<Phase, { type: 'placingDice' }>, action.lot, action.value);
    case 'draw':
    case 'layOff':
    case 'endTurn':
      return null;
    default:
      return unreachable(action);
  }
};

/** RULES 6.4: an action inside a deal has to fit the phase too. */
const judgeDealAction = (state: S, seat: Seat, action: DealAction): Refusal | null =>
  checkTiming(state, seat, action) ?? checkDealAction((id) => casinoNamed(state, id), state, seat, action);

const checkDealAction = (find: FindCasino, state: S, seat: Seat, action: DealAction): Refusal | null => {
  if (action.type === 'build') return checkBuild(state, seat, action);
  const id = casinoIdOf(action);
  const casino = find(id);
  return casino === null ? { code: 'noCasino', lot: id } : checkCasinoAction(state, seat, casino, action);
};

const casinoIdOf = (action: CasinoAction): LotId => (action.type === 'sprawl' ? action.from : action.casino);

const checkCasinoAction = (state: S, seat: Seat, casino: Casino, action: CasinoAction): Refusal | null => {
  switch (action.type) {
    case 'sprawl':
      return checkSprawl(state, seat, casino, action);
    case 'remodel':
      return checkRemodel(state, seat, casino, action);
    case 'reorganise':
      return checkReorganise(state, seat, casino);
    case 'gamble':
      return checkGamble(state, seat, casino, action.bet);
    default:
      return unreachable(action);
  }
};

export const advance = (draft: State, seat: Seat, action: Action, chance: Chance): Iterable<Event> => {
  if (isTrade(action)) return trade(draft, seat, action, chance);
  if (isDealAction(action)) return thenSettleTies(draft, doDealAction(draft, seat, action, chance), chance);
  switch (action.type) {
    case 'draw':
      return draw(draft, chance);
    case 'giveUpLot':
      return giveUpLot(draft, seat, action.lot, pendingLot(draft), chance);
    case 'moveDie':
      return moveDie(draft, seat, action.from, pendingLot(draft), chance);
    case 'placeDie':
      assert(draft.phase.type === 'placingDice', 'nothing to place');
      return thenSettleTies(draft, placeDie(draft, draft.phase, action.lot, action.value), chance);
    case 'layOff':
      assert(draft.phase.type === 'layingOff', 'no bet to lay off');
      // A bet moves no die, but the deal that it was part of may have. The tie check of that deal runs now.
      return thenSettleTies(draft, layOff(draft, draft.phase, action.layOff, chance), chance);
    case 'endTurn':
      return endTurn(draft);
    default:
      return unreachable(action);
  }
};

const pendingLot = ({ phase }: State): LotId => {
  assert(phase.type === 'givingUpLot' || phase.type === 'movingDie', 'no lot waits for a choice');
  return phase.lot;
};

/** RULES 5.1: the tie check follows an action, unless a player has to choose something first. */
function* thenSettleTies(draft: State, action: Iterable<Event>, chance: Chance): Iterable<Event> {
  yield* action;
  if (!isPending(draft.phase.type)) yield* settleTies(draft, chance);
}

const doDealAction = (draft: State, seat: Seat, action: DealAction, chance: Chance): Iterable<Event> => {
  if (action.type === 'build') return build(draft, seat, action);
  const casino = casinoNamed(draft, casinoIdOf(action));
  assert(casino !== null, 'an action without a casino');
  switch (action.type) {
    case 'sprawl':
      return sprawl(draft, seat, casino, action);
    case 'remodel':
      return remodel(draft, seat, casino, action);
    case 'reorganise':
      return reorganise(draft, seat, casino, chance);
    case 'gamble':
      assert(casino.boss !== null, 'a bet in a casino without a boss');
      return gamble(draft, seat, casino, casino.boss, action.bet);
    default:
      return unreachable(action);
  }
};

const trade = (draft: State, seat: Seat, action: TradeAction, chance: Chance): Iterable<Event> => {
  switch (action.type) {
    case 'offer':
      return makeOffer(draft, seat, action);
    case 'counter':
      return counterOffer(draft, seat, action);
    case 'accept':
      return thenSettleTies(draft, acceptOffer(draft, action.offer, chance), chance);
    default:
      return refuseOffer(draft, action);
  }
};

/** RULES 6.4: first the swap, then the action. */
function* acceptOffer(draft: State, id: number, chance: Chance): Iterable<Event> {
  const offer = closeOffer(draft, id);
  yield* makeDeal(draft, offer);
  if (offer.action !== null) yield* doDealAction(draft, draft.turn, offer.action, chance);
}

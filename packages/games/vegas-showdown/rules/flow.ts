/** What comes next: the steps of a turn in their order, and where they stop to ask somebody. RULES 3, 7. */

import { assert, at, type Chance, type Seat } from '@fremont/kernel';
import { CARDS } from '../data/cards.ts';
import { type CardId, type Event, SIZES, type Size, type State, type Work } from '../types.ts';
import { type Building, buy, hasPlacement, isBusy, workOf } from './build.ts';
import { applyCard } from './cards.ts';
import { endMatch } from './end.ts';
import { drawCard, flipTile, stackHeight } from './flip.ts';
import { collectIncome } from './income.ts';
import { dropPrices } from './prices.ts';
import { isFull } from './score.ts';
import { nextSeat, seatsFrom } from './seats.ts';

const turnOrder = ({ dealer, chairs }: State): Seat[] => seatsFrom(dealer, chairs.length);
const seatsAfter = (draft: State, seat: Seat): Seat[] => {
  const order = turnOrder(draft);
  return order.slice(order.indexOf(seat) + 1);
};

export const beginTurn = (draft: State, turn: number, chance: Chance): Event[] => {
  draft.turn = turn;
  const began: Event = { type: 'turnBegan', turn, dealer: draft.dealer };
  const dropped = turn === 1 ? [] : dropPrices(draft);
  return [began, ...dropped, ...fillSpaces(draft, chance)];
};

/** RULES 3.2: card by card until no premier space is empty; then everybody collects and the dealer chooses. */
const fillSpaces = (draft: State, chance: Chance): Event[] => {
  const space = draft.spaces.indexOf(null);
  if (space < 0) return beginChoosing(draft);
  const card = drawCard(draft, space, chance);
  const drawn: Event = { type: 'cardDrawn', card, space };
  return [drawn, ...applyCard(draft, card), ...afterEffect(draft, card, space, chance)];
};

/** What follows a card's effect: a question, the flip, or the end. */
const afterEffect = (draft: State, card: CardId, space: number, chance: Chance): Event[] => {
  const { effect, symbol } = CARDS[card];
  if (effect.type === 'freePlacement') return nextPermit(draft, turnOrder(draft), space, chance);
  if (symbol !== 'choose') return fillFrom(draft, symbol, chance);
  if (SIZES.every((size) => stackHeight(draft.stacks[size]) === 0)) return endOnEmptyStack(draft, card, null);
  draft.phase = { type: 'stack', seat: draft.dealer, space };
  return [];
};

/** RULES 3.3: flips the tile that the latest card brings; RULES 7.2: an empty stack ends the match. */
export const fillFrom = (draft: State, size: Size, chance: Chance): Event[] => {
  const drawn = at(draft.cards, draft.cards.length - 1);
  if (stackHeight(draft.stacks[size]) === 0) return endOnEmptyStack(draft, drawn.card, size);
  const flipped = flipTile(draft, size, drawn.space, chance);
  drawn.tile = flipped.tile;
  return [flipped, ...fillSpaces(draft, chance)];
};

const endOnEmptyStack = (draft: State, card: CardId, size: Size | null): Event[] => [
  { type: 'stackFoundEmpty', card, size },
  ...endMatch(draft, 'stack'),
];

/** RULES 5.6, Express Permits. Ruling R14: whoever has nothing to place is not asked. */
const nextPermit = (draft: State, order: readonly Seat[], space: number, chance: Chance): Event[] => {
  const seat = order.find((one) => hasPlacement(at(draft.chairs, one)));
  if (seat !== undefined) {
    draft.phase = { type: 'permit', seat, space };
    return [];
  }
  const { symbol } = CARDS[at(draft.cards, draft.cards.length - 1).card];
  assert(symbol !== 'choose', 'permits with a free choice of stack');
  return fullSheetEnds(draft) ?? fillFrom(draft, symbol, chance);
};

/** RULES 7.1. */
const fullSheetEnds = (draft: State): Event[] | null =>
  draft.chairs.some(({ sheet }) => isFull(sheet)) ? endMatch(draft, 'sheet') : null;

const beginChoosing = (draft: State): Event[] => {
  draft.phase = { type: 'choosing', seat: draft.dealer };
  return [collectIncome(draft)];
};

/** RULES 3.7: clockwise to the next seat without an action; once all have one, they are carried out. */
export const afterChoice = (draft: State, seat: Seat, chance: Chance): Event[] => {
  const next = seatsFrom(seat, draft.chairs.length).find((one) => at(draft.chairs, one).choice === null);
  if (next === undefined) return beginBuilding(draft, chance);
  draft.phase = { type: 'choosing', seat: next };
  return [];
};

const beginBuilding = (draft: State, chance: Chance): Event[] => {
  const order = turnOrder(draft);
  const bought = order.flatMap((seat) => buy(draft, seat));
  return [...bought, ...nextBuilder(draft, order, chance)];
};

const nextBuilder = (draft: State, order: readonly Seat[], chance: Chance): Event[] => {
  for (const seat of order) {
    const chair = at(draft.chairs, seat);
    const work = workOf(chair.choice);
    if (work === null || !isBusy(chair, work)) continue;
    draft.phase = { type: 'building', seat, work };
    return [];
  }
  return endTurn(draft, chance);
};

const builderOf = ({ phase }: State): Building => {
  assert(phase.type === 'building' || phase.type === 'permit', 'nobody is building');
  return phase;
};

export const afterPlacing = (draft: State, chance: Chance): Event[] => {
  const phase = builderOf(draft);
  if (phase.type === 'permit') return nextPermit(draft, seatsAfter(draft, phase.seat), phase.space, chance);
  const { seat, work } = phase;
  return work.type === 'renovate'
    ? goOn(draft, seat, { ...work, places: work.places + 1 }, chance)
    : afterBuilding(draft, chance);
};

export const afterLifting = (draft: State, chance: Chance): Event[] => {
  const phase = builderOf(draft);
  assert(phase.type === 'building' && phase.work.type === 'renovate', 'a lift outside a Renovate');
  return goOn(draft, phase.seat, { ...phase.work, lifts: phase.work.lifts + 1 }, chance);
};

/** A Renovate goes on, unless `done` is all that is left. */
const goOn = (draft: State, seat: Seat, work: Work, chance: Chance): Event[] => {
  draft.phase = { type: 'building', seat, work };
  return isBusy(at(draft.chairs, seat), work) ? [] : afterBuilding(draft, chance);
};

/** The seat has finished, by saying so or because nothing is left to do. */
export const afterBuilding = (draft: State, chance: Chance): Event[] => {
  const phase = builderOf(draft);
  const { seat } = phase;
  const done: Event = { type: 'buildingDone', seat, aside: at(draft.chairs, seat).aside.length };
  const rest = seatsAfter(draft, seat);
  if (phase.type === 'permit') return [done, ...nextPermit(draft, rest, phase.space, chance)];
  return [done, ...nextBuilder(draft, rest, chance)];
};

/** RULES 3.13, and before it 7.1: a full sheet ends the match once everybody has built. */
const endTurn = (draft: State, chance: Chance): Event[] => {
  const ended = fullSheetEnds(draft);
  if (ended !== null) return ended;
  for (const chair of draft.chairs) {
    chair.choice = null;
    chair.outbid = null;
  }
  draft.discards.push(...draft.cards.map(({ card }) => card));
  draft.cards = [];
  draft.dealer = nextSeat(draft.dealer, draft.chairs.length);
  return beginTurn(draft, draft.turn + 1, chance);
};

/** The steps of a turn in their order. They stop where a seat has to decide. RULES 3, 7. */

import { assert, at, type Chance, type Seat } from '@fremont/kernel';
import { CARDS } from '../data/cards.ts';
import { type CardId, type Event, type Phase, SIZES, type Size, type State } from '../types.ts';
import { type Building, buy, isBusy, workOf } from './build.ts';
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

export function* beginTurn(draft: State, turn: number, chance: Chance): Iterable<Event> {
  draft.turn = turn;
  // The dealer is the next to choose, unless a card asks a seat first.
  draft.phase = { type: 'choosing', seat: draft.dealer };
  yield { type: 'turnBegan', turn, dealer: draft.dealer };
  if (turn > 1) yield* dropPrices(draft);
  yield* fillSpaces(draft, chance);
}

/** RULES 3.2: fills the premier spaces card by card. Then all seats collect income and the dealer chooses. */
function* fillSpaces(draft: State, chance: Chance): Iterable<Event> {
  const space = draft.spaces.indexOf(null);
  if (space < 0) {
    draft.phase = { type: 'choosing', seat: draft.dealer };
    yield collectIncome(draft);
    return;
  }
  const card = drawCard(draft, space, chance);
  yield { type: 'cardDrawn', card, space };
  yield* applyCard(draft, card);
  yield* afterEffect(draft, card, space, chance);
}

/** After the effect of a card follows a decision, the flip, or the end. */
function* afterEffect(draft: State, card: CardId, space: number, chance: Chance): Iterable<Event> {
  const { effect, symbol } = CARDS[card];
  if (effect.type === 'freePlacement') yield* nextPermit(draft, turnOrder(draft), space, chance);
  else if (symbol !== 'choose') yield* fillFrom(draft, symbol, chance);
  else if (SIZES.every((size) => stackHeight(draft.stacks[size]) === 0)) yield* endOnEmptyStack(draft, card, null);
  else draft.phase = { type: 'stack', seat: draft.dealer, space };
}

/** RULES 5.5, Pull Strings. */
export function* chooseStack(draft: State, seat: Seat, size: Size, chance: Chance): Iterable<Event> {
  yield { type: 'stackChosen', seat, size };
  yield* fillFrom(draft, size, chance);
}

/** RULES 3.3: flips the tile for the latest card. RULES 7.2: an empty stack ends the match. */
function* fillFrom(draft: State, size: Size, chance: Chance): Iterable<Event> {
  const drawn = at(draft.cards, draft.cards.length - 1);
  if (stackHeight(draft.stacks[size]) === 0) {
    yield* endOnEmptyStack(draft, drawn.card, size);
    return;
  }
  const flipped = flipTile(draft, size, drawn.space, chance);
  drawn.tile = flipped.tile;
  yield flipped;
  yield* fillSpaces(draft, chance);
}

function* endOnEmptyStack(draft: State, card: CardId, size: Size | null): Iterable<Event> {
  yield { type: 'stackFoundEmpty', card, size };
  yield* endMatch(draft, 'stack');
}

/** Ruling R14: the first of these phases whose seat can build. The others are skipped. */
const firstBusy = ({ chairs }: State, phases: readonly Building[]): Building | null =>
  phases.find((phase) => isBusy(at(chairs, phase.seat), phase)) ?? null;

/** RULES 5.6, Express Permits. */
function* nextPermit(draft: State, order: readonly Seat[], space: number, chance: Chance): Iterable<Event> {
  const permit = firstBusy(
    draft,
    order.map((seat) => ({ type: 'permit', seat, space })),
  );
  if (permit !== null) {
    draft.phase = permit;
    return;
  }
  const { symbol } = CARDS[at(draft.cards, draft.cards.length - 1).card];
  assert(symbol !== 'choose', 'permits with a free choice of stack');
  if (hasFullSheet(draft)) yield* endMatch(draft, 'sheet');
  else yield* fillFrom(draft, symbol, chance);
}

/** RULES 7.1. */
const hasFullSheet = ({ chairs }: State): boolean => chairs.some(({ sheet }) => isFull(sheet));

/** RULES 3.7: asks the next seat without a choice, clockwise. When all have chosen, carries the choices out. */
export function* afterChoice(draft: State, seat: Seat, chance: Chance): Iterable<Event> {
  const next = seatsFrom(seat, draft.chairs.length).find((one) => at(draft.chairs, one).choice === null);
  if (next !== undefined) {
    draft.phase = { type: 'choosing', seat: next };
    return;
  }
  const order = turnOrder(draft);
  for (const buyer of order) yield* buy(draft, buyer);
  yield* nextBuilder(draft, order, chance);
}

function* nextBuilder(draft: State, order: readonly Seat[], chance: Chance): Iterable<Event> {
  const builder = firstBusy(
    draft,
    order.flatMap((seat): Building[] => {
      const work = workOf(at(draft.chairs, seat).choice);
      return work === null ? [] : [{ type: 'building', seat, work }];
    }),
  );
  if (builder === null) yield* endTurn(draft, chance);
  else draft.phase = builder;
}

const isBuilding = (phase: Phase): phase is Building => phase.type === 'building' || phase.type === 'permit';

const builderOf = ({ phase }: State): Building => {
  assert(isBuilding(phase), 'no seat is building');
  return phase;
};

/** Continues a Renovate while a step other than `done` is left. Any other builder has placed its single tile. */
export function* afterStep(draft: State, chance: Chance): Iterable<Event> {
  const phase = builderOf(draft);
  if (phase.type === 'permit') yield* nextPermit(draft, seatsAfter(draft, phase.seat), phase.space, chance);
  else if (phase.work.type !== 'renovate' || !isBusy(at(draft.chairs, phase.seat), phase))
    yield* finishBuilding(draft, chance);
}

/** The seat has finished, by `done` or because no step is left. */
export function* finishBuilding(draft: State, chance: Chance): Iterable<Event> {
  const phase = builderOf(draft);
  const { seat } = phase;
  yield { type: 'buildingDone', seat, aside: at(draft.chairs, seat).aside.length };
  const rest = seatsAfter(draft, seat);
  if (phase.type === 'permit') yield* nextPermit(draft, rest, phase.space, chance);
  else yield* nextBuilder(draft, rest, chance);
}

/** RULES 3.13, and before it 7.1: a full sheet ends the match once every seat has built. */
function* endTurn(draft: State, chance: Chance): Iterable<Event> {
  // The markers go back either way.
  for (const chair of draft.chairs) {
    chair.choice = null;
    chair.outbid = null;
  }
  if (hasFullSheet(draft)) {
    yield* endMatch(draft, 'sheet');
    return;
  }
  draft.discards.push(...draft.cards.map(({ card }) => card));
  draft.cards = [];
  draft.dealer = nextSeat(draft.dealer, draft.chairs.length);
  yield* beginTurn(draft, draft.turn + 1, chance);
}

/** RULES 2: two lots and their money for every player, the depth of End of Game, the starter. */

import { at, type Chance, type Dealt, pick, type Seat, seatAt, seatList } from '@fremont/kernel';
import { CARDS_DEALT, LOT_CARDS, startMoneyOf } from './data/cards.ts';
import type { Face } from './data/dice.ts';
import { LOTS } from './data/lots.ts';
import type { Event } from './events.ts';
import { lotAt } from './rules/casinos.ts';
import { evenDepth, isUnused, JITTER, takeCard } from './rules/deck.ts';
import { rollFace } from './rules/dice.ts';
import { beginTurn } from './rules/turn.ts';
import { offersPerTurnIn, RULES_VERSION } from './rules/versions.ts';
import type { LordsOfVegas, Options, State } from './types.ts';

export const setup = (
  options: Options,
  seats: number,
  chance: Chance,
  rulesVersion: number = RULES_VERSION,
): Dealt<LordsOfVegas> => {
  const state = emptyTable(options, seats, offersPerTurnIn(rulesVersion));
  return { state, events: [...deal(state, chance)] };
};

function* deal(state: State, chance: Chance): Iterable<Event> {
  const seats = seatList(state.chairs.length);
  for (const seat of seats) yield* dealTo(state, seat, chance);
  yield layEndCard(state, chance);
  const starter = yield* rollForStart(seats, chance);
  yield beginTurn(state, starter);
}

const emptyTable = (options: Options, seats: number, offersPerTurn: number): State => ({
  options: { ...options },
  phase: { type: 'drawing' },
  turnNumber: 1,
  turn: seatAt(0),
  chairs: seatList(seats).map(() => ({ money: 0, points: 0 })),
  lots: LOTS.map(() => ({ marker: null, tile: null, die: null, reorganised: false })),
  unseen: [...LOT_CARDS],
  discards: [],
  dealt: 0,
  cardsBeforeEnd: 0,
  payout: null,
  gambled: false,
  builtThisTurn: [],
  waivers: [],
  offers: [],
  offersMade: seatList(seats).map(() => 0),
  offersPerTurn,
  nextOfferId: 1,
});

/** RULES 2.2 and 2.3. */
function* dealTo(state: State, seat: Seat, chance: Chance): Iterable<Event> {
  let lots = 0;
  while (lots < CARDS_DEALT) {
    const card = takeCard(state, chance);
    if (isUnused(card, state.chairs.length)) yield { type: 'cardReplaced', seat, card };
    else {
      const money = startMoneyOf(card);
      lotAt(state.lots, card).marker = seat;
      at(state.chairs, seat).money += money;
      yield { type: 'lotDealt', seat, lot: card, money };
      lots++;
    }
  }
}

/** RULES 2.4. */
const layEndCard = (state: State, chance: Chance): Event => {
  state.dealt = state.discards.length;
  const depth = evenDepth(state.dealt);
  const hidden = state.options.endCardJitter;
  state.cardsBeforeEnd = depth + (hidden ? pick(JITTER, chance, 'setup') : 0);
  return { type: 'endCardLaid', cards: hidden ? null : depth };
};

/** RULES 2.5: the seat with the highest sum begins. Tied seats roll again. */
function* rollForStart(seats: readonly Seat[], chance: Chance): Generator<Event, Seat> {
  let contenders = seats;
  while (contenders.length > 1) {
    const sums: number[] = [];
    for (const seat of contenders) {
      const dice: [Face, Face] = [rollFace(chance, seat), rollFace(chance, seat)];
      sums.push(dice[0] + dice[1]);
      yield { type: 'starterRolled', seat, dice };
    }
    const best = Math.max(...sums);
    contenders = contenders.filter((_, index) => sums[index] === best);
  }
  return at(contenders, 0);
}

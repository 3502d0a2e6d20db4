/** The deal: two lots and their money for everybody, the depth of End of Game, the starter. RULES 2. */

import { at, type Chance, type Dealt, type Seat, seatAt, seatList } from '@fremont/kernel';
import { CARDS_DEALT, LOT_CARDS, startMoneyOf } from './data/cards.ts';
import type { Face } from './data/dice.ts';
import { LOTS } from './data/lots.ts';
import type { Event } from './events.ts';
import { lotAt } from './rules/casinos.ts';
import { isUnused, takeCard } from './rules/draw.ts';
import { evenDepth, JITTER } from './rules/end-card.ts';
import { rollFace } from './rules/tie.ts';
import { beginTurn } from './rules/turn.ts';
import type { LordsOfVegas, Options, State } from './types.ts';

export const setup = (options: Options, seats: number, chance: Chance): Dealt<LordsOfVegas> => {
  const state = emptyTable(options, seats);
  const events = seatList(seats).flatMap((seat) => dealTo(state, seat, chance));
  const laid = layEndCard(state, chance);
  const { starter, rolls } = rollForStart(seats, chance);
  return { state, events: [...events, laid, ...rolls, beginTurn(state, starter)] };
};

const emptyTable = (options: Options, seats: number): State => ({
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
  nextOfferId: 1,
});

/** RULES 2.2 and 2.3. */
const dealTo = (state: State, seat: Seat, chance: Chance): Event[] => {
  const events: Event[] = [];
  let lots = 0;
  while (lots < CARDS_DEALT) {
    const card = takeCard(state, chance);
    if (isUnused(card, state.chairs.length)) {
      events.push({ type: 'cardReplaced', seat, card });
      continue;
    }
    const money = startMoneyOf(card);
    lotAt(state.lots, card).marker = seat;
    at(state.chairs, seat).money += money;
    events.push({ type: 'lotDealt', seat, lot: card, money });
    lots++;
  }
  return events;
};

const layEndCard = (state: State, chance: Chance): Event => {
  state.dealt = state.discards.length;
  const depth = evenDepth(state.dealt);
  const hidden = state.options.endCardJitter;
  state.cardsBeforeEnd = depth + (hidden ? at(JITTER, chance.int(JITTER.length, 'setup')) : 0);
  return { type: 'endCardLaid', cards: hidden ? null : depth };
};

/** RULES 2.5: highest sum begins, the tied roll again. */
const rollForStart = (seats: number, chance: Chance): { starter: Seat; rolls: Event[] } => {
  const rolls: Event[] = [];
  let contenders = seatList(seats);
  while (contenders.length > 1) {
    const sums = contenders.map((seat) => {
      const dice: [Face, Face] = [rollFace(chance, seat), rollFace(chance, seat)];
      rolls.push({ type: 'starterRolled', seat, dice });
      return dice[0] + dice[1];
    });
    const best = Math.max(...sums);
    contenders = contenders.filter((_, index) => sums[index] === best);
  }
  return { starter: at(contenders, 0), rolls };
};

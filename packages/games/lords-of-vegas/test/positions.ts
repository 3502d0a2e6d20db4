/** Builders of positions, so that a test states only the details that matter to it. */

import { type Draw, play, type Seat, scriptedChance, seatAt } from '@fremont/kernel';
import {
  type Action,
  type CardId,
  type Colour,
  casinoAround,
  type Event,
  type Face,
  type Goods,
  LOT_FACTS,
  LOTS,
  type Lot,
  type LotId,
  lordsOfVegas,
  OFFERS_PER_TURN,
  type Options,
  type Refusal,
  type State,
} from '../index.ts';

export const BLUE = seatAt(0);
export const GREEN = seatAt(1);
export const RED = seatAt(2);
export const YELLOW = seatAt(3);

/** A tile with a die, a tile alone, or a marker. */
type Spot = readonly [Colour, Seat, Face] | readonly [Colour] | { readonly marker: Seat };

export interface Position {
  readonly lots?: Partial<Record<LotId, Spot>>;
  readonly turn?: Seat;
  readonly seats?: number;
  /** By seat; 50 unless given. */
  readonly money?: Readonly<Record<number, number>>;
  readonly points?: Readonly<Record<number, number>>;
  readonly phase?: State['phase'];
  readonly options?: Partial<Options>;
  readonly cardsBeforeEnd?: number;
}

const lotOf = (spot: Spot | undefined): Lot => {
  const lot: Lot = { marker: null, tile: null, die: null, reorganised: false };
  if (spot === undefined) return lot;
  if ('marker' in spot) return { ...lot, marker: spot.marker };
  const [tile, owner, value] = spot;
  return { ...lot, tile, die: owner === undefined || value === undefined ? null : { owner, value } };
};

/** A position in the playing phase, unless given. The cards of lots with a marker have been drawn, all others have not. */
export const position = ({
  lots = {},
  turn = RED,
  seats = 4,
  money = {},
  points = {},
  phase = { type: 'playing' },
  options = {},
  cardsBeforeEnd = 20,
}: Position): State => {
  const discards = LOTS.filter((id) => lotOf(lots[id]).marker !== null);
  return {
    options: { gifts: true, endCardJitter: false, ...options },
    phase,
    turnNumber: 1,
    turn,
    chairs: Array.from({ length: seats }, (_, seat) => ({ money: money[seat] ?? 50, points: points[seat] ?? 0 })),
    lots: LOTS.map((id) => lotOf(lots[id])),
    unseen: LOTS.filter((id) => !discards.includes(id)),
    discards,
    dealt: 0,
    cardsBeforeEnd,
    payout: null,
    gambled: false,
    builtThisTurn: [],
    waivers: [],
    offers: [],
    offersMade: Array.from({ length: seats }, () => 0),
    offersPerTurn: OFFERS_PER_TURN,
    nextOfferId: 1,
  };
};

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays an action that must be legal, with exactly these draws. */
export const act = (state: State, seat: Seat, action: Action, draws: readonly Draw[] = []): Played => {
  const chance = scriptedChance(draws);
  const played = play(lordsOfVegas, state, seat, action, chance);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`);
  if (chance.left() > 0) throw new Error(`${chance.left()} draws left over`);
  return { state: played.value.state as State, events: played.value.events };
};

export const refusal = (state: State, seat: Seat, action: Action): Refusal | null =>
  lordsOfVegas.check(state, seat, action);

/** The draws that make seats roll these faces, in this order. */
export const rolls = (...thrown: readonly (readonly [Seat, ...Face[]])[]): Draw[] =>
  thrown.flatMap(([seat, ...faces]) => faces.map((face): Draw => [`dice:${seat}`, 6, face - 1]));

/** The draws that turn up these cards, in this order. */
const cards = (state: State, ...drawn: readonly LotId[]): Draw[] => {
  const unseen = [...state.unseen];
  return drawn.map((card): Draw => {
    const index = unseen.indexOf(card);
    const draw: Draw = ['deck', unseen.length, index];
    unseen.splice(index, 1);
    return draw;
  });
};

/** Draws a card. Sets the phase first, so that a position in the playing phase may be given. */
export const drawCard = (state: State, card: Exclude<CardId, 'end'>, more: readonly Draw[] = []): Played =>
  act({ ...state, phase: { type: 'drawing' } }, state.turn, { type: 'draw' }, [...cards(state, card), ...more]);

export const lot = (state: State, id: LotId): Lot => {
  const found = state.lots[LOT_FACTS[id].index];
  if (found === undefined) throw new Error(`no lot ${id}`);
  return found;
};

export const bossAt = (state: State, id: LotId): Seat | null => casinoAround(state, id)?.boss ?? null;

export const pointsOf = (state: State): number[] => state.chairs.map(({ points }) => points);

/** The changes of money, by seat. */
export const changes = (before: State, after: State): number[] =>
  after.chairs.map(({ money }, seat) => money - (before.chairs[seat]?.money ?? 0));

export const goods = (some: Partial<Goods> = {}): Goods => ({ money: 0, lots: [], dice: [], ...some });

/** An offer and its acceptance at once. */
export const deal = (
  state: State,
  from: Seat,
  to: Seat,
  terms: Omit<Extract<Action, { type: 'offer' }>, 'type' | 'to'>,
  draws: readonly Draw[] = [],
): Played => {
  const offered = act(state, from, { type: 'offer', to, ...terms });
  const id = offered.state.nextOfferId - 1;
  return act(offered.state, to, { type: 'accept', offer: id, revision: 1 }, draws);
};

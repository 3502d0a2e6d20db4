/** Builders of positions, so that a test states only the details that matter to it. */

import {
  at,
  type Chance,
  carryOut,
  cloneJson,
  type Draw,
  recordingChance,
  scriptedChance,
  seatAt,
  seededChance,
} from '@fremont/kernel';
import {
  type Action,
  type CardId,
  type Chair,
  type Event,
  type Offer,
  type Options,
  type Placement,
  type State,
  TILES,
  type TileId,
  type Turn,
  vegasShowdown,
} from '../index.ts';

export const OPTIONS: Options = { premierRemoval: 'reach3', sheet: '3-2-2' };

/** A placement: its tile, its top left cell and its turn. */
export const put = (tile: TileId, x: number, y: number, turn: Turn = 0): Placement => ({ tile, cell: [x, y], turn });

/** A match right after the deal: seat 0 is the dealer and is to act, no card is drawn. No test depends on the seed. */
export const dealt = (seats: number, options: Partial<Options> = {}): State => {
  const state = cloneJson(vegasShowdown.setup({ ...OPTIONS, ...options }, seats, seededChance(1)).state);
  state.dealer = seatAt(0);
  state.phase = { type: 'choosing', seat: seatAt(0) };
  state.deck.push(...state.cards.map(({ card }) => card));
  state.cards = [];
  return state;
};

export const chairAt = (state: State, seat: number): Chair => at(state.chairs, seat);

/** Puts the tiles on a sheet and updates the counters. */
export const furnish = (chair: Chair, sheet: readonly Placement[]): void => {
  chair.sheet = [...sheet];
  for (const { tile } of sheet) {
    chair.population += TILES[tile].population;
    chair.revenue += TILES[tile].revenue;
    chair.fame += TILES[tile].fame;
  }
};

/** Sets the offers of the premier spaces. */
export const offering = (state: State, offers: readonly (Offer | null)[]): State => {
  state.spaces = offers.map((offer) => (offer === null ? null : { ...offer }));
  return state;
};

/** Makes these the cards of this turn. */
export const underCards = (state: State, ...cards: readonly CardId[]): State => {
  state.cards = cards.map((card) => ({ card, space: 0, tile: null }));
  return state;
};

export const refusalOf = (state: State, seat: number, action: Action) =>
  vegasShowdown.check(state, seatAt(seat), action);

/** Carries out the action on the position and returns its events. A refusal fails the test. */
export const act = (state: State, seat: number, action: Action, chance: Chance = seededChance(3)): readonly Event[] => {
  const refusal = refusalOf(state, seat, action);
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  return carryOut(vegasShowdown, state, seatAt(seat), action, chance);
};

/** Throws on any draw, for actions that must not draw. */
export const noChance: Chance = scriptedChance([]);

/** Draws the named cards from the stream `events`, in this order. All other draws are arbitrary. */
export const drawing = (state: State, ...cards: readonly CardId[]): Chance => {
  const left = [...state.deck];
  const wanted = [...cards];
  const any = seededChance(9);
  return {
    int(n, stream) {
      const card = stream === 'events' ? wanted.shift() : undefined;
      const index = card === undefined ? any.int(n, stream) : left.indexOf(card);
      if (stream === 'events') left.splice(index, 1);
      return index;
    },
  };
};

/** The draws that a deal asked for. */
export const drawsOf = (seats: number): readonly Draw[] => {
  const recorder = recordingChance(seededChance(2));
  vegasShowdown.setup(OPTIONS, seats, recorder);
  return recorder.draws;
};

/** Starts turn 2 with one empty premier space, draws the cards, and returns the events. */
export const drawCard = (state: State, ...cards: readonly CardId[]): readonly Event[] => {
  const chance = drawing(state, ...cards);
  state.turn = 1;
  for (let space = 0; space < cards.length; space++) state.spaces[space] = null;
  state.chairs.forEach((chair, seat) => {
    chair.choice = seat === state.chairs.length - 1 ? null : { type: 'pass' };
  });
  const last = state.chairs.length - 1;
  state.phase = { type: 'choosing', seat: seatAt(last) };
  return act(state, last, { type: 'publicity' }, chance);
};

/** Small builders of positions, so that a test says only what it is about. */

import {
  at,
  type Chance,
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

/** The tile of a picture: its top left cell and its turn. */
export const put = (tile: TileId, x: number, y: number, turn: Turn = 0): Placement => ({ tile, cell: [x, y], turn });

/** A match just dealt, seat 0 the dealer and asked, no card drawn; the seed stands for "any deal". */
export const dealt = (seats: number, options: Partial<Options> = {}): State => {
  const state = cloneJson(vegasShowdown.setup({ ...OPTIONS, ...options }, seats, seededChance(1)).state);
  state.dealer = seatAt(0);
  state.phase = { type: 'choosing', seat: seatAt(0) };
  state.deck.push(...state.cards.map(({ card }) => card));
  state.cards = [];
  return state;
};

export const chairAt = (state: State, seat: number): Chair => at(state.chairs, seat);

/** Puts the tiles on a sheet and moves the counters along. */
export const furnish = (chair: Chair, sheet: readonly Placement[]): void => {
  chair.sheet = [...sheet];
  for (const { tile } of sheet) {
    chair.population += TILES[tile].population;
    chair.revenue += TILES[tile].revenue;
    chair.fame += TILES[tile].fame;
  }
};

/** What is on offer, space by space. */
export const offering = (state: State, offers: readonly (Offer | null)[]): State => {
  state.spaces = offers.map((offer) => (offer === null ? null : { ...offer }));
  return state;
};

/** The cards count as drawn this turn, before the actions. */
export const underCards = (state: State, ...cards: readonly CardId[]): State => {
  state.cards = cards.map((card) => ({ card, space: 0, tile: null }));
  return state;
};

export const refusalOf = (state: State, seat: number, action: Action) =>
  vegasShowdown.check(state, seatAt(seat), action);

/** Carries the action out on the position and says what happened; a refusal fails the test. */
export const act = (state: State, seat: number, action: Action, chance: Chance = seededChance(3)): readonly Event[] => {
  const refusal = refusalOf(state, seat, action);
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  return vegasShowdown.advance(state, seatAt(seat), action, chance);
};

/** Fails on any draw: for actions that must not ask for chance. */
export const noChance: Chance = scriptedChance([]);

/** Answers `events` with the named cards, in turn; everything else by any luck. */
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

/** Lets a card be drawn at the start of turn 2, with one premier space empty, and says what happened. */
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

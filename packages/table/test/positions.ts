/** Positions with three seats in which several people can act. Each is dealt by the game and then changed. */

import { lasVegas, type State as VegasState } from '@fremont/games/las-vegas';
import {
  type Colour,
  type Face,
  LOT_FACTS,
  LOTS,
  type State as LordsState,
  type LotId,
  lordsOfVegas,
} from '@fremont/games/lords-of-vegas';
import { type State as ShowdownState, vegasShowdown } from '@fremont/games/vegas-showdown';
import {
  at,
  carryOut,
  cloneJson,
  type Game,
  type GameTypes,
  type Seat,
  scriptedChance,
  seatAt,
  seededChance,
} from '@fremont/kernel';

const dealt = <T extends GameTypes>(game: Game<T>, json: object): T['state'] => {
  const options = game.decodeOptions(json, 3);
  if (!options.ok) throw new Error(options.error.code);
  return cloneJson(game.setup(options.value as Parameters<typeof game.setup>[0], 3, seededChance(3)).state);
};

/** Seat 0 has just placed at Lucky Punch and has to hide tokens. */
export const luckyPunch = (): VegasState => {
  const state = dealt(lasVegas, { edition: 'royale', faces: ['A1'] });
  state.turn = seatAt(0);
  state.phase = { type: 'placing', roll: { small: [1, 1, 2, 3, 4, 5, 6], big: 6, neutral: [] } };
  carryOut(lasVegas, state, state.turn, { type: 'place', face: 1 }, seededChance(9));
  return state;
};

const lordsTurn = (turn: Seat): LordsState => {
  const state = dealt(lordsOfVegas, { gifts: true });
  for (const chair of state.chairs) chair.money = 50;
  return Object.assign(state, { turn, phase: { type: 'playing' } });
};

/** It is the turn of `seat`, which may build on `lot`. */
export const withLotOf = (seat: Seat): { readonly state: LordsState; readonly lot: LotId } => {
  const state = lordsTurn(seat);
  return {
    state,
    lot: at(
      LOTS,
      state.lots.findIndex(({ marker }) => marker === seat),
    ),
  };
};

/** `boss` reorganised the brown casino A2, A3, A5, A6; both owners have two results to place. */
export const reorganised = (boss: Seat, other: Seat): LordsState => {
  const state = lordsTurn(boss);
  const dice: readonly [LotId, Seat, Face][] = [
    ['A2', boss, 2],
    ['A3', other, 5],
    ['A5', boss, 3],
    ['A6', other, 1],
  ];
  const tile: Colour = 'brown';
  for (const [id, owner, value] of dice)
    state.lots[LOT_FACTS[id].index] = { marker: null, tile, die: { owner, value }, reorganised: false };
  // In the order of the lots: 2 and 5 for the boss, 3 and 6 for the other.
  const rolls = [2, 3, 5, 6].map((face, index) => [`dice:${index % 2 === 0 ? boss : other}`, 6, face - 1] as const);
  carryOut(lordsOfVegas, state, boss, { type: 'reorganise', casino: 'A2' }, scriptedChance(rolls));
  return state;
};

/** Seat 0 is the first to bid. */
export const firstBids = (): ShowdownState => {
  const state = dealt(vegasShowdown, {});
  state.dealer = seatAt(0);
  state.phase = { type: 'choosing', seat: seatAt(0) };
  return state;
};

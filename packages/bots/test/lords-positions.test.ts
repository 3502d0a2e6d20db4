/** Positions of Lords of Vegas that a good player recognises. */

import {
  type Action,
  type CardId,
  type Colour,
  LOT_FACTS,
  LOTS,
  type LordsOfVegas,
  type LotId,
  lordsOfVegas,
} from '@fremont/games/lords-of-vegas';
import { at, draftOf, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { describe } from 'vitest';
import { type Recognised, testRecognised } from './recognised.ts';

type State = LordsOfVegas['state'];

const [ME, BEN, CY] = [seatAt(0), seatAt(1), seatAt(2)];

/** All are poor and have scored nothing, and 24 cards are left, if the position does not say otherwise. */
const board = (change: (state: State) => void): State => {
  const state = draftOf(
    lordsOfVegas,
    lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 3, seededChance(1)).state,
  );
  state.turn = ME;
  state.phase = { type: 'playing' };
  for (const lot of state.lots) Object.assign(lot, { marker: null, tile: null, die: null });
  for (const chair of state.chairs) Object.assign(chair, { money: 5, points: 0 });
  state.cardsBeforeEnd = 24;
  change(state);
  return state;
};

const lotOf = (state: State, id: LotId): State['lots'][number] => at(state.lots, LOTS.indexOf(id));
const lay = (state: State, tile: Colour, owner: Seat, ...ids: readonly LotId[]): void => {
  for (const id of ids) Object.assign(lotOf(state, id), { tile, die: { owner, value: LOT_FACTS[id].die } });
};
const mark = (state: State, owner: Seat, ...ids: readonly LotId[]): void => {
  for (const id of ids) lotOf(state, id).marker = owner;
};
const money = (state: State, ...amounts: readonly number[]): void => {
  for (const [seat, amount] of amounts.entries()) at(state.chairs, seat).money = amount;
};
const value = (state: State, id: LotId, face: 1 | 2 | 3 | 4 | 5 | 6): void => {
  const { die } = lotOf(state, id);
  if (die !== null) lotOf(state, id).die = { ...die, value: face };
};
/** Only these cards are left before End of Game. */
const cards = (state: State, ...ids: readonly LotId[]): void => {
  state.unseen = [...ids] as CardId[] & LotId[];
  state.cardsBeforeEnd = ids.length;
};

const is =
  (wanted: Readonly<Record<string, unknown>>) =>
  (action: Action): boolean =>
    Object.entries(wanted).every(([key, one]) => (action as unknown as Record<string, unknown>)[key] === one);

const POSITIONS: readonly Recognised<LordsOfVegas>[] = [
  {
    what: 'a die that becomes boss of five tiles goes beside the casino of another',
    state: board((state) => {
      lay(state, 'gold', BEN, 'A1', 'A2', 'A4', 'A5');
      mark(state, ME, 'A6');
      money(state, 22);
    }),
    isBest: is({ type: 'build', lot: 'A6', colour: 'gold' }),
  },
  {
    what: 'a tile on the last own lot joins two own casinos',
    state: board((state) => {
      lay(state, 'gold', ME, 'E2', 'E4', 'E6');
      lay(state, 'silver', BEN, 'A1', 'A2', 'A4');
      lay(state, 'purple', CY, 'C4', 'C5', 'C7');
      mark(state, ME, 'E5');
      money(state, 10);
    }),
    isBest: is({ type: 'build', lot: 'E5', colour: 'gold' }),
  },
  {
    what: 'a lone tile takes the colour of the cards that are left',
    state: board((state) => {
      mark(state, ME, 'C8');
      money(state, 9);
      cards(state, 'A1', 'B6', 'C4', 'C9', 'D2', 'D9', 'E1', 'E5', 'A4', 'B2');
    }),
    isBest: is({ type: 'build', lot: 'C8', colour: 'brown' }),
  },
  {
    what: 'a casino whose colour is used up is remodelled to one that still pays',
    state: board((state) => {
      lay(state, 'silver', ME, 'C1', 'C4', 'C7');
      money(state, 18);
      cards(state, 'A4', 'B1', 'C2', 'C12', 'D8', 'E6', 'F3', 'F4', 'A1', 'B6');
    }),
    isBest: is({ type: 'remodel', casino: 'C1', colour: 'gold' }),
  },
  {
    what: 'three dice of four roll for a casino that costs five dollars',
    state: board((state) => {
      lay(state, 'aqua', ME, 'C5', 'C7', 'C8');
      lay(state, 'aqua', BEN, 'C4');
      value(state, 'C7', 1);
      money(state, 6);
    }),
    isBest: is({ type: 'reorganise', casino: 'C4' }),
  },
  {
    what: 'the boss with a six among three other dice does not roll',
    state: board((state) => {
      lay(state, 'purple', ME, 'C3');
      lay(state, 'purple', BEN, 'C2', 'C5', 'C8');
      value(state, 'C2', 1);
      money(state, 11);
    }),
    isBest: is({ type: 'endTurn' }),
  },
  {
    what: 'before the last card, which pays the Strip, the tile goes to the Strip',
    state: board((state) => {
      mark(state, ME, 'A3', 'A5');
      money(state, 15, 30, 30);
      cards(state);
    }),
    isBest: is({ type: 'build', lot: 'A3' }),
  },
  {
    what: 'before the last card, money that breaks the tie stays in hand',
    state: board((state) => {
      mark(state, ME, 'B2');
      money(state, 20, 16, 16);
      cards(state);
    }),
    isBest: is({ type: 'endTurn' }),
  },
  {
    // From 32 the next space is 36: three tiles score nothing, four do. All others stay on 32 with more money.
    what: 'before the last card two tiles win only together',
    state: board((state) => {
      lay(state, 'gold', ME, 'C3', 'C6');
      for (const chair of state.chairs) Object.assign(chair, { points: 32, money: 60 });
      at(state.chairs, ME).money = 34;
      cards(state);
    }),
    isBest: is({ type: 'sprawl', from: 'C3' }),
  },
  {
    what: 'after a roll the high die goes to the tile whose card is gone',
    state: board((state) => {
      lay(state, 'silver', ME, 'C1', 'C2');
      lay(state, 'silver', CY, 'C4');
      state.unseen = state.unseen.filter((id) => id !== 'C1');
      if (!state.unseen.includes('C2')) state.unseen.push('C2');
      value(state, 'C1', 6);
      value(state, 'C2', 1);
      state.phase = {
        type: 'placingDice',
        casino: 'C1',
        unplaced: [{ seat: ME, lots: ['C1', 'C2'], values: [1, 6] }],
      };
    }),
    isBest: (action) => is({ lot: 'C1', value: 6 })(action) || is({ lot: 'C2', value: 1 })(action),
  },
];

describe('in positions of Lords of Vegas', () => testRecognised(lordsOfVegas, POSITIONS));

/** The board after an action, a swap or a move that needs no dice. */

import {
  type Board,
  buildCost,
  type Chair,
  type Colour,
  casinoNamed,
  type DealAction,
  type Goods,
  LOT_FACTS,
  type Lot,
  type LotId,
  remodelCost,
  sprawlCost,
  type Terms,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';

/** A copy of a board that shares all unchanged lots and chairs. */
interface Sketch {
  lots: Readonly<Lot>[];
  chairs: Readonly<Chair>[];
}

const sketchOf = ({ lots, chairs }: Board): Sketch => ({ lots: lots.slice(), chairs: chairs.slice() });

const setLot = ({ lots }: Sketch, id: LotId, change: Partial<Lot>): void => {
  const { index } = LOT_FACTS[id];
  lots[index] = { ...at(lots, index), ...change };
};

const pay = ({ chairs }: Sketch, seat: Seat, money: number): void => {
  const chair = at(chairs, seat);
  chairs[seat] = { ...chair, money: chair.money - money };
};

/** The board after a build, a sprawl or a remodelling, with ties unresolved. Null for actions that need dice. */
export const boardAfter = (board: Board, seat: Seat, action: DealAction): Board | null => {
  const sketch = sketchOf(board);
  switch (action.type) {
    case 'build':
      pay(sketch, seat, buildCost(action.lot));
      layTile(sketch, seat, action.lot, action.colour, action.moveDieFrom);
      return sketch;
    case 'sprawl': {
      const casino = casinoNamed(board, action.from);
      if (casino === null) return null;
      pay(sketch, seat, sprawlCost(action.to));
      layTile(sketch, seat, action.to, casino.colour, action.moveDieFrom);
      return sketch;
    }
    case 'remodel': {
      const casino = casinoNamed(board, action.casino);
      if (casino === null) return null;
      pay(sketch, seat, remodelCost(casino));
      for (const id of casino.lots) setLot(sketch, id, { tile: action.colour });
      return sketch;
    }
    default:
      return null;
  }
};

const layTile = (sketch: Sketch, seat: Seat, id: LotId, tile: Colour, movedFrom: LotId | undefined): void => {
  if (movedFrom !== undefined) setLot(sketch, movedFrom, { die: null });
  setLot(sketch, id, { marker: null, tile, die: { owner: seat, value: LOT_FACTS[id].die } });
};

/** The board after the swap of a deal, before its action. */
export const boardAfterSwap = (board: Board, terms: Pick<Terms, 'from' | 'to' | 'give' | 'take'>): Board => {
  const sketch = sketchOf(board);
  handOver(sketch, terms.from, terms.to, terms.give);
  handOver(sketch, terms.to, terms.from, terms.take);
  return sketch;
};

const handOver = (sketch: Sketch, from: Seat, to: Seat, { money, lots, dice }: Goods): void => {
  pay(sketch, from, money);
  pay(sketch, to, -money);
  for (const id of lots) setLot(sketch, id, { marker: to });
  for (const id of dice) {
    const { die } = at(sketch.lots, LOT_FACTS[id].index);
    if (die !== null) setLot(sketch, id, { die: { owner: to, value: die.value } });
  }
};

/** The board after a marker or a die moved to the lot just drawn. */
export const boardAfterMove = (board: Board, seat: Seat, from: LotId, to: LotId, what: 'marker' | 'die'): Board => {
  const sketch = sketchOf(board);
  if (what === 'marker') {
    setLot(sketch, from, { marker: null });
    setLot(sketch, to, { marker: seat });
  } else {
    const value = at(board.lots, LOT_FACTS[to].index).die?.value ?? LOT_FACTS[to].die;
    setLot(sketch, from, { die: null });
    setLot(sketch, to, { die: { owner: seat, value } });
  }
  return sketch;
};

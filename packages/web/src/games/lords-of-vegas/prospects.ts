/** What can be done at a lot, and what it would bring. */

import {
  type Action,
  bestDie,
  betLimit,
  buildCost,
  type Casino,
  COLOURS,
  type Colour,
  casinoAround,
  casinosOf,
  type DealAction,
  type Die,
  type Face,
  GAMBLE_WAYS,
  LOT_FACTS,
  LOTS,
  type Lot,
  type LotId,
  lotAt,
  remodelCost,
  reorganiseCost,
  reorganiseOdds,
  sprawlCost,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat, seatAt } from '@fremont/kernel';
import type { Tool } from './picks.ts';

/** Every way to use a tool at a lot, legal or not; the rules say which. */
export const waysToUse = (view: View, tool: Tool, lot: LotId, bet: number, moveDieFrom: LotId | null): DealAction[] => {
  const move = moveDieFrom === null ? {} : { moveDieFrom };
  const casino = casinoAround(view, lot);
  switch (tool) {
    case 'build':
      return COLOURS.map((colour) => ({ type: 'build', lot, colour, ...move }));
    case 'sprawl':
      return casinosBeside(view, lot).map(({ id }) => ({ type: 'sprawl', from: id, to: lot, ...move }));
    case 'remodel':
      return casino === null
        ? []
        : otherColours(casino).map((colour) => ({ type: 'remodel', casino: casino.id, colour }));
    case 'reorganise':
      return casino === null ? [] : [{ type: 'reorganise', casino: casino.id }];
    case 'gamble':
      return casino === null ? [] : [{ type: 'gamble', casino: casino.id, bet }];
  }
};

const otherColours = (casino: Casino): Colour[] => COLOURS.filter((colour) => colour !== casino.colour);

/** Casinos that a tile on this lot would belong to. */
const casinosBeside = (view: View, lot: LotId): Casino[] =>
  view.casinos.filter(({ lots }) => LOT_FACTS[lot].neighbours.some((neighbour) => lots.includes(neighbour)));

export const costOf = (view: View, action: Action): number => {
  switch (action.type) {
    case 'build':
      return buildCost(action.lot);
    case 'sprawl':
      return sprawlCost(action.to);
    case 'remodel':
      return remodelCost(casinoOf(view, action.casino));
    case 'reorganise':
      return reorganiseCost(casinoOf(view, action.casino));
    case 'gamble':
      return action.bet;
    default:
      return 0;
  }
};

export const casinoOf = (view: View, lot: LotId): Casino => {
  const casino = casinoAround(view, lot);
  if (casino === null) throw new Error(`assertion failed: no casino at ${lot}`);
  return casino;
};

/** The casino after a tile was laid or painted over, and who runs it then. */
export interface Result {
  readonly casino: Casino;
  /** Whether the seat is boss, shares the highest value (and rolls for it), or stands below somebody. */
  readonly standing: 'boss' | 'tie' | 'below';
  readonly boss: Seat | null;
  /** What the own dice there earn each time the company pays. */
  readonly income: number;
}

export const resultOf = (view: View, action: Action, seat: Seat): Result | null => {
  switch (action.type) {
    case 'build':
      return resultAt(withTile(view.lots, action.lot, action.colour, seat, action.moveDieFrom), action.lot, seat);
    case 'sprawl': {
      const { colour } = casinoOf(view, action.from);
      return resultAt(withTile(view.lots, action.to, colour, seat, action.moveDieFrom), action.to, seat);
    }
    case 'remodel':
      return resultAt(painted(view.lots, casinoOf(view, action.casino), action.colour), action.casino, seat);
    default:
      return null;
  }
};

type Lots = readonly Readonly<Lot>[];

const withTile = (lots: Lots, lot: LotId, tile: Colour, owner: Seat, moveDieFrom: LotId | undefined): Lots =>
  lots.map((place, index) => {
    if (index === LOT_FACTS[lot].index) {
      return { ...place, marker: null, tile, die: { owner, value: LOT_FACTS[lot].die } };
    }
    return moveDieFrom !== undefined && index === LOT_FACTS[moveDieFrom].index ? { ...place, die: null } : place;
  });

const painted = (lots: Lots, casino: Casino, tile: Colour): Lots => {
  const own = new Set(casino.lots.map((lot) => LOT_FACTS[lot].index));
  return lots.map((place, index) => (own.has(index) ? { ...place, tile } : place));
};

const resultAt = (lots: Lots, lot: LotId, seat: Seat): Result => {
  const casino = casinosOf({ lots }).find((one) => one.lots.includes(lot));
  if (casino === undefined) throw new Error(`assertion failed: no casino at ${lot}`);
  const dice = diceIn(lots, casino);
  const top = Math.max(0, ...dice.map(({ value }) => value));
  const own = bestDie({ lots }, casino, seat);
  const tied = own === top && casino.boss === null;
  const standing = tied ? 'tie' : casino.boss === seat ? 'boss' : 'below';
  const income = dice.filter(({ owner }) => owner === seat).reduce((sum, { value }) => sum + value, 0);
  return { casino, standing, boss: casino.boss, income };
};

const diceIn = (lots: Lots, casino: Casino): Die[] =>
  casino.lots.flatMap((lot) => {
    const { die } = lotAt(lots, lot);
    return die === null ? [] : [die];
  });

/** The chance to be boss once a casino has been reorganised. */
export const reorganiseChance = (view: View, casino: Casino, seat: Seat): number =>
  at(chancesAfter(view, casino), seat);

const chancesAfter = (view: View, casino: Casino): number[] =>
  reorganiseOdds(
    diceIn(view.lots, casino).map(({ owner }) => owner),
    view.chairs.length,
  );

/** The same for everybody who has a die there, the likeliest first. */
export const bossChances = (view: View, casino: Casino): { readonly seat: Seat; readonly chance: number }[] =>
  chancesAfter(view, casino)
    .map((chance, seat) => ({ seat: seatAt(seat), chance }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);

/** What two dice can show. */
export const GAMBLE_ROLLS = 36;
/** The chance that a gambler is paid. */
export const WIN_CHANCE = (GAMBLE_WAYS.win + GAMBLE_WAYS.double) / GAMBLE_ROLLS;

/** The highest bet a seat can make at a casino now. */
export const highestBet = (view: View, casino: Casino, seat: Seat): number =>
  Math.min(betLimit(casino), at(view.chairs, seat).money);

export const lotsOf = (view: View, seat: Seat): LotId[] => LOTS.filter((lot) => lotAt(view.lots, lot).marker === seat);

export const diceOf = (view: View, seat: Seat): LotId[] =>
  LOTS.filter((lot) => lotAt(view.lots, lot).die?.owner === seat);

export const valueAt = (view: View, lot: LotId): Face | null => lotAt(view.lots, lot).die?.value ?? null;

/** The rules of casinos, actions and payments once more, as slowly and plainly as they read. RULES 1.9, 1.10, 3.4 to 3.6, 4. */

import { at, type Seat } from '@fremont/kernel';
import {
  type Action,
  type Board,
  type BuildAction,
  COLOURS,
  type Colour,
  type Die,
  LOT_FACTS,
  LOTS,
  type LotId,
  type Payer,
  type SprawlAction,
  type State,
  TRACK,
  type WaivableType,
} from '../index.ts';

interface House {
  readonly lots: readonly LotId[];
  readonly colour: Colour;
  readonly dice: readonly Die[];
  readonly boss: Seat | null;
}

const lotOf = ({ lots }: Pick<Board, 'lots'>, id: LotId) => at(lots, LOT_FACTS[id].index);

const housesOf = (board: Pick<Board, 'lots'>): House[] => {
  const found: House[] = [];
  for (const id of LOTS) {
    const { tile } = lotOf(board, id);
    if (tile !== null && !found.some(({ lots }) => lots.includes(id))) found.push(houseFrom(board, id, tile));
  }
  return found;
};

const houseFrom = (board: Pick<Board, 'lots'>, start: LotId, colour: Colour): House => {
  const reached = new Set([start]);
  for (const id of reached)
    for (const next of LOT_FACTS[id].neighbours) if (lotOf(board, next).tile === colour) reached.add(next);
  const lots = LOTS.filter((id) => reached.has(id));
  const dice = lots.flatMap((id) => lotOf(board, id).die ?? []);
  return { lots, colour, dice, boss: bossOf(dice) };
};

const bossOf = (dice: readonly Die[]): Seat | null => {
  const top = Math.max(...dice.map(({ value }) => value));
  const owners = new Set(dice.filter(({ value }) => value === top).map(({ owner }) => owner));
  const [owner] = owners;
  return owners.size === 1 && owner !== undefined ? owner : null;
};

/** Everything the active player may do in the phase of playing, trades aside. */
export const plainListing = (state: State): Action[] => [
  { type: 'endTurn' },
  ...builds(state),
  ...housesOf(state).flatMap((house) => [
    ...sprawls(state, house),
    ...remodels(state, house),
    ...reorganisations(state, house),
    ...bets(state, house),
  ]),
];

const moneyOf = ({ chairs, turn }: State): number => at(chairs, turn).money;
const tilesLeft = ({ lots }: State, colour: Colour): number => 9 - lots.filter(({ tile }) => tile === colour).length;
const isWaived = ({ waivers }: State, action: WaivableType, { lots }: House): boolean =>
  waivers.some((waiver) => waiver.action === action && lots.includes(waiver.casino));

/** RULES 4.2: with all twelve dice out, one way for each of them. */
const withDie = <A extends BuildAction | SprawlAction>(state: State, action: A): A[] => {
  const own = LOTS.filter((id) => lotOf(state, id).die?.owner === state.turn);
  return own.length < 12 ? [action] : own.map((moveDieFrom) => ({ ...action, moveDieFrom }));
};

const builds = (state: State): Action[] =>
  LOTS.filter((id) => lotOf(state, id).marker === state.turn && LOT_FACTS[id].price <= moneyOf(state)).flatMap((lot) =>
    COLOURS.filter((colour) => tilesLeft(state, colour) > 0).flatMap((colour) =>
      withDie(state, { type: 'build', lot, colour }),
    ),
  );

const nameOf = ({ lots }: House): LotId => at(lots, 0);

const sprawls = (state: State, house: House): Action[] => {
  if (house.boss !== state.turn || isWaived(state, 'sprawl', house) || tilesLeft(state, house.colour) === 0) return [];
  return LOTS.filter((id) => {
    const { tile, marker } = lotOf(state, id);
    const isBeside = LOT_FACTS[id].neighbours.some((next) => house.lots.includes(next));
    return tile === null && marker === null && isBeside && 2 * LOT_FACTS[id].price <= moneyOf(state);
  }).flatMap((to) => withDie(state, { type: 'sprawl', from: nameOf(house), to }));
};

const remodels = (state: State, house: House): Action[] => {
  const size = house.lots.length;
  if (house.boss !== state.turn || isWaived(state, 'remodel', house) || 5 * size > moneyOf(state)) return [];
  return COLOURS.filter((colour) => colour !== house.colour && tilesLeft(state, colour) >= size).map((colour) => ({
    type: 'remodel',
    casino: nameOf(house),
    colour,
  }));
};

const reorganisations = (state: State, house: House): Action[] => {
  const cost = house.dice.reduce((sum, { value }) => sum + value, 0);
  const hasDie = house.dice.some(({ owner }) => owner === state.turn);
  const isUsed = house.lots.some((id) => lotOf(state, id).reorganised);
  if (!hasDie || isUsed || isWaived(state, 'reorganise', house) || cost > moneyOf(state)) return [];
  return [{ type: 'reorganise', casino: nameOf(house) }];
};

const bets = (state: State, house: House): Action[] => {
  const { boss, lots } = house;
  if (boss === null || boss === state.turn || state.gambled || isWaived(state, 'gamble', house)) return [];
  return Array.from({ length: Math.min(5 * lots.length, moneyOf(state)) }, (_, index) => ({
    type: 'gamble',
    casino: nameOf(house),
    bet: index + 1,
  }));
};

/** By seat: the money that a card brings, and where the chips stand afterwards. */
export const plainPayment = (board: Board, payer: Payer): { money: number[]; points: number[] } => {
  const money = board.chairs.map(() => 0);
  const points = board.chairs.map((chair) => chair.points);
  const give = (seat: Seat, amount: number): void => {
    money[seat] = at(money, seat) + amount;
  };
  for (const { marker } of board.lots) if (marker !== null) give(marker, 1);
  for (const { dice, boss, lots } of payingHouses(board, payer)) {
    for (const { owner, value } of dice) give(owner, value);
    if (boss !== null) points[boss] = walk(at(points, boss), lots.length);
  }
  return { money, points };
};

const payingHouses = (board: Board, payer: Payer): House[] =>
  housesOf(board)
    .filter(({ lots, colour }) =>
      payer === 'strip' ? lots.some((id) => LOT_FACTS[id].touchesStrip) : colour === payer,
    )
    .sort((one, other) => one.lots.length - other.lots.length);

/** RULES 3.6, space by space. */
const walk = (from: number, points: number): number => {
  const next = TRACK.find((space) => space > from);
  return next === undefined || next - from > points ? from : walk(next, points - (next - from));
};

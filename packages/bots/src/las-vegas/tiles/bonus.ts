/** A rough value in dollars of activating a tile. `prospect` values the rest of the round. */

import {
  FINE,
  HIGH_FIVE_REWARD,
  HIGH_FIVE_STRENGTH,
  JACKPOT_TRACK,
  NO_ENTRY_TRACK,
  PAY_DAY_REWARD,
  strengthOf,
  type Tile,
  type TileFace,
  type TileView,
} from '@fremont/games/las-vegas';
import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { VisibleTable } from '../evaluator.ts';
import { fiftyChance } from './fifty.ts';
import { LUCKY_WORTH } from './lucky.ts';

/** The seat that activates a tile, the casino, and the seat's strength there afterwards. */
interface TileActivation {
  readonly visible: VisibleTable;
  readonly seat: Seat;
  /** The index of the casino. */
  readonly index: number;
  readonly strength: number;
}

type Bonus<F extends TileFace> = (
  tile: Extract<DeepReadonly<Tile | TileView>, { face: F }>,
  at: TileActivation,
) => number;

/** Guesses for tiles without a printed amount. They are not measured; they only have to rank placements. */
const SOME = { block: 6_000, nice: 15_000, choice: 24_000, power: 8_000, knock: 5_000, close: 4_000, double: 5_000 };
const JACKPOT_ODDS = 1 / 3;

const strengthsAt = ({ visible, index }: TileActivation): number[] => at(visible.casinos, index).dice.map(strengthOf);

const rivalsAt = (place: TileActivation): number[] => strengthsAt(place).filter((_, seat) => seat !== place.seat);

const casinosWith = ({ visible, seat, index }: TileActivation): number =>
  visible.casinos.filter(({ dice }, other) => other === index || strengthOf(at(dice, seat)) > 0).length;

const BONUS: { readonly [F in TileFace]: Bonus<F> } = {
  A1: () => LUCKY_WORTH,
  A2: ({ step }) => JACKPOT_ODDS * at(JACKPOT_TRACK, step),
  B1: (_, place) => (place.strength > Math.max(...rivalsAt(place)) ? 6_000 : 0),
  B2: fiftyChance,
  C1: ({ holder }, { strength }) => {
    if (holder !== null) return 0;
    return strength >= HIGH_FIVE_STRENGTH ? HIGH_FIVE_REWARD : strength * 3_000;
  },
  C2: (_, place) => {
    const mine = at(strengthsAt(place), place.seat);
    const least = Math.min(...rivalsAt(place));
    return mine <= least && place.strength > least ? FINE / 3 : 0;
  },
  D1: (_, place) => casinosWith(place) * PAY_DAY_REWARD,
  D2: ({ holder }, place) => (holder !== place.seat && place.strength > Math.max(...rivalsAt(place)) ? SOME.power : 0),
  E1: ({ cell }) => (NO_ENTRY_TRACK[(cell + 1) % NO_ENTRY_TRACK.length] ?? 0) + SOME.close,
  E2: ({ bar }, { seat }) => SOME.knock + 8_000 * strengthOf(at(bar, seat)),
  F1: ({ clusters }) => (clusters.length > 0 ? SOME.block : 0),
  F2: ({ slots }) => (slots.money > 0 ? 30_000 : 12_000),
  G1: (_, place) => (place.strength > Math.max(...rivalsAt(place)) ? 12_000 : 0),
  G2: () => SOME.double,
  H1: () => SOME.nice,
  H2: () => SOME.choice,
};

/** 0 for a casino without a tile. */
export const tileBonus = (visible: VisibleTable, seat: Seat, index: number, strength: number): number => {
  const tile = visible.royale?.tiles[index];
  if (tile === undefined) return 0;
  return (BONUS[tile.face] as Bonus<TileFace>)(tile, { visible, seat, index, strength });
};

/**
 * A table as plain JSON, and the same JSON from a state of the rules, for the law of equivalence. Not in a fast loop.
 * The JSON holds everything that legality and the outcome depend on, and the derived values that the simulator keeps:
 * casinos, pieces on the board, tiles left.
 */

import {
  allTilesLeft,
  type Casino,
  COLOURS,
  casinosOf,
  diceOut,
  ENDINGS,
  FACES,
  type Face,
  LOT_FACTS,
  LOTS,
  type LotId,
  markersOut,
  type Phase,
  type State,
  TRACK,
  type Unplaced,
  WAIVABLE_TYPES,
} from '@fremont/games/lords-of-vegas';
import { at, type DeepReadonly, type Outcome, seatAt, seatList } from '@fremont/kernel';
import { faceCount } from './actions.ts';
import { bitOf, firstLot, HALVES, halfOf, NO_SEAT, NO_TILE, type Numbers, nth, STRIP_LOTS } from './board.ts';
import { isAhead } from './standing.ts';
import { DRAWING, GIVING_UP_LOT, LAYING_OFF, MOVING_DIE, OVER, PLACING_DICE, type Table } from './table.ts';

interface Snapshot {
  readonly isDepthHidden: boolean;
  readonly depth: number;
  readonly phase: DeepReadonly<Phase>;
  readonly turnNumber: number;
  readonly turn: number;
  readonly gambled: boolean;
  readonly money: readonly number[];
  readonly points: readonly number[];
  readonly dice: readonly number[];
  readonly markers: readonly number[];
  readonly tilesLeft: readonly number[];
  readonly unseen: readonly LotId[];
  /** By lot: marker, tile, owner and value of the die, whether it was reorganised. */
  readonly lots: readonly (readonly number[])[];
  readonly casinos: readonly DeepReadonly<Casino>[];
  /** By type: the lots that name the casinos. */
  readonly waivers: readonly (readonly LotId[])[];
}

export const projected = (state: DeepReadonly<State>): Snapshot => {
  const seats = seatList(state.chairs.length);
  const left = allTilesLeft(state);
  return {
    isDepthHidden: state.options.endCardJitter,
    depth: state.cardsBeforeEnd,
    phase: state.phase,
    turnNumber: state.turnNumber,
    turn: state.turn,
    gambled: state.gambled,
    money: state.chairs.map(({ money }) => money),
    points: state.chairs.map(({ points }) => points),
    dice: seats.map((seat) => diceOut(state, seat)),
    markers: seats.map((seat) => markersOut(state, seat)),
    tilesLeft: COLOURS.map((colour) => left[colour]),
    unseen: state.unseen,
    lots: state.lots.map(({ marker, tile, die, reorganised }) => [
      marker ?? NO_SEAT,
      tile === null ? NO_TILE : COLOURS.indexOf(tile),
      die?.owner ?? NO_SEAT,
      die?.value ?? 0,
      Number(reorganised),
    ]),
    casinos: casinosOf(state),
    waivers: WAIVABLE_TYPES.map((type) =>
      LOTS.filter((id) => state.waivers.some(({ action, casino }) => action === type && casino === id)),
    ),
  };
};

export const snapshotOf = (table: Table): Snapshot => {
  const { seats } = table;
  return {
    isDepthHidden: table.isDepthHidden,
    depth: table.depth,
    phase: phaseOf(table),
    turnNumber: table.turnNumber,
    turn: table.turn,
    gambled: table.hasGambled,
    money: [...table.money.subarray(0, seats)],
    points: pointsOf(table),
    dice: [...table.dice.subarray(0, seats)],
    markers: [...table.markers.subarray(0, seats)],
    tilesLeft: [...table.tilesLeft],
    unseen: lotsIn(table.unseen, 0),
    lots: LOTS.map((_, lot) => [
      markerOn(table, lot),
      nth(table.tile, lot),
      nth(table.owner, lot),
      nth(table.value, lot),
      Number(has(table.locked, 0, lot)),
    ]),
    casinos: lotsIn(table.casinos, 0).map((id) => casinoOf(table, id)),
    waivers: WAIVABLE_TYPES.map((_, type) => lotsIn(table.waived, type)),
  };
};

const pointsOf = ({ space, seats }: Table): number[] =>
  Array.from(space.subarray(0, seats), (place) => at(TRACK, place));

const has = (sets: Numbers, row: number, lot: number): boolean =>
  (nth(sets, row * HALVES + halfOf(lot)) & bitOf(lot)) !== 0;

const lotsIn = (sets: Numbers, row: number): LotId[] => LOTS.filter((_, lot) => has(sets, row, lot));

const lotsOf = (set: number, half: number): LotId[] =>
  LOTS.filter((_, lot) => halfOf(lot) === half && (set & bitOf(lot)) !== 0);

const markerOn = ({ seats, markersOf }: Table, lot: number): number =>
  seatList(seats).find((seat) => has(markersOf, seat, lot)) ?? NO_SEAT;

const casinoOf = (table: Table, id: LotId): DeepReadonly<Casino> => {
  const first = LOT_FACTS[id].index;
  const half = halfOf(first);
  const lots = nth(table.lots, first);
  const boss = nth(table.boss, first);
  return {
    id: at(LOTS, firstLot(lots, half)),
    colour: at(COLOURS, nth(table.tile, first)),
    lots: lotsOf(lots, half),
    boss: boss === NO_SEAT ? null : seatAt(boss),
    pips: nth(table.pips, first),
    touchesStrip: (lots & nth(STRIP_LOTS, half)) !== 0,
    reorganised: (lots & nth(table.locked, half)) !== 0,
  };
};

const phaseOf = (table: Table): DeepReadonly<Phase> => {
  const lot = at(LOTS, table.pendingLot);
  switch (table.phase) {
    case DRAWING:
      return { type: 'drawing' };
    case GIVING_UP_LOT:
      return { type: 'givingUpLot', lot };
    case MOVING_DIE:
      return { type: 'movingDie', lot };
    case PLACING_DICE:
      return { type: 'placingDice', casino: lot, unplaced: unplacedOf(table) };
    case LAYING_OFF:
      return { type: 'layingOff', casino: lot, boss: seatAt(table.betBoss), bet: table.bet };
    case OVER:
      return { type: 'over', ending: at(ENDINGS, table.ending) };
    default:
      return { type: 'playing' };
  }
};

/** The seat that places first, then clockwise. */
const unplacedOf = ({ seats, turn, openLots, openFaces, pendingLot }: Table): DeepReadonly<Unplaced>[] =>
  seatList(seats)
    .map((step) => seatAt((turn + step) % seats))
    .filter((seat) => nth(openLots, seat) !== 0)
    .map((seat) => ({
      seat,
      lots: lotsOf(nth(openLots, seat), halfOf(pendingLot)),
      values: FACES.flatMap((face) => Array<Face>(faceCount(nth(openFaces, seat), face)).fill(face)),
    }));

/** RULES 7.3. */
export const outcomeOf = (table: Table): Outcome | null => {
  if (table.phase !== OVER) return null;
  const seats = seatList(table.seats);
  return {
    placings: seats.map((seat) => 1 + seats.filter((other) => isAhead(table, other, seat)).length),
    scores: pointsOf(table),
    ending: at(ENDINGS, table.ending),
  };
};

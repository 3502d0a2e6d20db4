/** The picture after each event of a tile, so that dice, tokens and counters move when their event is told. */

import {
  type ChairView,
  type Dice,
  type DieSize,
  type Face,
  JACKPOT_TRACK,
  type TileEvent,
  type TileFace,
  type TileView,
  type View,
} from '@fremont/games/las-vegas';
import { type ByType, byType, type Seat } from '@fremont/kernel';
import { difference, type Frame, handedBack, sum, withCasino, withChair, withDice } from '../frame.ts';

/** `end` is the view that all events together lead to. */
export const tellTile = (frame: Frame, event: TileEvent, end: View): Frame => ({
  ...byType(TELLING, event)(frame, end),
  story: LAID_OUT.includes(event.type) ? null : event,
});

/** Seen on the board itself while a round is laid out: too quick to be read. */
const LAID_OUT: readonly TileEvent['type'][] = ['tileLaid', 'bankOpened', 'grayDiceSet'];

type Telling = (frame: Frame, end: View) => Frame;

const same: Telling = (frame) => frame;

const ONE: Readonly<Record<DieSize, Readonly<Dice>>> = { small: { small: 1, big: 0 }, big: { small: 0, big: 1 } };

const inView = (frame: Frame, view: View): Frame => ({ ...frame, view });

const withRoyale = (frame: Frame, change: (royale: NonNullable<View['royale']>) => Partial<View['royale']>): Frame => {
  const { royale } = frame.view;
  return royale === null ? frame : inView(frame, { ...frame.view, royale: { ...royale, ...change(royale) } });
};

/** Changes what lies on the tile at a casino, if it shows this face. */
const withTile = <F extends TileFace>(
  frame: Frame,
  casino: Face,
  face: F,
  change: (tile: Extract<TileView, { face: F }>) => Partial<Extract<TileView, { face: F }>>,
): Frame =>
  withRoyale(frame, ({ tiles }) => ({
    tiles: tiles.map((tile, index) => {
      if (index !== casino - 1 || tile.face !== face) return tile;
      return { ...tile, ...change(tile as Extract<TileView, { face: F }>) } as TileView;
    }),
  }));

const withSeat = (frame: Frame, seat: Seat, change: (chair: ChairView) => Partial<ChairView>): Frame =>
  inView(
    frame,
    withChair(frame.view, seat, (chair) => ({ ...chair, ...change(chair) })),
  );

const gain = (frame: Frame, seat: Seat, dice: Readonly<Dice>): Frame =>
  withSeat(frame, seat, ({ supply }) => ({ supply: sum(supply, dice) }));
const lose = (frame: Frame, seat: Seat, dice: Readonly<Dice>): Frame =>
  withSeat(frame, seat, ({ supply }) => ({ supply: difference(supply, dice) }));

const into = (frame: Frame, casino: Face, seat: Seat, dice: Readonly<Dice>): Frame =>
  withCasino(frame, casino, (place) => withDice(place, seat, dice, 0));
const outOf = (frame: Frame, casino: Face, seat: Seat, dice: Readonly<Dice>): Frame =>
  into(frame, casino, seat, { small: -dice.small, big: -dice.big });

const withGray = (frame: Frame, casino: Face, by: number): Frame =>
  withCasino(frame, casino, (place) => ({ ...place, gray: place.gray + by }));

const atSeat = (dice: readonly Readonly<Dice>[], seat: Seat, change: (own: Readonly<Dice>) => Dice): Dice[] =>
  dice.map((own, index) => (index === seat ? change(own) : { ...own }));

/** Takes one of each value out of a list. */
const without = (values: readonly number[], gone: readonly number[]): number[] => {
  const left = [...values];
  for (const value of gone) {
    const index = left.indexOf(value);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
};

const paid = (frame: Frame, seat: Seat, chips: number, bills: readonly number[]): Frame =>
  withSeat(frame, seat, (chair) => ({
    chips: chair.chips + chips,
    bills: chair.bills && [...chair.bills, ...bills],
    billCount: chair.billCount + bills.length,
  }));

const TELLING: ByType<TileEvent, Telling> = {
  tileLaid:
    ({ casino }) =>
    (frame, end) =>
      withRoyale(frame, ({ tiles }) => {
        const laid = end.royale?.tiles[casino - 1];
        return { tiles: laid === undefined ? tiles : [...tiles.slice(0, casino - 1), laid] };
      }),
  bankOpened:
    ({ bills }) =>
    (frame) =>
      withRoyale(frame, () => ({ bank: bills })),
  grayDiceSet:
    ({ counts }) =>
    (frame) =>
      inView(frame, {
        ...frame.view,
        casinos: frame.view.casinos.map((casino, index) => ({ ...casino, gray: counts[index] ?? 0 })),
      }),
  turnPassedFree: () => handedBack,
  powerPlayed:
    ({ seat, casino, die }) =>
    (frame) =>
      into(lose(handedBack(frame), seat, ONE[die]), casino, seat, ONE[die]),
  tileActivated: () => same,
  nothingHappened: () => same,
  offerLeft: () => same,
  tilePaid:
    ({ seat, chips, bills }) =>
    (frame) =>
      withRoyale(paid(frame, seat, chips, bills), ({ bank }) => ({ bank: without(bank, bills) })),
  blackRolled:
    ({ casino }) =>
    (frame) =>
      withTile({ ...frame, tumbling: true }, casino, 'B2', ({ cell }) => ({ cell: Math.max(1, cell) })),
  luckyHidden:
    ({ casino, count }) =>
    (frame) =>
      withTile(frame, casino, 'A1', () => ({ hidden: count })),
  luckyGuessed:
    ({ casino }) =>
    (frame) =>
      withTile(frame, casino, 'A1', () => ({ hidden: null })),
  jackpotHit:
    ({ casino }) =>
    (frame) =>
      withTile(frame, casino, 'A2', () => ({ step: 0 })),
  jackpotMissed:
    ({ casino, money }) =>
    (frame) =>
      withTile(frame, casino, 'A2', () => ({ step: JACKPOT_TRACK.indexOf(money) })),
  betMade: () => same,
  betWon:
    ({ casino, cell }) =>
    (frame) =>
      withTile(frame, casino, 'B2', () => ({ cell })),
  betLost:
    ({ casino }) =>
    (frame) =>
      withTile(frame, casino, 'B2', () => ({ cell: 0 })),
  betStopped:
    ({ casino }) =>
    (frame) =>
      withTile(frame, casino, 'B2', () => ({ cell: 0 })),
  casinoClosed:
    ({ casino, to, cell }) =>
    (frame) =>
      withRoyale(
        withTile(frame, casino, 'E1', () => ({ cell, closed: to })),
        () => ({ closed: to }),
      ),
  closureKept: () => same,
  dieBarred:
    ({ seat, casino, die }) =>
    (frame) =>
      withTile(lose(frame, seat, ONE[die]), casino, 'E2', ({ bar }) => ({
        bar: atSeat(bar, seat, (own) => sum(own, ONE[die])),
      })),
  diceUnbarred:
    ({ seat, casino, dice }) =>
    (frame) =>
      withTile(gain(frame, seat, dice), casino, 'E2', ({ bar }) => ({
        bar: atSeat(bar, seat, (own) => difference(own, dice)),
      })),
  grayPlaced:
    ({ casino, to, count }) =>
    (frame) =>
      withTile(withGray(frame, to, count), casino, 'F1', ({ clusters }) => ({
        clusters: without(clusters, [count]) as typeof clusters,
      })),
  grayTaken:
    ({ casino, from, slot }) =>
    (frame) =>
      withTile(withGray(frame, from, -1), casino, 'F2', ({ slots }) => ({
        slots: { ...slots, [slot]: slots[slot] - 1 },
      })),
  diePut:
    ({ seat, to, die }) =>
    (frame) =>
      into(lose(frame, seat, ONE[die]), to, seat, ONE[die]),
  dieTaken:
    ({ seat, from, die }) =>
    (frame) =>
      outOf(gain(frame, seat, ONE[die]), from, seat, ONE[die]),
  diceDoubled:
    ({ seat, casino, dice }) =>
    (frame) =>
      withTile(outOf(frame, casino, seat, dice), casino, 'G2', ({ dice: lying }) => ({
        dice: atSeat(lying, seat, (own) => sum(own, dice)),
      })),
  niceDieSet:
    ({ seat, casino, value, die, from }) =>
    (frame) =>
      withTile(
        from === 'supply' ? lose(frame, seat, ONE[die]) : outOf(frame, casino, seat, ONE[die]),
        casino,
        'H1',
        ({ cells }) => ({ cells: cells.map((cell, index) => (index === value - 1 ? { seat, die } : cell)) }),
      ),
  // The new die lies in the cell already.
  niceDieDisplaced:
    ({ seat, value, die }) =>
    (frame) =>
      into(frame, value, seat, ONE[die]),
  resultChosen: () => same,
  goldenTaken:
    ({ seat, casino, die }) =>
    (frame) =>
      withTile(lose(frame, seat, ONE[die]), casino, 'H2', () => ({ golden: { seat, die } })),
  goldenReturned:
    ({ seat, casino, die }) =>
    (frame) =>
      withTile(gain(frame, seat, ONE[die]), casino, 'H2', () => ({ golden: null })),
  tokenTaken:
    ({ seat, casino, face }) =>
    (frame) =>
      face === 'D2'
        ? withTile(frame, casino, 'D2', () => ({ holder: seat }))
        : withTile(frame, casino, 'C1', () => ({ holder: seat })),
  powerLost:
    ({ casino }) =>
    (frame) =>
      withTile(frame, casino, 'D2', () => ({ holder: null })),
  primeTimePut:
    ({ seat, casino, put }) =>
    (frame) =>
      put.reduce(
        (before, face) => into(before, face, seat, ONE.small),
        withTile(frame, casino, 'B1', () => ({ seat, put })),
      ),
  badLuckNoted:
    ({ casino, seats }) =>
    (frame) =>
      withTile(frame, casino, 'C2', () => ({ payers: seats })),
  boxSplit:
    ({ casino, sizes, piles }) =>
    (frame) =>
      withTile(frame, casino, 'G1', () => ({
        piles: [
          { count: sizes[0], tokens: piles?.[0] ?? null },
          { count: sizes[1], tokens: piles?.[1] ?? null },
        ],
      })),
  boxPicked: () => same,
  tileTied: () => same,
  finePaid:
    ({ seat, bills, chips, change }) =>
    (frame) =>
      withSeat(frame, seat, (chair) => ({
        chips: chair.chips - chips,
        bills: chair.bills && [...without(chair.bills, bills), ...change],
        billCount: chair.billCount - bills.length + change.length,
      })),
};

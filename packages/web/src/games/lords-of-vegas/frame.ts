/**
 * The picture while a story is told: a view, and what is being pointed at. Each event changes the picture a little;
 * the end of every story is a frame at rest on the view that was sent, whatever was drawn before it.
 */

import {
  type CardId,
  type Casino,
  type ChairView,
  casinosOf,
  type Event,
  type Face,
  LOT_FACTS,
  type Lot,
  type LotId,
  type Payer,
  type View,
} from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';

export type Roll = Extract<Event, { type: 'gambleRolled' | 'starterRolled' }>;

export interface Frame {
  readonly view: View;
  /** The lots the story is about right now. */
  readonly lit: readonly LotId[];
  /** The card that is being paid out. */
  readonly card: { readonly card: CardId; readonly payer: Payer } | null;
  /** Money that has just come or gone, by seat. */
  readonly gains: readonly number[];
  /** A roll beside the board, of a gamble or for the start, while it is talked about. */
  readonly roll: Roll | null;
}

export const atRest = (view: View): Frame => ({
  view,
  lit: betOn(view),
  card: null,
  gains: view.chairs.map(() => 0),
  roll: null,
});

const calm = (frame: Frame): Frame => ({ ...frame, lit: [], gains: frame.gains.map(() => 0), roll: null });

/** The picture after an event; `end` is the view that all events together lead to. */
export const frameAfter = (before: Frame, event: Event, end: View): Frame => {
  const frame = calm(before);
  switch (event.type) {
    case 'turnBegan':
      return { ...frame, card: null, view: { ...frame.view, turn: event.seat, turnNumber: event.turn } };
    case 'cardDrawn':
      return {
        ...frame,
        card: { card: event.card, payer: event.payer },
        lit: event.card === 'end' ? [] : [event.card],
      };
    case 'lotDealt':
    case 'lotMarked':
      return lit(
        withLot(frame, event.lot, (lot) => ({ ...lot, marker: event.seat })),
        event.lot,
      );
    case 'lotGivenUp':
      return lit(
        withLot(frame, event.lot, (lot) => ({ ...lot, marker: null })),
        event.lot,
      );
    case 'lotsPaid':
      return lit(paid(frame, event.money), ...markedLots(frame.view));
    case 'casinoPaid':
      return lit(paid(frame, event.money), ...event.lots);
    case 'pointsScored':
      return lit(
        withChair(frame, event.seat, (chair) => ({ ...chair, points: event.to })),
        ...around(frame.view, event.casino),
      );
    case 'gambleRolled':
      return gambled(frame, event);
    case 'starterRolled':
      return { ...frame, roll: event };
    default:
      return afterDice(frame, event, end);
  }
};

const afterDice = (frame: Frame, event: Event, end: View): Frame => {
  switch (event.type) {
    case 'tileTakenOver':
      return lit(withDie(taken(frame, event.movedFrom), event.lot, event.seat, event.value), event.lot);
    case 'built':
    case 'sprawled': {
      const spent = spend(taken(frame, event.movedFrom), event.seat, event.cost);
      const tiled = withLot(spent, event.lot, (lot) => ({ ...lot, marker: null, tile: event.colour }));
      return lit(withDie(tiled, event.lot, event.seat, event.value), event.lot);
    }
    case 'remodelled': {
      const spent = spend(frame, event.seat, event.cost);
      const painted = event.lots.reduce(
        (next, lot) => withLot(next, lot, (place) => ({ ...place, tile: event.colour })),
        spent,
      );
      return lit(painted, ...event.lots);
    }
    case 'reorganised':
      return rolled(spend(frame, event.seat, event.cost), event.dice);
    case 'tieRerolled':
      return rolled(frame, event.dice);
    case 'diePlaced':
      return lit(withDie(frame, event.lot, event.seat, event.value), event.lot);
    case 'betPlaced':
    case 'tieSettled':
      return lit(frame, ...around(frame.view, event.casino));
    // Whatever changes hands in a deal is shown at once.
    case 'dealMade':
      return { ...atRest(end), card: frame.card };
    case 'matchEnded':
      return atRest(end);
    default:
      return frame;
  }
};

const lit = (frame: Frame, ...lots: readonly LotId[]): Frame => ({ ...frame, lit: lots });

const withChair = (frame: Frame, seat: Seat, change: (chair: ChairView) => ChairView): Frame => ({
  ...frame,
  view: { ...frame.view, chairs: frame.view.chairs.map((chair, index) => (index === seat ? change(chair) : chair)) },
});

/** Casinos follow from the lots, in the picture as in the rules. */
const withLot = (frame: Frame, lot: LotId, change: (place: Readonly<Lot>) => Readonly<Lot>): Frame => {
  const { index: changed } = LOT_FACTS[lot];
  const lots = frame.view.lots.map((place, index) => (index === changed ? change(place) : place));
  return { ...frame, view: { ...frame.view, lots, casinos: casinosOf({ lots }) } };
};

const withDie = (frame: Frame, lot: LotId, owner: Seat, value: Face): Frame =>
  withLot(frame, lot, (place) => ({ ...place, die: { owner, value } }));

/** A die that was needed elsewhere has left its tile. */
const taken = (frame: Frame, from: LotId | null): Frame =>
  from === null ? frame : withLot(frame, from, (place) => ({ ...place, die: null }));

const rolled = (
  frame: Frame,
  dice: readonly { readonly lot: LotId; readonly seat: Seat; readonly value: Face }[],
): Frame =>
  lit(
    dice.reduce((next, { lot, seat, value }) => withDie(next, lot, seat, value), frame),
    ...dice.map((die) => die.lot),
  );

const spend = (frame: Frame, seat: Seat, cost: number): Frame =>
  paid(
    frame,
    frame.view.chairs.map((_, index) => (index === seat ? -cost : 0)),
  );

const paid = (frame: Frame, money: readonly number[]): Frame => ({
  ...frame,
  gains: money,
  view: {
    ...frame.view,
    chairs: frame.view.chairs.map((chair, index) => ({ ...chair, money: chair.money + (money[index] ?? 0) })),
  },
});

const gambled = (frame: Frame, event: Extract<Event, { type: 'gambleRolled' }>): Frame => {
  const money = frame.view.chairs.map((_, index) => {
    if (index === event.seat) return event.gambler;
    return index === event.boss ? event.house : 0;
  });
  return { ...paid(frame, money), roll: event, lit: betOn(frame.view) };
};

/** The casino with an open bet, until it has been rolled for. */
const betOn = (view: View): readonly LotId[] =>
  view.phase.type === 'layingOff' ? around(view, view.phase.casino) : [];

const markedLots = ({ lots }: View): LotId[] =>
  Object.values(LOT_FACTS)
    .filter(({ index }) => lots[index]?.marker !== null)
    .map(({ id }) => id);

const around = ({ casinos }: View, lot: LotId): readonly LotId[] =>
  casinos.find(({ lots }: Casino) => lots.includes(lot))?.lots ?? [];

/**
 * The picture while a story is told: a view, and how far the telling has come. Each event changes the picture a
 * little; the end of every story is a frame at rest on the view that was sent, whatever was drawn before it.
 */

import {
  type CasinoView,
  type ChairView,
  type Dice,
  type Event,
  FACES,
  type Face,
  type TileEvent,
  type View,
} from '@fremont/games/las-vegas';
import { type ByType, byType, type DeepReadonly, type Seat } from '@fremont/kernel';
import { tilesPart } from './royale.ts';

export interface Frame {
  readonly view: View;
  /** Whether the dice of this turn lie in the tray; otherwise rolled dice lie in their lanes. */
  readonly inTray: boolean;
  /** True while rolled dice have not come to rest. */
  readonly tumbling: boolean;
  readonly payout: Payout | null;
  /** True while a new round is being laid out. */
  readonly opening: boolean;
  /** What a tile has just done, while that is told. */
  readonly story: TileEvent | null;
}

/** How far a payout has been told. */
export interface Payout {
  /** The casino that pays now; null before the first. */
  readonly casino: Face | null;
  /** Bills gone from each casino, best first; casino of face f at index f - 1. */
  readonly gone: readonly number[];
  /** Casinos whose ties have been crossed out. */
  readonly blown: readonly Face[];
}

export const atRest = (view: View): Frame => ({
  view,
  inTray: view.phase.type === 'rolling',
  tumbling: false,
  payout: payoutOf(view),
  opening: false,
  story: null,
});

/** A tile may ask in the middle of a payout: the casinos before it have paid. */
const payoutOf = ({ royale, casinos }: View): Payout | null => {
  const casino = royale?.payout?.casino;
  if (casino === undefined) return null;
  return { casino: null, gone: casinos.map(({ bills }, index) => (index < casino - 1 ? bills.length : 0)), blown: [] };
};

/** The picture after an event; `end` is the view that all events together lead to. */
export const frameAfter = (frame: Frame, event: Event, end: View): Frame => {
  if (isOfTiles(event)) return tilesPart()?.tell(frame, event, end) ?? frame;
  return { ...byType(TELLING, event)(frame, end), story: null };
};

type BaseEvent = Exclude<Event, TileEvent>;

export const isOfTiles = (event: Event): event is TileEvent => !Object.hasOwn(TELLING, event.type);

type Telling = (frame: Frame, end: View) => Frame;

const TELLING: ByType<BaseEvent, Telling> = {
  roundBegan: () => (_frame, end) => ({ ...atRest(cleared(end)), inTray: false, opening: true }),
  billsLaid:
    ({ casino, bills }) =>
    (frame) =>
      withCasino(frame, casino, (place) => ({ ...place, bills })),
  chipsGiven: () => (frame) => frame,
  neutralDiceSet: () => (frame, end) => ({ ...frame, view: { ...frame.view, casinos: end.casinos } }),
  turnBegan:
    ({ seat }) =>
    (frame) => ({
      ...frame,
      inTray: true,
      opening: false,
      view: { ...frame.view, turn: seat, phase: { type: 'rolling' } },
    }),
  diceRolled:
    ({ roll }) =>
    (frame) => ({ ...frame, inTray: true, tumbling: true, view: { ...frame.view, phase: { type: 'placing', roll } } }),
  dicePlaced: (event) => (frame) => withPlaced(frame, event),
  turnPassed:
    ({ seat, chipsLeft }) =>
    (frame) => ({
      ...handedBack(frame),
      view: withChair(frame.view, seat, (chair) => ({ ...chair, chips: chipsLeft })),
    }),
  roundEnded: () => (frame) => ({
    ...frame,
    inTray: false,
    payout: { casino: null, gone: FACES.map(() => 0), blown: [] },
  }),
  tieCancelled:
    ({ casino }) =>
    (frame) =>
      withPayout(frame, casino, (payout) => ({ ...payout, blown: [...new Set([...payout.blown, casino])] })),
  billWon:
    ({ casino, seat, bill }) =>
    (frame) =>
      withPayout(
        { ...frame, view: withChair(frame.view, seat, (chair) => withBill(chair, bill)) },
        casino,
        taken(casino),
      ),
  billReturned:
    ({ casino }) =>
    (frame) =>
      withPayout(frame, casino, taken(casino)),
  starterChosen: () => (frame) => frame,
  winningsShown:
    ({ seat, bills }) =>
    (frame) => ({ ...frame, view: withChair(frame.view, seat, (chair) => ({ ...chair, bills })) }),
  matchEnded: () => (_frame, end) => atRest(end),
};

const NO_DICE: Dice = { small: 0, big: 0 };

export const handedBack = (frame: Frame): Frame => ({
  ...frame,
  inTray: false,
  view: { ...frame.view, phase: { type: 'rolling' } },
});

/** The board before anything is laid out. */
const cleared = (view: View): View => ({
  ...view,
  casinos: view.casinos.map(({ dice }) => ({ bills: [], dice: dice.map(() => NO_DICE), neutral: NO_DICE, gray: 0 })),
  royale: view.royale && { ...view.royale, tiles: [] },
});

export const withChair = (view: View, seat: Seat, change: (chair: ChairView) => ChairView): View => ({
  ...view,
  chairs: view.chairs.map((chair, index) => (index === seat ? change(chair) : chair)),
});

export const withCasino = (frame: Frame, face: Face, change: (casino: CasinoView) => CasinoView): Frame => {
  const casinos = frame.view.casinos.map((casino, index) => (index === face - 1 ? change(casino) : casino));
  return { ...frame, view: { ...frame.view, casinos } };
};

export const sum = (a: DeepReadonly<Dice>, b: DeepReadonly<Dice>): Dice => ({
  small: a.small + b.small,
  big: a.big + b.big,
});
export const difference = (a: DeepReadonly<Dice>, b: DeepReadonly<Dice>): Dice => ({
  small: a.small - b.small,
  big: a.big - b.big,
});

const withPlaced = (frame: Frame, { seat, casino, dice, neutral }: Extract<Event, { type: 'dicePlaced' }>): Frame => {
  const back = handedBack(frame);
  const view = withChair(back.view, seat, (chair) => ({
    ...chair,
    supply: difference(chair.supply, dice),
    neutral: chair.neutral - neutral,
  }));
  return withCasino({ ...back, view }, casino, (place) => withDice(place, seat, dice, neutral));
};

/** A casino with more dice in it. */
export const withDice = (casino: CasinoView, seat: Seat, dice: Readonly<Dice>, neutral: number): CasinoView => ({
  ...casino,
  dice: casino.dice.map((own, index) => (index === seat ? sum(own, dice) : own)),
  neutral: sum(casino.neutral, { small: neutral, big: 0 }),
});

const withBill = (chair: ChairView, bill: number): ChairView => ({
  ...chair,
  bills: chair.bills && [...chair.bills, bill],
  billCount: chair.billCount + 1,
});

const withPayout = (frame: Frame, casino: Face, change: (payout: Payout) => Payout): Frame =>
  frame.payout === null ? frame : { ...frame, payout: change({ ...frame.payout, casino }) };

const taken =
  (casino: Face) =>
  (payout: Payout): Payout => ({
    ...payout,
    gone: payout.gone.map((count, index) => (index === casino - 1 ? count + 1 : count)),
  });

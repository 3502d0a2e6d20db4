/**
 * The state of the drawn board: the view, and the things that the current event is about. A story has one frame for each
 * event. It ends with a frame at rest on the final view.
 */

import {
  type CasinoView,
  type Event,
  FACES,
  type Face,
  type LasVegas,
  type Roll,
  type TileEvent,
  type View,
} from '@fremont/games/las-vegas/base';
import { at } from '@fremont/kernel';
import { framesAlong } from '../../table/frames.ts';
import type { Story } from '../../table/game-screen.ts';

export interface Frame {
  readonly view: View;
  /** Whether the dice of this turn are in the tray. Otherwise rolled dice are in their lanes. */
  readonly inTray: boolean;
  /** The dice that tumble in the tray. The view has them once they lie still. */
  readonly roll: Roll | null;
  /** True while black dice tumble. */
  readonly tumbling: boolean;
  readonly payout: Payout | null;
  /** True while the bills of a new round are laid out. */
  readonly opening: boolean;
  /** The event of a tile, while its sentence is shown. */
  readonly tileEvent: TileEvent | null;
}

/** A payout as far as the story has shown it. */
export interface Payout {
  /** The casino that pays now; null before the first. */
  readonly casino: Face | null;
  /** The bills that each casino has paid or returned, best first. The casino of face f is at index f - 1. */
  readonly paid: readonly (readonly number[])[];
  /** Casinos whose ties have been cancelled. */
  readonly tied: readonly Face[];
}

const NOTHING_PAID: Payout = { casino: null, paid: FACES.map(() => []), tied: [] };

/** A tile may ask a question in the middle of a payout. The casinos before it have no bills any more. */
export const atRest = (view: View): Frame => ({
  view,
  inTray: view.phase.type === 'rolling',
  roll: null,
  tumbling: false,
  payout: (view.royale?.payout ?? null) === null ? null : NOTHING_PAID,
  opening: false,
  tileEvent: null,
});

/** The casino with the bills that it has already paid. The board keeps drawing them, marked as gone. */
export const withPaidBills = (casino: CasinoView, paid: readonly number[]): CasinoView => ({
  ...casino,
  bills: [...paid, ...casino.bills],
});

/** The frame at each event of a story that begins at `start`. */
export const framesOf = (story: Story<LasVegas>, start: Frame): Frame[] => framesAlong(story, start, frameAt);

const frameAt = (event: Event, view: View, before: Frame): Frame => ({
  view,
  inTray: isInTray(event, before),
  roll: null,
  tumbling: false,
  payout: payoutAt(event, before.payout),
  opening: isOpening(event, before),
  tileEvent: tileEventOf(event),
});

const isInTray = ({ type }: Event, { inTray }: Frame): boolean => {
  switch (type) {
    case 'turnBegan':
      return true;
    case 'diceRolled':
    case 'dicePlaced':
    case 'powerPlayed':
    case 'turnPassed':
    case 'turnPassedFree':
    case 'roundEnded':
    case 'roundBegan':
    case 'matchEnded':
      return false;
    default:
      return inTray;
  }
};

const isOpening = ({ type }: Event, { opening }: Frame): boolean => {
  if (type === 'roundBegan') return true;
  return type === 'turnBegan' || type === 'matchEnded' ? false : opening;
};

const payoutAt = (event: Event, before: Payout | null): Payout | null => {
  switch (event.type) {
    case 'roundEnded':
      return NOTHING_PAID;
    case 'roundBegan':
    case 'matchEnded':
      return null;
    case 'tieCancelled':
      return before && { ...before, casino: event.casino, tied: [...new Set([...before.tied, event.casino])] };
    case 'billWon':
    case 'billReturned':
      return before && { ...before, casino: event.casino, paid: withBill(before.paid, event.casino, event.bill) };
    default:
      return before;
  }
};

const withBill = (paid: Payout['paid'], casino: Face, bill: number): Payout['paid'] =>
  paid.with(casino - 1, [...at(paid, casino - 1), bill]);

/** The frame while an event happens. It draws the view before the event, so that nothing shows the result. */
export const movingFrame = (event: Event, before: Frame, after: Frame): Frame => {
  switch (event.type) {
    case 'diceRolled':
      return { ...before, inTray: true, roll: event.roll };
    case 'blackRolled':
      return { ...before, tileEvent: event, tumbling: true };
    case 'tieCancelled':
    case 'billWon':
    case 'billReturned':
      return { ...before, tileEvent: null, payout: before.payout && { ...before.payout, casino: event.casino } };
    default:
      return after;
  }
};

/** The event of a tile, if the board shows its sentence. Events that lay out a round are too short to read. */
const tileEventOf = (event: Event): TileEvent | null => {
  switch (event.type) {
    case 'roundBegan':
    case 'billsLaid':
    case 'chipsGiven':
    case 'neutralDiceSet':
    case 'turnBegan':
    case 'diceRolled':
    case 'dicePlaced':
    case 'turnPassed':
    case 'roundEnded':
    case 'tieCancelled':
    case 'billWon':
    case 'billReturned':
    case 'starterChosen':
    case 'winningsShown':
    case 'matchEnded':
    case 'tileLaid':
    case 'bankOpened':
    case 'grayDiceSet':
      return null;
    default:
      return event;
  }
};

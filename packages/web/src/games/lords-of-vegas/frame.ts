/**
 * The state of the drawn board: the view, and the things that the current event is about. A story has one frame for each
 * event. It ends with a frame at rest on the final view.
 */

import {
  type CardId,
  type Event,
  type Face,
  LOT_LIST,
  type LordsOfVegas,
  type LotId,
  type Payer,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import { framesAlong } from '../../table/frames.ts';
import type { Story } from '../../table/game-screen.ts';

export type Roll = Extract<Event, { type: 'gambleRolled' | 'starterRolled' }>;

export interface DrawnCard {
  readonly card: CardId;
  readonly payer: Payer;
}

export interface Frame {
  readonly view: View;
  /** The lots that the event is about. They are lit. */
  readonly lit: readonly LotId[];
  /** The card that is being paid out. */
  readonly card: DrawnCard | null;
  /** Money that the event gave or took, by seat. */
  readonly gains: readonly number[];
  /** A roll of a gamble or for the starting player; no tile holds these dice. */
  readonly roll: Roll | null;
  /** True while dice or a card are in motion and their result is not told yet. */
  readonly isOpen: boolean;
  /** The card that is turned over in the middle of the board. */
  readonly turned: DrawnCard | null;
  /** The results of dice that tumble on the board. The view has them once they lie still. */
  readonly tumbling: Partial<Readonly<Record<LotId, Face>>>;
}

export const atRest = (view: View): Frame => ({
  view,
  lit: lotsOfBet(view),
  card: null,
  gains: view.chairs.map(() => 0),
  roll: null,
  ...NOTHING_MOVES,
});

const NOTHING_MOVES: Pick<Frame, 'isOpen' | 'turned' | 'tumbling'> = { isOpen: false, turned: null, tumbling: {} };

/** The frame at each event of a story that begins at `start`. */
export const framesOf = (story: Story<LordsOfVegas>, start: Frame): Frame[] => framesAlong(story, start, frameAt);

const frameAt = (event: Event, view: View, before: Frame): Frame => ({
  view,
  lit: litBy(event, view, before.view),
  card: cardAt(event, before.card),
  gains: view.chairs.map(({ money }, seat) => money - at(before.view.chairs, seat).money),
  roll: event.type === 'gambleRolled' || event.type === 'starterRolled' ? event : null,
  ...NOTHING_MOVES,
  turned: event.type === 'cardDrawn' ? { card: event.card, payer: event.payer } : null,
});

/** The frame while an event happens. If the event decides something, it draws the view before the event. */
export const movingFrame = (event: Event, before: Frame, after: Frame): Frame => {
  const unknown: Frame = { ...before, ...NOTHING_MOVES, roll: null, lit: after.lit, gains: before.gains.map(() => 0) };
  switch (event.type) {
    case 'cardDrawn':
      return { ...unknown, lit: [], turned: after.turned, isOpen: true };
    case 'gambleRolled':
    case 'starterRolled':
      return { ...unknown, roll: event, isOpen: true };
    case 'reorganised':
    case 'tieRerolled':
      return { ...unknown, tumbling: Object.fromEntries(event.dice.map(({ lot, value }) => [lot, value])) };
    case 'lotsPaid':
    case 'casinoPaid':
    case 'pointsScored':
      return unknown;
    default:
      return after;
  }
};

/** A card stays visible until the turn or the match ends. */
const cardAt = (event: Event, before: Frame['card']): Frame['card'] => {
  switch (event.type) {
    case 'cardDrawn':
      return { card: event.card, payer: event.payer };
    case 'turnBegan':
    case 'matchEnded':
      return null;
    default:
      return before;
  }
};

const litBy = (event: Event, view: View, before: View): readonly LotId[] => {
  switch (event.type) {
    case 'cardDrawn':
      return event.card === 'end' ? [] : [event.card];
    case 'lotDealt':
    case 'lotMarked':
    case 'lotGivenUp':
    case 'tileTakenOver':
    case 'built':
    case 'sprawled':
      return [event.lot];
    case 'diePlaced':
      return event.swapped === null ? [event.lot] : [event.lot, event.swapped.lot];
    case 'lotsPaid':
      return markedLots(view);
    case 'casinoPaid':
    case 'remodelled':
      return event.lots;
    case 'reorganised':
    case 'tieRerolled':
      return event.dice.map(({ lot }) => lot);
    case 'pointsScored':
    case 'betPlaced':
    case 'tieSettled':
      return casinoLots(view, event.casino);
    case 'gambleRolled':
      return lotsOfBet(before);
    default:
      return [];
  }
};

const markedLots = ({ lots }: View): LotId[] =>
  LOT_LIST.filter(({ index }) => at(lots, index).marker !== null).map(({ id }) => id);

/** The casino with an open bet. */
const lotsOfBet = (view: View): readonly LotId[] =>
  view.phase.type === 'layingOff' ? casinoLots(view, view.phase.casino) : [];

const casinoLots = ({ casinos }: View, id: LotId): readonly LotId[] =>
  casinos.find((casino) => casino.id === id)?.lots ?? [];

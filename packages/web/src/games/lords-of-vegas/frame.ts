/**
 * The state of the drawn board: the view, and the things that the current event is about. A story has one frame for each
 * event. It ends with a frame at rest on the final view.
 */

import {
  type CardId,
  type Event,
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

export interface Frame {
  readonly view: View;
  /** The lots that the event is about. They are lit. */
  readonly lit: readonly LotId[];
  /** The card that is being paid out. */
  readonly card: { readonly card: CardId; readonly payer: Payer } | null;
  /** Money that the event gave or took, by seat. */
  readonly gains: readonly number[];
  /** A roll of a gamble or for the starting player; no tile holds these dice. */
  readonly roll: Roll | null;
}

export const atRest = (view: View): Frame => ({
  view,
  lit: lotsOfBet(view),
  card: null,
  gains: view.chairs.map(() => 0),
  roll: null,
});

/** The frame at each event of a story that begins at `start`. */
export const framesOf = (story: Story<LordsOfVegas>, start: Frame): Frame[] => framesAlong(story, start, frameAt);

const frameAt = (event: Event, view: View, before: Frame): Frame => ({
  view,
  lit: litBy(event, view, before.view),
  card: cardAt(event, before.card),
  gains: view.chairs.map(({ money }, seat) => money - at(before.view.chairs, seat).money),
  roll: event.type === 'gambleRolled' || event.type === 'starterRolled' ? event : null,
});

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

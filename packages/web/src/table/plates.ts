/** A plate over the board says what happened once dice, cards or money have come to rest. */

import type { GameTypes, Seat } from '@fremont/kernel';

export const PLATE_TONES = [
  'win',
  'doubleWin',
  'loss',
  'jackpot',
  'boss',
  'sameBoss',
  'takeOver',
  'points',
  'tie',
  'nobody',
  'roll',
  'income',
  'fame',
  'sold',
  'prices',
  'outbid',
  'card',
  'paid',
] as const;
export type PlateTone = (typeof PLATE_TONES)[number];

export interface Plate {
  readonly tone: PlateTone;
  /** The seat that the result is about, if it is about one. */
  readonly seat: Seat | null;
  /** The index of the event in its story. Its sentence is on the plate. */
  readonly event: number;
}

/** A plate with its event. */
export interface ShownPlate<T extends GameTypes> extends Omit<Plate, 'event'> {
  readonly event: T['event'];
}

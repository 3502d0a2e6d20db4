/** The player's selection before an action is sent: the tile in hand, its position, an open sheet or form. */

import type { Cell, Lot, Turn } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { type Signal, signal } from '@preact/signals';
import { statePerModel } from '../../table/state-per-model.ts';
import type { Hand } from './hand.ts';
import type { ShowdownModel } from './types.ts';

interface Picks {
  /** Null until the player picks another tile than the suggested one. */
  readonly hand: Signal<Hand | null>;
  /** Null until the player moves the tile. */
  readonly cell: Signal<Cell | null>;
  readonly turn: Signal<Turn>;
  /** A pinned tile stays where it is and no longer follows the pointer. */
  readonly isPinned: Signal<boolean>;
  /** The seat whose sheet is shown in place of the market. */
  readonly openSheet: Signal<Seat | null>;
  /** Set while the form for sealed bids is open: the turn, and the lot that it was opened from. */
  readonly sealedForm: Signal<{ readonly turn: number; readonly lot: Lot | null } | null>;
}

export const picksOf = statePerModel<ShowdownModel, Picks>(() => ({
  hand: signal(null),
  cell: signal(null),
  turn: signal(0),
  isPinned: signal(false),
  openSheet: signal(null),
  sealedForm: signal(null),
}));

/** Shows a sheet in place of the market. A second press shows the market again. */
export const toggleSheet = (model: ShowdownModel, seat: Seat): void => {
  const { openSheet } = picksOf(model);
  openSheet.value = openSheet.peek() === seat ? null : seat;
};

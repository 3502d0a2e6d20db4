/** The draft of a local table. It starts from the last set-up of the game. */

import type { SeatRange } from '@fremont/kernel';
import { type Signal, signal } from '@preact/signals';
import type { OpenFront } from '../games/front.ts';
import type { AnyGameSetup } from '../games/game-setup.ts';
import { t } from '../i18n/index.ts';
import { addSeat, type SeatDraft, soloSeats } from './draft.ts';
import { usualLevel } from './levels.ts';
import { rememberedSetup } from './memory.ts';
import { freshNames } from './names.ts';
import { fittingOptions, type Options } from './options.ts';
import { peopleSeats, removeSeat } from './seat-edits.ts';

export interface SetupStart {
  /** Null for the last game. */
  readonly game: string | null;
  /** The last seats, or people who share one screen. */
  readonly seats: 'last' | 'people';
  /** Null for the last edition. */
  readonly edition: string | null;
  /** At this device, or on the server: public, or by link. */
  readonly where: 'here' | 'public' | 'link';
}

export interface OptionsDraft {
  readonly setup: AnyGameSetup;
  readonly options: Signal<Options>;
}

export interface SetupDraft extends OptionsDraft {
  readonly seats: Signal<readonly SeatDraft[]>;
}

/** `before` are the seats of the previously chosen game. They are used for a game that was never set up here. */
export const newSetupDraft = (
  front: OpenFront,
  setup: AnyGameSetup,
  start: Pick<SetupStart, 'seats' | 'edition'>,
  before: readonly SeatDraft[] | null,
): SetupDraft => {
  const kept = rememberedSetup(front.id, front.seats);
  const seats = startingSeats(front, start, kept.seats ?? before);
  const wished = start.edition === null ? kept.options : { ...kept.options, edition: start.edition };
  return { setup, seats: signal(seats), options: signal(fittingOptions(setup, wished, seats.length)) };
};

const startingSeats = (
  front: OpenFront,
  start: Pick<SetupStart, 'seats'>,
  kept: readonly SeatDraft[] | null,
): readonly SeatDraft[] => {
  const names = freshNames();
  const people = kept?.filter(({ kind }) => kind === 'person') ?? [];
  if (start.seats === 'people') return people.length >= front.seats.min ? people : peopleSeats(front.seats.min, names);
  return kept === null
    ? soloSeats(t('shell.defaultName'), 2, usualLevel(front), names)
    : fittingSeats(kept, front.seats, front);
};

/** Adds bots or removes the last seats to fit the game, and replaces unknown bot levels. */
const fittingSeats = (seats: readonly SeatDraft[], { min, max }: SeatRange, front: OpenFront): readonly SeatDraft[] => {
  let fitted = seats.map((seat) =>
    seat.kind === 'person' || front.levels.includes(seat.kind) ? seat : { ...seat, kind: usualLevel(front) },
  ) as readonly SeatDraft[];
  while (fitted.length < min) fitted = addSeat(fitted, usualLevel(front), freshNames());
  for (const { key } of seats.slice(max)) fitted = removeSeat(fitted, key);
  return fitted;
};

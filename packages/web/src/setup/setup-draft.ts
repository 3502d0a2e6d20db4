/** A local table while it is set up, from what was kept of the last one of this game. */

import type { SeatRange } from '@fremont/kernel';
import { type Signal, signal } from '@preact/signals';
import type { OpenFront } from '../games/front.ts';
import type { AnyGameSetup } from '../games/game-setup.ts';
import { t } from '../i18n/index.ts';
import { addSeat, peopleSeats, removeSeat, type SeatDraft, soloSeats } from './draft.ts';
import { usualLevel } from './levels.ts';
import { rememberedSetup } from './memory.ts';
import { freshNames } from './names.ts';
import { fittingOptions, type Options } from './options.ts';

export interface SetupStart {
  /** Null for the game of the last time. */
  readonly game: string | null;
  /** The seats of the last time, or people around one screen. */
  readonly seats: 'last' | 'people';
  /** Null for the edition of the last time. */
  readonly edition: string | null;
  /** At this device, or on the server: for everybody, or for whoever gets the link. */
  readonly where: 'here' | 'public' | 'link';
}

export interface OptionsDraft {
  readonly setup: AnyGameSetup;
  readonly options: Signal<Options>;
}

export interface SetupDraft extends OptionsDraft {
  readonly seats: Signal<readonly SeatDraft[]>;
}

/** `before` are the seats of the game that was chosen until now, for a game never set up on this device. */
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
    ? soloSeats(t('setup.defaultName'), 2, usualLevel(front), names)
    : fittingSeats(kept, front.seats, front);
};

/** Bots fill up what is missing, the last seats go where there are too many, and nobody plays at an unknown level. */
const fittingSeats = (seats: readonly SeatDraft[], { min, max }: SeatRange, front: OpenFront): readonly SeatDraft[] => {
  let fitted = seats.map((seat) =>
    seat.kind === 'person' || front.levels.includes(seat.kind) ? seat : { ...seat, kind: usualLevel(front) },
  ) as readonly SeatDraft[];
  while (fitted.length < min) fitted = addSeat(fitted, usualLevel(front), freshNames());
  for (const { key } of seats.slice(max)) fitted = removeSeat(fitted, key);
  return fitted;
};

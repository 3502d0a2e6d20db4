/** Changes to the seats of a table that is being set up, and the faults of their names. */

import { at } from '@fremont/kernel';
import type { SeatColour } from '@fremont/table';
import {
  addSeat,
  freshName,
  NAME_MAX,
  type NameSource,
  plain,
  type SeatDraft,
  type SeatKind,
  sameName,
} from './draft.ts';

export type NameFault = 'nameLong' | 'nameTaken';

/** The fault of a seat's name; null if it is valid. A name may be blank: see `withAllNames`. */
export const nameFault = (seats: readonly SeatDraft[], seat: SeatDraft): NameFault | null => {
  const name = plain(seat.name);
  if (name === '') return null;
  if ([...name].length > NAME_MAX) return 'nameLong';
  return seats.some((other) => other.key !== seat.key && sameName(other.name, name)) ? 'nameTaken' : null;
};

/** Names are optional: a blank one becomes "Player 2". */
export const withAllNames = (seats: readonly SeatDraft[], names: NameSource): readonly SeatDraft[] =>
  seats.reduce<readonly SeatDraft[]>(
    (named, { key, kind, name }) =>
      plain(name) === ''
        ? named.map((seat) => (seat.key === key ? { ...seat, name: freshName(named, kind, names) } : seat))
        : named,
    seats,
  );

export const removeSeat = (seats: readonly SeatDraft[], key: number): readonly SeatDraft[] =>
  seats.filter((seat) => seat.key !== key);

const changed = (seats: readonly SeatDraft[], key: number, change: Partial<SeatDraft>): readonly SeatDraft[] =>
  seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));

export const renameSeat = (seats: readonly SeatDraft[], key: number, name: string): readonly SeatDraft[] =>
  changed(seats, key, { name });

/** Two bots swap their characters. */
export const swapNames = (seats: readonly SeatDraft[], key: number, other: number): readonly SeatDraft[] => {
  const nameOf = (wanted: number): string => seats.find((seat) => seat.key === wanted)?.name ?? '';
  return renameSeat(renameSeat(seats, key, nameOf(other)), other, nameOf(key));
};

/** A seat that changes between person and bot gets a new name. A change of bot level keeps the name. */
export const turnSeat = (
  seats: readonly SeatDraft[],
  key: number,
  kind: SeatKind,
  names: NameSource,
): readonly SeatDraft[] => {
  const staysBot = kind !== 'person' && seats.some((seat) => seat.key === key && seat.kind !== 'person');
  return changed(seats, key, staysBot ? { kind } : { kind, name: freshName(removeSeat(seats, key), kind, names) });
};

/** Swaps colours with the seat that had the colour, so that colours stay distinct. */
export const recolourSeat = (seats: readonly SeatDraft[], key: number, colour: SeatColour): readonly SeatDraft[] => {
  const old = seats.find((seat) => seat.key === key)?.colour ?? colour;
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: old } : seat;
  });
};

export const moveSeat = (seats: readonly SeatDraft[], key: number, by: -1 | 1): readonly SeatDraft[] => {
  const from = seats.findIndex((seat) => seat.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= seats.length) return seats;
  const moved = [...seats];
  [moved[from], moved[to]] = [at(seats, to), at(seats, from)];
  return moved;
};

/** `random` returns numbers of at least 0 and less than 1. */
export const shuffleSeats = (seats: readonly SeatDraft[], random: () => number): readonly SeatDraft[] => {
  const left = [...seats];
  return seats.map(() => at(left.splice(Math.floor(random() * left.length), 1), 0));
};

/** People who share one screen. */
export const peopleSeats = (people: number, names: NameSource): readonly SeatDraft[] => {
  let seats: readonly SeatDraft[] = [];
  for (let person = 0; person < people; person++) seats = addSeat(seats, 'person', names);
  return seats;
};

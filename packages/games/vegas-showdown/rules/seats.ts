/** Turn order. */

import { type Seat, seatAt } from '@fremont/kernel';

export const nextSeat = (seat: Seat, seats: number): Seat => seatAt((seat + 1) % seats);

/** All seats clockwise, beginning with `first`. */
export const seatsFrom = (first: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => seatAt((first + step) % seats));

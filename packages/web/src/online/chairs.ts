/** Helpers for the chairs of an online table. */

import { type Seat, seatAt } from '@fremont/kernel';
import type { Chair } from '@fremont/table/protocol';

export const isFreeChair = (chair: Chair): boolean => chair.type === 'person' && chair.person === null;

export const freeChairs = (chairs: readonly Chair[]): number => chairs.filter(isFreeChair).length;

export const hasBots = (chairs: readonly Chair[]): boolean => chairs.some(({ type }) => type === 'bot');

/** The seats of a person: their own, and those of friends at the same device. */
export const seatsOf = ({ chairs }: { readonly chairs: readonly Chair[] }, person: string | null): Seat[] =>
  chairs.flatMap((chair, index) => (chair.type === 'person' && chair.person?.id === person ? [seatAt(index)] : []));

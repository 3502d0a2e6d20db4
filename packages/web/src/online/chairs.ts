/** Helpers for the chairs of an online table. */

import type { Chair } from '@fremont/table/protocol';

export const isFreeChair = (chair: Chair): boolean => chair.type === 'person' && chair.person === null;

export const freeChairs = (chairs: readonly Chair[]): number => chairs.filter(isFreeChair).length;

export const hasBots = (chairs: readonly Chair[]): boolean => chairs.some(({ type }) => type === 'bot');

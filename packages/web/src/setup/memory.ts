/** The last table somebody set up on this device, so that the next one starts from it. */

import type { SeatRange } from '@fremont/kernel';
import { readStored, writeStored } from '../settings/store.ts';
import { decodeSeats, type SeatDraft } from './draft.ts';

const STORE_KEY = 'fremont.setup';

interface Remembered {
  /** As it was kept: the game decodes it. */
  readonly options: unknown;
  readonly seats: readonly SeatDraft[] | null;
}

export const rememberSetup = (options: object, seats: readonly SeatDraft[]): void =>
  writeStored(STORE_KEY, JSON.stringify({ options, seats }));

export const rememberedSetup = (range: SeatRange): Remembered => {
  const json = parsed(readStored(STORE_KEY));
  return { options: json['options'] ?? {}, seats: decodeSeats(json['seats'], range) };
};

const parsed = (text: string | null): Record<string, unknown> => {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return json !== null && typeof json === 'object' ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Stores the last set-up of each game as the start of the next one. */

import type { SeatRange } from '@fremont/kernel';
import { fieldsOf, readStoredFields, writeStored } from '../settings/store.ts';
import { decodeSeats, type SeatDraft } from './draft.ts';

const STORE_KEY = 'fremont.setups';

interface Remembered {
  /** Untrusted: the game decodes them. */
  readonly options: object;
  readonly seats: readonly SeatDraft[] | null;
}

/** The last game comes first. */
export const rememberSetup = (game: string, options: object, seats: readonly SeatDraft[]): void => {
  const others = Object.entries(kept()).filter(([id]) => id !== game);
  writeStored(STORE_KEY, JSON.stringify({ [game]: { options, seats }, ...Object.fromEntries(others) }));
};

export const rememberedSetup = (game: string, range: SeatRange): Remembered => {
  const { options, seats } = fieldsOf(kept()[game]);
  return { options: fieldsOf(options), seats: decodeSeats(seats, range) };
};

/** True if a table of the game was set up in this browser. */
export const hasSetUp = (game: string): boolean => game in kept();

/** The game that was set up last; null if there is none. */
export const rememberedGame = (): string | null => Object.keys(kept())[0] ?? null;

const kept = (): Readonly<Record<string, unknown>> => readStoredFields(STORE_KEY);

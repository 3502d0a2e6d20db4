/** Creates a local table from a set-up and opens it. */

import { SEAT_COLOURS } from '@fremont/table';
import type { GameFront } from '../games/front.ts';
import { t } from '../i18n/index.ts';
import { navigate } from '../router/index.ts';
import { localTables } from '../tables/local.ts';
import { occupantsOf, type SeatDraft, soloSeats } from './draft.ts';
import { usualLevel } from './levels.ts';
import { rememberedGame, rememberedSetup } from './memory.ts';
import { freshNames } from './names.ts';

const BOTS_OF_QUICK_TABLE = 2;

export const openTable = async (game: string, options: object, seats: readonly SeatDraft[]): Promise<void> => {
  const id = await localTables().create({ game, options, occupants: occupantsOf(seats) });
  navigate(`/table/${id}`);
};

/** Opens a table of the player and two bots with defaults. `edition` is empty for a game with a single edition. */
export const openQuickTable = (front: GameFront, edition: string): Promise<void> => {
  const seats = soloSeats(playerName(), BOTS_OF_QUICK_TABLE, usualLevel(front), freshNames());
  return openTable(front.id, edition === '' ? {} : { edition }, seats);
};

/** The last name of the player at this device. */
export const playerName = (): string => {
  const { seats } = rememberedSetup(rememberedGame() ?? '', { min: 1, max: SEAT_COLOURS.length });
  const name = seats?.find((seat) => seat.kind === 'person')?.name.trim() ?? '';
  return name === '' ? t('shell.defaultName') : name;
};

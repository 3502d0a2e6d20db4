/** From a finished set-up to a table: created in the local tables, then shown. */

import type { Edition, Options } from '@fremont/games/las-vegas';
import { SEAT_COLOURS } from '@fremont/table';
import { t } from '../i18n/index.ts';
import { navigate } from '../router/index.ts';
import { occupantsOf, type SeatDraft, soloSeats } from './draft.ts';
import { rememberedSetup } from './memory.ts';
import { freshNames } from './names.ts';

const GAME_ID = 'las-vegas';

const BOTS_OF_QUICK_TABLE = 2;

export const openTable = async (options: Options, seats: readonly SeatDraft[]): Promise<void> => {
  const { localTables } = await import('../tables/local.ts');
  const id = await localTables().create({ game: GAME_ID, options, occupants: occupantsOf(seats) });
  navigate(`/table/${id}`);
};

/** One tap: the player and two casual bots, everything else as usual. */
export const openQuickTable = (edition: Edition): Promise<void> => {
  const options: Options = { edition, neutralDice: false, winnings: 'open' };
  return openTable(options, soloSeats(playerName(), BOTS_OF_QUICK_TABLE, 'greedy', freshNames()));
};

/** What the player of this device was last called. */
export const playerName = (): string => {
  const { seats } = rememberedSetup({ min: 1, max: SEAT_COLOURS.length });
  const name = seats?.find((seat) => seat.kind === 'person')?.name.trim() ?? '';
  return name === '' ? t('setup.defaultName') : name;
};

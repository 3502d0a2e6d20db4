/** Short texts about an entry of the list of matches. */

import { gameName } from '../../games/names.ts';
import { list, t } from '../../i18n/index.ts';
import { optionWords } from '../../online/plan-words.ts';
import type { MatchListing } from './listings.ts';

export const namesIn = ({ occupants }: MatchListing): string => list(occupants.map(({ name }) => name));

/** "Las Vegas, Royale". Only the game until its set-up is loaded. */
export const gameWords = ({ game, options, occupants }: MatchListing): string => {
  const [edition] = optionWords(game, options, occupants.length);
  return edition === undefined ? gameName(game) : `${gameName(game)}, ${edition}`;
};

/** "online", "this device", "played on from a replay". */
export const whereWords = ({ where, origin }: MatchListing): string =>
  origin === null ? t(`matches.at-${where}`) : t(`matches.from-${origin}`);

/** How a table begins: a new match dealt, an old one replayed from its log, a rematch seated. */

import { type Chance, err, type Game, type GameTypes, ok, type Result, startMatch } from '@fremont/kernel';
import type { LogEntry, MatchSetting } from './log.ts';
import type { Occupant } from './messages.ts';
import { dealtStanding } from './standing.ts';
import { Table, type TableParts } from './table.ts';

/** What the host chose. */
export interface MatchPlan {
  readonly id: string;
  readonly options: unknown;
  readonly occupants: readonly Occupant[];
}

/** Why a match cannot begin: the number of seats, or the game's own code for wrong options. */
export type OpeningError = 'badSeats' | (string & {});

/** Deals a new match; the result is to be stored before anybody sits down. */
export const newSetting = <T extends GameTypes>(
  game: Game<T>,
  { id, options, occupants }: MatchPlan,
  chance: Chance,
): Result<MatchSetting, OpeningError> => {
  const { min, max } = game.meta.seats;
  const seats = occupants.length;
  if (seats < min || seats > max) return err('badSeats');
  const decoded = game.decodeOptions(options, seats);
  if (!decoded.ok) return decoded;
  const { record } = startMatch(game, decoded.value, seats, chance);
  const { rulesVersion, setupDraws } = record;
  return ok({ id, game: game.meta.id, rulesVersion, options: decoded.value, occupants, setupDraws });
};

/** Why a stored match cannot be played on. Its log is kept all the same. */
export type LoadError =
  | { readonly code: 'otherRules'; readonly stored: number; readonly here: number }
  | { readonly code: 'doesNotReplay'; readonly why: string };

/** Rebuilds a table from its log. A log that does not fit is an answer, not an accident. */
export const openTable = <T extends GameTypes>(
  parts: TableParts<T>,
  setting: MatchSetting,
  entries: readonly LogEntry[],
): Result<Table<T>, LoadError> => {
  const here = parts.game.meta.rulesVersion;
  if (setting.rulesVersion !== here) return err({ code: 'otherRules', stored: setting.rulesVersion, here });
  try {
    const table = new Table(setting, dealtStanding(parts.game, setting), parts);
    for (const entry of entries) table.follow(entry);
    return ok(table);
  } catch (fault) {
    return err({ code: 'doesNotReplay', why: String(fault) });
  }
};

/** For a rematch: everybody moves up one seat, so that another player begins. */
export const rotateSeats = (occupants: readonly Occupant[]): readonly Occupant[] => [
  ...occupants.slice(1),
  ...occupants.slice(0, 1),
];

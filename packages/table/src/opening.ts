/** Opens tables: deals a new match, replays a stored log, rotates the seats for a rematch. */

import {
  type Chance,
  canReplay,
  type Decoded,
  err,
  type Game,
  type GameTypes,
  ok,
  type Result,
  startMatch,
  wrongValue,
} from '@fremont/kernel';
import type { LogEntry, MatchSetting } from './log.ts';
import { dealtMatch } from './match-state.ts';
import type { Occupant } from './messages.ts';
import { Table, type TableParts } from './table.ts';

/** The host's choices for a match. */
export interface MatchPlan {
  readonly id: string;
  readonly options: unknown;
  readonly occupants: readonly Occupant[];
}

/** Deals a new match. Store the result before play begins. The error is about the options or the number of seats. */
export const newSetting = <T extends GameTypes>(
  game: Game<T>,
  { id, options, occupants }: MatchPlan,
  chance: Chance,
): Decoded<MatchSetting> => {
  const { min, max } = game.meta.seats;
  const seats = occupants.length;
  if (seats < min || seats > max) return wrongValue('badSeats', 'seats', { type: 'whole', min, max });
  const decoded = game.decodeOptions(options, seats);
  if (!decoded.ok) return decoded;
  const { record } = startMatch(game, decoded.value, seats, chance);
  const { rulesVersion, setupDraws } = record;
  return ok({ id, game: game.meta.id, rulesVersion, options: decoded.value, occupants, setupDraws });
};

/** Why a stored match cannot continue. Its log is kept. */
export type LoadError =
  | { readonly code: 'otherRules'; readonly stored: number; readonly here: number }
  | { readonly code: 'doesNotReplay'; readonly why: string };

/** Rebuilds a table from its log. Returns an error, and never throws, if the log does not replay. */
export const openTable = <T extends GameTypes>(
  parts: TableParts<T>,
  setting: MatchSetting,
  entries: readonly LogEntry[],
): Result<Table<T>, LoadError> => {
  const here = parts.game.meta.rulesVersion;
  if (!canReplay(parts.game, setting)) return err({ code: 'otherRules', stored: setting.rulesVersion, here });
  try {
    const table = new Table(setting, dealtMatch(parts.game, setting), parts);
    for (const entry of entries) table.applyEntry(entry);
    return ok(table);
  } catch (fault) {
    return err({ code: 'doesNotReplay', why: String(fault) });
  }
};

/** For a rematch: all occupants move up one seat, so that another player begins. */
export const rotateSeats = (occupants: readonly Occupant[]): readonly Occupant[] => [
  ...occupants.slice(1),
  ...occupants.slice(0, 1),
];

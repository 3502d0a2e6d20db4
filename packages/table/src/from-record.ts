/** The setting and the log of a match that exists as a record: the inverse of `recordOfLog`. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import type { ActionEntry, MatchSetting } from './log.ts';
import type { Occupant } from './messages.ts';

export const settingOfRecord = (
  id: string,
  { game, rulesVersion, options, setupDraws, start }: MatchRecord<GameTypes>,
  occupants: readonly Occupant[],
): MatchSetting => ({ id, game, rulesVersion, options, occupants, setupDraws, ...(start !== undefined && { start }) });

/** The ids of the commands only have to be unique in the match. */
export const entriesOf = ({ entries }: MatchRecord<GameTypes>): readonly ActionEntry[] =>
  entries.map(({ seat, action, draws }, index) => ({
    version: index + 1,
    command: `record-${index + 1}`,
    type: 'action',
    seat,
    action,
    draws,
  }));

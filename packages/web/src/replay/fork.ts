/** "Play on from here": opens a table on this device that continues from a place of a replay. */

import type { PlayLevel } from '@fremont/bots';
import { cryptoChance, type GameTypes, type MatchRecord, type Seat, seatAt } from '@fremont/kernel';
import type { Occupant } from '@fremont/table';
import { FIRST_FRONT, frontOf } from '../games/fronts.ts';
import { navigate } from '../router/index.ts';
import { usualLevel } from '../setup/levels.ts';
import { playerName } from '../setup/open.ts';
import type { PastMatch } from '../table/past-match.ts';
import { localTables } from '../tables/local.ts';
import type { ReplayContext } from './context.ts';
import { rulesFor } from './rules.ts';

/** The seat that a person probably wants: their own, the one whose view they look at, or the one that has to act. */
export const likelySeat = ({ source, client }: ReplayContext, toAct: readonly Seat[]): Seat => {
  const perspective = client.perspective.peek();
  const looked = typeof perspective === 'number' ? perspective : undefined;
  return source.own[0] ?? looked ?? toAct[0] ?? seatAt(0);
};

/** The person takes one seat, and bots take all others. Bots of the match keep their level. */
const forkOccupants = (
  occupants: readonly Occupant[],
  own: Seat,
  level: PlayLevel,
  nameOfPerson: string,
): readonly Occupant[] =>
  occupants.map((occupant, index) => {
    const { type, name, colour } = occupant;
    if (index === own) return { type: 'person', name: type === 'person' ? name : nameOfPerson, colour };
    return type === 'bot' ? occupant : { type: 'bot', name, colour, level };
  });

/** A record that begins at a place of which only one viewer's knowledge is here. The rules guess the rest. */
const guessedRecord = async (replay: PastMatch, place: number): Promise<MatchRecord<GameTypes>> => {
  const { game: id, options, seats } = replay.setting;
  const game = await rulesFor(id);
  if (game === null || replay.viewer === null) throw new Error(`no rules for ${id}`);
  const { view } = replay.look(place, replay.viewer);
  const start = game.guess(view, replay.viewer, cryptoChance(crypto));
  return { game: id, rulesVersion: game.meta.rulesVersion, options, seats, setupDraws: [], entries: [], start };
};

export const playOn = async ({ source, client }: ReplayContext, own: Seat): Promise<void> => {
  const { replay } = client;
  const place = client.place.peek();
  const front = frontOf(replay.setting.game) ?? FIRST_FRONT;
  const record = replay.recordAt(place) ?? (await guessedRecord(replay, place));
  const id = await localTables().keep({
    record,
    occupants: forkOccupants(replay.occupants, own, usualLevel(front), playerName()),
    origin: { type: 'fork', of: source.origin.type === 'local' ? source.origin.id : null, place },
    playedAt: null,
  });
  navigate(`/table/${id}`);
};

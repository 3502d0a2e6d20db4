/** Judges coming and going: leaving, running out of time, returning, and the vote on the bot that stands in. */

import { at, type GameTypes, ok, type Seat } from '@fremont/kernel';
import type { LogEntry, SeatEntry, VoteEntry } from './log.ts';
import type { CommandId, Player, SeatReason } from './messages.ts';
import { hasStandIn, isPlayedBy, votesNeeded } from './people.ts';
import { type CommandOf, failed, type Judged, type Situation } from './plan.ts';
import { isOver, openAsks, withEntryAboutPeople } from './standing.ts';

export const judgeLeave = <T extends GameTypes>(
  situation: Situation<T>,
  { id, seat }: CommandOf<'leave'>,
): Judged<T> => {
  if (isOver(situation.standing)) return failed({ code: 'matchOver' });
  if (!isPlayedBy(situation.standing.people, seat, 'person')) return failed({ code: 'botPlays', seat });
  return planSeat(situation, id, { seat, by: 'bot', why: 'left' });
};

/** Loses to an answer that came before it, like any command to a decision that is no longer open. */
export const judgeTimeout = <T extends GameTypes>(
  situation: Situation<T>,
  { id, seat, decision }: CommandOf<'timeout'>,
): Judged<T> => {
  const { standing } = situation;
  const isOpen = openAsks(standing).some((ask) => ask.id === decision && ask.seat === seat);
  if (!isOpen) return failed({ code: 'staleDecision', version: standing.version });
  if (!isPlayedBy(standing.people, seat, 'person')) return failed({ code: 'botPlays', seat });
  return planSeat(situation, id, { seat, by: 'bot', why: 'timeout' });
};

export const judgeReturn = <T extends GameTypes>(
  situation: Situation<T>,
  { id, seat }: CommandOf<'return'>,
): Judged<T> => {
  const { standing, setting } = situation;
  if (isOver(situation.standing)) return failed({ code: 'matchOver' });
  if (!hasStandIn(standing.people, setting.occupants, seat)) return failed({ code: 'personPlays', seat });
  if (at(standing.people.players, seat).why === 'voted') return failed({ code: 'botKept', seat });
  return planSeat(situation, id, { seat, by: 'person', why: 'returned' });
};

/** The vote that makes it more than half decides. */
export const judgeVote = <T extends GameTypes>(situation: Situation<T>, command: CommandOf<'vote'>): Judged<T> => {
  const { standing, setting } = situation;
  const { id, seat, about, keep } = command;
  if (isOver(situation.standing)) return failed({ code: 'matchOver' });
  if (seat === about || !hasStandIn(standing.people, setting.occupants, about))
    return failed({ code: 'personPlays', seat: about });
  const { why, keep: voters } = at(standing.people.players, about);
  if (why === 'voted') return failed({ code: 'botKept', seat: about });
  const count = voters.filter((voter) => voter !== seat).length + (keep ? 1 : 0);
  if (keep && count >= votesNeeded(standing.people, about))
    return planSeat(situation, id, { seat: about, by: 'bot', why: 'voted' });
  const entry: VoteEntry = { version: standing.version + 1, command: id, type: 'vote', seat, about, keep };
  return plan(situation, entry);
};

interface SeatChange {
  readonly seat: Seat;
  readonly by: Player['by'];
  readonly why: SeatReason;
}

const planSeat = <T extends GameTypes>(situation: Situation<T>, id: CommandId, change: SeatChange): Judged<T> => {
  const entry: SeatEntry = { version: situation.standing.version + 1, command: id, type: 'seat', ...change };
  return plan(situation, entry);
};

const plan = <T extends GameTypes>({ standing }: Situation<T>, entry: Exclude<LogEntry, { type: 'action' | 'undo' }>) =>
  ok({ entry, next: withEntryAboutPeople(standing, entry), jump: false });

/** Judges commands about players: leave, timeout, return, and votes on a substitute bot. */

import { at, type GameTypes, ok, type Seat } from '@fremont/kernel';
import { type CommandOf, failed, type JudgeContext, type Judged } from './judgement.ts';
import type { LogEntry, SeatEntry, VoteEntry } from './log.ts';
import { isOver, openAsks, withPeopleEntry } from './match-state.ts';
import type { CommandId, Player, SeatReason } from './messages.ts';
import { hasSubstitute, holderCount, isPlayedBy, voteRule } from './people.ts';

export const judgeLeave = <T extends GameTypes>(
  context: JudgeContext<T>,
  { id, seat }: CommandOf<'leave'>,
): Judged<T> => {
  if (isOver(context.match)) return failed({ code: 'matchOver' });
  if (!isPlayedBy(context.match.people, seat, 'person')) return failed({ code: 'botPlays', seat });
  return acceptSeat(context, id, { seat, by: 'bot', why: 'left' });
};

/** Fails if the decision was answered first, like any command to a decision that is no longer open. */
export const judgeTimeout = <T extends GameTypes>(
  context: JudgeContext<T>,
  { id, seat, decision }: CommandOf<'timeout'>,
): Judged<T> => {
  const { match } = context;
  const isOpen = openAsks(match).some((ask) => ask.id === decision && ask.seat === seat);
  if (!isOpen) return failed({ code: 'staleDecision', version: match.version });
  if (!isPlayedBy(match.people, seat, 'person')) return failed({ code: 'botPlays', seat });
  return acceptSeat(context, id, { seat, by: 'bot', why: 'timeout' });
};

export const judgeReturn = <T extends GameTypes>(
  context: JudgeContext<T>,
  { id, seat }: CommandOf<'return'>,
): Judged<T> => {
  const { match, setting, rules } = context;
  if (isOver(context.match)) return failed({ code: 'matchOver' });
  if (!hasSubstitute(match.people, setting.occupants, seat)) return failed({ code: 'personPlays', seat });
  if (at(match.people.players, seat).why === 'voted') return failed({ code: 'botKept', seat });
  // Otherwise the person could return before the bot acts, time out, and return again for ever.
  const isAsked = openAsks(match).some((ask) => ask.seat === seat);
  if (isAsked && rules.isOutOfTime(seat)) return failed({ code: 'outOfTime', seat });
  return acceptSeat(context, id, { seat, by: 'person', why: 'returned' });
};

/** The vote that completes the majority is stored as the seat entry. */
export const judgeVote = <T extends GameTypes>(context: JudgeContext<T>, command: CommandOf<'vote'>): Judged<T> => {
  const { match, setting, rules } = context;
  const { id, seat, about, keep } = command;
  if (isOver(context.match)) return failed({ code: 'matchOver' });
  if (seat === about || !hasSubstitute(match.people, setting.occupants, about))
    return failed({ code: 'personPlays', seat: about });
  const { why, keep: voters } = at(match.people.players, about);
  if (why === 'voted') return failed({ code: 'botKept', seat: about });
  const { needed, voters: people } = voteRule(match.people, about, rules.holderOf);
  if (keep && needed > people) return failed({ code: 'tooFewVoters', needed });
  if (keep && holderCount([...voters, seat], rules.holderOf) >= needed)
    return acceptSeat(context, id, { seat: about, by: 'bot', why: 'voted' });
  const entry: VoteEntry = { version: match.version + 1, command: id, type: 'vote', seat, about, keep };
  return accept(context, entry);
};

interface SeatChange {
  readonly seat: Seat;
  readonly by: Player['by'];
  readonly why: SeatReason;
}

const acceptSeat = <T extends GameTypes>(context: JudgeContext<T>, id: CommandId, change: SeatChange): Judged<T> => {
  const entry: SeatEntry = { version: context.match.version + 1, command: id, type: 'seat', ...change };
  return accept(context, entry);
};

const accept = <T extends GameTypes>(
  { match }: JudgeContext<T>,
  entry: Exclude<LogEntry, { type: 'action' | 'undo' }>,
) => ok({ entry, next: withPeopleEntry(match, entry), jump: false });

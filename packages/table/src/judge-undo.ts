/** Judges undo commands: an undo is carried out if it is free or all have agreed; otherwise the others are asked. */

import { type GameTypes, ok, type Seat } from '@fremont/kernel';
import { type CommandOf, failed, type JudgeContext, type Judged } from './judgement.ts';
import type { UndoAnswerEntry, UndoAskEntry, UndoEntry } from './log.ts';
import { withPeopleEntry, withUndo } from './match-state.ts';
import type { CommandId } from './messages.ts';
import { undoAskOf, undoStateOf, undoTarget } from './undo.ts';
import { UNDO_ASKS_MAX, undoAsksLeft } from './undo-asks.ts';

export const judgeUndo = <T extends GameTypes>(
  { match }: JudgeContext<T>,
  { id, seat, consent }: CommandOf<'undo'>,
): Judged<T> => {
  const allowed = undoStateOf(match, seat);
  const to = undoTarget(match, seat);
  if (allowed.type === 'none' || to === null) return failed({ code: 'nothingToUndo' });
  if (allowed.type === 'consent' && !isAgreed(allowed.of, consent))
    return failed({ code: 'consentNeeded', barrier: allowed.barrier, of: allowed.of });
  return acceptUndo(match, { id, seat }, to, allowed.type === 'consent' ? allowed.of : []);
};

/** A request that needs no more consent is carried out as the undo itself. */
export const judgeUndoAsk = <T extends GameTypes>(
  context: JudgeContext<T>,
  command: CommandOf<'undoAsk'>,
): Judged<T> => {
  const { match } = context;
  const { id, seat, consent } = command;
  const allowed = undoStateOf(match, seat);
  if (allowed.type !== 'consent' || isAgreed(allowed.of, consent))
    return judgeUndo(context, { ...command, type: 'undo' });
  if (match.people.undoAsk !== null) return failed({ code: 'undoAsked', by: match.people.undoAsk.seat });
  if (undoAsksLeft(match, seat) === 0) return failed({ code: 'undoAskLimit', max: UNDO_ASKS_MAX });
  const agreed = allowed.of.filter((other) => consent.includes(other));
  const entry: UndoAskEntry = { version: match.version + 1, command: id, type: 'undoAsk', seat, consent: agreed };
  return ok({ entry, next: withPeopleEntry(match, entry), jump: false });
};

/** The last acceptance and the undo are one entry, so that no other command can come between them. */
export const judgeUndoAnswer = <T extends GameTypes>(
  { match }: JudgeContext<T>,
  { id, seat, ask, accept }: CommandOf<'undoAnswer'>,
): Judged<T> => {
  const open = undoAskOf(match);
  const mayAnswer = open?.awaited.includes(seat) || (open?.seat === seat && !accept);
  if (open === null || open.version !== ask || !mayAnswer) return failed({ code: 'noUndoAsked' });
  const to = undoTarget(match, open.seat);
  const isLast = accept && open.awaited.length === 1;
  if (isLast && to !== null) return acceptUndo(match, { id, seat: open.seat }, to, [...open.accepted, seat]);
  return acceptAnswer(match, { id, seat }, accept);
};

/** An expired request is stored as withdrawn by the seat that asked. */
export const judgeUndoExpire = <T extends GameTypes>(
  { match }: JudgeContext<T>,
  { id, seat, ask }: CommandOf<'undoExpire'>,
): Judged<T> => {
  const open = match.people.undoAsk;
  if (open === null || open.version !== ask || open.seat !== seat) return failed({ code: 'noUndoAsked' });
  return acceptAnswer(match, { id, seat }, false);
};

/** The id of the command, and the seat that the entry names. */
interface CommandSource {
  readonly id: CommandId;
  readonly seat: Seat;
}

const acceptAnswer = <T extends GameTypes>(
  match: JudgeContext<T>['match'],
  { id, seat }: CommandSource,
  accept: boolean,
): Judged<T> => {
  const entry: UndoAnswerEntry = { version: match.version + 1, command: id, type: 'undoAnswer', seat, accept };
  return ok({ entry, next: withPeopleEntry(match, entry), jump: false });
};

const acceptUndo = <T extends GameTypes>(
  match: JudgeContext<T>['match'],
  { id, seat }: CommandSource,
  to: number,
  consent: readonly Seat[],
): Judged<T> => {
  const entry: UndoEntry = { version: match.version + 1, command: id, type: 'undo', seat, to, consent };
  return ok({ entry, next: withUndo(match, entry), jump: true });
};

const isAgreed = (needed: readonly Seat[], consent: readonly Seat[]): boolean =>
  needed.every((other) => consent.includes(other));

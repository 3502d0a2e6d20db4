/** Judges taking back: at once where it is free or agreed, otherwise by asking the others. */

import { type GameTypes, ok, type Seat } from '@fremont/kernel';
import type { UndoAnswerEntry, UndoAskEntry, UndoEntry } from './log.ts';
import type { CommandId } from './messages.ts';
import { type CommandOf, failed, type Judged, type Situation } from './plan.ts';
import { withEntryAboutPeople, withUndo } from './standing.ts';
import { undoAskOf, undoStateOf, undoTarget } from './undo.ts';

export const judgeUndo = <T extends GameTypes>(
  { standing }: Situation<T>,
  { id, seat, consent }: CommandOf<'undo'>,
): Judged<T> => {
  const allowed = undoStateOf(standing, seat);
  const to = undoTarget(standing, seat);
  if (allowed.type === 'none' || to === null) return failed({ code: 'nothingToUndo' });
  if (allowed.type === 'consent' && !isAgreed(allowed.of, consent))
    return failed({ code: 'consentNeeded', barrier: allowed.barrier, of: allowed.of });
  return planUndo(standing, { id, seat }, to, allowed.type === 'consent' ? allowed.of : []);
};

/** A request that waits for nobody is the undo itself. */
export const judgeUndoAsk = <T extends GameTypes>(
  situation: Situation<T>,
  command: CommandOf<'undoAsk'>,
): Judged<T> => {
  const { standing } = situation;
  const { id, seat, consent } = command;
  const allowed = undoStateOf(standing, seat);
  if (allowed.type !== 'consent' || isAgreed(allowed.of, consent))
    return judgeUndo(situation, { ...command, type: 'undo' });
  if (standing.people.undoAsk !== null) return failed({ code: 'undoAsked', by: standing.people.undoAsk.seat });
  const agreed = allowed.of.filter((other) => consent.includes(other));
  const entry: UndoAskEntry = { version: standing.version + 1, command: id, type: 'undoAsk', seat, consent: agreed };
  return ok({ entry, next: withEntryAboutPeople(standing, entry), jump: false });
};

/** The last acceptance carries the undo out, so that nothing can come between the two. */
export const judgeUndoAnswer = <T extends GameTypes>(
  { standing }: Situation<T>,
  { id, seat, ask, accept }: CommandOf<'undoAnswer'>,
): Judged<T> => {
  const open = undoAskOf(standing);
  const mayAnswer = open?.awaited.includes(seat) || (open?.seat === seat && !accept);
  if (open === null || open.version !== ask || !mayAnswer) return failed({ code: 'noUndoAsked' });
  const to = undoTarget(standing, open.seat);
  const isLast = accept && open.awaited.length === 1;
  if (isLast && to !== null) return planUndo(standing, { id, seat: open.seat }, to, [...open.accepted, seat]);
  const entry: UndoAnswerEntry = { version: standing.version + 1, command: id, type: 'undoAnswer', seat, accept };
  return ok({ entry, next: withEntryAboutPeople(standing, entry), jump: false });
};

const planUndo = <T extends GameTypes>(
  standing: Situation<T>['standing'],
  { id, seat }: { readonly id: CommandId; readonly seat: Seat },
  to: number,
  consent: readonly Seat[],
): Judged<T> => {
  const entry: UndoEntry = { version: standing.version + 1, command: id, type: 'undo', seat, to, consent };
  return ok({ entry, next: withUndo(standing, entry), jump: true });
};

const isAgreed = (needed: readonly Seat[], consent: readonly Seat[]): boolean =>
  needed.every((other) => consent.includes(other));

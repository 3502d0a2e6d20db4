/** Judges a command: returns its log entry and the next match state, or a rejection. */

import { err, type GameTypes, noSuchSeat, ok, play, type Result } from '@fremont/kernel';
import { changeLimitError } from './change-limits.ts';
import { judgeLeave, judgeReturn, judgeTimeout, judgeVote } from './judge-seats.ts';
import { judgeUndo, judgeUndoAnswer, judgeUndoAsk, judgeUndoExpire } from './judge-undo.ts';
import {
  type AnyCommand,
  type CommandOf,
  failed,
  type JudgeContext,
  type Judged,
  type Rejection,
} from './judgement.ts';
import type { ActionEntry } from './log.ts';
import { openAsks, withAction } from './match-state.ts';
import type { Player } from './messages.ts';
import { isPlayedBy } from './people.ts';
import { redoOf } from './undo.ts';

/** If `sender` is given, it must be playing the seat. */
export const judge = <T extends GameTypes>(
  context: JudgeContext<T>,
  command: AnyCommand,
  sender: Player['by'] | null = null,
): Judged<T> => {
  const { seat } = command;
  const { occupants } = context.setting;
  if (occupants[seat] === undefined) return failed(noSuchSeat(seat, occupants.length));
  const rejection = senderRejection(context, command, sender) ?? limitRejection(context, command);
  if (rejection !== null) return rejection;
  switch (command.type) {
    case 'act':
      return judgeAct(context, command);
    case 'undo':
      return judgeUndo(context, command);
    case 'redo':
      return judgeRedo(context, command);
    case 'undoAsk':
      return judgeUndoAsk(context, command);
    case 'undoAnswer':
      return judgeUndoAnswer(context, command);
    case 'leave':
      return judgeLeave(context, command);
    case 'return':
      return judgeReturn(context, command);
    case 'vote':
      return judgeVote(context, command);
    case 'timeout':
      return judgeTimeout(context, command);
    case 'undoExpire':
      return judgeUndoExpire(context, command);
  }
};

/** The seat may have got another player since the command was sent. A person may still return to it. */
const senderRejection = <T extends GameTypes>(
  { match }: JudgeContext<T>,
  { type, seat }: AnyCommand,
  sender: Player['by'] | null,
): Result<never, Rejection> | null => {
  if (sender === null || type === 'return' || isPlayedBy(match.people, seat, sender)) return null;
  return failed(sender === 'person' ? { code: 'botPlays', seat } : { code: 'personPlays', seat });
};

const limitRejection = <T extends GameTypes>(
  { match, rules: { changesMax } }: JudgeContext<T>,
  command: AnyCommand,
): Result<never, Rejection> | null => {
  const error = changesMax === undefined ? null : changeLimitError(match.changeCounts, changesMax, command);
  return error === null ? null : failed(error);
};

const judgeAct = <T extends GameTypes>(context: JudgeContext<T>, command: CommandOf<'act'>): Judged<T> => {
  const { match } = context;
  const ask = openAsks(match).find(({ id }) => id === command.decision);
  if (ask !== undefined && ask.seat !== command.seat) return failed({ code: 'notYourSeat', seat: command.seat });
  if (ask === undefined && command.decision !== null) return stale(context);
  const action = match.game.decodeAction(command.action);
  if (!action.ok) return failed({ code: 'badMessage', why: action.error.code, problem: action.error });
  // Only off-turn actions need no open decision. Such an action names its subject itself.
  const isOffTurn = match.game.meta.offTurnActions.includes(action.value.type);
  return ask === undefined && !isOffTurn ? stale(context) : judgePlay(context, command, action.value, false);
};

const stale = <T extends GameTypes>({ match }: JudgeContext<T>): Result<never, Rejection> =>
  failed({ code: 'staleDecision', version: match.version });

/** A redo plays the same action again. It draws the same values, because the table remembers undone draws. */
const judgeRedo = <T extends GameTypes>(context: JudgeContext<T>, command: CommandOf<'redo'>): Judged<T> => {
  const action = redoOf(context.match, command.seat);
  return action === null ? failed({ code: 'nothingToRedo' }) : judgePlay(context, command, action, true);
};

const judgePlay = <T extends GameTypes>(
  { match, draws: source, shares }: JudgeContext<T>,
  { id, seat }: AnyCommand,
  action: T['action'],
  jump: boolean,
): Judged<T> => {
  const { game, state, timeline } = match;
  const moments = jump ? 'drop' : 'keep';
  const played = play(game, state, seat, action, source.chanceAfter(timeline.actions, shares), moments);
  if (!played.ok) return err({ type: 'refused', refusal: played.error });
  const { draws } = played.value;
  const proven = source.isFair && draws.length > 0 ? { shares } : {};
  const version = match.version + 1;
  const entry: ActionEntry = { version, command: id, type: 'action', seat, action, draws, ...proven };
  return ok({ entry, next: withAction(match, entry, played.value), jump });
};

/** Judges a command against what stands: the entry it would write and what would stand then, or why not. */

import { err, type GameTypes, ok, play, type Result } from '@fremont/kernel';
import { judgeLeave, judgeReturn, judgeTimeout, judgeVote } from './judge-seats.ts';
import { judgeUndo, judgeUndoAnswer, judgeUndoAsk } from './judge-undo.ts';
import { knownChance } from './known-draws.ts';
import type { ActionEntry } from './log.ts';
import type { Player } from './messages.ts';
import { isPlayedBy } from './people.ts';
import { type AnyCommand, type CommandOf, failed, type Judged, type Objection, type Situation } from './plan.ts';
import { openAsks, withAction } from './standing.ts';
import { redoOf } from './undo.ts';

/** `sender`: who says they play the seat; null when it does not matter. */
export const judge = <T extends GameTypes>(
  situation: Situation<T>,
  command: AnyCommand,
  sender: Player['by'] | null = null,
): Judged<T> => {
  const { seat } = command;
  if (situation.setting.occupants[seat] === undefined) return failed({ code: 'notYourSeat', seat });
  const objection = senderObjection(situation, command, sender);
  if (objection !== null) return objection;
  switch (command.type) {
    case 'act':
      return judgeAct(situation, command);
    case 'undo':
      return judgeUndo(situation, command);
    case 'redo':
      return judgeRedo(situation, command);
    case 'undoAsk':
      return judgeUndoAsk(situation, command);
    case 'undoAnswer':
      return judgeUndoAnswer(situation, command);
    case 'leave':
      return judgeLeave(situation, command);
    case 'return':
      return judgeReturn(situation, command);
    case 'vote':
      return judgeVote(situation, command);
    case 'timeout':
      return judgeTimeout(situation, command);
  }
};

/** The seat may have changed hands while the command was on its way. Coming back is what a person can do even then. */
const senderObjection = <T extends GameTypes>(
  { standing }: Situation<T>,
  { type, seat }: AnyCommand,
  sender: Player['by'] | null,
): Result<never, Objection> | null => {
  if (sender === null || type === 'return' || isPlayedBy(standing.people, seat, sender)) return null;
  return failed(sender === 'person' ? { code: 'botPlays', seat } : { code: 'personPlays', seat });
};

const judgeAct = <T extends GameTypes>(situation: Situation<T>, command: CommandOf<'act'>): Judged<T> => {
  const { standing } = situation;
  const ask = openAsks(standing).find(({ id }) => id === command.decision);
  if (ask !== undefined && ask.seat !== command.seat) return failed({ code: 'notYourSeat', seat: command.seat });
  if (ask === undefined && command.decision !== null) return stale(situation);
  const action = standing.game.decodeAction(command.action);
  if (!action.ok) return failed({ code: 'badMessage', why: action.error });
  // Only what may be done at any time needs no question; such an action says itself what it is about.
  const isAnytime = standing.game.meta.offTurnActions.includes(action.value.type);
  return ask === undefined && !isAnytime ? stale(situation) : planAction(situation, command, action.value, false);
};

const stale = <T extends GameTypes>({ standing }: Situation<T>): Result<never, Objection> =>
  failed({ code: 'staleDecision', version: standing.version });

/** Redo is the same action again; chance remembers what it drew. */
const judgeRedo = <T extends GameTypes>(situation: Situation<T>, command: CommandOf<'redo'>): Judged<T> => {
  const action = redoOf(situation.standing, command.seat);
  return action === null ? failed({ code: 'nothingToRedo' }) : planAction(situation, command, action, true);
};

const planAction = <T extends GameTypes>(
  { standing, known, chance }: Situation<T>,
  { id, seat }: AnyCommand,
  action: T['action'],
  jump: boolean,
): Judged<T> => {
  const { game, state, line } = standing;
  const played = play(game, state, seat, action, knownChance(known, line.standing, chance));
  if (!played.ok) return err({ type: 'refused', refusal: played.error });
  const { draws } = played.value;
  const entry: ActionEntry = { version: standing.version + 1, command: id, type: 'action', seat, action, draws };
  return ok({ entry, next: withAction(standing, entry, played.value), jump });
};

/** Judges a command against what stands: the entry it would write and what would stand then, or why not. */

import { type Chance, type Coded, err, type GameTypes, ok, playMatch, type Result } from '@fremont/kernel';
import { type KnownDraws, knownChance } from './known-draws.ts';
import type { ActionEntry, LogEntry, MatchSetting, UndoEntry } from './log.ts';
import type { Command, TableError } from './messages.ts';
import { openAsks, type Standing, withAction, withUndo } from './standing.ts';
import { redoOf, undoStateOf, undoTarget } from './undo.ts';

/** What a command may rely on. */
export interface Situation<T extends GameTypes> {
  readonly setting: MatchSetting;
  readonly standing: Standing<T>;
  readonly known: KnownDraws;
  readonly chance: Chance;
}

export interface Plan<T extends GameTypes> {
  readonly entry: LogEntry;
  readonly next: Standing<T>;
  readonly jump: boolean;
}

export type Objection =
  | { readonly type: 'refused'; readonly refusal: Coded }
  | { readonly type: 'failed'; readonly error: TableError };

type Judged<T extends GameTypes> = Result<Plan<T>, Objection>;

const failed = (error: TableError): Result<never, Objection> => err({ type: 'failed', error });

export const judge = <T extends GameTypes>(situation: Situation<T>, command: Command): Judged<T> => {
  const { seat } = command;
  if (situation.setting.occupants[seat] === undefined) return failed({ code: 'notYourSeat', seat });
  switch (command.type) {
    case 'act':
      return judgeAct(situation, command);
    case 'undo':
      return judgeUndo(situation, command);
    case 'redo':
      return judgeRedo(situation, command);
  }
};

type CommandOf<K extends Command['type']> = Extract<Command, { readonly type: K }>;

const judgeAct = <T extends GameTypes>(situation: Situation<T>, command: CommandOf<'act'>): Judged<T> => {
  const { standing } = situation;
  const ask = openAsks(standing).find(({ id }) => id === command.decision);
  if (ask === undefined) return failed({ code: 'staleDecision', version: standing.version });
  if (ask.seat !== command.seat) return failed({ code: 'notYourSeat', seat: command.seat });
  const action = standing.match.game.decodeAction(command.action);
  if (!action.ok) return failed({ code: 'badMessage', why: action.error });
  return planAction(situation, command, action.value, false);
};

/** Redo is the same action again; chance remembers what it drew. */
const judgeRedo = <T extends GameTypes>(situation: Situation<T>, command: CommandOf<'redo'>): Judged<T> => {
  const action = redoOf(situation.standing, command.seat);
  return action === null ? failed({ code: 'nothingToRedo' }) : planAction(situation, command, action, true);
};

const planAction = <T extends GameTypes>(
  { standing, known, chance }: Situation<T>,
  { id, seat }: Command,
  action: T['action'],
  jump: boolean,
): Judged<T> => {
  const played = playMatch(standing.match, seat, action, knownChance(known, standing.line.standing, chance));
  if (!played.ok) return err({ type: 'refused', refusal: played.error });
  const draws = played.value.record.entries.at(-1)?.draws ?? [];
  const entry: ActionEntry = { version: standing.version + 1, command: id, type: 'action', seat, action, draws };
  return ok({ entry, next: withAction(standing, entry, played.value), jump });
};

const judgeUndo = <T extends GameTypes>(
  { setting, standing }: Situation<T>,
  { id, seat, consent }: CommandOf<'undo'>,
): Judged<T> => {
  const allowed = undoStateOf(standing, setting.occupants, seat);
  const to = undoTarget(standing, seat);
  if (allowed.type === 'none' || to === null) return failed({ code: 'nothingToUndo' });
  if (allowed.type === 'consent' && !allowed.of.every((other) => consent.includes(other)))
    return failed({ code: 'consentNeeded', barrier: allowed.barrier, of: allowed.of });
  const agreed = allowed.type === 'consent' ? allowed.of : [];
  const entry: UndoEntry = { version: standing.version + 1, command: id, type: 'undo', seat, to, consent: agreed };
  return ok({ entry, next: withUndo(standing, entry), jump: true });
};

/** The answers already given, so that a command sent again gets the same one. */

import type { LogEntry } from './log.ts';
import type { Answer, CommandId } from './messages.ts';

/** Refusals leave no entry in the log, so somebody has to bound how many are kept; the oldest go first. */
const REJECTIONS_MAX = 1000;

export interface Answers {
  of(id: CommandId): Answer | null;
  /** Accepted: kept as long as the match. */
  keepDone(entry: LogEntry): Answer;
  keepRejection(answer: Answer): Answer;
}

export const newAnswers = (): Answers => {
  const done = new Map<CommandId, Answer>();
  const rejections = new Map<CommandId, Answer>();
  return {
    of: (id) => done.get(id) ?? rejections.get(id) ?? null,
    keepDone({ command, version }) {
      const answer: Answer = { type: 'done', id: command, version };
      done.set(command, answer);
      return answer;
    },
    keepRejection(answer) {
      rejections.set(answer.id, answer);
      if (rejections.size > REJECTIONS_MAX) forgetOldest(rejections);
      return answer;
    },
  };
};

const forgetOldest = (answers: Map<CommandId, Answer>): void => {
  for (const id of answers.keys()) {
    answers.delete(id);
    return;
  }
};

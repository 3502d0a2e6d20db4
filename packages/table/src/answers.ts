/** The answers already given, so that a command sent again gets the same one. */

import type { LogEntry } from './log.ts';
import type { Answer, CommandId, Version } from './messages.ts';

/** Refusals leave no entry in the log, so somebody has to bound how many are kept; the oldest go first. */
const REJECTIONS_MAX = 1000;

export interface Answers {
  of(id: CommandId): Answer | null;
  /** Accepted: kept as long as the match. */
  keepDone(entry: LogEntry): Answer;
  keepRejection(answer: Answer): Answer;
}

export const newAnswers = (): Answers => {
  const done = new Map<CommandId, Version>();
  const rejections = new Map<CommandId, Answer>();
  return {
    of(id) {
      const version = done.get(id);
      return version === undefined ? (rejections.get(id) ?? null) : doneAnswer(id, version);
    },
    keepDone({ command, version }) {
      done.set(command, version);
      return doneAnswer(command, version);
    },
    keepRejection(answer) {
      rejections.set(answer.id, answer);
      if (rejections.size > REJECTIONS_MAX) forgetOldest(rejections);
      return answer;
    },
  };
};

const doneAnswer = (id: CommandId, version: Version): Answer => ({ type: 'done', id, version });

const forgetOldest = (answers: Map<CommandId, Answer>): void => {
  for (const id of answers.keys()) {
    answers.delete(id);
    return;
  }
};

/** The answers to earlier commands, so that a repeated command gets the same answer. */

import type { LogEntry } from './log.ts';
import type { Answer, CommandId, Version } from './messages.ts';

/** The log does not bound the number of rejections, so this does. The oldest are dropped first. */
const REJECTIONS_MAX = 1000;

export interface Answers {
  of(id: CommandId): Answer | null;
  /** Done answers are kept as long as the match. */
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
      if (rejections.size > REJECTIONS_MAX) dropOldest(rejections);
      return answer;
    },
  };
};

const doneAnswer = (id: CommandId, version: Version): Answer => ({ type: 'done', id, version });

const dropOldest = (answers: Map<CommandId, Answer>): void => {
  for (const id of answers.keys()) {
    answers.delete(id);
    return;
  }
};

/** The unanswered commands of this page. A duplicate of an unanswered command is not sent. */

import { canonicalJson } from '@fremont/kernel';
import type { Answer, Command } from '@fremont/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { TableFailure } from '../tables/types.ts';
import { failureOf } from './commands.ts';

export class Outbox {
  readonly #unanswered = new Set<Command>();
  readonly #isSending = signal(false);

  get isSending(): ReadonlySignal<boolean> {
    return this.#isSending;
  }

  /** Null for a duplicate of an unanswered command. */
  async send(command: Command, deliver: (command: Command) => Promise<Answer>): Promise<Answer | TableFailure | null> {
    if ([...this.#unanswered].some((other) => isAgain(command, other))) return null;
    this.#unanswered.add(command);
    this.#isSending.value = true;
    const answer = await deliver(command).catch(failureOf);
    this.#unanswered.delete(command);
    this.#isSending.value = this.#unanswered.size > 0;
    return answer;
  }
}

/**
 * Two answers to the same decision are duplicates. Other commands are duplicates if they are equal except for the id.
 */
const isAgain = (one: Command, other: Command): boolean => {
  if (one.type === 'act' && other.type === 'act' && one.decision !== null) return one.decision === other.decision;
  return canonicalJson({ ...one, id: null }) === canonicalJson({ ...other, id: null });
};

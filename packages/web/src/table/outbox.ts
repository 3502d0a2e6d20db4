/** What this page has asked of a table and has no answer to yet: nothing is asked twice, and nothing is dropped for it. */

import { canonicalJson } from '@fremont/kernel';
import type { Answer, Command } from '@fremont/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { TablesTrouble } from '../tables/types.ts';
import { troubleOf } from './commands.ts';

export class Outbox {
  readonly #unanswered = new Set<Command>();
  readonly #isSending = signal(false);

  get isSending(): ReadonlySignal<boolean> {
    return this.#isSending;
  }

  /** Null for what is already on its way. */
  async send(command: Command, deliver: (command: Command) => Promise<Answer>): Promise<Answer | TablesTrouble | null> {
    if ([...this.#unanswered].some((other) => isAgain(command, other))) return null;
    this.#unanswered.add(command);
    this.#isSending.value = true;
    const answer = await deliver(command).catch(troubleOf);
    this.#unanswered.delete(command);
    this.#isSending.value = this.#unanswered.size > 0;
    return answer;
  }
}

/** A question has one answer; whatever nobody asked for is the same wish when it says the same. */
const isAgain = (one: Command, other: Command): boolean => {
  if (one.type === 'act' && other.type === 'act' && one.decision !== null) return one.decision === other.decision;
  return canonicalJson({ ...one, id: null }) === canonicalJson({ ...other, id: null });
};

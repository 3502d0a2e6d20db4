/** The commands that clients sent and the answers they received. Audits compare it with the stored logs. */

import type { Command, CommandId, Version } from '@fremont/table';
import { type ProtocolError, RETRY_CODES } from '@fremont/table/protocol';

export type ReceivedAnswer =
  | { readonly type: 'done'; readonly version: Version }
  | { readonly type: 'refused'; readonly error: ProtocolError };

export interface SentCommand {
  readonly table: string;
  readonly command: Command;
  /** How often the command was sent. */
  copies: number;
  answer: ReceivedAnswer | null;
  /** The run of the server that answered first. */
  answeredInRun: number;
}

export class Ledger {
  readonly sent = new Map<CommandId, SentCommand>();
  /** Descriptions of answers that contradict an earlier answer. */
  readonly contradictions: string[] = [];
  /** Commands acknowledged as done. */
  done = 0;
  refused = 0;
  /** Repeated commands that got the same answer again. */
  repeated = 0;
  /** Of those, the ones answered by a server that was restarted in between. */
  repeatedLater = 0;
  /** The number of the current run of the server; it grows with every restart. */
  run = 0;

  recordSent(table: string, command: Command): void {
    const known = this.sent.get(command.id);
    if (known !== undefined) known.copies += 1;
    else this.sent.set(command.id, { table, command, copies: 1, answer: null, answeredInRun: 0 });
  }

  recordAnswer(id: CommandId, answer: ReceivedAnswer): void {
    const sent = this.sent.get(id);
    if (sent === undefined) this.contradictions.push(`an answer to ${id}, which no client sent`);
    else if (sent.answer === null) this.#keep(sent, answer);
    else this.#compare(sent, sent.answer, answer);
  }

  #keep(sent: SentCommand, answer: ReceivedAnswer): void {
    sent.answer = answer;
    sent.answeredInRun = this.run;
    if (answer.type === 'done') this.done += 1;
    else this.refused += 1;
  }

  /** A done command stays done for ever. A server remembers refusals only while it runs. */
  #compare(sent: SentCommand, first: ReceivedAnswer, again: ReceivedAnswer): void {
    const isForgotten = first.type === 'refused' && sent.answeredInRun !== this.run;
    if (isForgotten) this.#replaceRefusal(sent, again);
    else if (JSON.stringify(first) === JSON.stringify(again)) {
      this.repeated += 1;
      if (sent.answeredInRun !== this.run) this.repeatedLater += 1;
    } else
      this.contradictions.push(`${sent.command.id}: first ${JSON.stringify(first)}, then ${JSON.stringify(again)}`);
  }

  #replaceRefusal(sent: SentCommand, again: ReceivedAnswer): void {
    this.refused -= 1;
    this.#keep(sent, again);
  }
}

/** True if the server asks the client to retry later. */
export const isRetryable = ({ code }: ProtocolError): boolean => RETRY_CODES.some((one) => one === code);

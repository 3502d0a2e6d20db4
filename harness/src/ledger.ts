/** What clients sent and what they were told: the other half of every audit. */

import type { Command, CommandId, Version } from '@fremont/table';
import { type ProtocolError, RETRY_CODES } from '@fremont/table/protocol';

export type Heard =
  | { readonly type: 'done'; readonly version: Version }
  | { readonly type: 'refused'; readonly error: ProtocolError };

export interface SentCommand {
  readonly table: string;
  readonly command: Command;
  /** How often it went out. */
  copies: number;
  /** Null until the first answer. */
  heard: Heard | null;
  /** The life of the server in which it was heard. */
  heardIn: number;
}

export class Ledger {
  readonly sent = new Map<CommandId, SentCommand>();
  /** Answers that contradict an earlier one, in words. */
  readonly contradictions: string[] = [];
  /** Commands acknowledged as done. */
  done = 0;
  refused = 0;
  /** Copies that got the same answer again. */
  repeated = 0;
  /** Of those, by a server that had been started again in between. */
  repeatedLater = 0;
  /** Counts the lives of the server. */
  life = 0;

  note(table: string, command: Command): void {
    const known = this.sent.get(command.id);
    if (known !== undefined) known.copies += 1;
    else this.sent.set(command.id, { table, command, copies: 1, heard: null, heardIn: 0 });
  }

  hear(id: CommandId, heard: Heard): void {
    const sent = this.sent.get(id);
    if (sent === undefined) this.contradictions.push(`an answer to ${id}, which nobody sent`);
    else if (sent.heard === null) this.#keep(sent, heard);
    else this.#compare(sent, sent.heard, heard);
  }

  #keep(sent: SentCommand, heard: Heard): void {
    sent.heard = heard;
    sent.heardIn = this.life;
    if (heard.type === 'done') this.done += 1;
    else this.refused += 1;
  }

  /** What was done is done for ever; what was refused is remembered as long as the server runs. */
  #compare(sent: SentCommand, first: Heard, again: Heard): void {
    const isForgotten = first.type === 'refused' && sent.heardIn !== this.life;
    if (isForgotten) this.#keepAgain(sent, again);
    else if (JSON.stringify(first) === JSON.stringify(again)) {
      this.repeated += 1;
      if (sent.heardIn !== this.life) this.repeatedLater += 1;
    } else
      this.contradictions.push(`${sent.command.id}: first ${JSON.stringify(first)}, then ${JSON.stringify(again)}`);
  }

  #keepAgain(sent: SentCommand, again: Heard): void {
    this.refused -= 1;
    this.#keep(sent, again);
  }
}

/** No answer yet: the command may be sent again. */
export const isPutOff = ({ code }: ProtocolError): boolean => RETRY_CODES.some((one) => one === code);

/** Sends commands of the people at this device to the table and keeps the last error. */

import type { GameTypes, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, Update, Version } from '@fremont/table';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../settings/index.ts';
import { playCue, vibrate } from '../sound/index.ts';
import type { TableFailure } from '../tables/types.ts';
import { type CommandError, commandId } from './commands.ts';
import type { CommandDraft } from './extras.ts';
import { Outbox } from './outbox.ts';

/** The part of the table model that commands depend on. */
interface SenderModel<T extends GameTypes> {
  readonly update: Signal<Update<T>>;
  readonly chosen: Signal<T['action'] | null>;
  readonly commandError: Signal<CommandError | null>;
  readonly people: readonly Seat[];
  /** Null for a table on this device. */
  readonly extras: object | null;
  readonly freeUndoHere: Seat | null;
}

/** Null is the answer to a duplicate, which is not sent. */
export interface SentCommand {
  readonly version: Version;
  readonly command: Command;
  readonly answer: Answer | TableFailure | null;
}

const RECENT_MAX = 20;

export class CommandSender<T extends GameTypes> {
  readonly #model: SenderModel<T>;
  readonly #deliver: (command: Command) => Promise<Answer>;
  readonly #outbox = new Outbox();
  /** The last commands with their answers, for reports of faults. */
  readonly recent: SentCommand[] = [];
  /** The last command that the table accepted. It is set before the update of the command arrives. */
  readonly accepted = signal<Command | null>(null);

  constructor(model: SenderModel<T>, deliver: (command: Command) => Promise<Answer>) {
    this.#model = model;
    this.#deliver = deliver;
  }

  /** True while a command waits for its answer. */
  get isSending(): ReadonlySignal<boolean> {
    return this.#outbox.isSending;
  }

  /** Picks an action. Without the setting "confirm moves" it is sent at once. Picking it again steps back. */
  choose(action: T['action'], same: (chosen: T['action']) => boolean): void {
    const { chosen } = this.#model;
    const before = chosen.peek();
    if (!settings.confirmMoves.peek()) this.act(action);
    else chosen.value = before !== null && same(before) ? null : action;
    playCue('tap');
  }

  confirm(): void {
    const action = this.#model.chosen.peek();
    if (action !== null) this.act(action);
  }

  stepBack(): void {
    this.#model.chosen.value = null;
  }

  /** A seat that is not asked acts without a decision id; the rules say whether it may. */
  act(action: T['action'], seat: Viewer = this.#model.update.peek().viewer, isForThem = false): void {
    if (seat === 'spectator') return;
    const ask = this.#model.update.peek().asks.find((one) => one.seat === seat);
    this.#send({ type: 'act', seat, decision: ask?.id ?? null, action, id: commandId() }, isForThem);
  }

  /** Acts for the person. If the question has gone meanwhile, at another of their devices for example, that is fine. */
  actForThem(action: T['action'], seat: Viewer): void {
    this.act(action, seat, true);
  }

  undo(consent: readonly Seat[]): void {
    const seat = this.#model.freeUndoHere ?? this.#model.update.peek().viewer;
    if (seat !== 'spectator') this.send({ type: 'undo', seat, consent });
  }

  /** Asks the people at other devices for consent. The dialog has already asked everyone at this device. */
  askUndo(): void {
    const { update, extras, people } = this.#model;
    const { viewer, undo } = update.peek();
    if (viewer === 'spectator' || undo.type !== 'consent') return;
    if (extras === null) this.undo(undo.of);
    else this.send({ type: 'undoAsk', seat: viewer, consent: undo.of.filter((seat) => people.includes(seat)) });
  }

  redo(): void {
    const { viewer } = this.#model.update.peek();
    if (viewer !== 'spectator') this.send({ type: 'redo', seat: viewer });
  }

  send(draft: CommandDraft): void {
    this.#send({ ...draft, id: commandId() });
  }

  /** The table itself has failed, in the worker or over the network. */
  reportFailure(failure: TableFailure): void {
    this.#model.commandError.value = { type: 'lost', failure };
  }

  async #send(command: Command, isForThem = false): Promise<void> {
    const { commandError } = this.#model;
    commandError.value = null;
    const { version } = this.#model.update.peek();
    const answer = await this.#outbox.send(command, this.#deliver);
    if (this.recent.push({ version, command, answer }) > RECENT_MAX) this.recent.shift();
    if (answer === null) return;
    if ('code' in answer) return this.reportFailure(answer);
    if (answer.type === 'done') {
      this.accepted.value = command;
      return;
    }
    if (isForThem && (answer.type === 'refused' || answer.error.code === 'staleDecision')) return;
    playCue('refused');
    vibrate('refused');
    commandError.value =
      answer.type === 'refused'
        ? { type: 'refused', refusal: answer.refusal }
        : { type: 'failed', error: answer.error };
  }
}

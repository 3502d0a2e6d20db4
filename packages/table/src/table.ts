/** A table: one match, the people and bots in its seats, and the queue of commands that change it. */

import {
  type Chance,
  type Game,
  type GameTypes,
  lengthOf,
  type MatchRecord,
  nextActors,
  noSuchSeat,
  type Outcome,
  type Seat,
  type Viewer,
} from '@fremont/kernel';
import { type Answers, newAnswers } from './answers.ts';
import { decodeCommand, isCommandId } from './decode.ts';
import { type DrawSource, drawsFrom } from './draw-source.ts';
import { historyBefore, historyFor, missedSteps } from './history.ts';
import { judge } from './judge.ts';
import type { AcceptedCommand, AnyCommand, SeatRules } from './judgement.ts';
import {
  type AfterCommit,
  LogConflict,
  type LogEntry,
  type LogStore,
  type MatchSetting,
  type StoredShare,
} from './log.ts';
import { isOffTurn, isOver, type MatchState, openAsks, withEntry } from './match-state.ts';
import type {
  Answer,
  Ask,
  DecisionId,
  HistoryPage,
  HistoryStep,
  Player,
  TableError,
  UndoAsk,
  Update,
  Version,
} from './messages.ts';
import { playersNow } from './people.ts';
import { recordOfTimeline } from './timeline.ts';
import { isPerson, redoOf, undoAskOf } from './undo.ts';
import { type TableFacts, type UpdateKind, updatesOf } from './updates.ts';

/** The dependencies of a table. */
export interface TableParts<T extends GameTypes> {
  readonly game: Game<T>;
  readonly store: LogStore;
  readonly chance: Chance;
  /** A source of draws that players can verify. The default draws from `chance`. */
  readonly draws?: DrawSource;
  /** Collects the shares of the players in the draws of this version. Without it nobody contributes. */
  contribute?(version: Version): Promise<readonly StoredShare[]>;
  /** True if the person of a seat is connected. The default is true, for tables in one browser. */
  isPresent?(seat: Seat): boolean;
  /** The default is for tables in one browser: every seat has its own person, and there are no clocks. */
  readonly rules?: SeatRules;
}

/** A seat that can act. `decision` is null for a seat that owes none and may decline to act. */
export interface TableActor {
  readonly seat: Seat;
  readonly decision: DecisionId | null;
}

/** Called after every change. The listener reads the change with `news`. */
export type ChangeListener = () => void;

/** How often a command is judged before the table gives up, if other processes keep appending first. */
const TRIES_MAX = 5;

export class Table<T extends GameTypes> {
  readonly setting: MatchSetting;
  readonly #store: LogStore;
  readonly #draws: DrawSource;
  readonly #contribute: TableParts<T>['contribute'] | null;
  readonly #isPresent: (seat: Seat) => boolean;
  readonly #rules: SeatRules;
  readonly #answers: Answers = newAnswers();
  readonly #listeners = new Set<ChangeListener>();
  #match: MatchState<T>;
  #players: readonly Player[] = [];
  #updateKind: UpdateKind = 'news';
  #fault: string | null = null;
  /** True while a change has not been reported to the listeners. */
  #mustNotify = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(setting: MatchSetting, dealt: MatchState<T>, parts: TableParts<T>) {
    this.setting = setting;
    this.#match = dealt;
    this.#store = parts.store;
    this.#draws = parts.draws ?? drawsFrom(parts.chance);
    this.#contribute = parts.contribute ?? null;
    this.#isPresent = parts.isPresent ?? (() => true);
    this.#rules = parts.rules ?? { holderOf: String, isOutOfTime: () => false };
  }

  get version(): Version {
    return this.#match.version;
  }

  /** The open decisions. A broken table asks nothing. */
  get asks(): readonly Ask[] {
    return this.#fault === null ? openAsks(this.#match) : [];
  }

  /** The candidates that can act now, in the order in which to consult them. A broken table has none. */
  *actors(candidates: readonly Seat[]): Iterable<TableActor> {
    if (this.#fault !== null) return;
    const { game, state } = this.#match;
    for (const { seat, isAsked } of nextActors(game, state, candidates)) {
      const ask = isAsked ? this.asks.find((open) => open.seat === seat) : undefined;
      yield { seat, decision: ask?.id ?? null };
    }
  }

  /** The answers that other players are waiting for, with or without an open decision. */
  awaitedAnswers(seat: Seat): readonly T['action'][] {
    const { game, state } = this.#match;
    const { answerActions = [] } = game.meta;
    if (answerActions.length === 0 || this.#fault !== null) return [];
    return game.legalActions(state, seat).filter(({ type }) => answerActions.includes(type));
  }

  /** Why the rules refuse this action now, or null. Also answers for actions that are too many to list. */
  check(seat: Seat, action: T['action']): T['refusal'] | null {
    const { game, state } = this.#match;
    return game.check(state, seat, action);
  }

  isLegal(seat: Seat, action: unknown): boolean {
    const decoded = this.#match.game.decodeAction(action);
    return decoded.ok && this.check(seat, decoded.value) === null;
  }

  /** The current player of each seat. */
  get players(): readonly Player[] {
    this.#players = playersNow(this.#match.people, this.#players, this.#isPresent);
    return this.#players;
  }

  /** Cheaper than `players`: does not check presence. */
  playerOf(seat: number): Player['by'] | null {
    return this.#match.people.players[seat]?.by ?? null;
  }

  get undoAsk(): UndoAsk | null {
    return undoAskOf(this.#match);
  }

  get outcome(): Outcome | null {
    return this.#match.game.outcome(this.#match.state);
  }

  get isOver(): boolean {
    return isOver(this.#match);
  }

  /** Resolves when every command submitted so far has been answered and reported. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  /** The broken invariant that stopped the table; null while it works. */
  get fault(): string | null {
    return this.#fault;
  }

  /** Takes an undecoded command from a person. `reply` is called exactly once, before the listeners. */
  receive(json: unknown, reply: (answer: Answer) => void): void {
    const command = decodeCommand(json);
    const { occupants } = this.setting;
    if (!command.ok) reply(failedAnswer(idIn(json), { code: 'badMessage', why: command.error }));
    else if (isPerson(occupants, command.value.seat)) this.submit(command.value, reply, 'person');
    else reply(failedAnswer(command.value.id, foreignSeat(occupants.length, command.value.seat)));
  }

  /** Queues a command. `sender`, if given, must be playing the seat when the command is judged. */
  submit(command: AnyCommand, reply: (answer: Answer) => void, sender: Player['by'] | null = null): void {
    this.#queue = this.#serve(this.#queue, command, reply, sender);
  }

  send(command: AnyCommand): Promise<Answer> {
    return new Promise((resolve) => this.submit(command, resolve));
  }

  /** Reads entries that other processes appended to the log. */
  catchUp(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#readNewEntries().catch(() => undefined));
    return this.#queue;
  }

  /** A fresh look at the table. */
  look(viewer: Viewer): Update<T> {
    return updatesOf(this.#facts(), 'look')(viewer);
  }

  /** The last change, as this viewer may know it. */
  news(viewer: Viewer): Update<T> {
    return this.newsForAll()(viewer);
  }

  /** The last change for any number of viewers. They share the common parts. */
  newsForAll(): (viewer: Viewer) => Update<T> {
    return updatesOf(this.#facts(), this.#updateKind);
  }

  history(viewer: Viewer): HistoryStep<T>[] {
    return historyFor(this.#match, viewer);
  }

  /** The newest steps before a version, as many as fit one page. */
  historyBefore(viewer: Viewer, before: Version): HistoryPage<T> {
    return historyBefore(this.#match, viewer, before);
  }

  /** For `pastOf()`. It must not leave the process, because it holds every secret. */
  get match(): MatchState<T> {
    return this.#match;
  }

  /** The steps after version `since`; null when only a fresh look helps. */
  missed(viewer: Viewer, since: Version): HistoryStep<T>[] | null {
    return missedSteps(this.#match, viewer, since);
  }

  record(): MatchRecord<T> {
    return recordOfTimeline(this.setting, this.#match.timeline);
  }

  /** The action that a redo of `seat` would repeat. */
  undoneAction(seat: Seat): T['action'] | null {
    return redoOf(this.#match, seat);
  }

  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replays one entry of the log; throws if it does not fit. Broadcasts need the `moments`. */
  applyEntry(entry: LogEntry, moments: 'keep' | 'drop' = 'drop'): void {
    this.#apply({ entry, next: withEntry(this.#match, entry, moments), jump: entry.type === 'undo' });
  }

  /** Guarantees the order: the entry is stored, then the sender gets its answer, then listeners are notified. */
  async #serve(
    earlier: Promise<void>,
    command: AnyCommand,
    reply: (answer: Answer) => void,
    sender: Player['by'] | null,
  ): Promise<void> {
    await earlier;
    try {
      reply(await this.#answer(command, sender));
      if (this.#mustNotify) this.#notify();
    } catch (fault) {
      this.#fail(fault);
    }
  }

  async #answer(command: AnyCommand, sender: Player['by'] | null): Promise<Answer> {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const kept = this.#answers.of(command.id);
      if (kept !== null) return kept;
      const accepted = await this.#judgeWithShares(command, sender);
      if (!('entry' in accepted)) return this.#answers.keepRejection(accepted);
      try {
        await this.#store.append(this.setting.id, accepted.entry, afterCommitOf(accepted, this.#match));
      } catch (problem) {
        if (await this.#isConflict(problem)) continue;
        break;
      }
      return this.#commit(accepted);
    }
    return failedAnswer(command.id, { code: 'storageUnavailable' });
  }

  /** A draw waits for the shares of the players. The first judgement only shows whether there is one; its draws are dropped. */
  async #judgeWithShares(command: AnyCommand, sender: Player['by'] | null): Promise<AcceptedCommand<T> | Answer> {
    const alone = this.#judge(command, sender, []);
    if (this.#contribute == null || !('entry' in alone)) return alone;
    const { entry } = alone;
    if (entry.type !== 'action' || entry.draws.length === 0) return alone;
    const shares = await this.#contribute(entry.version);
    return shares.length === 0 ? alone : this.#judge(command, sender, shares);
  }

  #judge(
    command: AnyCommand,
    sender: Player['by'] | null,
    shares: readonly StoredShare[],
  ): AcceptedCommand<T> | Answer {
    if (this.#fault !== null) return failedAnswer(command.id, { code: 'tableBroken' });
    try {
      const context = {
        setting: this.setting,
        match: this.#match,
        draws: this.#draws,
        shares,
        rules: this.#rules,
      };
      const judged = judge(context, command, sender);
      return judged.ok ? judged.value : { ...judged.error, id: command.id };
    } catch (fault) {
      this.#fail(fault);
      return failedAnswer(command.id, { code: 'tableBroken' });
    }
  }

  /** True when another process wrote first. Its entries have been applied by then. */
  async #isConflict(problem: unknown): Promise<boolean> {
    if (!(problem instanceof LogConflict)) return false;
    return this.#readNewEntries().then(
      () => true,
      () => false,
    );
  }

  async #readNewEntries(): Promise<void> {
    const entries = await this.#store.read(this.setting.id, this.#match.version);
    for (const entry of entries) this.#applyAndNotify(entry);
  }

  #applyAndNotify(entry: LogEntry): void {
    if (this.#fault !== null) return;
    try {
      this.applyEntry(entry, 'keep');
    } catch (fault) {
      this.#fail(fault);
    }
    this.#notify();
  }

  #apply({ entry, next, jump }: AcceptedCommand<T>): Answer {
    if (entry.type === 'undo') this.#draws.remember(this.#match.timeline.actions, entry.to);
    this.#match = next;
    this.#updateKind = jump ? 'jump' : 'news';
    return this.#answers.keepDone(entry);
  }

  #commit(accepted: AcceptedCommand<T>): Answer {
    this.#mustNotify = true;
    return this.#apply(accepted);
  }

  #facts(): TableFacts<T> {
    return {
      match: this.#match,
      occupants: this.setting.occupants,
      players: this.players,
      holderOf: this.#rules.holderOf,
      isBroken: this.#fault !== null,
    };
  }

  #notify(): void {
    this.#mustNotify = false;
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (fault) {
        this.#fail(fault);
      }
    }
  }

  #fail(fault: unknown): void {
    this.#fault ??= String(fault);
    this.#updateKind = 'look';
    this.#mustNotify = true;
  }
}

const afterCommitOf = <T extends GameTypes>(
  { entry, next: match }: AcceptedCommand<T>,
  before: MatchState<T>,
): AfterCommit => ({
  asks: openAsks(match),
  actionsBefore: lengthOf(before.timeline.actions),
  actions: lengthOf(match.timeline.actions),
  progress: entry.type === 'action' && !isOffTurn(match.game, entry) ? match.steps.last.progress : null,
  undoAsk: match.people.undoAsk,
  playedBy: match.people.players.map(({ by }) => by),
  outcome: match.game.outcome(match.state),
});

/** The error for a seat that belongs to a bot or does not exist. */
const foreignSeat = (seats: number, seat: Seat): TableError =>
  seat < seats ? { code: 'notYourSeat', seat } : noSuchSeat(seat, seats);

const failedAnswer = (id: string, error: TableError): Answer => ({ type: 'failed', id, error });

/** The id of an undecodable command, so that its sender gets a reply. */
const idIn = (json: unknown): string => {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : '';
  return isCommandId(id) ? id : '';
};

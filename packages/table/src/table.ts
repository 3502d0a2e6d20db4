/** A table: one match, the people and bots in its seats, and the one road by which it changes. */

import type { Chance, Game, GameTypes, MatchRecord, Seat, Viewer } from '@fremont/kernel';
import { type Answers, newAnswers } from './answers.ts';
import { decodeCommand, isCommandId } from './decode.ts';
import { judge } from './judge.ts';
import { type KnownDraws, rememberDraws } from './known-draws.ts';
import { recordOfLine } from './line.ts';
import { type Aftermath, LogConflict, type LogEntry, type LogStore, type MatchSetting } from './log.ts';
import type { Answer, Ask, HistoryStep, Player, TableError, UndoAsk, Update, Version } from './messages.ts';
import { playersNow } from './people.ts';
import type { AnyCommand, Plan } from './plan.ts';
import { historyFor, missedBy, type Scene, type Telling, updatesOf } from './projection.ts';
import { isOver, openAsks, type Standing, withEntry } from './standing.ts';
import { isPerson, redoOf, undoAskOf } from './undo.ts';

/** What the world outside brings to a table. */
export interface TableParts<T extends GameTypes> {
  readonly game: Game<T>;
  readonly store: LogStore;
  readonly chance: Chance;
  /** Whether the person of a seat is here; at a table in one browser everybody is. */
  isPresent?(seat: Seat): boolean;
}

/** Called after every change, when the table already stands as it will; ask it for `news`. */
export type ChangeListener = () => void;

/** How often a command is judged again because somebody else wrote first. */
const TRIES_MAX = 5;

export class Table<T extends GameTypes> {
  readonly setting: MatchSetting;
  readonly #store: LogStore;
  readonly #chance: Chance;
  readonly #isPresent: (seat: Seat) => boolean;
  readonly #answers: Answers = newAnswers();
  readonly #known: KnownDraws = new Map();
  readonly #listeners = new Set<ChangeListener>();
  #standing: Standing<T>;
  #players: readonly Player[] = [];
  #telling: Telling = 'news';
  #fault: string | null = null;
  /** Something changed that the listeners have not heard of. */
  #untold = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(setting: MatchSetting, dealt: Standing<T>, parts: TableParts<T>) {
    this.setting = setting;
    this.#standing = dealt;
    this.#store = parts.store;
    this.#chance = parts.chance;
    this.#isPresent = parts.isPresent ?? (() => true);
  }

  get version(): Version {
    return this.#standing.version;
  }

  /** The open decisions. A broken table asks nothing. */
  get asks(): readonly Ask[] {
    return this.#fault === null ? openAsks(this.#standing) : [];
  }

  /** What a seat may do although nothing is asked of it. */
  unasked(seat: Seat): readonly T['action'][] {
    const { game, state } = this.#standing;
    if (game.meta.offTurnActions.length === 0 || this.asks.some((ask) => ask.seat === seat)) return [];
    return this.#fault === null ? game.legalActions(state, seat) : [];
  }

  /** What somebody waits to hear from a seat, whether it is asked or not. */
  answersOf(seat: Seat): readonly T['action'][] {
    const { game, state } = this.#standing;
    const { answerActions = [] } = game.meta;
    if (answerActions.length === 0 || this.#fault !== null) return [];
    return game.legalActions(state, seat).filter(({ type }) => answerActions.includes(type));
  }

  /** Whether the rules would accept this now; for actions too many to list. */
  permits(seat: Seat, action: T['action']): boolean {
    const { game, state } = this.#standing;
    const decoded = game.decodeAction(action);
    return decoded.ok && game.check(state, seat, decoded.value) === null;
  }

  /** Who plays each seat now. */
  get players(): readonly Player[] {
    this.#players = playersNow(this.#standing.people, this.#players, this.#isPresent);
    return this.#players;
  }

  /** Who plays one seat now; less work than `players`, which also asks who is present. */
  playerOf(seat: number): Player['by'] | null {
    return this.#standing.people.players[seat]?.by ?? null;
  }

  get undoAsk(): UndoAsk | null {
    return undoAskOf(this.#standing);
  }

  get isOver(): boolean {
    return isOver(this.#standing);
  }

  /** Resolves when everything submitted so far has been answered and told. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  /** What the rules found broken; from then on the table stands still. */
  get fault(): string | null {
    return this.#fault;
  }

  /** Takes a command from a person, in whatever shape it arrives. `reply` is called once, before anybody is told. */
  receive(json: unknown, reply: (answer: Answer) => void): void {
    const command = decodeCommand(json);
    if (!command.ok) reply(failedAnswer(idIn(json), { code: 'badMessage', why: command.error }));
    else if (isPerson(this.setting.occupants, command.value.seat)) this.submit(command.value, reply, 'person');
    else reply(failedAnswer(command.value.id, { code: 'notYourSeat', seat: command.value.seat }));
  }

  /** Commands are served one after the other, each to its end. `sender`, if given, has to play the seat by then. */
  submit(command: AnyCommand, reply: (answer: Answer) => void, sender: Player['by'] | null = null): void {
    this.#queue = this.#serve(this.#queue, command, reply, sender);
  }

  send(command: AnyCommand): Promise<Answer> {
    return new Promise((resolve) => this.submit(command, resolve));
  }

  /** Reads what others who have the match open wrote to the log. */
  catchUp(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#readOn().catch(() => undefined));
    return this.#queue;
  }

  /** A fresh look at the table. */
  look(viewer: Viewer): Update<T> {
    return updatesOf(this.#scene(), 'look')(viewer);
  }

  /** The last change, as this viewer may know it. */
  news(viewer: Viewer): Update<T> {
    return this.newsForAll()(viewer);
  }

  /** The same for any number of viewers, who share what they may all know. */
  newsForAll(): (viewer: Viewer) => Update<T> {
    return updatesOf(this.#scene(), this.#telling);
  }

  history(viewer: Viewer): HistoryStep<T>[] {
    return historyFor(this.#standing, viewer);
  }

  /** The steps after version `since`; null when only a fresh look helps. */
  missed(viewer: Viewer, since: Version): HistoryStep<T>[] | null {
    return missedBy(this.#standing, viewer, since);
  }

  record(): MatchRecord<T> {
    return recordOfLine(this.setting, this.#standing.line);
  }

  /** What `seat` did and took back, while nothing else has been done instead. */
  undoneAction(seat: Seat): T['action'] | null {
    return redoOf(this.#standing, seat);
  }

  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replays one entry of the log; throws when it does not fit. */
  follow(entry: LogEntry): void {
    this.#settle({ entry, next: withEntry(this.#standing, entry), jump: entry.type === 'undo' });
  }

  /** Storage order is law: written down, then answered, then shown. */
  async #serve(
    earlier: Promise<void>,
    command: AnyCommand,
    reply: (answer: Answer) => void,
    sender: Player['by'] | null,
  ): Promise<void> {
    await earlier;
    try {
      reply(await this.#answer(command, sender));
      if (this.#untold) this.#tell();
    } catch (fault) {
      this.#break(fault);
    }
  }

  async #answer(command: AnyCommand, sender: Player['by'] | null): Promise<Answer> {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const kept = this.#answers.of(command.id);
      if (kept !== null) return kept;
      const plan = this.#judge(command, sender);
      if (!('entry' in plan)) return this.#answers.keepRejection(plan);
      try {
        await this.#store.append(this.setting.id, plan.entry, aftermathOf(plan.next));
      } catch (problem) {
        if (await this.#isConflict(problem)) continue;
        break;
      }
      return this.#announce(plan);
    }
    return failedAnswer(command.id, { code: 'storageUnavailable' });
  }

  #judge(command: AnyCommand, sender: Player['by'] | null): Plan<T> | Answer {
    if (this.#fault !== null) return failedAnswer(command.id, { code: 'tableBroken' });
    try {
      const situation = {
        setting: this.setting,
        standing: this.#standing,
        known: this.#known,
        chance: this.#chance,
      };
      const judged = judge(situation, command, sender);
      return judged.ok ? judged.value : { ...judged.error, id: command.id };
    } catch (fault) {
      this.#break(fault);
      return failedAnswer(command.id, { code: 'tableBroken' });
    }
  }

  /** Whether an entry could not be written because of what others wrote, which stands here now. */
  async #isConflict(problem: unknown): Promise<boolean> {
    if (!(problem instanceof LogConflict)) return false;
    return this.#readOn().then(
      () => true,
      () => false,
    );
  }

  async #readOn(): Promise<void> {
    const entries = await this.#store.read(this.setting.id, this.#standing.version);
    for (const entry of entries) this.#followAloud(entry);
  }

  #followAloud(entry: LogEntry): void {
    if (this.#fault !== null) return;
    try {
      this.follow(entry);
    } catch (fault) {
      this.#break(fault);
    }
    this.#tell();
  }

  #settle({ entry, next, jump }: Plan<T>): Answer {
    if (entry.type === 'undo') rememberDraws(this.#known, this.#standing.line.standing, entry.to);
    this.#standing = next;
    this.#telling = jump ? 'jump' : 'news';
    return this.#answers.keepDone(entry);
  }

  #announce(plan: Plan<T>): Answer {
    this.#untold = true;
    return this.#settle(plan);
  }

  #scene(): Scene<T> {
    return {
      standing: this.#standing,
      occupants: this.setting.occupants,
      players: this.players,
      broken: this.#fault !== null,
    };
  }

  #tell(): void {
    this.#untold = false;
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (fault) {
        this.#break(fault);
      }
    }
  }

  #break(fault: unknown): void {
    this.#fault ??= String(fault);
    this.#telling = 'look';
    this.#untold = true;
  }
}

const aftermathOf = <T extends GameTypes>(standing: Standing<T>): Aftermath => ({
  asks: openAsks(standing),
  playedBy: standing.people.players.map(({ by }) => by),
  over: isOver(standing),
});

const failedAnswer = (id: string, error: TableError): Answer => ({ type: 'failed', id, error });

/** So that even rubbish is answered to whoever sent it. */
const idIn = (json: unknown): string => {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : '';
  return isCommandId(id) ? id : '';
};

/** Drives the bots of a table. A bot sees the view of its seat, sends ordinary commands, and acts at a pace that people can follow. */

import type { BotLevel, BotStyle } from '@fremont/bots';
import {
  type Chance,
  canonicalJson,
  type DeepReadonly,
  type GameTypes,
  pick,
  type Seat,
  seatList,
} from '@fremont/kernel';
import type { Answer, CommandId, DecisionId, TableError, Version } from './messages.ts';
import type { Table } from './table.ts';

export interface Timer {
  /** Calls `run` once after the delay. The returned function cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

/** A bot at a table. It may run in another thread, so its answer may come late or never. */
export interface TableBot<T extends GameTypes> {
  choose(
    view: DeepReadonly<T['view']>,
    seat: Seat,
    legal: readonly T['action'][],
    chance: Chance,
    style: BotStyle | null,
  ): T['action'] | null | Promise<T['action'] | null>;
}

export interface BotParts<T extends GameTypes> {
  botOf(level: BotLevel): TableBot<T> | null;
  /** The style of the bot at a seat. Without this function bots have none. */
  styleOf?(seat: Seat): BotStyle | null | Promise<BotStyle | null>;
  /** Separate from the chance of the match, so that bots do not influence the dice. */
  readonly chance: Chance;
  readonly timer: Timer;
  newId(): CommandId;
  /** How long a bot waits for the answer to an undo request. Longer than the request stays open; the default is 30 s. */
  readonly undoWaitMs?: number;
  /** Called when a bot's action could not be stored. The driver retries. */
  readonly onFailure?: (error: TableError) => void;
}

export interface BotPace {
  readonly delayMs: number;
  /** If true, bots wait until `shown` reports the latest version. */
  readonly isWatched: boolean;
}

/** The delay before a bot resends an action that could not be stored. */
const RETRY_MS = 1000;
/** A bot's action ends an undo request, so bots give people this time to answer one. */
const UNDO_WAIT_MS = 30_000;
/** Bots give people this time to answer an offer, once per set of open answers. */
const ANSWER_WAIT_MS = 20_000;
/** A bot waits so often before one decision, so that people cannot hold it up with one new offer after the other. */
const ANSWER_WAITS_MAX = 3;
/** The level of the bot that substitutes for an absent person. */
export const SUBSTITUTE_LEVEL: BotLevel = 'steady';

/** Plays all seats that bots play now, substitutes included, until `stop`. */
export const driveBots = <T extends GameTypes>(table: Table<T>, parts: BotParts<T>, pace: BotPace): BotDriver<T> =>
  new BotDriver(table, parts, pace);

/** A bot's next choice. `decision` is null if the seat owes none and the bot may decline. */
interface BotTask {
  /** Identifies the task. */
  readonly key: string;
  readonly seat: Seat;
  readonly decision: DecisionId | null;
}

class BotDriver<T extends GameTypes> {
  readonly #table: Table<T>;
  readonly #parts: BotParts<T>;
  readonly #unsubscribe: () => void;
  #paceMs: number;
  #shownVersion: Version;
  /** The current task. `#cancel` is null once its command is sent. */
  #task: BotTask | null = null;
  /** The undo request or the open answers of people that the bot waits for. */
  #waitingFor: string | null = null;
  /** The open answers that people did not give in time. */
  #timedOutAnswers: string | null = null;
  /** How often the bot has begun to wait for answers before this decision. */
  #answerWaits: { readonly decision: DecisionId | null; readonly count: number } = { decision: null, count: 0 };
  /** The keys of tasks without a decision that a bot was already consulted about. */
  readonly #consulted = new Set<string>();
  #cancel: (() => void) | null = null;
  #isStopped = false;

  constructor(table: Table<T>, parts: BotParts<T>, { delayMs, isWatched }: BotPace) {
    this.#table = table;
    this.#parts = parts;
    this.#paceMs = delayMs;
    this.#shownVersion = isWatched ? -1 : Number.POSITIVE_INFINITY;
    this.#unsubscribe = table.onChange(() => this.#schedule());
    this.#schedule();
  }

  /** Call it when the screen has finished showing this version. */
  shown(version: Version): void {
    this.#shownVersion = Math.max(this.#shownVersion, version);
    this.#schedule();
  }

  setPace(delayMs: number): void {
    this.#paceMs = delayMs;
    if (this.#cancel !== null) this.#cancelTask();
    this.#schedule();
  }

  stop(): void {
    this.#isStopped = true;
    this.#unsubscribe();
    this.#cancelTask();
  }

  #schedule(): void {
    if (this.#isStopped) return;
    // A sent command cannot be cancelled. Its answer calls this again.
    if (this.#task !== null && this.#cancel === null) return;
    const task = nextTask(this.#table, this.#consulted);
    const { waitingFor, delayMs } = this.#delayFor(task);
    if (task !== null && task.key === this.#task?.key && waitingFor === this.#waitingFor) return;
    this.#cancelTask();
    if (waitingFor !== null && this.#table.undoAsk === null) this.#countAnswerWait(task);
    this.#waitingFor = waitingFor;
    if (task === null || this.#table.version > this.#shownVersion) return;
    this.#wait(task, delayMs);
  }

  #delayFor(task: BotTask | null): { readonly waitingFor: string | null; readonly delayMs: number } {
    const undo = this.#table.undoAsk?.version;
    if (undo !== undefined) return { waitingFor: `undo ${undo}`, delayMs: this.#parts.undoWaitMs ?? UNDO_WAIT_MS };
    const open = task === null || task.decision === null ? '' : answersOfPeople(this.#table, task.seat);
    return open === '' || open === this.#timedOutAnswers || this.#hasWaitedEnough(task, open)
      ? { waitingFor: null, delayMs: this.#paceMs }
      : { waitingFor: open, delayMs: ANSWER_WAIT_MS };
  }

  #hasWaitedEnough(task: BotTask | null, open: string): boolean {
    const { decision, count } = this.#answerWaits;
    return open !== this.#waitingFor && decision === task?.decision && count >= ANSWER_WAITS_MAX;
  }

  #countAnswerWait(task: BotTask | null): void {
    const decision = task?.decision ?? null;
    const before = this.#answerWaits.decision === decision ? this.#answerWaits.count : 0;
    this.#answerWaits = { decision, count: before + 1 };
  }

  #wait(task: BotTask, delayMs: number): void {
    this.#task = task;
    this.#cancel = this.#parts.timer.after(delayMs, () => this.#askBot(task));
  }

  /** The bot's choice is dropped if the task was cancelled meanwhile. */
  #askBot(task: BotTask): void {
    let isCurrent = true;
    this.#cancel = () => {
      isCurrent = false;
    };
    this.#timedOutAnswers = this.#waitingFor ?? this.#timedOutAnswers;
    const choice = actionOf(this.#table, task, this.#parts).catch(() => null);
    choice.then((action) => {
      if (isCurrent) this.#act(task, action);
    });
  }

  #act(task: BotTask, action: T['action'] | null): void {
    this.#cancel = null;
    const { decision, seat } = task;
    if (decision === null) this.#consulted.add(task.key);
    if (decision === null && action === null) {
      this.#cancelTask();
      this.#schedule();
      return;
    }
    const command = { type: 'act', id: this.#parts.newId(), seat, decision, action } as const;
    this.#table.submit(command, (answer) => this.#onAnswer(task, answer), 'bot');
  }

  #onAnswer(task: BotTask, answer: Answer): void {
    this.#cancelTask();
    if (this.#isStopped) return;
    if (answer.type === 'failed' && answer.error.code === 'storageUnavailable') {
      this.#parts.onFailure?.(answer.error);
      this.#wait(task, RETRY_MS);
    } else this.#schedule();
  }

  #cancelTask(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#task = null;
  }
}

export type { BotDriver };

/** A bot that owes no decision is consulted once per version. `consulted` holds the keys of earlier tasks. */
const nextTask = <T extends GameTypes>(table: Table<T>, consulted: ReadonlySet<string>): BotTask | null => {
  const bots = seatList(table.setting.occupants.length).filter((seat) => table.playerOf(seat) === 'bot');
  for (const { seat, decision } of table.actors(bots)) {
    const key = decision ?? `${seat}@${table.version}`;
    if (!consulted.has(key)) return { key, seat, decision };
  }
  return null;
};

/** The answers that people still owe, as a text for comparing. Empty while people wait for an answer of the bot itself. */
const answersOfPeople = <T extends GameTypes>(table: Table<T>, asked: Seat): string => {
  const isPersons = (seat: Seat): boolean => table.playerOf(seat) === 'person';
  const people = seatList(table.setting.occupants.length).filter(isPersons);
  const open = people.flatMap((seat) => table.awaitedAnswers(seat));
  return open.length === 0 || table.awaitedAnswers(asked).length > 0 ? '' : canonicalJson(open);
};

/** A bot whose action was undone repeats it. Otherwise it chooses from the view of its seat. */
const actionOf = async <T extends GameTypes>(
  table: Table<T>,
  { seat, decision }: BotTask,
  parts: BotParts<T>,
): Promise<T['action'] | null> => {
  const occupant = table.setting.occupants[seat];
  const bot = parts.botOf(occupant?.type === 'bot' ? occupant.level : SUBSTITUTE_LEVEL);
  const undone = decision === null ? null : table.undoneAction(seat);
  return undone ?? chosenAction(bot, table, seat, decision !== null, parts);
};

/** If the bot fails or is unknown in this version of the app, a random legal action is taken, so that people do not wait. */
const chosenAction = async <T extends GameTypes>(
  bot: TableBot<T> | null,
  table: Table<T>,
  seat: Seat,
  isAsked: boolean,
  { chance, styleOf }: Pick<BotParts<T>, 'chance' | 'styleOf'>,
): Promise<T['action'] | null> => {
  const style = styleOf === undefined ? null : await styleOf(seat);
  const { view, legal } = table.look(seat);
  const action = await answerOf(bot, view as DeepReadonly<T['view']>, seat, legal, chance, style);
  if (action !== null && (isListed(legal, action) || table.isLegal(seat, action))) return action;
  return isAsked && legal.length > 0 ? pick(legal, chance, 'bot') : null;
};

const answerOf = async <T extends GameTypes>(
  bot: TableBot<T> | null,
  ...question: Parameters<TableBot<T>['choose']>
): Promise<T['action'] | null> => {
  try {
    return bot === null ? null : await bot.choose(...question);
  } catch {
    return null;
  }
};

const isListed = <A>(legal: readonly A[], action: A): boolean => {
  const text = canonicalJson(action);
  return legal.some((one) => canonicalJson(one) === text);
};

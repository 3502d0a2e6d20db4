/** Plays the bot seats of a table: at a pace people can watch, from what the seat may see, by ordinary commands. */

import type { BotLevel } from '@fremont/bots';
import {
  type Chance,
  canonicalJson,
  type DeepReadonly,
  type GameTypes,
  pick,
  type Seat,
  seatAt,
  seatList,
} from '@fremont/kernel';
import type { Answer, CommandId, DecisionId, TableError, Version } from './messages.ts';
import type { Table } from './table.ts';

/** Time, as far as a table needs it. */
export interface Timer {
  /** Runs once after the delay, unless the returned function is called before. */
  after(delayMs: number, run: () => void): () => void;
}

/** A bot as a table asks it. It may think somewhere else, so its answer may come later, or never come at all. */
export interface TableBot<T extends GameTypes> {
  choose(
    view: DeepReadonly<T['view']>,
    seat: Seat,
    legal: readonly T['action'][],
    chance: Chance,
  ): T['action'] | null | Promise<T['action'] | null>;
}

export interface BotParts<T extends GameTypes> {
  botOf(level: BotLevel): TableBot<T> | null;
  /** The bots' own: what they draw says nothing about the match's dice. */
  readonly chance: Chance;
  readonly timer: Timer;
  newId(): CommandId;
  /** A bot's action could not be stored; it will be tried again. Nobody else hears the answer. */
  readonly onFailure?: (error: TableError) => void;
}

export interface BotPace {
  readonly delayMs: number;
  /** Somebody watches: bots hold until the latest version has been shown. */
  readonly watched: boolean;
}

/** How long a bot waits before it tries again what could not be stored. */
const RETRY_MS = 1000;
/** A bot's action would end a request for an undo, so it gives people time to answer. */
const UNDO_PATIENCE_MS = 30_000;
/** So does a bot while people have something to answer, an offer; once for each such thing. */
const ANSWER_PATIENCE_MS = 20_000;
/** Who stands in for a person that is away, or for a bot that fails. */
export const STAND_IN_LEVEL: BotLevel = 'greedy';

/** Sits down at the seats that bots play, whoever they belong to, and plays until it is stopped. */
export const driveBots = <T extends GameTypes>(table: Table<T>, parts: BotParts<T>, pace: BotPace): BotDriver<T> =>
  new BotDriver(table, parts, pace);

/** Something for a bot to think about: the decision it is asked for, or none when it may act unasked. */
interface Errand {
  /** Tells one errand from another. */
  readonly key: string;
  readonly seat: Seat;
  readonly decision: DecisionId | null;
}

class BotDriver<T extends GameTypes> {
  readonly #table: Table<T>;
  readonly #parts: BotParts<T>;
  readonly #forgetTable: () => void;
  #paceMs: number;
  #shownVersion: Version;
  /** What a bot waits or thinks to do; `#cancel` is null once its command is on the way. */
  #awaited: Errand | null = null;
  /** What the bot waits out, if anything: a request for an undo, or what people have to answer. */
  #patientWith: string | null = null;
  /** What people had to answer and did not when they had the time. */
  #waitedOut: string | null = null;
  /** Errands of seats that were not asked and let it be. */
  readonly #leftAlone = new Set<string>();
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(table: Table<T>, parts: BotParts<T>, { delayMs, watched }: BotPace) {
    this.#table = table;
    this.#parts = parts;
    this.#paceMs = delayMs;
    this.#shownVersion = watched ? -1 : Number.POSITIVE_INFINITY;
    this.#forgetTable = table.onChange(() => this.#consider());
    this.#consider();
  }

  /** A screen has finished showing this version. */
  shown(version: Version): void {
    this.#shownVersion = Math.max(this.#shownVersion, version);
    this.#consider();
  }

  setPace(delayMs: number): void {
    this.#paceMs = delayMs;
    if (this.#cancel !== null) this.#letGo();
    this.#consider();
  }

  stop(): void {
    this.#stopped = true;
    this.#forgetTable();
    this.#letGo();
  }

  #consider(): void {
    if (this.#stopped) return;
    // A command on its way cannot be called back; its answer leads here again.
    if (this.#awaited !== null && this.#cancel === null) return;
    const errand = unaskedErrand(this.#table, this.#leftAlone) ?? askedErrand(this.#table);
    const { patientWith, delayMs } = this.#patienceFor(errand);
    if (errand !== null && errand.key === this.#awaited?.key && patientWith === this.#patientWith) return;
    this.#letGo();
    this.#patientWith = patientWith;
    if (errand === null || this.#table.version > this.#shownVersion) return;
    this.#wait(errand, delayMs);
  }

  #patienceFor(errand: Errand | null): { readonly patientWith: string | null; readonly delayMs: number } {
    const undo = this.#table.undoAsk?.version;
    if (undo !== undefined) return { patientWith: `undo ${undo}`, delayMs: UNDO_PATIENCE_MS };
    const open = errand === null || errand.decision === null ? '' : openAnswers(this.#table, errand.seat);
    return open === '' || open === this.#waitedOut
      ? { patientWith: null, delayMs: this.#paceMs }
      : { patientWith: open, delayMs: ANSWER_PATIENCE_MS };
  }

  #wait(errand: Errand, delayMs: number): void {
    this.#awaited = errand;
    this.#cancel = this.#parts.timer.after(delayMs, () => this.#think(errand));
  }

  /** What it thought out counts only if nobody called it back meanwhile. */
  #think(errand: Errand): void {
    let isWanted = true;
    this.#cancel = () => {
      isWanted = false;
    };
    this.#waitedOut = this.#patientWith ?? this.#waitedOut;
    const thought = actionOf(this.#table, errand, this.#parts).catch(() => null);
    thought.then((action) => {
      if (isWanted) this.#act(errand, action);
    });
  }

  #act(errand: Errand, action: T['action'] | null): void {
    this.#cancel = null;
    const { decision, seat } = errand;
    if (decision === null) this.#leftAlone.add(errand.key);
    if (decision === null && action === null) {
      this.#letGo();
      this.#consider();
      return;
    }
    const command = { type: 'act', id: this.#parts.newId(), seat, decision, action } as const;
    this.#table.submit(command, (answer) => this.#onAnswer(errand, answer), 'bot');
  }

  #onAnswer(errand: Errand, answer: Answer): void {
    this.#letGo();
    if (this.#stopped) return;
    if (answer.type === 'failed' && answer.error.code === 'storageUnavailable') {
      this.#parts.onFailure?.(answer.error);
      this.#wait(errand, RETRY_MS);
    } else this.#consider();
  }

  #letGo(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#awaited = null;
  }
}

export type { BotDriver };

const isBots = <T extends GameTypes>(table: Table<T>, seat: number): boolean => table.playerOf(seat) === 'bot';

const askedErrand = <T extends GameTypes>(table: Table<T>): Errand | null => {
  const ask = table.asks.find(({ seat }) => isBots(table, seat));
  return ask === undefined ? null : { key: ask.id, seat: ask.seat, decision: ask.id };
};

/** A bot that could answer something without being asked is consulted once for each version. */
const unaskedErrand = <T extends GameTypes>(table: Table<T>, leftAlone: ReadonlySet<string>): Errand | null => {
  for (const [index] of table.setting.occupants.entries()) {
    if (!isBots(table, index)) continue;
    const seat = seatAt(index);
    const key = `${index}@${table.version}`;
    if (!leftAlone.has(key) && table.unasked(seat).length > 0) return { key, seat, decision: null };
  }
  return null;
};

/** What an asked bot lets people answer before it goes on, as a text; nothing while they wait for its own answer. */
const openAnswers = <T extends GameTypes>(table: Table<T>, asked: Seat): string => {
  const isPersons = (seat: Seat): boolean => table.playerOf(seat) === 'person';
  const people = seatList(table.setting.occupants.length).filter(isPersons);
  const open = people.flatMap((seat) => table.answersOf(seat));
  return open.length === 0 || table.answersOf(asked).length > 0 ? '' : canonicalJson(open);
};

/** A bot whose action was undone does it again; otherwise it chooses from what its seat is shown. */
const actionOf = async <T extends GameTypes>(
  table: Table<T>,
  { seat, decision }: Errand,
  parts: BotParts<T>,
): Promise<T['action'] | null> => {
  const occupant = table.setting.occupants[seat];
  const bot = parts.botOf(occupant?.type === 'bot' ? occupant.level : STAND_IN_LEVEL);
  const undone = decision === null ? null : table.undoneAction(seat);
  return undone ?? chosenAction(bot, table, seat, decision !== null, parts.chance);
};

/** A bot that fails, or that this version of the app does not know, must not keep people waiting: any legal action does. */
const chosenAction = async <T extends GameTypes>(
  bot: TableBot<T> | null,
  table: Table<T>,
  seat: Seat,
  isAsked: boolean,
  chance: Chance,
): Promise<T['action'] | null> => {
  const { view, legal } = table.look(seat);
  const action = await answerOf(bot, view as DeepReadonly<T['view']>, seat, legal, chance);
  if (action !== null && (isListed(legal, action) || table.permits(seat, action))) return action;
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

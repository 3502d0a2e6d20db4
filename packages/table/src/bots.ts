/** Plays the bot seats of a table: at a pace people can watch, from what the seat may see, by ordinary commands. */

import type { BotLevel } from '@fremont/bots';
import { type Chance, canonicalJson, type DeepReadonly, type GameTypes, pick, type Seat } from '@fremont/kernel';
import type { Answer, Ask, CommandId, TableError, Update, Version } from './messages.ts';
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
  ): T['action'] | Promise<T['action']>;
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
/** Who stands in for a person that is away, or for a bot that fails. */
export const STAND_IN_LEVEL: BotLevel = 'greedy';

/** Sits down at the seats that bots play, whoever they belong to, and plays until it is stopped. */
export const driveBots = <T extends GameTypes>(table: Table<T>, parts: BotParts<T>, pace: BotPace): BotDriver<T> =>
  new BotDriver(table, parts, pace);

class BotDriver<T extends GameTypes> {
  readonly #table: Table<T>;
  readonly #parts: BotParts<T>;
  readonly #forgetTable: () => void;
  #paceMs: number;
  #shownVersion: Version;
  /** The decision a bot waits or thinks to answer; `#cancel` is null once its command is on the way. */
  #awaited: Ask | null = null;
  /** The request for an undo that the bot waits out, if there is one. */
  #patientWith: Version | null = null;
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
    const ask = nextBotAsk(this.#table);
    const asked = this.#table.undoAsk?.version ?? null;
    if (ask !== null && ask.id === this.#awaited?.id && asked === this.#patientWith) return;
    this.#letGo();
    this.#patientWith = asked;
    if (ask === null || this.#table.version > this.#shownVersion) return;
    this.#wait(ask, asked === null ? this.#paceMs : UNDO_PATIENCE_MS);
  }

  #wait(ask: Ask, delayMs: number): void {
    this.#awaited = ask;
    this.#cancel = this.#parts.timer.after(delayMs, () => this.#think(ask));
  }

  /** What it thought out counts only if nobody called it back meanwhile. */
  #think(ask: Ask): void {
    let isWanted = true;
    this.#cancel = () => {
      isWanted = false;
    };
    const thought = actionOf(this.#table, ask.seat, this.#parts).catch(() => null);
    thought.then((action) => {
      if (isWanted) this.#act(ask, action);
    });
  }

  #act(ask: Ask, action: T['action'] | null): void {
    this.#cancel = null;
    const { id: decision, seat } = ask;
    const command = { type: 'act', id: this.#parts.newId(), seat, decision, action } as const;
    this.#table.submit(command, (answer) => this.#onAnswer(ask, answer), 'bot');
  }

  #onAnswer(ask: Ask, answer: Answer): void {
    this.#letGo();
    if (this.#stopped) return;
    if (answer.type === 'failed' && answer.error.code === 'storageUnavailable') {
      this.#parts.onFailure?.(answer.error);
      this.#wait(ask, RETRY_MS);
    } else this.#consider();
  }

  #letGo(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#awaited = null;
  }
}

export type { BotDriver };

const nextBotAsk = <T extends GameTypes>({ asks, players }: Table<T>): Ask | null =>
  asks.find(({ seat }) => players[seat]?.by === 'bot') ?? null;

/** A bot whose action was undone does it again; otherwise it chooses from what its seat is shown. */
const actionOf = async <T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
  parts: BotParts<T>,
): Promise<T['action'] | null> => {
  const occupant = table.setting.occupants[seat];
  const bot = parts.botOf(occupant?.type === 'bot' ? occupant.level : STAND_IN_LEVEL);
  return table.undoneAction(seat) ?? chosenAction(bot, table.look(seat), seat, parts.chance);
};

/** A bot that fails, or that this version of the app does not know, must not keep people waiting: any legal action does. */
const chosenAction = async <T extends GameTypes>(
  bot: TableBot<T> | null,
  { view, legal }: Update<T>,
  seat: Seat,
  chance: Chance,
): Promise<T['action'] | null> => {
  const action = await answerOf(bot, view as DeepReadonly<T['view']>, seat, legal, chance);
  if (action !== null && isListed(legal, action)) return action;
  return legal.length === 0 ? null : pick(legal, chance, 'bot');
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

/** Plays the bot seats of a table: at a pace people can watch, from what the seat may see, by ordinary commands. */

import type { Bot, BotLevel } from '@fremont/bots';
import { type Chance, canonicalJson, type DeepReadonly, type GameTypes, pick, type Seat } from '@fremont/kernel';
import type { Answer, Ask, CommandId, Update, Version } from './messages.ts';
import type { Table } from './table.ts';

/** Time, as far as a table needs it. */
export interface Timer {
  /** Runs once after the delay, unless the returned function is called before. */
  after(delayMs: number, run: () => void): () => void;
}

export interface BotParts<T extends GameTypes> {
  botOf(level: BotLevel): Bot<T> | null;
  /** The bots' own: what they draw says nothing about the match's dice. */
  readonly chance: Chance;
  readonly timer: Timer;
  newId(): CommandId;
}

export interface BotPace {
  readonly delayMs: number;
  /** Somebody watches: bots hold until the latest version has been shown. */
  readonly watched: boolean;
}

export interface BotDriver {
  /** A screen has finished showing this version. */
  shown(version: Version): void;
  setPace(delayMs: number): void;
  stop(): void;
}

/** How long a bot waits before it tries again what could not be stored. */
const RETRY_MS = 1000;

export const driveBots = <T extends GameTypes>(
  table: Table<T>,
  parts: BotParts<T>,
  { delayMs, watched }: BotPace,
): BotDriver => {
  let paceMs = delayMs;
  let shownVersion = watched ? -1 : Number.POSITIVE_INFINITY;
  let cancelWait: (() => void) | null = null;
  let awaited: Ask | null = null;
  let stopped = false;

  const letGo = (): void => {
    cancelWait?.();
    cancelWait = null;
    awaited = null;
  };

  const wait = (ask: Ask, waitMs: number): void => {
    awaited = ask;
    cancelWait = parts.timer.after(waitMs, () => {
      cancelWait = null;
      table.submit(commandFor(table, ask, parts), (answer) => onAnswer(ask, answer));
    });
  };

  const onAnswer = (ask: Ask, answer: Answer): void => {
    letGo();
    if (stopped) return;
    if (answer.type === 'failed' && answer.error.code === 'storageUnavailable') wait(ask, RETRY_MS);
    else consider();
  };

  const consider = (): void => {
    const ask = nextBotAsk(table);
    if (ask !== null && ask.id === awaited?.id) return;
    // A command on its way cannot be called back; its answer leads here again.
    if (awaited !== null && cancelWait === null) return;
    letGo();
    if (ask !== null && table.version <= shownVersion) wait(ask, paceMs);
  };

  const forget = table.onChange(consider);
  consider();
  return {
    shown(version) {
      shownVersion = Math.max(shownVersion, version);
      consider();
    },
    setPace(nextMs) {
      paceMs = nextMs;
      if (cancelWait !== null) letGo();
      consider();
    },
    stop() {
      stopped = true;
      forget();
      if (cancelWait !== null) letGo();
    },
  };
};

const nextBotAsk = <T extends GameTypes>(table: Table<T>): Ask | null =>
  table.asks.find(({ seat }) => table.setting.occupants[seat]?.type === 'bot') ?? null;

const commandFor = <T extends GameTypes>(table: Table<T>, { id, seat }: Ask, parts: BotParts<T>) =>
  ({ type: 'act', id: parts.newId(), seat, decision: id, action: actionOf(table, seat, parts) }) as const;

/** A bot whose action was undone does it again; otherwise it chooses from what its seat is shown. */
const actionOf = <T extends GameTypes>(table: Table<T>, seat: Seat, parts: BotParts<T>): T['action'] | null => {
  const occupant = table.setting.occupants[seat];
  const bot = occupant?.type === 'bot' ? parts.botOf(occupant.level) : null;
  return table.undoneAction(seat) ?? chosenAction(bot, table.look(seat), seat, parts.chance);
};

/** A bot that fails, or that this version of the app does not know, must not keep people waiting: any legal action does. */
const chosenAction = <T extends GameTypes>(
  bot: Bot<T> | null,
  { view, legal }: Update<T>,
  seat: Seat,
  chance: Chance,
): T['action'] | null => {
  const action = bot === null ? null : attempt(() => bot.choose(view as DeepReadonly<T['view']>, seat, legal, chance));
  if (action !== null && isListed(legal, action)) return action;
  return legal.length === 0 ? null : pick(legal, chance, 'bot');
};

const attempt = <A>(choose: () => A): A | null => {
  try {
    return choose();
  } catch {
    return null;
  }
};

const isListed = <A>(legal: readonly A[], action: A): boolean => {
  const text = canonicalJson(action);
  return legal.some((one) => canonicalJson(one) === text);
};

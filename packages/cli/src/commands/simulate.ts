/** `fremont simulate`: plays many matches of bots and counts actions, events, refusals and faults. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bot } from '@fremont/bots';
import { type AnyGame, askedSeat, type Chance, type GameTypes, seatAt, seededChance } from '@fremont/kernel';
import { nameList, readArgs, wholeNumber } from '../args.ts';
import { botsForSeats } from '../bots.ts';
import { type Counts, countsLine, tally } from '../counts.ts';
import { gameNamed, optionsFlag, seatsFlag } from '../games.ts';
import { printJson, printLines } from '../output.ts';
import { recorderFor } from '../recorder.ts';
import { botChooser, botSeed, type MatchSetup, matchSeed, playOut, type Watcher } from '../simulation.ts';
import { eventTypes } from '../terminal/game-text.ts';
import { reasonOf, UsageError } from '../usage-error.ts';

interface Plan {
  readonly setting: MatchSetup;
  readonly bots: readonly Bot<GameTypes>[];
  readonly matches: number;
  readonly seed: number;
  /** The folder for records, or null. */
  readonly records: string | null;
  /** True if every state is checked for faults. */
  readonly checksStates: boolean;
}

interface Report {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly seconds: number;
  readonly matchesPerSecond: number;
  readonly actionsPerMatch: number;
  readonly endings: Counts;
  readonly actions: Counts;
  readonly events: Counts;
  /** How often events contained each value of the sets in `meta.parts`. */
  readonly parts: Readonly<Record<string, Counts>>;
  /** Refusals of actions that were tried where they may not fit; empty if states are not checked. */
  readonly refusals: Counts;
  readonly faults: number;
  /** The declared actions, events, parts and endings that no match showed. */
  readonly unused: Unused;
}

interface Unused {
  readonly actions: readonly string[];
  readonly events: readonly string[];
  readonly parts: readonly string[];
  readonly endings: readonly string[];
}

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      seats: { type: 'string' },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      records: { type: 'string' },
      fast: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const game = gameNamed(words[0]);
  const seats = seatsFlag(game, flags.seats);
  const { report, faultLines } = await simulate({
    setting: { game, options: optionsFlag(game, flags.options, seats), seats },
    bots: botsForSeats(game, nameList(flags.bots, '--bots'), seats),
    matches: wholeNumber(flags.matches, '--matches', { min: 1 }),
    seed: wholeNumber(flags.seed, '--seed', { min: 0 }),
    records: flags.records ?? null,
    checksStates: !flags.fast,
  });
  if (flags.json) printJson(report);
  else printLines(linesOf(report));
  for (const line of faultLines) console.error(`fremont: ${line}`);
  return report.faults === 0 ? 0 : 1;
};

/** A broken rule may break every state of every match, so only the first faults are printed. */
const FAULT_LINES_MAX = 10;

interface Simulated {
  readonly report: Report;
  readonly faultLines: readonly string[];
}

export const simulate = async (plan: Plan): Promise<Simulated> => {
  const { matches, records } = plan;
  if (records !== null) await makeFolder(records);
  const counter = counterFor(plan);
  const before = performance.now();
  for (let match = 0; match < matches; match++) {
    counter.begin(match);
    if (records === null) playCounted(plan, match, chanceOf(plan, match), counter.watcher, counter);
    else {
      const recorder = recorderFor(plan.setting, chanceOf(plan, match));
      playCounted(plan, match, recorder.chance, both(recorder.watcher, counter.watcher), counter);
      await writeRecord(records, match, recorder.record());
    }
  }
  const seconds = (performance.now() - before) / 1000;
  const report = await reportOf(plan, seconds, counter);
  return { report, faultLines: counter.faultLines };
};

const chanceOf = ({ seed }: Plan, match: number): Chance => seededChance(matchSeed(seed, match));

/** A match that throws counts as a fault. The other matches continue. */
const playCounted = (plan: Plan, match: number, chance: Chance, watcher: Watcher, counter: Counter): void => {
  try {
    counter.end(playOut(plan.setting, chance, playersOf(plan, match), watcher).ending);
  } catch (error) {
    counter.fault(reasonOf(error));
  }
};

const playersOf = ({ setting, bots, seed }: Plan, match: number) =>
  bots.map((bot, seat) => botChooser(setting.game, bot, botSeed(seed, match, seat)));

interface Counter {
  readonly watcher: Watcher;
  readonly faultLines: readonly string[];
  begin(match: number): void;
  end(ending: string): void;
  fault(words: string): void;
  endings(): Counts;
  actions(): Counts;
  events(): Counts;
  parts(): Readonly<Record<string, Counts>>;
  refusals(): Counts;
  faults(): number;
}

const counterFor = ({ setting: { game }, checksStates }: Plan): Counter => {
  const endings = tally();
  const actions = tally();
  const events = tally();
  const parts = Object.keys(game.meta.parts ?? {}).map(partFor);
  const probe = refusalProbe(game);
  const faultLines: string[] = [];
  let faults = 0;
  let current = 0;
  const fault = (words: string): void => {
    faults += 1;
    if (faultLines.length < FAULT_LINES_MAX) faultLines.push(`match ${current}: ${words}`);
  };
  const see = (state: GameTypes['state'], happened: readonly GameTypes['event'][]): void => {
    for (const event of happened) {
      events.add(event.type);
      for (const part of parts) part.see(event);
    }
    if (!checksStates) return;
    for (const words of game.faults(state)) fault(words);
    probe.tryOne(state);
  };
  return {
    watcher: {
      dealt: see,
      acted(state, _seat, action, happened) {
        actions.add(action.type);
        if (checksStates) probe.learn(action);
        see(state, happened);
      },
    },
    faultLines,
    begin(match) {
      current = match;
    },
    end: endings.add,
    fault,
    endings: endings.counts,
    actions: actions.counts,
    events: events.counts,
    parts: () => Object.fromEntries(parts.map(({ name, counts }) => [name, counts()])),
    refusals: probe.refusals,
    faults: () => faults,
  };
};

interface Part {
  readonly name: string;
  see(event: GameTypes['event']): void;
  counts(): Counts;
}

/** Counts the values of a field of events. `type.field` is the field of one type of event only. */
const partFor = (name: string): Part => {
  const [type, field] = name.includes('.') ? name.split('.', 2) : [undefined, name];
  const seen = tally();
  return {
    name,
    see(event) {
      if (type !== undefined && event.type !== type) return;
      if (field !== undefined && field in event) seen.add(String(event[field as keyof typeof event]));
    },
    counts: seen.counts,
  };
};

/** Enough different actions to cause every refusal, few enough to try each of them often. */
const PROBES_MAX = 500;
/** Mostly the asked seat tries, because any other seat is refused for that reason alone. */
const OTHER_SEAT_EVERY = 8;

interface RefusalProbe {
  learn(action: GameTypes['action']): void;
  tryOne(state: GameTypes['state']): void;
  refusals(): Counts;
}

/** Tries one earlier action per state and counts the refusals. */
const refusalProbe = (game: AnyGame): RefusalProbe => {
  const known = new Map<string, GameTypes['action']>();
  const refusals = tally();
  let actions: readonly GameTypes['action'][] = [];
  let next = 0;
  return {
    learn(action) {
      if (known.size >= PROBES_MAX) return;
      known.set(JSON.stringify(action), action);
      if (known.size > actions.length) actions = [...known.values()];
    },
    tryOne(state) {
      const action = actions[next % Math.max(1, actions.length)];
      const asked = askedSeat(game, state) ?? seatAt(0);
      next += 1;
      const refusal =
        action === undefined ? null : game.check(state, next % OTHER_SEAT_EVERY === 0 ? seatAt(0) : asked, action);
      if (refusal !== null) refusals.add(refusal.code);
    },
    refusals: refusals.counts,
  };
};

const both = (first: Watcher, second: Watcher): Watcher => ({
  dealt(state, events) {
    first.dealt(state, events);
    second.dealt(state, events);
  },
  acted(state, seat, action, events) {
    first.acted(state, seat, action, events);
    second.acted(state, seat, action, events);
  },
});

const reportOf = async (
  { setting: { game, seats }, matches }: Plan,
  seconds: number,
  counter: Counter,
): Promise<Report> => {
  const endings = counter.endings();
  const actions = counter.actions();
  const events = counter.events();
  const parts = counter.parts();
  const total = Object.values(actions).reduce((sum, count) => sum + count, 0);
  return {
    game: game.meta.id,
    seats,
    matches,
    seconds: Number(seconds.toFixed(3)),
    matchesPerSecond: Number((matches / seconds).toPrecision(4)),
    actionsPerMatch: Number((total / matches).toFixed(2)),
    endings,
    actions,
    events,
    parts,
    refusals: counter.refusals(),
    faults: counter.faults(),
    unused: {
      actions: missingFrom(actions, game.meta.actionTypes),
      events: missingFrom(events, await eventTypes(game)),
      parts: Object.entries(game.meta.parts ?? {}).flatMap(([field, all]) => missingFrom(parts[field] ?? {}, all)),
      endings: missingFrom(endings, game.meta.endings),
    },
  };
};

const missingFrom = (counts: Counts, declared: readonly string[]): string[] =>
  declared.filter((name) => !Object.hasOwn(counts, name));

const linesOf = (report: Report): string[] => [
  `${report.game}: ${report.matches} matches of ${report.seats} seats in ${report.seconds} s (${report.matchesPerSecond} per second)`,
  `actions: ${report.actionsPerMatch} per match; ${countsLine(report.actions)}`,
  `events: ${countsLine(report.events)}`,
  ...Object.entries(report.parts).map(([field, counts]) => `${field}: ${countsLine(counts)}`),
  `refused: ${countsLine(report.refusals)}`,
  `endings: ${countsLine(report.endings)}`,
  `never seen: ${Object.values(report.unused).flat().join(', ') || 'nothing is missing'}`,
  `faults: ${report.faults}`,
];

const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`cannot make the folder "${folder}": ${error.code}`);
  });
};

const writeRecord = (folder: string, match: number, record: object): Promise<void> =>
  writeFile(join(folder, `match-${String(match).padStart(5, '0')}.json`), `${JSON.stringify(record)}\n`);

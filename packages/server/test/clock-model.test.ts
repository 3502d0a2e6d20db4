/**
 * Random sequences of commands and passing time, against a small model of the clocks. The model adds up the time that each
 * seat has used. It knows no deadlines, no timers and no code of the server.
 */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { type Seat, seatAt, seatList, seededChance } from '@fremont/kernel';
import {
  type AfterCommit,
  type Answer,
  type Command,
  type LogEntry,
  type LogStore,
  newSetting,
  openTable,
  type ServerCommand,
  type Table,
} from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClockState, clockAfter, clockViewOf, isOutOfTime, startClock } from '../src/host/clock.ts';
import { need } from './guest.ts';
import { newId } from './test-socket.ts';

const SEATS = 3;
const NETWORK_MS = 1_000;
const REQUEST_MS = { none: 20_000, live: 20_000, days: 86_400_000 } as const;
const TOP_UP_MS = 30_000;
const OPS = ['act', 'leave', 'return', 'undo', 'redo', 'undoAsk', 'accept', 'refuse'] as const;

type Op =
  | { readonly type: (typeof OPS)[number] | 'vote'; readonly seat: number }
  | { readonly type: 'pass'; readonly ms: number };

type ClockAfter = typeof clockAfter;

/** A match with clocks in memory. Deadlines fire exactly when they are due. */
class ClockedMatch {
  readonly plan: ClockPlan;
  readonly table: Table<LasVegas>;
  now = 0;
  clock: ClockState;
  readonly #log: LogEntry[] = [];

  constructor(plan: ClockPlan, after: ClockAfter) {
    this.plan = plan;
    const store: LogStore = {
      append: async (_match, entry, facts) => {
        this.clock = after(plan, this.clock, entry, need(facts), this.now).state;
        this.#log.push(entry);
      },
      read: async (_match, from) => this.#log.slice(from),
    };
    const occupants = seatList(SEATS).map(() => ({ type: 'person', name: '', colour: 'cherry' }) as const);
    const setting = newSetting(lasVegas, { id: 'm', options: {}, occupants }, seededChance(1));
    if (!setting.ok) throw new Error(setting.error.code);
    const rules = {
      holderOf: String,
      isOutOfTime: (seat: Seat): boolean => isOutOfTime(plan, this.clock, seat, this.now),
    };
    const table = openTable({ game: lasVegas, store, chance: seededChance(2), rules }, setting.value, []);
    if (!table.ok) throw new Error(table.error.code);
    this.table = table.value;
    const dealt: AfterCommit = {
      asks: this.table.asks,
      actionsBefore: 0,
      actions: 0,
      progress: null,
      undoAsk: null,
      playedBy: occupants.map(() => 'person'),
      outcome: null,
    };
    this.clock = after(plan, { ...startClock(plan, SEATS), running: [] }, null, dealt, 0).state;
  }

  /** The next deadline that can fire. */
  nextDue(): number {
    return Math.min(...this.clock.running.filter(({ kind }) => kind !== 'away').map(({ due }) => due));
  }

  /** The command of a due deadline. */
  dueCommand(): ServerCommand | null {
    const due = this.clock.running.find((timer) => timer.kind !== 'away' && timer.due <= this.now);
    if (due === undefined) return null;
    const seat = seatAt(due.seat);
    return due.kind === 'undo'
      ? { type: 'undoExpire', id: newId(), seat, ask: need(this.table.undoAsk).version }
      : { type: 'timeout', id: newId(), seat, decision: due.decision };
  }

  send(command: Command | ServerCommand, by: 'person' | 'bot' | null): Promise<Answer> {
    return new Promise((resolve) => this.table.submit(command, resolve, by));
  }
}

/** The state of the match that the model watches. */
interface Facts {
  readonly asked: Seat | null;
  readonly decision: string;
  readonly isPersons: boolean;
  readonly asker: Seat | null;
  readonly actions: number;
}

const factsOf = ({ table }: ClockedMatch): Facts => {
  const ask = table.asks[0];
  return {
    asked: ask?.seat ?? null,
    decision: ask?.id ?? '',
    isPersons: ask !== undefined && table.playerOf(ask.seat) === 'person',
    asker: table.undoAsk?.seat ?? null,
    actions: table.record().entries.length,
  };
};

interface ModelSeat {
  left: number;
  furthest: number;
  hasTopUp: boolean;
  away: { readonly decision: string; readonly since: number } | null;
}

class Model {
  readonly #plan: ClockPlan;
  readonly #seats: ModelSeat[];
  readonly #capMs: number;
  /** By seat and number of actions: how long the decision there was open. */
  readonly #openMs = new Map<string, number>();
  #requestMs = 0;
  #now = 0;

  constructor(plan: ClockPlan) {
    this.#plan = plan;
    this.#capMs = plan.type === 'live' ? plan.bankS * 1000 : 0;
    this.#seats = seatList(SEATS).map(() => ({
      left: this.#capMs,
      furthest: 0,
      hasTopUp: true,
      away: null,
    }));
  }

  get banks(): number[] {
    return this.#seats.map(({ left }) => left);
  }

  pass(ms: number, { asked, isPersons, asker, actions }: Facts): void {
    this.#now += ms;
    const running = new Set([...(isPersons && asked !== null ? [asked] : []), ...(asker === null ? [] : [asker])]);
    for (const seat of running) this.#spend(seat, ms);
    this.#requestMs = asker === null ? 0 : this.#requestMs + ms;
    expect(this.#requestMs).toBeLessThanOrEqual(REQUEST_MS[this.#plan.type]);
    if (asked === null || !isPersons) return;
    const key = `${asked} ${actions}`;
    const open = (this.#openMs.get(key) ?? 0) + ms;
    this.#openMs.set(key, open);
    if (this.#plan.type === 'days') expect(open).toBeLessThanOrEqual(this.#plan.days * REQUEST_MS.days + NETWORK_MS);
  }

  /** A seat plays an action. */
  acted(seat: Seat, isPerson: boolean, { actions }: Facts): void {
    const one = need(this.#seats[seat]);
    if (this.#plan.type === 'live' && isPerson && actions > one.furthest) {
      one.left = Math.min(this.#capMs, one.left + this.#plan.incrementS * 1000);
      one.furthest = actions;
    }
    this.#requestMs = 0;
  }

  left(seat: Seat, { asked, decision }: Facts): void {
    need(this.#seats[seat]).away = asked === seat ? { decision, since: this.#now } : null;
    this.#requestMs = 0;
  }

  returned(seat: Seat, { decision }: Facts): void {
    const one = need(this.#seats[seat]);
    if (one.away?.decision === decision) this.#spend(seat, this.#now - one.away.since);
    one.away = null;
    if (this.#plan.type === 'live' && one.left === 0 && one.hasTopUp) {
      one.left = Math.min(this.#capMs, TOP_UP_MS);
      one.hasTopUp = false;
    }
    this.#requestMs = 0;
  }

  requested(): void {
    this.#requestMs = 0;
  }

  #spend(seat: Seat, ms: number): void {
    const one = need(this.#seats[seat]);
    one.left = Math.max(0, one.left - ms);
  }
}

/** Counts what happened, so that the test notices if it never tries something. */
type Seen = Map<string, number>;

const count = (seen: Seen, what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

const botSeat = (table: Table<LasVegas>): Seat | undefined =>
  seatList(SEATS).find((seat) => table.playerOf(seat) === 'bot');

/** Aims at commands that are likely to be accepted. */
const commandOf = ({ table }: ClockedMatch, { type, seat: index }: Exclude<Op, { type: 'pass' }>): Command | null => {
  const id = newId();
  const seat = seatAt(index);
  const [ask] = table.asks;
  switch (type) {
    case 'act':
      if (ask === undefined) return null;
      return { type, id, seat: ask.seat, decision: ask.id, action: need(table.look(ask.seat).legal[0]) };
    case 'undo':
      return { type, id, seat: table.look('spectator').freeUndo ?? seat, consent: [] };
    case 'undoAsk':
      return { type, id, seat, consent: [] };
    case 'redo':
      return { type, id, seat: seatList(SEATS).find((one) => table.undoneAction(one) !== null) ?? seat };
    case 'return':
      return { type, id, seat: table.playerOf(seat) === 'bot' ? seat : (botSeat(table) ?? seat) };
    case 'accept':
    case 'refuse':
      return { type: 'undoAnswer', id, seat, ask: table.undoAsk?.version ?? 1, accept: type === 'accept' };
    case 'vote':
      return { type, id, seat, about: seatAt((index + 1) % SEATS), keep: true };
    default:
      return { type, id, seat };
  }
};

class Run {
  readonly #match: ClockedMatch;
  readonly #model: Model;
  readonly #seen: Seen;
  /** By seat: all its undo requests, and how often one of its actions was further than all earlier ones. */
  readonly #requests = [0, 0, 0];
  readonly #advances = [0, 0, 0];
  readonly #furthest = [0, 0, 0];

  constructor(plan: ClockPlan, after: ClockAfter, seen: Seen) {
    this.#match = new ClockedMatch(plan, after);
    this.#model = new Model(plan);
    this.#seen = seen;
  }

  async apply(op: Op): Promise<void> {
    if (op.type === 'pass') return this.#pass(op.ms);
    const command = commandOf(this.#match, op);
    if (command !== null) await this.#send(command);
    await this.#fire();
  }

  async #pass(ms: number): Promise<void> {
    const end = this.#match.now + ms;
    while (this.#match.now < end) {
      const until = Math.max(this.#match.now, Math.min(end, this.#match.nextDue()));
      this.#model.pass(until - this.#match.now, factsOf(this.#match));
      this.#match.now = until;
      this.#check();
      await this.#fire();
    }
  }

  async #fire(): Promise<void> {
    for (let due = this.#match.dueCommand(); due !== null; due = this.#match.dueCommand()) {
      count(this.#seen, due.type);
      await this.#send(due);
    }
  }

  async #send(command: Command | ServerCommand): Promise<void> {
    const { table } = this.#match;
    const before = factsOf(this.#match);
    const isServers = command.type === 'timeout' || command.type === 'undoExpire';
    const by = table.playerOf(command.seat);
    const answer = await this.#match.send(command, isServers ? null : command.type === 'act' ? by : 'person');
    if (answer.type !== 'done') {
      count(this.#seen, answer.type === 'failed' ? answer.error.code : 'refused');
      expect(isServers).toBe(false);
      return;
    }
    count(this.#seen, command.type);
    this.#follow(command, by === 'person', before);
    this.#check();
  }

  #follow({ type, seat }: Command | ServerCommand, isPerson: boolean, before: Facts): void {
    const now = factsOf(this.#match);
    if (type === 'act' || type === 'redo') {
      this.#model.acted(seat, isPerson, now);
      if (now.actions > need(this.#furthest[seat])) {
        this.#furthest[seat] = now.actions;
        this.#advances[seat] = need(this.#advances[seat]) + 1;
      }
    } else if (type === 'leave' || type === 'timeout') this.#model.left(seat, before);
    else if (type === 'return') this.#model.returned(seat, now);
    else if (now.asker !== null && before.asker === null) {
      this.#model.requested();
      this.#requests[seat] = need(this.#requests[seat]) + 1;
      expect(this.#requests[seat]).toBeLessThanOrEqual(2 * need(this.#advances[seat]));
    }
  }

  /** The clock shows exactly the time that the model counts, and the match never waits for a person without a deadline. */
  #check(): void {
    const { plan, clock, now } = this.#match;
    const { asked, isPersons } = factsOf(this.#match);
    const view = need(clockViewOf(plan, clock, now));
    if (plan.type === 'live') expect(view.banks).toEqual(this.#model.banks);
    const isTimed = clock.running.some(({ kind, seat }) => kind === 'decision' && seat === asked);
    expect(isTimed).toBe(isPersons);
  }
}

const opsFor = (longestMs: number): fc.Arbitrary<Op[]> => {
  const seat = fc.integer({ min: 0, max: SEATS - 1 });
  const command = fc.record({ type: fc.constantFrom(...OPS), seat });
  const pass = fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: longestMs }) });
  return fc.array(
    fc.oneof(
      { weight: 12, arbitrary: command },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('vote' as const), seat }) },
      { weight: 8, arbitrary: fc.record({ type: fc.constant('act' as const), seat }) },
      { weight: 6, arbitrary: pass },
    ),
    { minLength: 20, maxLength: 70 },
  );
};

const property = (plan: ClockPlan, after: ClockAfter, seen: Seen) =>
  fc.asyncProperty(opsFor(plan.type === 'days' ? 30 * 3_600_000 : 25_000), async (ops) => {
    const run = new Run(plan, after, seen);
    for (const op of ops) await run.apply(op);
  });

const LIVE: ClockPlan = { type: 'live', bankS: 35, incrementS: 3 };
const DAYS: ClockPlan = { type: 'days', days: 2 };
const OPTIONS = { numRuns: 200, seed: 17 };

describe('no sequence of commands adds time', () => {
  test.each([LIVE, DAYS])('$type', async (plan) => {
    const seen: Seen = new Map();
    await fc.assert(property(plan, clockAfter, seen), OPTIONS);
    const happened = [
      'act',
      'leave',
      'return',
      'undo',
      'redo',
      'undoAsk',
      'undoAnswer',
      'vote',
      'timeout',
      'undoExpire',
    ];
    for (const what of [...happened, 'undoAskLimit', 'outOfTime'])
      expect([what, seen.get(what) ?? 0]).not.toEqual([what, 0]);
  });

  const faults: readonly [string, ClockPlan, ClockAfter][] = [
    [
      'an increment for every answer',
      LIVE,
      (plan, before, ...rest) => clockAfter(plan, { ...before, earnedAt: [0, 0, 0] }, ...rest),
    ],
    [
      'a top-up for every return',
      LIVE,
      (plan, before, ...rest) => clockAfter(plan, { ...before, toppedUp: [] }, ...rest),
    ],
    [
      'a new deadline for every return',
      DAYS,
      (plan, before, ...rest) =>
        clockAfter(plan, { ...before, running: before.running.filter(({ kind }) => kind !== 'away') }, ...rest),
    ],
    [
      'a new deadline after every undo',
      DAYS,
      (plan, before, ...rest) => clockAfter(plan, { ...before, spent: [] }, ...rest),
    ],
    [
      'undo requests that do not expire',
      LIVE,
      (...change) => {
        const { state, timers } = clockAfter(...change);
        return { state: { ...state, running: state.running.filter(({ kind }) => kind !== 'undo') }, timers };
      },
    ],
  ];

  test.each(faults)('a planted fault is noticed: %s', async (_name, plan, faulty) => {
    expect((await fc.check(property(plan, faulty, new Map()), { ...OPTIONS, endOnFailure: true })).failed).toBe(true);
  });
});

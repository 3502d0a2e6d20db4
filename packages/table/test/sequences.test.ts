/** Random commands of all seats through two tables on one log. The log must rebuild both tables. */

import { lasVegas } from '@fremont/games/las-vegas';
import { neonRow } from '@fremont/games/template';
import { type Game, type GameTypes, replay, type Seat, seatAt, seatList, stateOf, type Viewer } from '@fremont/kernel';
import type { Answer, LogEntry, Occupant, Table, Update } from '@fremont/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lots } from './lots.ts';
import { bot, need, newId, person, reopened, type Seated, seatAtTable } from './tables.ts';

/** A random attempt. Numbers are taken modulo the number of choices. */
const tries = fc.record({
  kind: fc.constantFrom(
    ...(['act', 'act', 'act', 'act', 'act', 'undo', 'undo', 'redo', 'late', 'again'] as const),
    ...(['undoAsk', 'undoAnswer', 'undoAnswer', 'leave', 'return', 'vote', 'timeout'] as const),
  ),
  table: fc.nat(1),
  seat: fc.nat(2),
  choice: fc.nat(50),
  consent: fc.boolean(),
});
type Try = typeof tries extends fc.Arbitrary<infer V> ? V : never;

const seatings: readonly (readonly Occupant[])[] = [
  [person('Ada'), person('Ben')],
  [person('Ada'), bot('Bo'), person('Cy')],
  [person('Ada'), bot('Bo'), bot('Bea')],
];

interface Run<T extends GameTypes> extends Seated<T> {
  readonly tables: readonly Table<T>[];
  readonly broadcasts: Map<Viewer, Update<T>[]>;
  readonly sent: { readonly send: () => Promise<Answer>; readonly answer: Answer }[];
}

const viewersOf = (seats: number): Viewer[] => ['spectator', ...seatList(seats)];

const beginRun = async <T extends GameTypes>(game: Game<T>, occupants: readonly Occupant[]): Promise<Run<T>> => {
  const seated = seatAtTable(game, { occupants, seed: 7 });
  const broadcasts = new Map(viewersOf(occupants.length).map((viewer) => [viewer, [] as Update<T>[]]));
  seated.table.onChange(() => {
    for (const [viewer, updates] of broadcasts) updates.push(seated.table.news(viewer));
  });
  return { ...seated, tables: [seated.table, await reopened(game, seated)], broadcasts, sent: [] };
};

/** Commands other than actions: undo, redo, leave, return, votes. */
const otherCommandOf = <T extends GameTypes>(
  table: Table<T>,
  attempt: Try,
  seat: Seat,
  others: readonly Seat[],
): unknown => {
  const { kind, choice, consent } = attempt;
  const about = others[choice % others.length];
  const ask = table.asks[choice % Math.max(1, table.asks.length)];
  const more: Readonly<Record<string, object>> = {
    undo: { consent: consent ? others : [] },
    undoAsk: { consent: consent ? [about] : [] },
    undoAnswer: { ask: table.undoAsk?.version ?? 1, accept: choice % 4 > 0 },
    vote: { about, keep: consent },
    timeout: { seat: ask?.seat ?? seat, decision: ask?.id ?? '0.0' },
  };
  return { type: kind, id: newId(), seat, ...more[kind] };
};

const commandOf = <T extends GameTypes>(
  table: Table<T>,
  attempt: Try,
  seat: Seat,
  others: readonly Seat[],
): unknown => {
  const isAction = ['act', 'late', 'again'].includes(attempt.kind);
  if (!isAction) return otherCommandOf(table, attempt, seat, others);
  const id = newId();
  const ask = table.asks[attempt.choice % Math.max(1, table.asks.length)];
  if (attempt.kind === 'late' || ask === undefined)
    return { type: 'act', id, seat, decision: `${seat}.${table.version + 1}`, action: { type: 'wait' } };
  const { legal } = table.look(ask.seat);
  return { type: 'act', id, seat: ask.seat, decision: ask.id, action: legal[attempt.choice % legal.length] };
};

const attemptOn = async <T extends GameTypes>(run: Run<T>, attempt: Try): Promise<void> => {
  const table = need(run.tables[attempt.table]);
  const earlier = run.sent[attempt.choice % Math.max(1, run.sent.length)];
  if (attempt.kind === 'again' && earlier !== undefined) {
    expect(await earlier.send()).toEqual(earlier.answer);
    return;
  }
  const seats = seatList(run.setting.occupants.length);
  const seat = seatAt(attempt.seat % seats.length);
  const command = commandOf(table, attempt, seat, seats) as Parameters<Table<T>['send']>[0];
  const send = (): Promise<Answer> => table.send(command);
  run.sent.push({ send, answer: await send() });
};

/** The draws of the log by stream, place among the actions in force, and number of outcomes. */
const expectNoSecondSample = (log: readonly LogEntry[]): void => {
  const given = new Map<string, number>();
  let streams: string[][] = [];
  for (const entry of log) {
    if (entry.type === 'undo') {
      streams = streams.slice(0, entry.to);
      continue;
    }
    if (entry.type !== 'action') continue;
    const before = streams.flat();
    entry.draws.forEach(([stream, n, value], index) => {
      const inEntry = entry.draws.slice(0, index).map(([one]) => one);
      const place = [...before, ...inEntry].filter((one) => one === stream).length;
      const question = `${stream} ${place} ${n}`;
      expect(given.get(question) ?? value).toBe(value);
      given.set(question, value);
    });
    streams = [...streams, entry.draws.map(([stream]) => stream)];
  }
};

const expectSameTables = <T extends GameTypes>(one: Table<T>, other: Table<T>): void => {
  for (const viewer of viewersOf(one.setting.occupants.length)) {
    expect(other.look(viewer)).toEqual(one.look(viewer));
    expect(other.history(viewer)).toEqual(one.history(viewer));
  }
  expect(other.record()).toEqual(one.record());
};

const expectTruth = async <T extends GameTypes>(game: Game<T>, run: Run<T>): Promise<void> => {
  const { table, tables, broadcasts, store } = run;
  for (const one of tables) await one.catchUp();
  const log = await store.read('match', 0);
  expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
  expectSameTables(table, need(tables[1]));
  expectSameTables(table, await reopened(game, run));
  const replayed = replay(game, JSON.parse(JSON.stringify(table.record())));
  for (const [viewer, updates] of broadcasts) {
    expect(updates.map(({ version }) => version)).toEqual(log.map(({ version }) => version));
    expect(table.look(viewer).view).toEqual(game.view(stateOf(replayed), viewer));
    const last = updates.at(-1);
    if (last !== undefined)
      expect({ ...last, events: [], moments: [], jump: false, undoneFrom: null }).toEqual(table.look(viewer));
  }
  expectNoSecondSample(log);
};

/** A client at any version gets the missed steps as they were broadcast, or needs a fresh look. */
const expectGapsFilled = async <T extends GameTypes>({ table, broadcasts, store }: Run<T>): Promise<void> => {
  const log = await store.read('match', 0);
  for (const [viewer, updates] of broadcasts)
    for (let since = 0; since <= table.version; since++) {
      const missed = table.missed(viewer, since);
      expect(missed === null).toBe(log.slice(since).some(({ type }) => type === 'undo'));
      const later = updates.filter(({ version }) => version > since);
      if (missed !== null)
        expect(missed.flatMap(({ events }) => events)).toEqual(later.flatMap(({ events }) => events));
    }
};

const expectSameForAll = <T extends GameTypes>({ broadcasts }: Run<T>): void => {
  const stories = [...broadcasts].map(([viewer, updates]) =>
    updates.map(({ version, asks, toAct, outcome, jump, legal, players, undoAsk, votes }) => {
      const isAsked = asks.some(({ seat }) => seat === viewer);
      expect(legal.length > 0).toBe(isAsked);
      return { version, asks, toAct, outcome, jump, players, undoAsk, votes };
    }),
  );
  for (const story of stories) expect(story).toEqual(stories[0]);
};

const checkGame = <T extends GameTypes>(game: Game<T>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...seatings), fc.array(tries, { maxLength: 60 }), async (occupants, attempts) => {
      const run = await beginRun(game, occupants);
      for (const attempt of attempts) await attemptOn(run, attempt);
      await expectTruth(game, run);
      await expectGapsFilled(run);
      expectSameForAll(run);
    }),
    { numRuns: 150, seed: 8614 },
  );

describe('after any sequence of commands', () => {
  test('the log of Las Vegas rebuilds the table, every version was broadcast, and no die was rolled twice', () =>
    checkGame(lasVegas));

  test('so does the log of a game that ends by showing secrets', () => checkGame(neonRow));

  test('so does the log of a game with secrets and simultaneous turns', () => checkGame(lots));
});

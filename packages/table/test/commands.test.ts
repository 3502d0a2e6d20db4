/** One command, one answer: the same again when it is sent again, and nothing shown that is not stored. */

import { lasVegas } from '@fremont/games/las-vegas';
import { seatAt, seededChance } from '@fremont/kernel';
import { type Answer, LogConflict, type LogEntry, type LogStore, memoryStore, openTable } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { act, actCommand, bot, need, newId, person, reopened, turnOf, undo, vegasTable } from './tables.ts';

const TWO = [person('Ada'), person('Ben')];

/** A store that fails until it is repaired. */
const brokenStore = (): LogStore & { repair(): void } => {
  const inner = memoryStore();
  let isBroken = true;
  return {
    append: (match, entry) => (isBroken ? Promise.reject(new Error('disk full')) : inner.append(match, entry)),
    read: inner.read,
    repair: () => {
      isBroken = false;
    },
  };
};

/** A store that answers only when it is told to. */
const slowStore = (): LogStore & { release(): void; readonly waiting: () => number } => {
  const inner = memoryStore();
  const gates: (() => void)[] = [];
  return {
    async append(match, entry) {
      await new Promise<void>((resolve) => gates.push(resolve));
      return inner.append(match, entry);
    },
    read: inner.read,
    release: () => gates.shift()?.(),
    waiting: () => gates.length,
  };
};

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a command', () => {
  test('that is legal is done and leads to the next version', async () => {
    const { table } = vegasTable({ occupants: TWO });
    expect(table.look(seatAt(0)).version).toBe(0);
    const command = actCommand(table, { type: 'roll' });
    expect(await table.send(command)).toEqual({ type: 'done', id: command.id, version: 1 });
    expect(table.look(seatAt(0)).view.phase.type).toBe('placing');
  });

  test('sent again gets the same answer and has no second effect', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const command = actCommand(table, { type: 'roll' });
    const answers = await Promise.all([table.send(command), table.send(command), table.send(command)]);
    await act(table);
    answers.push(await table.send(command));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(table.version).toBe(2);
  });

  test('sent again after the table was reopened gets the same answer', async () => {
    const seated = vegasTable({ occupants: TWO });
    const command = actCommand(seated.table, { type: 'roll' });
    const answer = await seated.table.send(command);
    await act(seated.table);
    const again = await reopened(lasVegas, seated);
    expect(await again.send(command)).toEqual(answer);
    expect(again.version).toBe(2);
  });

  test('that is refused stays refused when it is sent again, even if it would be legal by then', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const early = actCommand(table, { type: 'place', face: 1 });
    expect(await table.send(early)).toEqual({ type: 'refused', id: early.id, refusal: { code: 'rollFirst' } });
    await act(table);
    expect(await table.send(early)).toMatchObject({ type: 'refused' });
    expect(table.version).toBe(1);
  });

  test('that answers a decision which is no longer open is stale', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const first = actCommand(table, { type: 'roll' });
    await act(table);
    const late = await table.send({ ...first, id: newId() });
    expect(late).toMatchObject({ type: 'failed', error: { code: 'staleDecision', version: 1 } });
  });

  test('that answers the decision of another seat is not accepted', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const command = { ...actCommand(table, { type: 'roll' }), seat: seatAt(1) };
    expect(await table.send(command)).toMatchObject({ error: { code: 'notYourSeat', seat: 1 } });
  });

  test('with an action of no known shape is a bad message', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const answer = await table.send(actCommand(table, { type: 'prompt' }));
    expect(answer).toMatchObject({ error: { code: 'badMessage', why: 'unknownAction' } });
  });

  test('of a person for a seat that a bot plays is not accepted', async () => {
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    const answer = await new Promise<Answer>((resolve) => table.receive(actCommand(table, { type: 'roll' }), resolve));
    expect(answer).toMatchObject({ error: { code: 'notYourSeat', seat: 0 } });
  });
});

describe('decisions', () => {
  test('are named after the seat and the version at which they were asked', async () => {
    const { table } = vegasTable({ occupants: TWO });
    expect(table.asks).toEqual([{ id: '0.0', seat: 0 }]);
    await act(table);
    expect(table.asks).toEqual([{ id: '0.1', seat: 0 }]);
    await act(table);
    expect(table.asks).toEqual([{ id: '1.2', seat: 1 }]);
  });

  test('asked anew after an undo have a new name, so that a late answer cannot hit them', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    const place = actCommand(table, need(table.look(seatAt(0)).legal[0]));
    await table.send(place);
    await undo(table, 0);
    expect(table.asks).toEqual([{ id: '0.3', seat: 0 }]);
    expect(await table.send({ ...place, id: newId() })).toMatchObject({ error: { code: 'staleDecision' } });
  });
});

describe('storage', () => {
  test('that fails changes nothing, and the same command succeeds once it works', async () => {
    const store = brokenStore();
    const { table } = vegasTable({ occupants: TWO, store });
    let changes = 0;
    table.onChange(() => changes++);
    const before = table.look(seatAt(0));
    const command = actCommand(table, { type: 'roll' });
    expect(await table.send(command)).toMatchObject({ type: 'failed', error: { code: 'storageUnavailable' } });
    expect(table.look(seatAt(0))).toEqual(before);
    expect(changes).toBe(0);
    store.repair();
    expect(await table.send(command)).toMatchObject({ type: 'done', version: 1 });
  });

  test('comes before the answer, the answer before the news', async () => {
    const store = slowStore();
    const { table } = vegasTable({ occupants: TWO, store });
    const heard: string[] = [];
    table.onChange(() => heard.push(`news of ${table.news('spectator').version}`));
    table.submit(actCommand(table, { type: 'roll' }), (answer) => heard.push(answer.type));
    await settle();
    expect(heard).toEqual([]);
    expect(table.version).toBe(0);
    store.release();
    await settle();
    expect(heard).toEqual(['done', 'news of 1']);
  });

  test('holds back the next command until the one before is safe', async () => {
    const store = slowStore();
    const { table } = vegasTable({ occupants: TWO, store });
    const answers: string[] = [];
    const roll = actCommand(table, { type: 'roll' });
    table.submit(roll, (answer) => answers.push(answer.type));
    table.submit({ ...roll, id: newId() }, (answer) => answers.push(answer.type === 'failed' ? answer.error.code : ''));
    await settle();
    expect(store.waiting()).toBe(1);
    store.release();
    await settle();
    expect(answers).toEqual(['done', 'staleDecision']);
    expect(store.waiting()).toBe(0);
  });

  test('written by somebody else first is read, and the command judged again', async () => {
    const seated = vegasTable({ occupants: TWO });
    const other = await reopened(lasVegas, seated);
    const mine = actCommand(seated.table, { type: 'roll' });
    await act(other);
    expect(await seated.table.send(mine)).toMatchObject({ error: { code: 'staleDecision', version: 1 } });
    expect(seated.table.look('spectator')).toEqual(other.look('spectator'));
  });

  test('shared by two tables takes turns from both', async () => {
    const seated = vegasTable({ occupants: TWO });
    const tables = [seated.table, await reopened(lasVegas, seated)];
    for (let turn = 0; turn < 20; turn++) {
      const table = need(tables[turn % 2]);
      await table.catchUp();
      expect(await act(table, turn)).toMatchObject({ type: 'done', version: turn + 1 });
    }
    const entries = await seated.store.read('match', 0);
    expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('that always says somebody was first is given up in the end', async () => {
    const store: LogStore = {
      append: () => Promise.reject(new LogConflict('never free')),
      read: async () => [],
    };
    const { table } = vegasTable({ occupants: TWO, store });
    expect(await act(table)).toMatchObject({ error: { code: 'storageUnavailable' } });
  });
});

describe('rules that find themselves broken', () => {
  const faultyGame = {
    ...lasVegas,
    faults: (state: { turn: number }) => (state.turn === 1 ? ['a bill is missing'] : []),
  };

  test('stop the table with its record kept', async () => {
    const seated = vegasTable({ occupants: TWO });
    const opened = openTable({ game: faultyGame, store: seated.store, chance: seededChance(1) }, seated.setting, []);
    if (!opened.ok) throw new Error(opened.error.code);
    const table = opened.value;
    await act(table);
    let told = 0;
    table.onChange(() => told++);
    expect(await act(table)).toMatchObject({ type: 'failed', error: { code: 'tableBroken' } });
    expect(told).toBe(1);
    expect(table.fault).toContain('a bill is missing');
    expect(table.record().entries).toHaveLength(1);
    expect(table.news(seatAt(0))).toMatchObject({ version: 1, asks: [], legal: [], events: [] });
    expect(await undo(table, 0)).toMatchObject({ error: { code: 'tableBroken' } });
    expect(await seated.store.read('match', 0)).toHaveLength(1);
  });
});

describe('a log', () => {
  const withChanged = async (change: (entry: LogEntry) => LogEntry): Promise<readonly unknown[]> => {
    const seated = vegasTable({ occupants: TWO });
    for (let turn = 0; turn < 4; turn++) await act(seated.table);
    const entries = (await seated.store.read('match', 0)).map(change);
    const opened = openTable(
      { game: lasVegas, store: memoryStore(), chance: seededChance(1) },
      seated.setting,
      entries,
    );
    return opened.ok ? ['ok', opened.value.version] : [opened.error.code];
  };

  test('that is sound reopens the table', async () => {
    expect(await withChanged((entry) => entry)).toEqual(['ok', 4]);
  });

  test.each<[string, (entry: LogEntry) => unknown]>([
    ['with a version missing', (entry) => ({ ...entry, version: entry.version + 1 })],
    ['with other draws', (entry) => ({ ...entry, draws: [] })],
    ['with an illegal action', (entry) => ({ ...entry, action: { type: 'pass' } })],
    ['with rubbish for an action', (entry) => ({ ...entry, action: null })],
    ['with rubbish for an entry', () => null],
    ['that undoes what never stood', (entry) => ({ ...entry, type: 'undo', to: 7 })],
    ['that undoes to before the deal', (entry) => ({ ...entry, type: 'undo', to: -1 })],
  ])('%s is an error, not a crash', async (_name, change) => {
    expect(await withChanged(change as (entry: LogEntry) => LogEntry)).toEqual(['doesNotReplay']);
  });

  test('of other rules is not played on', () => {
    const { setting } = vegasTable({ occupants: TWO });
    const parts = { game: lasVegas, store: memoryStore(), chance: seededChance(1) };
    expect(openTable(parts, { ...setting, rulesVersion: 0 }, [])).toEqual({
      ok: false,
      error: { code: 'otherRules', stored: 0, here: lasVegas.meta.rulesVersion },
    });
  });

  test('of a finished match asks nothing and knows the outcome', async () => {
    const seated = vegasTable({ occupants: TWO });
    while (seated.table.asks.length > 0) await act(seated.table, seated.table.version);
    const table = await reopened(lasVegas, seated);
    expect(table.asks).toEqual([]);
    expect(table.look(seatAt(0)).outcome?.ending).toBe('lastRoundPaid');
    expect(table.history(seatAt(0))[0]).toMatchObject({ version: 0, seat: null });
    expect(table.history(seatAt(0))).toHaveLength(table.record().entries.length + 1);
    expect(() => turnOf(table)).toThrow();
  });
});

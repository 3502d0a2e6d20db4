/** Every command gets one answer, a repeated command gets the same answer, and only stored changes are shown. */

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

/** A store that answers when the test releases it. */
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
  test('that is legal leads to the next version', async () => {
    const { table } = vegasTable({ occupants: TWO });
    expect(table.look(seatAt(0)).version).toBe(0);
    const command = actCommand(table, { type: 'roll' });
    expect(await table.send(command)).toEqual({ type: 'done', id: command.id, version: 1 });
    expect(table.look(seatAt(0)).view.phase.type).toBe('placing');
  });

  test('that is repeated gets the same answer and has no second effect', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const command = actCommand(table, { type: 'roll' });
    const answers = await Promise.all([table.send(command), table.send(command), table.send(command)]);
    await act(table);
    answers.push(await table.send(command));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(table.version).toBe(2);
  });

  test('that is repeated after the table was reopened gets the same answer', async () => {
    const seated = vegasTable({ occupants: TWO });
    const command = actCommand(seated.table, { type: 'roll' });
    const answer = await seated.table.send(command);
    await act(seated.table);
    const again = await reopened(lasVegas, seated);
    expect(await again.send(command)).toEqual(answer);
    expect(again.version).toBe(2);
  });

  test('that was refused stays refused when it is repeated, even if it would be legal by then', async () => {
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

  test('with a malformed action is a bad message', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const answer = await table.send(actCommand(table, { type: 'prompt' }));
    expect(answer).toMatchObject({
      error: { code: 'badMessage', why: 'unknownAction', problem: { code: 'unknownAction', key: 'type' } },
    });
  });

  test('with an unknown field in its action gets an error that names the field', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const answer = await table.send(actCommand(table, { type: 'roll', dice: 8 }));
    expect(answer).toMatchObject({
      type: 'failed',
      error: { code: 'badMessage', why: 'unknownField', problem: { key: 'dice', allowed: { keys: ['type'] } } },
    });
    expect(table.version).toBe(0);
  });

  test.each([2, 99])('for seat %i of two gets noSuchSeat', async (seat) => {
    const { table } = vegasTable({ occupants: TWO });
    const command = { ...actCommand(table, { type: 'roll' }), seat: seatAt(seat) };
    const error = { code: 'noSuchSeat', seat, seats: 2 };
    expect(await table.send(command)).toMatchObject({ type: 'failed', error });
    const received = await new Promise<Answer>((resolve) => table.receive({ ...command, id: newId() }, resolve));
    expect(received).toMatchObject({ type: 'failed', error });
  });

  test('of a person for a seat that a bot plays is not accepted', async () => {
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    const answer = await new Promise<Answer>((resolve) => table.receive(actCommand(table, { type: 'roll' }), resolve));
    expect(answer).toMatchObject({ error: { code: 'notYourSeat', seat: 0 } });
  });
});

describe('decisions', () => {
  test('have ids of the seat and the version at which they opened', async () => {
    const { table } = vegasTable({ occupants: TWO });
    expect(table.asks).toEqual([{ id: '0.0', seat: 0 }]);
    await act(table);
    expect(table.asks).toEqual([{ id: '0.1', seat: 0 }]);
    await act(table);
    expect(table.asks).toEqual([{ id: '1.2', seat: 1 }]);
  });

  test('that open again after an undo have a new id, so that a late command cannot answer them', async () => {
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
  test('that fails changes nothing, and the same command succeeds when it works again', async () => {
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

  test('comes before the answer, and the answer before the notification', async () => {
    const store = slowStore();
    const { table } = vegasTable({ occupants: TWO, store });
    const order: string[] = [];
    table.onChange(() => order.push(`news of ${table.news('spectator').version}`));
    table.submit(actCommand(table, { type: 'roll' }), (answer) => order.push(answer.type));
    await settle();
    expect(order).toEqual([]);
    expect(table.version).toBe(0);
    store.release();
    await settle();
    expect(order).toEqual(['done', 'news of 1']);
  });

  test('delays the next command until the one before is stored', async () => {
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

  test('with an entry of another table is read, and the command is judged again', async () => {
    const seated = vegasTable({ occupants: TWO });
    const other = await reopened(lasVegas, seated);
    const mine = actCommand(seated.table, { type: 'roll' });
    await act(other);
    expect(await seated.table.send(mine)).toMatchObject({ error: { code: 'staleDecision', version: 1 } });
    expect(seated.table.look('spectator')).toEqual(other.look('spectator'));
  });

  test('that two tables share accepts commands from both', async () => {
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

  test('that always reports a conflict makes the command fail in the end', async () => {
    const store: LogStore = {
      append: () => Promise.reject(new LogConflict('never free')),
      read: async () => [],
    };
    const { table } = vegasTable({ occupants: TWO, store });
    expect(await act(table)).toMatchObject({ error: { code: 'storageUnavailable' } });
  });
});

describe('a broken invariant', () => {
  const faultyGame = {
    ...lasVegas,
    faults: (state: { turn: number }) => (state.turn === 1 ? ['a bill is missing'] : []),
  };

  test('stops the table and keeps its record', async () => {
    const seated = vegasTable({ occupants: TWO });
    const opened = openTable({ game: faultyGame, store: seated.store, chance: seededChance(1) }, seated.setting, []);
    if (!opened.ok) throw new Error(opened.error.code);
    const table = opened.value;
    await act(table);
    let notifications = 0;
    table.onChange(() => notifications++);
    expect(await act(table)).toMatchObject({ type: 'failed', error: { code: 'tableBroken' } });
    expect(notifications).toBe(1);
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

  test('of other rules cannot be opened', () => {
    const { setting } = vegasTable({ occupants: TWO });
    const parts = { game: lasVegas, store: memoryStore(), chance: seededChance(1) };
    expect(openTable(parts, { ...setting, rulesVersion: 0 }, [])).toEqual({
      ok: false,
      error: { code: 'otherRules', stored: 0, here: lasVegas.meta.rulesVersion },
    });
  });

  test('of older rules with no change for its options continues under its own version', async () => {
    const seated = vegasTable({ occupants: TWO });
    await act(seated.table, 0);
    const setting = { ...seated.setting, rulesVersion: lasVegas.meta.rulesVersion - 1 };
    const parts = { game: lasVegas, store: memoryStore(), chance: seededChance(1) };
    const opened = openTable(parts, setting, await seated.store.read(setting.id, 0));
    expect(opened.ok && opened.value.version).toBe(1);
    expect(opened.ok && opened.value.record().rulesVersion).toBe(lasVegas.meta.rulesVersion - 1);
  });

  test('of a finished match has an outcome and no open decisions', async () => {
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

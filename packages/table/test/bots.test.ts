/** Bots at a table play whole matches, wait until people have seen the last version, and see only their own view. */

import { BOT_LEVELS, type Bot, botFor } from '@fremont/bots';
import { type Action, type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { gameById } from '@fremont/games/registry';
import { type Chance, type GameTypes, replay, type Seat, seededChance, stateOf } from '@fremont/kernel';
import {
  type BotParts,
  driveBots,
  type LogStore,
  memoryStore,
  type Occupant,
  rotateSeats,
  type Table,
  type TableBot,
} from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { manualTimer, untilIdle } from './manual-timer.ts';
import { act, bot, need, newId, person, redo, seatAtTable, turnOf, undo, vegasTable } from './tables.ts';

const atOnce = {
  after(_delayMs: number, run: () => void) {
    queueMicrotask(run);
    return () => undefined;
  },
};

const partsFor = <T extends GameTypes>(
  bots: (level: (typeof BOT_LEVELS)[number]) => TableBot<T> | null,
  timer: BotParts<T>['timer'] = atOnce,
  chance: Chance = seededChance(5),
): BotParts<T> => ({ botOf: bots, chance, timer, newId });

/** Slow bots. */
const SEARCHING: readonly string[] = ['sampler', 'sharp', 'master'];

const untilOver = <T extends GameTypes>(table: Table<T>): Promise<void> =>
  new Promise((resolve) => {
    table.onChange(() => {
      if (table.asks.length === 0) resolve();
    });
  });

const firstListed: Bot<LasVegas> = { level: 'random', choose: (_view, _seat, legal) => need(legal[0]) };
const vegasParts = (timer: BotParts<LasVegas>['timer']) => partsFor<LasVegas>(() => firstListed, timer);

describe('bots alone at a table', () => {
  const game = need(gameById('las-vegas'));

  /** The sampler is slow with many seats, so it plays with the fewest, with and without tiles. */
  const SAMPLED = ['classic', 'royale'];
  const matchesOf = (level: (typeof BOT_LEVELS)[number]) =>
    game.variants
      .filter(({ name }) => !SEARCHING.includes(level) || SAMPLED.includes(name))
      .map(({ name, options, seats: { min, max } }) => ({
        level,
        name,
        options,
        seats: SEARCHING.includes(level) ? min : max,
      }));

  test.each(BOT_LEVELS.flatMap(matchesOf))(
    'one of level $level and others finish a match of $name',
    async ({ level, options, seats }) => {
      const occupants = Array.from(
        { length: seats },
        (_, index): Occupant => ({ ...bot(`Bot ${index}`), level: index === 0 ? level : 'random' }) as Occupant,
      );
      const { table } = seatAtTable(game, { occupants, options });
      const over = untilOver(table);
      driveBots(
        table,
        partsFor((one) => botFor('las-vegas', one)),
        { delayMs: 0, isWatched: false },
      );
      await over;
      expect(table.fault).toBeNull();
      const replayed = replay(game, table.record());
      expect(game.outcome(stateOf(replayed))).toEqual(table.look('spectator').outcome);
      expect(table.look('spectator').outcome?.placings).toContain(1);
    },
    // Seconds on an idle machine, longer on a busy one.
    180_000,
  );
});

describe('a bot at a watched table', () => {
  const WITH_BOT = [person('Ada'), bot('Bo')];

  test('waits until the latest version has been shown, then for its delay', async () => {
    const timer = manualTimer();
    const { table } = vegasTable({ occupants: WITH_BOT });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 700, isWatched: true });
    await act(table);
    await act(table);
    expect(turnOf(table)).toBe(1);
    expect(timer.delays()).toEqual([]);
    driver.shown(1);
    expect(timer.delays()).toEqual([]);
    driver.shown(2);
    expect(timer.delays()).toEqual([700]);
    await timer.pass();
    expect(table.version).toBe(3);
    expect(timer.delays()).toEqual([]);
    driver.shown(3);
    expect(timer.delays()).toEqual([700]);
  });

  test('uses a new delay at once', async () => {
    const timer = manualTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 5000, isWatched: true });
    driver.shown(0);
    driver.setPace(0);
    expect(timer.delays()).toEqual([0]);
    await timer.pass();
    expect(table.version).toBe(1);
  });

  test('cancels its action when the person undoes the action before it', async () => {
    const timer = manualTimer();
    const { table } = vegasTable({ occupants: WITH_BOT });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 700, isWatched: true });
    await act(table);
    await act(table);
    driver.shown(2);
    await undo(table, 0);
    expect(timer.delays()).toEqual([]);
    expect(turnOf(table)).toBe(0);
  });

  test('repeats its undone action after an undo and a redo', async () => {
    const timer = manualTimer();
    const { table } = vegasTable({ occupants: WITH_BOT });
    let choice = 0;
    const fickle: Bot<LasVegas> = {
      level: 'random',
      choose: (_view, _seat, legal) => need(legal[choice++ % legal.length]),
    };
    driveBots(
      table,
      partsFor<LasVegas>(() => fickle, timer),
      { delayMs: 0, isWatched: false },
    );
    await act(table);
    await act(table);
    await timer.pass();
    await timer.pass();
    const end = table.look('spectator').view;
    await undo(table, 0);
    await redo(table, 0);
    choice = 1;
    await timer.pass();
    await timer.pass();
    expect(table.look('spectator').view).toEqual(end);
  });

  test('does not act after stop', async () => {
    const timer = manualTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 0, isWatched: false });
    driver.stop();
    await timer.pass();
    driver.shown(9);
    expect(table.version).toBe(0);
    expect(timer.delays()).toEqual([]);
  });

  test('retries an action that could not be stored', async () => {
    const inner = memoryStore();
    let isBroken = true;
    const store: LogStore = {
      append: (match, entry) => (isBroken ? Promise.reject(new Error('disk full')) : inner.append(match, entry)),
      read: inner.read,
    };
    const timer = manualTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')], store });
    driveBots(table, vegasParts(timer), { delayMs: 0, isWatched: false });
    await timer.pass();
    expect(table.version).toBe(0);
    expect(timer.delays()).toEqual([1000]);
    isBroken = false;
    await timer.pass();
    expect(table.version).toBe(1);
  });
});

describe('a bot that answers later', () => {
  /** A bot that answers when the test resolves it. */
  const absentBot = () => {
    let answer: (action: Action) => void = () => undefined;
    let asked = 0;
    const bot: TableBot<LasVegas> = {
      choose: () => {
        asked += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    };
    return { bot, asked: () => asked, answer: (action: Action) => answer(action) };
  };

  /** Ada has rolled and placed. Bo's bot has the turn and has not answered. */
  const thinking = async () => {
    const timer = manualTimer();
    const { bot: mind, asked, answer } = absentBot();
    const { table } = vegasTable({ occupants: [person('Ada'), bot('Bo')] });
    const parts = { botOf: () => mind, chance: seededChance(5), timer, newId };
    const driver = driveBots(table, parts, { delayMs: 700, isWatched: false });
    await act(table);
    await act(table);
    await timer.pass();
    return { table, driver, timer, asked, answer };
  };

  test('acts when its answer arrives', async () => {
    const { table, asked, answer } = await thinking();
    expect([asked(), table.version]).toEqual([1, 2]);
    answer({ type: 'roll' });
    await untilIdle();
    expect(table.version).toBe(3);
  });

  test('does not act if its decision was undone meanwhile', async () => {
    const { table, answer } = await thinking();
    await undo(table, 0);
    answer({ type: 'roll' });
    await untilIdle();
    expect([turnOf(table), table.version]).toEqual([0, 3]);
  });

  test('is asked again when the decision opens again', async () => {
    const { table, timer, asked, answer } = await thinking();
    await undo(table, 0);
    await redo(table, 0);
    expect(timer.delays()).toEqual([700]);
    await timer.pass();
    expect(asked()).toBe(2);
    answer({ type: 'roll' });
    await untilIdle();
    expect(table.version).toBe(5);
  });

  test('does not act if it was stopped meanwhile', async () => {
    const { table, driver, answer } = await thinking();
    driver.stop();
    answer({ type: 'roll' });
    await untilIdle();
    expect(table.version).toBe(2);
  });
});

describe('a bot that fails', () => {
  const failing: readonly [string, TableBot<LasVegas> | null][] = [
    ['answers nothing from where it thinks', { choose: () => Promise.reject(new Error('the thread is gone')) }],
    ['throws', { choose: () => need<Action>(null) }],
    ['chooses what is not legal', { choose: () => ({ type: 'pass' }) }],
    ['is not known here', null],
  ];

  test.each(failing)('because it %s takes a legal action instead', async (_how, broken) => {
    const timer = manualTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    driveBots(
      table,
      partsFor<LasVegas>(() => broken, timer),
      { delayMs: 0, isWatched: false },
    );
    await timer.pass();
    expect(table.record().entries).toMatchObject([{ seat: 0, action: { type: 'roll' } }]);
  });
});

describe('the choice of a bot', () => {
  const HIDDEN = { winnings: 'hidden' } as const;

  // The sampler needs half a minute for a whole match, so its own tests play a part of one.
  const QUICK_LEVELS = BOT_LEVELS.filter((level) => !SEARCHING.includes(level));

  test.each(QUICK_LEVELS)('at level %s does not depend on hidden information', async (level) => {
    const player = need(botFor('las-vegas', level));
    const { table } = vegasTable({ occupants: [person('Ada'), person('Ben'), person('Cy')], options: HIDDEN });
    let compared = 0;
    while (table.asks.length > 0) {
      const seat = turnOf(table);
      const seen = table.look(seat);
      const other = lasVegas.guess(seen.view, seat, seededChance(table.version));
      const view = lasVegas.view(other, seat);
      const legal = lasVegas.legalActions(other, seat);
      const inTruth = player.choose(seen.view, seat, seen.legal, seededChance(3));
      expect(player.choose(view, seat, legal, seededChance(3))).toEqual(inTruth);
      compared++;
      await act(table, table.version);
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('gets the style of its seat', async () => {
    const { table } = vegasTable({ occupants: [bot('Bo'), bot('Bea')] });
    const over = untilOver(table);
    const asked = new Set<string>();
    const noting: TableBot<LasVegas> = {
      choose(_view, seat, legal, _chance, style) {
        asked.add(`${seat} ${style}`);
        return need(legal[0]);
      },
    };
    const styleOf = (seat: Seat) => (seat === 0 ? 'builder' : null);
    driveBots(table, { ...partsFor<LasVegas>(() => noting, atOnce), styleOf }, { delayMs: 0, isWatched: false });
    await over;
    expect([...asked].sort()).toEqual(['0 builder', '1 null']);
  });

  test('uses a chance of its own and does not change the dice of the match', async () => {
    const rollsWith = async (chance: Chance): Promise<unknown> => {
      const { table } = vegasTable({ occupants: [bot('Bo'), bot('Bea')] });
      const over = untilOver(table);
      const greedyDice: Bot<LasVegas> = {
        level: 'random',
        choose: (_view, seat, legal, own) => need(legal[own.int(6, `dice:${seat}`) * 0]),
      };
      driveBots(
        table,
        partsFor<LasVegas>(() => greedyDice, atOnce, chance),
        { delayMs: 0, isWatched: false },
      );
      await over;
      return table.record().entries;
    };
    expect(await rollsWith(seededChance(1))).toEqual(await rollsWith(seededChance(2)));
  });
});

describe('a rematch', () => {
  test('moves every occupant up one seat', () => {
    const occupants = [person('Ada'), bot('Bo'), person('Cy')];
    expect(rotateSeats(occupants).map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ada']);
    expect(rotateSeats(rotateSeats(rotateSeats(occupants)))).toEqual(occupants);
  });
});

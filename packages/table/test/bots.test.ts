/** Bots at a table: they play whole matches, wait for people to see, and know only what their seat may know. */

import { BOT_LEVELS, type Bot, botFor } from '@fremont/bots';
import { type Action, type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { gameById } from '@fremont/games/registry';
import { type Chance, type GameTypes, replay, seededChance, stateOf } from '@fremont/kernel';
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
import { act, bot, need, newId, person, redo, seatAtTable, turnOf, undo, vegasTable } from './tables.ts';

/** Time that passes when the test says so. */
const handTimer = () => {
  let waiting: { readonly delayMs: number; readonly run: () => void }[] = [];
  return {
    after(delayMs: number, run: () => void) {
      const one = { delayMs, run };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    delays: () => waiting.map(({ delayMs }) => delayMs),
    /** Lets the first wait end, and whatever it leads to come to rest. */
    async pass() {
      waiting.shift()?.run();
      await rest();
    },
  };
};

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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

  /** The sampler thinks for seconds in a match of many seats: it plays with and without tiles, with the fewest. */
  const SAMPLED = ['classic', 'royale'];
  const matchesOf = (level: (typeof BOT_LEVELS)[number]) =>
    game.variants
      .filter(({ name }) => level !== 'sampler' || SAMPLED.includes(name))
      .map(({ name, options, seats: { min, max } }) => ({
        level,
        name,
        options,
        seats: level === 'sampler' ? min : max,
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
        { delayMs: 0, watched: false },
      );
      await over;
      expect(table.fault).toBeNull();
      const replayed = replay(game, table.record());
      expect(game.outcome(stateOf(replayed))).toEqual(table.look('spectator').outcome);
      expect(table.look('spectator').outcome?.placings).toContain(1);
    },
    // Seconds on cores of one's own; whoever shares them waits.
    180_000,
  );
});

describe('a bot at a watched table', () => {
  const WITH_BOT = [person('Ada'), bot('Bo')];

  test('holds until the latest version has been shown, then waits its pace', async () => {
    const timer = handTimer();
    const { table } = vegasTable({ occupants: WITH_BOT });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 700, watched: true });
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

  test('takes a new pace at once', async () => {
    const timer = handTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 5000, watched: true });
    driver.shown(0);
    driver.setPace(0);
    expect(timer.delays()).toEqual([0]);
    await timer.pass();
    expect(table.version).toBe(1);
  });

  test('lets go when the person takes the action back that it was about to answer', async () => {
    const timer = handTimer();
    const { table } = vegasTable({ occupants: WITH_BOT });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 700, watched: true });
    await act(table);
    await act(table);
    driver.shown(2);
    await undo(table, 0);
    expect(timer.delays()).toEqual([]);
    expect(turnOf(table)).toBe(0);
  });

  test('does what it had done when the person goes back and forth', async () => {
    const timer = handTimer();
    const { table } = vegasTable({ occupants: WITH_BOT });
    let choice = 0;
    const fickle: Bot<LasVegas> = {
      level: 'random',
      choose: (_view, _seat, legal) => need(legal[choice++ % legal.length]),
    };
    driveBots(
      table,
      partsFor<LasVegas>(() => fickle, timer),
      { delayMs: 0, watched: false },
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

  test('stops when it is told to', async () => {
    const timer = handTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    const driver = driveBots(table, vegasParts(timer), { delayMs: 0, watched: false });
    driver.stop();
    await timer.pass();
    driver.shown(9);
    expect(table.version).toBe(0);
    expect(timer.delays()).toEqual([]);
  });

  test('tries again when its action could not be stored', async () => {
    const inner = memoryStore();
    let isBroken = true;
    const store: LogStore = {
      append: (match, entry) => (isBroken ? Promise.reject(new Error('disk full')) : inner.append(match, entry)),
      read: inner.read,
    };
    const timer = handTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')], store });
    driveBots(table, vegasParts(timer), { delayMs: 0, watched: false });
    await timer.pass();
    expect(table.version).toBe(0);
    expect(timer.delays()).toEqual([1000]);
    isBroken = false;
    await timer.pass();
    expect(table.version).toBe(1);
  });
});

describe('a bot that thinks somewhere else', () => {
  /** Answers when the test says so. */
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

  /** Ada has rolled and placed; Bo's bot has been asked and thinks. */
  const thinking = async () => {
    const timer = handTimer();
    const { bot: mind, asked, answer } = absentBot();
    const { table } = vegasTable({ occupants: [person('Ada'), bot('Bo')] });
    const parts = { botOf: () => mind, chance: seededChance(5), timer, newId };
    const driver = driveBots(table, parts, { delayMs: 700, watched: false });
    await act(table);
    await act(table);
    await timer.pass();
    return { table, driver, timer, asked, answer };
  };

  test('is waited for, and its answer is played', async () => {
    const { table, asked, answer } = await thinking();
    expect([asked(), table.version]).toEqual([1, 2]);
    answer({ type: 'roll' });
    await rest();
    expect(table.version).toBe(3);
  });

  test('is not listened to when the question has been taken back meanwhile', async () => {
    const { table, answer } = await thinking();
    await undo(table, 0);
    answer({ type: 'roll' });
    await rest();
    expect([turnOf(table), table.version]).toEqual([0, 3]);
  });

  test('is asked again when the question comes back', async () => {
    const { table, timer, asked, answer } = await thinking();
    await undo(table, 0);
    await redo(table, 0);
    expect(timer.delays()).toEqual([700]);
    await timer.pass();
    expect(asked()).toBe(2);
    answer({ type: 'roll' });
    await rest();
    expect(table.version).toBe(5);
  });

  test('is not listened to once it was stopped', async () => {
    const { table, driver, answer } = await thinking();
    driver.stop();
    answer({ type: 'roll' });
    await rest();
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

  test.each(failing)('because it %s does something legal instead', async (_how, broken) => {
    const timer = handTimer();
    const { table } = vegasTable({ occupants: [bot('Bo'), person('Ada')] });
    driveBots(
      table,
      partsFor<LasVegas>(() => broken, timer),
      { delayMs: 0, watched: false },
    );
    await timer.pass();
    expect(table.record().entries).toMatchObject([{ seat: 0, action: { type: 'roll' } }]);
  });
});

describe('what a bot chooses', () => {
  const HIDDEN = { winnings: 'hidden' } as const;

  // The sampler would need half a minute for a whole match of it; its own tests ask a part of one.
  const QUICK_LEVELS = BOT_LEVELS.filter((level) => level !== 'sampler');

  test.each(QUICK_LEVELS)('at level %s does not depend on what its seat cannot see', async (level) => {
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

  test('is drawn from its own chance and leaves the dice of the match alone', async () => {
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
        { delayMs: 0, watched: false },
      );
      await over;
      return table.record().entries;
    };
    expect(await rollsWith(seededChance(1))).toEqual(await rollsWith(seededChance(2)));
  });
});

describe('a rematch', () => {
  test('moves everybody up one seat', () => {
    const occupants = [person('Ada'), bot('Bo'), person('Cy')];
    expect(rotateSeats(occupants).map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ada']);
    expect(rotateSeats(rotateSeats(rotateSeats(occupants)))).toEqual(occupants);
  });
});

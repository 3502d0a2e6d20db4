/** Off-turn actions: offers between people and bots on any turn. */

import { type Bot, botFor } from '@fremont/bots';
import { type Action, type LordsOfVegas, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { type Seat, seatAt, seededChance } from '@fremont/kernel';
import { type BotParts, driveBots, type Occupant, type Table } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { manualTimer } from './manual-timer.ts';
import { act, bot, need, newId, person, seatAtTable, turnOf } from './tables.ts';

const ADA = person('Ada');
const CHIARA = person('Chiara');
const BO = bot('Bo');

const lordsTable = (occupants: readonly Occupant[]): Table<LordsOfVegas> =>
  seatAtTable(lordsOfVegas, { occupants }).table;

const unasked = (table: Table<LordsOfVegas>, seat: Seat, action: unknown) =>
  table.send({ type: 'act', id: newId(), seat, decision: null, action });

const proposal = (money: number) => ({
  give: { money, lots: [], dice: [] },
  take: { money: 0, lots: [], dice: [] },
});

const gift = (to: Seat, money: number): Action => ({ type: 'offer', to, ...proposal(money) });
const counterGift = (money: number): Action => ({ type: 'counter', offer: 1, revision: 1, ...proposal(money) });

const otherThan = (seat: Seat): Seat => seatAt(1 - seat);

const partsWith = (player: Bot<LordsOfVegas>, timer: BotParts<LordsOfVegas>['timer']): BotParts<LordsOfVegas> => ({
  botOf: () => player,
  chance: seededChance(3),
  timer,
  newId,
});

/** A bot that takes the first listed action of these types, in this order, and else declines. */
const doing = (...types: Action['type'][]): Bot<LordsOfVegas> => ({
  level: 'random',
  choose: (_view, _seat, legal) => types.flatMap((type) => legal.filter((action) => action.type === type))[0] ?? null,
});

describe('a person who owes no decision', () => {
  test('may take an off-turn action, and the open decision of the other seat stays open', async () => {
    const table = lordsTable([ADA, CHIARA]);
    const asked = need(table.asks[0]);
    const other = otherThan(asked.seat);
    expect((await unasked(table, other, gift(asked.seat, 1))).type).toBe('done');
    expect(table.asks).toEqual([asked]);
    expect(table.look(asked.seat).legal.map(({ type }) => type)).toEqual(['draw', 'accept', 'decline']);
    expect(table.look(other).legal.map(({ type }) => type)).toEqual(['withdraw']);
  });

  test('may take no other action', async () => {
    const table = lordsTable([ADA, CHIARA]);
    const answer = await unasked(table, turnOf(table), { type: 'draw' });
    expect(answer).toMatchObject({ type: 'failed', error: { code: 'staleDecision' } });
  });

  test('gets the refusal of the rules for an impossible offer', async () => {
    const table = lordsTable([ADA, CHIARA]);
    const answer = await unasked(table, otherThan(turnOf(table)), gift(turnOf(table), 999));
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'dealMoney', needed: 999 } });
  });

  test('cannot accept an offer that was changed meanwhile', async () => {
    const table = lordsTable([ADA, CHIARA]);
    const from = turnOf(table);
    await unasked(table, from, gift(otherThan(from), 1));
    const edited = counterGift(2);
    expect((await unasked(table, from, edited)).type).toBe('done');
    const answer = await unasked(table, otherThan(from), { type: 'accept', offer: 1, revision: 1 });
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'offerChanged', revision: 2 } });
  });
});

describe('a bot that owes no decision', () => {
  test('answers an offer made on the turn of a person', async () => {
    const table = lordsTable([ADA, BO]);
    const bots = table.players.findIndex(({ by }) => by === 'bot');
    const timer = manualTimer();
    driveBots(table, partsWith(doing('accept', 'draw', 'endTurn'), timer), { delayMs: 5, isWatched: false });
    while (turnOf(table) === bots) await timer.pass();
    await unasked(table, seatAt(1 - bots), gift(seatAt(bots), 1));
    const before = table.look('spectator').view.chairs.map(({ money }) => money);
    expect(timer.delays()).toEqual([5]);
    await timer.pass();
    const after = table.look('spectator').view.chairs.map(({ money }) => money);
    expect(table.look('spectator').view.offers).toEqual([]);
    expect(after[bots]).toBe(need(before[bots]) + 1);
  });

  test('may decline, and is consulted again only after the next change', async () => {
    const table = lordsTable([ADA, BO]);
    const bots = table.players.findIndex(({ by }) => by === 'bot');
    const timer = manualTimer();
    driveBots(table, partsWith(doing('draw', 'endTurn'), timer), { delayMs: 5, isWatched: false });
    while (turnOf(table) === bots) await timer.pass();
    await unasked(table, seatAt(1 - bots), gift(seatAt(bots), 1));
    await timer.pass();
    expect(timer.delays()).toEqual([]);
    expect(table.look('spectator').view.offers).toHaveLength(1);
  });
});

describe('a bot that has the turn while people have an offer to answer', () => {
  test('gives them time once, and acts as soon as they have answered', async () => {
    const table = lordsTable([BO, ADA, CHIARA]);
    const bots = table.players.findIndex(({ by }) => by === 'bot');
    while (turnOf(table) !== bots) await act(table);
    const [one, other] = [0, 1, 2].filter((seat) => seat !== bots).map(seatAt);
    const timer = manualTimer();
    driveBots(table, partsWith(doing('draw', 'endTurn'), timer), { delayMs: 5, isWatched: false });
    expect(timer.delays()).toEqual([5]);
    await unasked(table, need(one), gift(need(other), 1));
    expect(timer.delays()).toEqual([20_000]);
    await unasked(table, need(other), { type: 'decline', offer: 1, revision: 1 });
    expect(timer.delays()).toEqual([5]);
    await unasked(table, need(one), gift(need(other), 1));
    await timer.pass();
    expect(table.look('spectator').view.phase.type).toBe('playing');
    expect(timer.delays()).toEqual([5]);
  });

  test('waits three times before one decision, however many offers follow', async () => {
    const table = lordsTable([BO, ADA, CHIARA]);
    const bots = table.players.findIndex(({ by }) => by === 'bot');
    while (turnOf(table) !== bots) await act(table);
    const [one, other] = [0, 1, 2].filter((seat) => seat !== bots).map(seatAt);
    const timer = manualTimer();
    driveBots(table, partsWith(doing('draw', 'endTurn'), timer), { delayMs: 5, isWatched: false });
    const delays: (number | undefined)[] = [];
    for (let offers = 0; offers < 5; offers++) {
      await unasked(table, need(one), gift(need(other), 1));
      delays.push(timer.delays()[0]);
    }
    expect(delays).toEqual([20_000, 20_000, 20_000, 5, 5]);
    await timer.pass();
    expect(table.look('spectator').view.phase.type).toBe('playing');
  });

  test('answers offers to itself at its usual pace', async () => {
    const table = lordsTable([BO, ADA]);
    const bots = seatAt(table.players.findIndex(({ by }) => by === 'bot'));
    while (turnOf(table) !== bots) await act(table);
    const timer = manualTimer();
    driveBots(table, partsWith(doing('decline', 'draw', 'endTurn'), timer), { delayMs: 5, isWatched: false });
    await unasked(table, otherThan(bots), gift(bots, 1));
    expect(timer.delays()).toEqual([5]);
    await timer.pass();
    expect(table.look('spectator').view.offers).toEqual([]);
  });

  test('answers a counter-offer first, and then waits for the open answers of people', async () => {
    const table = lordsTable([BO, ADA]);
    const bots = seatAt(table.players.findIndex(({ by }) => by === 'bot'));
    while (turnOf(table) !== bots) await act(table);
    const ada = otherThan(bots);
    await unasked(table, bots, gift(ada, 1));
    await unasked(table, bots, gift(ada, 2));
    const timer = manualTimer();
    driveBots(table, partsWith(doing('decline', 'draw', 'endTurn'), timer), { delayMs: 5, isWatched: false });
    expect(timer.delays()).toEqual([20_000]);
    await unasked(table, ada, counterGift(3));
    expect(timer.delays()).toEqual([5]);
    await timer.pass();
    expect(table.look('spectator').view.offers).toMatchObject([{ id: 2, to: ada }]);
    expect(timer.delays()).toEqual([20_000]);
  });

  test('may choose an unlisted action that the rules accept', async () => {
    const table = lordsTable([BO, ADA]);
    const bots = seatAt(table.players.findIndex(({ by }) => by === 'bot'));
    while (turnOf(table) !== bots) await act(table);
    const timer = manualTimer();
    const generous: Bot<LordsOfVegas> = { level: 'random', choose: () => gift(otherThan(bots), 1) };
    driveBots(table, partsWith(generous, timer), { delayMs: 5, isWatched: false });
    await timer.pass();
    expect(table.look('spectator').view.offers).toMatchObject([{ from: bots, give: { money: 1 } }]);
  });
});

test('random bots play whole matches with deals in them', async () => {
  const table = lordsTable([BO, BO, BO]);
  const over = new Promise<void>((resolve) => {
    table.onChange(() => {
      if (table.asks.length === 0) resolve();
    });
  });
  const parts = {
    botOf: () => botFor('lords-of-vegas', 'random'),
    chance: seededChance(5),
    timer: {
      after(_delayMs: number, run: () => void) {
        queueMicrotask(run);
        return () => undefined;
      },
    },
    newId,
  };
  driveBots(table as never, parts, { delayMs: 0, isWatched: false });
  await over;
  expect(table.fault).toBeNull();
  const types = new Set(table.record().entries.map(({ action }) => action.type));
  expect(['offer', 'accept', 'decline'].filter((type) => !types.has(type as Action['type']))).toEqual([]);
});

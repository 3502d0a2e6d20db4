/** T14: simultaneous commands have the effect of some serial order. The tests try every order, not a sample. */

import { lasVegas } from '@fremont/games/las-vegas';
import { type Action, buildCost, type Goods, type LordsOfVegas, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { type Lot, nextBid, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { carryOut, cloneJson, type Game, type GameTypes, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { driveOrders, type LogEntry, newSetting, type Table } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import {
  expectSomeSerial,
  forgetfulLog,
  idOf,
  mergesOf,
  opened,
  openStore,
  runAtOneTable,
  runOnOneLog,
  type Scenario,
  type Sent,
  type Serially,
  type Step,
  serially,
  sharedLog,
  submit,
} from './interleavings.ts';
import { lots } from './lots.ts';
import { firstBids, luckyPunch, reorganised, withLotOf } from './positions.ts';
import { need, newId, person } from './tables.ts';

const PEOPLE = ['Ada', 'Ben', 'Cleo'].map(person);
const ADA = seatAt(0);
const BEN = seatAt(1);
const CLEO = seatAt(2);

/** A game whose every deal is this position. */
const from = <T extends GameTypes>(game: Game<T>, state: T['state']): Game<T> => ({
  ...game,
  setup: () => ({ state: cloneJson(state), events: [] }),
});

type Senders<T extends GameTypes> = Scenario<T>['senders'];

const scenarioOf = <T extends GameTypes>(
  game: Game<T>,
  senders: Senders<T>,
  kept: Scenario<T>['kept'] = () => null,
): Scenario<T> => {
  const setting = newSetting(game, { id: 'match', options: {}, occupants: PEOPLE }, seededChance(1));
  if (!setting.ok) throw new Error(setting.error.code);
  return { game, setting: setting.value, senders, kept };
};

/** Answers the open decision of the seat, or the decision that the seat expects next. */
const act =
  <T extends GameTypes>(seat: Seat, choose: T['action'] | ((table: Table<T>) => T['action'])): Step<T> =>
  (table, id) => {
    const decision = table.asks.find((ask) => ask.seat === seat)?.id ?? (`${seat}.${table.version}` as const);
    return { type: 'act', id, seat, decision, action: typeof choose === 'function' ? choose(table) : choose };
  };

const unasked =
  (seat: Seat, action: Action): Step<LordsOfVegas> =>
  (_table, id) => ({ type: 'act', id, seat, decision: null, action });

const leave =
  <T extends GameTypes>(seat: Seat): Step<T> =>
  (_table, id) => ({ type: 'leave', id, seat });
const comeBack =
  <T extends GameTypes>(seat: Seat): Step<T> =>
  (_table, id) => ({ type: 'return', id, seat });
const vote =
  <T extends GameTypes>(seat: Seat, about: Seat, keepBot: boolean): Step<T> =>
  (_table, id) => ({ type: 'vote', id, seat, about, keep: keepBot });
const undoAsk =
  <T extends GameTypes>(seat: Seat): Step<T> =>
  (_table, id) => ({ type: 'undoAsk', id, seat, consent: [] });
const undoAnswer =
  <T extends GameTypes>(seat: Seat, accept: boolean): Step<T> =>
  (table, id) => ({ type: 'undoAnswer', id, seat, ask: table.undoAsk?.version ?? 1, accept });

/** The timeout of the decision that is open at the start. */
const timeout =
  <T extends GameTypes>(seat: Seat): Step<T> =>
  (_table, id) => ({ type: 'timeout', id, seat, decision: `${seat}.0` });

/** Ada hides the tokens of Lucky Punch. Ben, to her left, has to guess. */
const secretPick = () =>
  scenarioOf(from(lasVegas, luckyPunch()), [
    [act(ADA, { type: 'luckyHide', count: 2 }), act(ADA, { type: 'luckyHide', count: 3 })],
    [act(BEN, { type: 'luckyGuess', count: 2 }), act(BEN, { type: 'luckyGuess', count: 1 })],
    [leave(CLEO), comeBack(CLEO)],
    [timeout(ADA)],
  ]);

const goods = (more: Partial<Goods> = {}): Goods => ({ money: 0, lots: [], dice: [], ...more });
const moneyOf = (chairs: readonly { readonly money: number }[]): number =>
  chairs.reduce((sum, { money }) => sum + money, 0);

/** Cleo reorganised: she and Ben each have two results to place, Cleo first. Ada wants to trade. */
const placing = () => {
  const senders: Senders<LordsOfVegas> = [
    [unasked(ADA, { type: 'offer', to: CLEO, give: goods({ money: 2 }), take: goods() }), undoAsk(ADA)],
    [act(BEN, { type: 'placeDie', lot: 'A3', value: 6 }), act(BEN, { type: 'placeDie', lot: 'A6', value: 6 })],
    [act(CLEO, { type: 'placeDie', lot: 'A2', value: 5 }), act(CLEO, { type: 'endTurn' })],
    [timeout(CLEO)],
  ];
  return scenarioOf(from(lordsOfVegas, reorganised(CLEO, BEN)), senders, ({ chairs }) => moneyOf(chairs));
};

/** Ben offers Cleo money for a lot that she can build on. Ada wants the same lot. */
const dealing = () => {
  const { state, lot } = withLotOf(CLEO);
  const purchase = (money: number) => ({ give: goods({ money }), take: goods({ lots: [lot] }) });
  carryOut(lordsOfVegas, state, BEN, { type: 'offer', to: CLEO, ...purchase(5) }, seededChance(1));
  const senders: Senders<LordsOfVegas> = [
    [
      unasked(ADA, { type: 'offer', to: CLEO, ...purchase(6) }),
      unasked(ADA, { type: 'withdraw', offer: 2, revision: 1 }),
    ],
    [
      unasked(BEN, { type: 'counter', offer: 1, revision: 1, ...purchase(4) }),
      unasked(BEN, { type: 'withdraw', offer: 1, revision: 2 }),
    ],
    [unasked(CLEO, { type: 'accept', offer: 1, revision: 1 }), act(CLEO, { type: 'build', lot, colour: 'brown' })],
    [timeout(CLEO)],
  ];
  const spent = (built: readonly unknown[]): number => buildCost(lot) * built.length;
  return scenarioOf(
    from(lordsOfVegas, state),
    senders,
    ({ chairs, builtThisTurn }) => moneyOf(chairs) + spent(builtThisTurn),
  );
};

/** The lowest or a higher legal bid. If the seat has no turn, the bid that it would make first. */
const bid = (seat: Seat, lot: Lot, raise: number): Step<VegasShowdown> =>
  act(seat, (table) => {
    const bids = table.look(seat).legal.filter((action) => action.type === 'bid' && action.lot === lot);
    return bids[raise] ?? { type: 'bid', lot, amount: 5 };
  });

const bidding = () =>
  scenarioOf(from(vegasShowdown, firstBids()), [
    [bid(ADA, 'lounge', 0), bid(ADA, 'lounge', 1)],
    [bid(BEN, 'lounge', 0), act(BEN, { type: 'publicity' })],
    [bid(CLEO, 'lounge', 1), act(CLEO, { type: 'pass' })],
    [timeout(ADA)],
  ]);

/** All seats have three turns at the same time. */
const allAtOnce = () =>
  scenarioOf(lots, [
    [act(ADA, { type: 'draw', size: 6 }), act(ADA, { type: 'show' })],
    [act(BEN, { type: 'draw', size: 4 }), undoAsk(BEN)],
    [act(CLEO, { type: 'draw', size: 6 }), act(CLEO, { type: 'draw', size: 4 })],
    [timeout(ADA)],
  ]);

const substituteVote = () =>
  scenarioOf(lots, [
    [leave(ADA), comeBack(ADA)],
    [vote(BEN, ADA, true), act(BEN, { type: 'wait' })],
    [vote(CLEO, ADA, true), vote(CLEO, ADA, false)],
    [timeout(ADA)],
  ]);

const undoVote = () =>
  scenarioOf(lots, [
    [act(ADA, { type: 'draw', size: 6 }), undoAsk(ADA)],
    [undoAnswer(BEN, true), act(BEN, { type: 'wait' })],
    [undoAnswer(CLEO, true), undoAnswer(CLEO, false)],
    [timeout(BEN)],
  ]);

const SCENARIOS = {
  'a secret pick and the guess': secretPick,
  'placing dice while others trade': placing,
  'offer, counter, accept, withdraw and building': dealing,
  'bids and higher bids': bidding,
  'turns taken by all at once': allAtOnce,
  'a vote on who plays a seat': substituteVote,
  'a vote on an undo': undoVote,
} as const;

const pairsOf = <E>(list: readonly E[]): E[][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other]));

/** Takes seconds on an idle machine, longer on a busy one. */
const TIMEOUT = { timeout: 120_000 };

describe.each(Object.entries(SCENARIOS))('%s', TIMEOUT, (_name, scenarioFor) => {
  const scenario = scenarioFor() as unknown as Scenario<GameTypes>;
  const reference = serially(scenario);

  test('at one table: every order, with each command repeated at every later place', async () => {
    const orders = mergesOf(scenario.senders.map((steps) => steps.length));
    // 7! orders of seven commands, halved for each of the three pairs that stay in order.
    expect(orders).toHaveLength(630);
    for (const order of orders)
      for (const calm of [0, order.length]) await runAtOneTable(scenario, reference, order, calm);
  });

  test('at one table per sender on one log: every order in which the storage answers', async () => {
    const senders = scenario.senders.map((steps) => steps.slice(0, 1));
    // Each of the four may have sent or not when another sends, so there are at least sixteen situations.
    expect(await runOnOneLog({ ...scenario, senders }, reference)).toBeGreaterThanOrEqual(16);
  });

  test('any two senders with all their commands, at one table each on one log', async () => {
    for (const senders of pairsOf(scenario.senders)) {
      // The least number: every combination of sent commands in which something is left to do.
      const situations = senders.reduce((product, steps) => product * (steps.length + 1), 1) - 1;
      expect(await runOnOneLog({ ...scenario, senders }, reference)).toBeGreaterThanOrEqual(situations);
    }
  });
});

// A scenario without turns would have 37,000 situations; the scenarios below have a few hundred.
const { 'turns taken by all at once': _, ...TURNS } = SCENARIOS;

test.each(Object.entries(TURNS))(
  '%s: all three with everything they send, at a table each on the same log',
  TIMEOUT,
  async (_name, scenarioFor) => {
    const scenario = scenarioFor() as unknown as Scenario<GameTypes>;
    const senders = scenario.senders.slice(0, 3);
    // The least number: every combination of two commands each in which something is left to do.
    expect(await runOnOneLog({ ...scenario, senders }, serially(scenario))).toBeGreaterThanOrEqual(3 ** 3 - 1);
  },
);

const ORDER = { turn: 1, wishes: [{ lot: 'lounge', max: 11 }], otherwise: 'publicity' } as const;

/** Ben leaves an order and may delete it while the others bid. The order driver is one more sender. */
const runWithOrder = async (
  scenario: Scenario<VegasShowdown>,
  reference: Serially,
  order: readonly number[],
  calm: boolean,
) => {
  const shared = sharedLog();
  const table = opened(scenario, openStore(shared), [], seededChance(5));
  const store = { read: async () => [], write: async () => undefined };
  const driver = await driveOrders(table, { orders: need(vegasShowdown.orders), store, newId });
  const sent: Sent[][] = scenario.senders.map(() => []);
  const taken: unknown[] = [ORDER, null];
  for (const who of order) {
    const mine = sent[who];
    const step = scenario.senders[who]?.[mine?.length ?? 0];
    if (mine !== undefined && step !== undefined) mine.push(submit(table, step(table, idOf(who, mine.length))));
    else void driver.leave(BEN, taken.shift());
    if (calm) await rest(table);
  }
  await rest(table);
  await expectSomeSerial(reference, sent, shared.log);
  expectOrdered(scenario, shared.log);
};

/** Every action of the order must be the step that it asks for at that point of the log. */
const expectOrdered = (scenario: Scenario<VegasShowdown>, log: readonly LogEntry[]): void => {
  for (const entry of log) {
    if (entry.type !== 'action' || entry.seat !== BEN) continue;
    const before = opened(scenario, openStore(sharedLog()), log.slice(0, entry.version - 1), seededChance(5));
    expect(entry.action).toEqual(nextBid(before.look(BEN).view, BEN, ORDER));
  }
};

const rest = async (table: Table<VegasShowdown>): Promise<void> => {
  for (let version = -1; version !== table.version; ) {
    version = table.version;
    await new Promise((resolve) => setImmediate(resolve));
    await table.settled;
  }
};

test('bids beside a standing order that is left and deleted, in every order', TIMEOUT, async () => {
  const people: Senders<VegasShowdown> = [
    [bid(ADA, 'lounge', 0), bid(ADA, 'lounge', 1)],
    [],
    [bid(CLEO, 'lounge', 0), act(CLEO, { type: 'publicity' })],
    [timeout(ADA)],
  ];
  const scenario = scenarioOf(from(vegasShowdown, firstBids()), people);
  const reference = serially(scenario);
  for (const order of mergesOf([2, 2, 2, 1]))
    for (const calm of [false, true]) await runWithOrder(scenario, reference, order, calm);
});

test('a log that accepts the same version twice is found', async () => {
  const scenario = substituteVote() as unknown as Scenario<GameTypes>;
  const senders = [[act(ADA, { type: 'wait' })], [act(BEN, { type: 'wait' })]] as Senders<GameTypes>;
  const forgetful = { ...scenario, senders, log: forgetfulLog };
  await expect(runOnOneLog(forgetful, serially(scenario))).rejects.toThrow();
});

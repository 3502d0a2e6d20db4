/** The sampler of Lords of Vegas: finds plans that greedy misses, reads nothing hidden, and evaluates like greedy. */

import {
  type Action,
  type Colour,
  DICE_PER_SEAT,
  LOT_FACTS,
  LOTS,
  type LordsOfVegas,
  type LotId,
  lordsOfVegas,
  MARKERS_PER_SEAT,
} from '@fremont/games/lords-of-vegas';
import { at, carryOut, deepFreeze, draftOf, type Seat, seatAt, seatList, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { greedyBot } from '../src/lords-of-vegas/greedy.ts';
import { prospectsOf } from '../src/lords-of-vegas/prospects.ts';
import { samplerBot } from '../src/lords-of-vegas/sampler.ts';
import { load } from '../src/lords-of-vegas/sim/load.ts';
import { Playout } from '../src/lords-of-vegas/sim/policy/playout.ts';
import { outcomeOf, snapshotOf } from '../src/lords-of-vegas/sim/snapshot.ts';
import { Table } from '../src/lords-of-vegas/sim/table.ts';
import { evaluationOf, worthsOf } from '../src/lords-of-vegas/worth.ts';

type State = LordsOfVegas['state'];

const ME = seatAt(0);
const OPEN_END = { gifts: true, endCardJitter: false };
const HIDDEN_END = { gifts: false, endCardJitter: true };

const choice = (bot: Bot<LordsOfVegas>, state: State, seat: Seat, seed = 1): Action | null =>
  bot.choose(
    deepFreeze(lordsOfVegas.view(state, seat)),
    seat,
    lordsOfVegas.legalActions(state, seat),
    seededChance(seed),
  );

/** A new match in which seat 0 is to play, with only these pieces on the board. */
const board = (change: (state: State) => void): State => {
  const state = draftOf(lordsOfVegas, lordsOfVegas.setup(OPEN_END, 3, seededChance(1)).state);
  state.turn = ME;
  state.phase = { type: 'playing' };
  for (const lot of state.lots) Object.assign(lot, { marker: null, tile: null, die: null });
  change(state);
  return state;
};

const lotOf = (state: State, id: LotId): State['lots'][number] => at(state.lots, LOTS.indexOf(id));
const lay = (state: State, id: LotId, tile: Colour, owner: Seat): void => {
  Object.assign(lotOf(state, id), { tile, die: { owner, value: LOT_FACTS[id].die } });
};

/** Random play up to the first draw after this number of actions. */
const someState = (seed: number, actions: number): State => {
  const chance = seededChance(seed);
  const { state } = lordsOfVegas.setup(OPEN_END, 4, chance);
  for (let done = 0; done < actions || state.phase.type !== 'drawing'; done++) {
    const [seat] = lordsOfVegas.toAct(state);
    if (seat === undefined) throw new Error('the match is over');
    const legal = lordsOfVegas.legalActions(state, seat).filter(({ type }) => type !== 'gamble');
    carryOut(lordsOfVegas, state, seat, at(legal, chance.int(legal.length, 'bot')), chance);
  }
  return state;
};

describe('in Lords of Vegas, sampler', () => {
  /** Two gold tiles at the Strip with free lots beside them. Only End of Game is left, which pays the Strip. */
  const lastTurn = (): State =>
    board((state) => {
      state.cardsBeforeEnd = 0;
      for (const id of ['C3', 'C6'] as const) lay(state, id, 'gold', ME);
      for (const chair of state.chairs) Object.assign(chair, { points: 32, money: 60 });
      // To sprawl to C2 costs twice 9, to C5 twice 8.
      at(state.chairs, ME).money = 34;
    });

  const placingAfter = (bot: Bot<LordsOfVegas>): number => {
    const state = lastTurn();
    for (let actions = 0; state.turn === ME && actions < 10; actions++) {
      const action = choice(bot, state, ME);
      if (action === null) throw new Error('the bot is to act and returned null');
      carryOut(lordsOfVegas, state, ME, action, seededChance(1));
    }
    carryOut(lordsOfVegas, state, state.turn, { type: 'draw' }, seededChance(1));
    return at(lordsOfVegas.outcome(state)?.placings ?? [], ME);
  };

  test('lays two tiles that win only together, where greedy finds no gain in either', () => {
    // From 32 the next space is 36: three tiles score nothing, four do. All others stay on 32 with more money.
    expect(choice(greedyBot, lastTurn(), ME)).toEqual({ type: 'endTurn' });
    expect(placingAfter(greedyBot)).toBe(3);
    expect(placingAfter(samplerBot)).toBe(1);
  });

  test('acts legally with two players and a hidden end', () => {
    const chance = seededChance(2);
    const { state } = lordsOfVegas.setup(HIDDEN_END, 2, chance);
    while (state.turnNumber < 6) {
      const [seat] = lordsOfVegas.toAct(state);
      const action = seat === undefined ? null : choice(samplerBot, state, seat, state.turnNumber);
      if (seat === undefined || action === null) throw new Error('the bot is to act and returned null');
      expect(lordsOfVegas.check(state, seat, action)).toBeNull();
      carryOut(lordsOfVegas, state, seat, action, chance);
    }
    expect(lordsOfVegas.faults(state)).toEqual([]);
  });

  test('chooses the same from the same view with the same chance', () => {
    const state = someState(3, 60);
    carryOut(lordsOfVegas, state, state.turn, { type: 'draw' }, seededChance(2));
    expect(choice(samplerBot, state, state.turn, 9)).toEqual(choice(samplerBot, state, state.turn, 9));
  });

  test('does not use a hidden depth of End of Game', () => {
    const chance = seededChance(5);
    const { state } = lordsOfVegas.setup(HIDDEN_END, 3, chance);
    carryOut(lordsOfVegas, state, state.turn, { type: 'draw' }, chance);
    const choices = [-2, -1, 0, 1, 2].map((shift) => {
      const world = draftOf(lordsOfVegas, state);
      world.cardsBeforeEnd += shift;
      expect(lordsOfVegas.view(world, world.turn)).toEqual(lordsOfVegas.view(state, state.turn));
      return JSON.stringify(choice(samplerBot, world, world.turn, 4));
    });
    expect(new Set(choices).size).toBe(1);
  });

  test('leaves answers to offers to greedy', () => {
    const state = board((draft) => {
      lotOf(draft, 'A1').marker = ME;
      at(draft.chairs, 1).money = 10;
      const nothing = { money: 0, lots: [], dice: [] };
      const gift = { give: { ...nothing, money: 10 }, take: nothing, action: null, waiver: null };
      draft.offers.push({ id: 1, revision: 1, from: seatAt(1), to: ME, ...gift });
      draft.nextOfferId = 2;
    });
    expect(choice(samplerBot, state, ME)).toEqual(choice(greedyBot, state, ME));
    expect(choice(samplerBot, state, ME)).toMatchObject({ type: 'accept', offer: 1 });
  });
});

describe('playouts', () => {
  const tableOf = (state: State): Table => {
    const table = new Table();
    load(table, state);
    return table;
  };

  test('evaluate like greedy while no casino has two owners', () => {
    const state = board((draft) => {
      for (const id of ['A1', 'A2', 'A6'] as const) lay(draft, id, 'gold', ME);
      for (const id of ['C3', 'C6', 'C9'] as const) lay(draft, id, 'brown', seatAt(1));
      lotOf(draft, 'A4').marker = ME;
      lotOf(draft, 'C12').marker = seatAt(1);
      lotOf(draft, 'F5').marker = seatAt(2);
      for (const [seat, chair] of draft.chairs.entries())
        Object.assign(chair, { money: 5 * seat, points: 8 + 2 * seat });
    });
    const view = lordsOfVegas.view(state, ME);
    for (const seat of seatList(3))
      expect(new Playout(tableOf(state)).evaluationAfter(1, 0, seat)).toBeCloseTo(
        evaluationOf(worthsOf(view, prospectsOf(view)), seat),
        10,
      );
  });

  test('draw other cards in other worlds, and the same cards in one world for every action tried', () => {
    /** The unseen cards after a round. */
    const unseenAfter = (seed: number, money: number): string => {
      const state = someState(3, 60);
      for (const chair of state.chairs) chair.money = money;
      const table = tableOf(state);
      new Playout(table).evaluationAfter(seed, 4, ME);
      return snapshotOf(table).unseen.join();
    };
    // Without money all seats only draw; with much money all seats build.
    for (const seed of [1, 2, 3]) expect(unseenAfter(seed, 0)).toBe(unseenAfter(seed, 90));
    expect(new Set([1, 2, 3].map((seed) => unseenAfter(seed, 90))).size).toBe(3);
  });

  test('answer every decision of draws and rolls, and take no action that costs too much', () => {
    // All seats have much money: twelve dice reach the board, casinos with several owners are rolled, and tiles are
    // taken over.
    for (let seed = 0; seed < 20; seed++) {
      const state = someState(seed, 40);
      for (const chair of state.chairs) chair.money = 300;
      const table = tableOf(state);
      const playout = new Playout(table);
      for (let turn = 0; outcomeOf(table) === null && turn < LOTS.length; turn++) {
        playout.evaluationAfter(seed, 1, ME);
        const { money, tilesLeft, dice, markers } = snapshotOf(table);
        expect(Math.min(...money, ...tilesLeft)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...dice)).toBeLessThanOrEqual(DICE_PER_SEAT);
        expect(Math.max(...markers)).toBeLessThanOrEqual(MARKERS_PER_SEAT);
      }
      expect(outcomeOf(table)?.placings).toContain(1);
    }
  });
});

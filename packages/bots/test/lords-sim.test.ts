/**
 * The simulator of Lords of Vegas plays like the rules, in random matches and rare positions, and the law finds faults.
 */

import {
  type Goods,
  LOTS,
  type LordsOfVegas,
  lordsOfVegas,
  MARKERS_PER_SEAT,
  WAIVABLE_TYPES,
} from '@fremont/games/lords-of-vegas';
import {
  at,
  type Chance,
  carryOut,
  draftOf,
  type Game,
  pick,
  seatAt,
  seatList,
  seededChance,
  type Variant,
} from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import {
  BET_PAYS,
  BLOCK_OF_LOT,
  IN_UNUSED_BLOCK,
  LOTS_UP_TO,
  MOVES,
  PAYER_OF_LOT,
  PRICES,
  PRINTED,
  STRIP_LOTS,
} from '../src/lords-of-vegas/sim/board.ts';
import { simulatorDriver } from '../src/lords-of-vegas/sim/driver.ts';
import { load } from '../src/lords-of-vegas/sim/load.ts';
import { deal, playRandomly } from '../src/lords-of-vegas/sim/match.ts';
import { outcomeOf, snapshotOf } from '../src/lords-of-vegas/sim/snapshot.ts';
import { Table } from '../src/lords-of-vegas/sim/table.ts';
import { followMatch, followMatches } from '../src/sim/law.ts';
import type { SimulatorDriver } from '../src/sim/simulator.ts';

type State = LordsOfVegas['state'];

const MATCHES = 20;

describe.each(lordsOfVegas.variants)('plays like the rules: $name', (variant) => {
  test.each([2, 3, 4])('%i players', (seats) => {
    const driver = simulatorDriver();
    for (let seed = 0; seed < MATCHES; seed++)
      // At least 25 cards are drawn. The nine of block F may share a draw, and a turn has at least two actions.
      expect(followMatch(lordsOfVegas, driver, variant, seats, seed)).toBeGreaterThanOrEqual(2 * 16);
  });
});

describe('from positions that random matches rarely reach', () => {
  /** The game with a start position made by `arrange`, and a simulator that loads it. */
  const beginningAt = (
    arrange: (state: State, chance: Chance) => void,
  ): { game: Game<LordsOfVegas>; simulator: SimulatorDriver<LordsOfVegas> } => {
    const setup: Game<LordsOfVegas>['setup'] = (options, seats, chance) => {
      const { state } = lordsOfVegas.setup(options, seats, chance);
      arrange(state, chance);
      return { state, events: [] };
    };
    const driver = simulatorDriver();
    return {
      game: { ...lordsOfVegas, setup },
      simulator: { ...driver, setup: (options, seats, chance) => driver.load(setup(options, seats, chance).state) },
    };
  };

  /** Runs the law on some matches and counts each phase. */
  const phasesSeen = (arrange: (state: State, chance: Chance) => void, matches: number): Map<string, number> => {
    const { game, simulator } = beginningAt(arrange);
    const seen = new Map<string, number>();
    const watching = {
      ...game,
      toAct: (state: Parameters<typeof game.toAct>[0]) => {
        const name = state.phase.type === 'over' ? state.phase.ending : state.phase.type;
        seen.set(name, (seen.get(name) ?? 0) + 1);
        return game.toAct(state);
      },
    };
    for (let match = 0; match < matches; match++) {
      const variant: Variant<LordsOfVegas> = at(lordsOfVegas.variants, match % 2);
      followMatch(watching, simulator, variant, 2 + (match % 3), match);
    }
    return seen;
  };

  /** Draws cards until a seat has all its markers on the board. */
  const markAll = (state: State, chance: Chance): void => {
    for (const seat of seatList(state.chairs.length))
      for (let markers = 2; markers < MARKERS_PER_SEAT; markers++) {
        const used = state.unseen.filter((id) => state.chairs.length > 2 || !id.startsWith('F'));
        const id = pick(used, chance, 'arrange');
        state.unseen = state.unseen.filter((other) => other !== id);
        state.discards.push(id);
        at(state.lots, LOTS.indexOf(id)).marker = seat;
      }
    state.cardsBeforeEnd = state.unseen.length;
  };

  test('an eleventh marker is moved from another lot', () => {
    expect(phasesSeen(markAll, 12).get('givingUpLot')).toBeGreaterThan(0);
  });

  test('with unlimited money all dice reach the board and are moved', () => {
    const seen = phasesSeen((state) => {
      for (const chair of state.chairs) chair.money = 300;
    }, 12);
    expect(seen.get('movingDie')).toBeGreaterThan(0);
    expect(seen.get('placingDice')).toBeGreaterThan(0);
  });

  test('the end of the track ends the match', () => {
    const seen = phasesSeen((state) => {
      for (const chair of state.chairs) Object.assign(chair, { money: 200, points: 66 });
    }, 12);
    expect(seen.get('ninetyPoints')).toBeGreaterThan(0);
  });

  test('waivers prevent their action until the turn ends', () => {
    const driver = simulatorDriver();
    const chance = seededChance(3);
    let ruledOut = 0;
    for (let seed = 0; seed < 40; seed++) {
      const state = playingState(seed);
      const before = lordsOfVegas.legalActions(state, state.turn).length;
      for (const { id } of lordsOfVegas.view(state, state.turn).casinos)
        state.waivers.push({ action: pick(WAIVABLE_TYPES, chance, 'arrange'), casino: id });
      const legal = lordsOfVegas.legalActions(state, state.turn);
      ruledOut += before - legal.length;
      driver.load(state);
      expect(driver.snapshot()).toEqual(driver.projected(state));
      expect(driver.legalActions(state.turn)).toEqual(legal);
      driver.advance(state.turn, { type: 'endTurn' }, chance);
      carryOut(lordsOfVegas, state, state.turn, { type: 'endTurn' }, chance);
      expect(driver.snapshot()).toEqual(driver.projected(state));
    }
    expect(ruledOut).toBeGreaterThan(0);
  });

  test('a tie caused by a deal is settled after the bet of that deal', () => {
    const tied = (state: State): void => {
      for (const [seat, id] of (['C1', 'C2'] as const).entries())
        Object.assign(at(state.lots, LOTS.indexOf(id)), {
          marker: null,
          tile: 'gold',
          die: { owner: seatAt(seat), value: 5 },
        });
      state.turn = seatAt(0);
      state.phase = { type: 'layingOff', casino: 'A1', boss: seatAt(1), bet: 1 };
    };
    expect(phasesSeen(tied, 6).get('layingOff')).toBeGreaterThan(0);
  });

  test('open offers are ignored: all actions except answers to them are listed', () => {
    const state = playingState(5);
    const seat = state.turn;
    const nothing: Goods = { money: 0, lots: [], dice: [] };
    const own = lordsOfVegas.legalActions(state, seat);
    const from = seatAt((seat + 1) % state.chairs.length);
    const terms = { from, to: seat, give: { ...nothing, money: 0 }, take: nothing, action: null, waiver: null };
    state.offers.push({ id: 1, revision: 1, ...terms });
    expect(lordsOfVegas.legalActions(state, seat).length).toBeGreaterThan(own.length);
    const driver = simulatorDriver();
    driver.load(state);
    expect(driver.legalActions(seat)).toEqual(own);
  });
});

/** Random play up to the first play after forty actions. */
const playingState = (seed: number): State => {
  const chance = seededChance(seed);
  const { state } = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 3, chance);
  for (let actions = 0; actions < 40 || state.phase.type !== 'playing'; actions++) {
    const seat = at(lordsOfVegas.toAct(state), 0);
    carryOut(lordsOfVegas, state, seat, pick(lordsOfVegas.legalActions(state, seat), chance, 'choice'), chance);
  }
  return state;
};

describe('the law finds a fault', () => {
  const follow = (driver = simulatorDriver()): number => followMatches(lordsOfVegas, driver, 60, 1);

  test.each([
    { name: 'a price', list: PRICES, place: 3, value: 11 },
    { name: 'a printed die', list: PRINTED, place: 20, value: 6 },
    { name: 'the payer of a card', list: PAYER_OF_LOT, place: 7, value: 0 },
    { name: 'a block cut in two', list: BLOCK_OF_LOT, place: 0, value: 0b111 },
    { name: 'a lot that is not at the Strip', list: STRIP_LOTS, place: 0, value: 0 },
    { name: 'a lot that is not affordable', list: LOTS_UP_TO, place: 12 * 2, value: 0 },
    { name: 'a break of the track', list: MOVES, place: 8 * 10 + 1, value: 9 },
    { name: 'a lost bet that is paid', list: BET_PAYS, place: 7, value: 1 },
    { name: 'a lot of the unused block', list: IN_UNUSED_BLOCK, place: 40, value: 0 },
  ])('in $name', ({ list, place, value }) => {
    const right = at([...list], place);
    expect(value).not.toBe(right);
    try {
      list[place] = value;
      expect(() => follow()).toThrow(/differs|draw/);
    } finally {
      list[place] = right;
    }
  });

  test('in a missing action', () => {
    const driver = simulatorDriver();
    const legalActions: typeof driver.legalActions = (seat) => {
      const legal = driver.legalActions(seat);
      return legal.length > 20 ? legal.slice(0, -1) : legal;
    };
    expect(() => follow({ ...driver, legalActions })).toThrow('actions of seat');
  });

  test('in an extra die', () => {
    const driver = simulatorDriver();
    const advance: typeof driver.advance = (seat, action, chance) => {
      driver.advance(seat, action, chance);
      if (action.type === 'reorganise') chance.int(6, `dice:${seat}`);
    };
    expect(() => follow({ ...driver, advance })).toThrow('the script has ended');
  });
});

describe('fast play', () => {
  test('ends every match, with the same result for the same seed', () => {
    const table = new Table();
    const outcomes = [7, 8, 7].map((seed) => {
      table.luck.seed(seed);
      deal(table, 4, false);
      // 31 cards with a turn each, and every turn has an end.
      expect(playRandomly(table)).toBeGreaterThan(2 * 30);
      return JSON.stringify([outcomeOf(table), snapshotOf(table)]);
    });
    expect(outcomes[0]).toBe(outcomes[2]);
    expect(outcomes[0]).not.toBe(outcomes[1]);
  });

  test('continues from a copy without changing the original', () => {
    const [original, copy] = [new Table(), new Table()];
    load(original, draftOf(lordsOfVegas, playingState(1)));
    const before = snapshotOf(original);
    copy.copy(original);
    expect(snapshotOf(copy)).toEqual(before);
    copy.luck.seed(1);
    playRandomly(copy);
    expect(outcomeOf(copy)).not.toBeNull();
    expect(snapshotOf(original)).toEqual(before);
  });
});

/** The simulator of Vegas Showdown plays like the rules, and the law finds planted faults. */

import { type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, type DeepReadonly, type Game } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { followMatch, followMatches, tablesOf } from '../src/sim/law.ts';
import type { SimulatorDriver } from '../src/sim/simulator.ts';
import { showdownDriver } from '../src/vegas-showdown/sim/driver.ts';
import { nth } from '../src/vegas-showdown/sim/numbers.ts';
import { Position } from '../src/vegas-showdown/sim/position.ts';
import { QuickChance } from '../src/vegas-showdown/sim/prng.ts';
import { Simulator } from '../src/vegas-showdown/sim/simulator.ts';
import { FIRST_SPOT, NORTH, SPOTS, STRIDE } from '../src/vegas-showdown/sim/spots.ts';
import {
  AMOUNT,
  cardOf,
  DROPPED,
  HAS_RED_CORNERS,
  kindOf,
  NEEDS,
  SPACE_FROM,
  WANT,
} from '../src/vegas-showdown/sim/tables.ts';

/** The number of matches that covers every variant at every number of seats once. */
const TABLES = 12;

/** Random players build little for lack of money, so in these matches all seats start with this much more. */
const RICHES = 150;
const richGame: Game<VegasShowdown> = {
  ...vegasShowdown,
  setup: (options, seats, chance) => {
    const dealt = vegasShowdown.setup(options, seats, chance);
    for (const chair of dealt.state.chairs) chair.money += RICHES;
    return dealt;
  },
};
const richDriver = (): SimulatorDriver<VegasShowdown> => {
  const driver = showdownDriver();
  return {
    ...driver,
    setup: (options, seats, chance) =>
      driver.load(richGame.setup(options, seats, chance).state as DeepReadonly<VegasShowdown['state']>),
  };
};

describe('the law of equivalence', () => {
  const everyTable = tablesOf(vegasShowdown).map(({ variant, seats }) => ({ name: variant.name, variant, seats }));

  test.each(everyTable)('holds in random matches: $name, $seats players', ({ variant, seats }) => {
    // A random match has about 190 actions.
    for (const seed of [1, 2])
      expect(followMatch(vegasShowdown, showdownDriver(), variant, seats, seed)).toBeGreaterThan(80);
  });

  test.each(everyTable)('holds where all seats can afford to build: $name, $seats players', ({ variant, seats }) => {
    for (const seed of [1, 2]) expect(followMatch(richGame, richDriver(), variant, seats, seed)).toBeGreaterThan(50);
  });

  /** Changes one table while the law runs. */
  const followWith = (table: Int32Array, change: (table: Int32Array) => void): (() => void) => {
    return () => {
      const sound = table.slice();
      change(table);
      try {
        followMatches(richGame, richDriver(), 3 * TABLES, 1);
      } finally {
        table.set(sound);
      }
    };
  };
  const setting =
    (index: number, value: number) =>
    (table: Int32Array): void => {
      expect(table[index]).not.toBe(value);
      table[index] = value;
    };

  test.each([
    [
      'Slots without their doorways to the north',
      SPOTS,
      (spots: Int32Array) => {
        for (let spot = 0; spot < nth(FIRST_SPOT, 1); spot++) spots[spot * STRIDE + NORTH] = 0;
      },
      'actions',
    ],
    ['a prerequisite that is not asked for', NEEDS, setting(kindOf('fancy-slots'), 0), 'state'],
    ['a blue tile that is content without the hotel', WANT, setting(kindOf('restaurant'), 0), 'actions'],
    ['a price that does not drop', at(DROPPED, 0), setting(18, 18), 'state'],
    ['a card that pays too little', AMOUNT, setting(cardOf('slow-week'), -2), 'state'],
    ['a bid that does not beat the standing one', SPACE_FROM, setting(19, nth(SPACE_FROM, 18)), 'actions'],
    ['corners that are not red', HAS_RED_CORNERS, (table: Int32Array): void => void table.fill(0), 'outcome'],
  ] as const)('finds %s', (_name, table, change, where) => {
    expect(followWith(table, change)).toThrow(new RegExp(`${where}.* differs`));
  });

  test('finds a fault of the option that lets tiles be sold at 3', () => {
    const variant = at(vegasShowdown.variants, 1);
    expect(variant.options.premierRemoval).toBe('leave3');
    const dropped = at(DROPPED, 1);
    const follow = () => followMatch(vegasShowdown, showdownDriver(), variant, 3, 1);
    follow();
    expect(dropped[7]).toBe(3);
    dropped[7] = 7;
    try {
      expect(follow).toThrow('state differs');
    } finally {
      dropped[7] = 3;
    }
  });

  test('finds draws that the rules do not ask for', () => {
    const driver = showdownDriver();
    const curious: SimulatorDriver<VegasShowdown> = {
      ...driver,
      advance: (seat, action, chance) => {
        driver.advance(seat, action, chance);
        if (action.type === 'renovate') chance.int(2, 'events');
      },
    };
    expect(() => followMatches(vegasShowdown, curious, TABLES, 1)).toThrow('the script has ended');
  });
});

describe('a position', () => {
  test('has copies that play on in the same way', () => {
    const one = new Simulator();
    one.deal(4, 0, 0, new QuickChance(3));
    const chance = new QuickChance(4);
    for (let actions = 0; actions < 90; actions++) one.play(one.action(chance.int(one.count())), chance);
    const kept = new Position();
    kept.copyFrom(one.position);
    const other = new Simulator();
    other.load(kept);
    expect(playOn(other, new QuickChance(5))).toEqual(playOn(one, new QuickChance(5)));
  });

  const playOn = (simulator: Simulator, chance: QuickChance): number[] => {
    const played: number[] = [];
    while (!simulator.isOver) {
      const action = simulator.action(chance.int(simulator.count()));
      played.push(action);
      simulator.play(action, chance);
    }
    return played;
  };
});

/** The simulators of Las Vegas play like the rules, step by step, and the law finds planted faults. */

import { type LasVegas, lasVegas, type TileCount } from '@fremont/games/las-vegas';
import { carryOut, type Game, pick, type Seat, seededChance } from '@fremont/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LasVegasDriver, randomMatches } from '../src/las-vegas/sim/index.ts';
import { equivalenceOf } from '../src/sim/index.ts';
import { followMatch, followMatches, tablesOf } from '../src/sim/law.ts';

/** Every number of tiles, with and without exact change, and without repeats where enough faces exist. */
const allOptions: Game<LasVegas> = {
  ...lasVegas,
  variants: ([0, 1, 2, 3, 4, 5, 6] as TileCount[]).flatMap((tiles) =>
    [false, true].map((exactChange) => ({
      name: `${tiles} tiles${exactChange ? ', exact change' : ''}`,
      options: { edition: 'royale', neutralDice: false, winnings: 'open', tiles, noRepeat: tiles <= 4, exactChange },
      seats: { min: 2, max: 5 },
    })),
  ),
};

describe('the law of equivalence', () => {
  it('holds for every variant and number of seats', () => {
    const matches = 6 * tablesOf(lasVegas).length;
    // A match of the shortest variant has more than forty actions.
    expect(followMatches(lasVegas, new LasVegasDriver(), matches, 1)).toBeGreaterThan(40 * matches);
  });

  it('holds for every number of tiles, with and without exact change', () => {
    const matches = tablesOf(allOptions).length;
    expect(followMatches(allOptions, new LasVegasDriver(), matches, 1)).toBeGreaterThan(40 * matches);
  });

  it('reports the match and the difference of a wrong simulator', () => {
    class Idle extends LasVegasDriver {
      override toAct(): readonly Seat[] {
        return [];
      }
    }
    const [classic] = lasVegas.variants;
    if (classic === undefined) throw new Error('no variants');
    expect(() => followMatch(lasVegas, new Idle(), classic, 3, 5)).toThrow(
      'las-vegas classic, 3 seats, seed 5, action 0: seats to act differs: the simulator says [], the rules say [0]',
    );
  });

  it('is reported by game, and games without a simulator have no report', () => {
    expect(equivalenceOf('las-vegas', 1, 7)).toMatchObject({ matches: tablesOf(lasVegas).length, fault: null });
    expect(equivalenceOf('template', 1, 7)).toBeNull();
    expect(equivalenceOf('no such game', 1, 7)).toBeNull();
  });
});

describe('a simulator with a planted fault', () => {
  afterEach(() => {
    vi.doUnmock('../src/las-vegas/sim/rankings.ts');
    vi.doUnmock('../src/las-vegas/sim/luck.ts');
    vi.doUnmock('../src/las-vegas/sim/royale/table.ts');
    vi.doUnmock('../src/las-vegas/sim/royale/money.ts');
    vi.doUnmock('../src/las-vegas/sim/royale/tiles.ts');
  });

  /** Runs the law on matches of one edition. */
  const follow = async (edition: string): Promise<number> => {
    vi.resetModules();
    const { LasVegasDriver: Faulty } = await import('../src/las-vegas/sim/index.ts');
    const game = { ...lasVegas, variants: lasVegas.variants.filter(({ options }) => options.edition === edition) };
    return followMatches(game, new Faulty(), 200, 1);
  };

  it('is found when ties do not drop out', async () => {
    vi.doMock('../src/las-vegas/sim/rankings.ts', async (original) => {
      const rankings = await original<typeof import('../src/las-vegas/sim/rankings.ts')>();
      /** Without the second of two equal digits there is no tie. */
      const untied = (casino: number): number => (casino % 10 === Math.floor(casino / 10) % 10 ? casino % 10 : casino);
      return { ...rankings, rankingOf: (casino: number) => rankings.rankingOf(untied(casino)) };
    });
    await expect(follow('classic')).rejects.toThrow(/state differs/);
    await expect(follow('royale-base')).rejects.toThrow(/state differs/);
  });

  it('is found when ties do not drop out in games with tiles', async () => {
    vi.doMock('../src/las-vegas/sim/royale/table.ts', async (original) => ({
      ...(await original<typeof import('../src/las-vegas/sim/royale/table.ts')>()),
      untiedIn: () => 0b1_1111_1110,
    }));
    await expect(follow('royale')).rejects.toThrow(/state differs/);
  });

  it('is found when the bank pays twice', async () => {
    vi.doMock('../src/las-vegas/sim/royale/money.ts', async (original) => {
      const money = await original<typeof import('../src/las-vegas/sim/royale/money.ts')>();
      const payFromBank: typeof money.payFromBank = (...payment) => {
        money.payFromBank(...payment);
        money.payFromBank(...payment);
      };
      return { ...money, payFromBank };
    });
    await expect(follow('royale')).rejects.toThrow(/state differs/);
  });

  it('is found when the token of Power Play never goes back', async () => {
    vi.doMock('../src/las-vegas/sim/royale/tiles.ts', async (original) => ({
      ...(await original<typeof import('../src/las-vegas/sim/royale/tiles.ts')>()),
      recheckPower: () => {},
    }));
    await expect(follow('royale')).rejects.toThrow(/differs/);
  });

  it('is found when it rolls one die too many', async () => {
    vi.doMock('../src/las-vegas/sim/luck.ts', async (original) => {
      const luck = await original<typeof import('../src/las-vegas/sim/luck.ts')>();
      class OneDieMore extends luck.ChanceLuck {
        override dice(roller: number, count: number): number {
          return super.dice(roller, count + 1);
        }
      }
      return { ...luck, ChanceLuck: OneDieMore };
    });
    await expect(follow('classic')).rejects.toThrow(/the script/);
  });
});

/**
 * The mean money of seat 0 after random play with the rules, in steps of $10,000, and the standard error of that mean.
 */
const meanOnRules = (options: LasVegas['options'], seats: number, matches: number) => {
  const totals = Array.from({ length: matches }, (_, seed) => {
    const chance = seededChance(seed);
    const { state } = lasVegas.setup(options, seats, chance);
    for (let [seat] = lasVegas.toAct(state); seat !== undefined; [seat] = lasVegas.toAct(state))
      carryOut(lasVegas, state, seat, pick(lasVegas.legalActions(state, seat), chance, 'choice'), chance);
    return (lasVegas.outcome(state)?.scores[0] ?? 0) / 10_000;
  });
  const mean = totals.reduce((sum, total) => sum + total, 0) / matches;
  const variance = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / (matches - 1);
  return { mean, error: Math.sqrt(variance / matches) };
};

describe('random matches at full speed', () => {
  it.each(['classic', 'classic with neutral dice', 'royale-base', 'royale'])(
    'end with the same mean money as with the rules: %s',
    (name) => {
      const options = lasVegas.variants.find((variant) => variant.name === name)?.options;
      if (options === undefined) throw new Error(`no variant ${name}`);
      for (const seats of [2, 4]) {
        const next = randomMatches(options, seats, 1);
        const matches = 8_000;
        let sum = 0;
        for (let match = 0; match < matches; match++) sum += next()[0] ?? 0;
        const { mean, error } = meanOnRules(options, seats, 100);
        // The simulator's own error is a ninth of this one.
        expect(Math.abs(sum / matches - mean)).toBeLessThan(3.5 * error);
      }
    },
  );

  it('are equal for the same seed and different for another', () => {
    const { options } = lasVegas.variants[0] as (typeof lasVegas.variants)[number];
    const first = (seed: number) => [...randomMatches(options, 4, seed)()];
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
  });
});

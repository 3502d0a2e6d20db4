import { at } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { type NeonRow, neonRow } from '../../template/index.ts';
import { emptyCoverage } from '../coverage.ts';
import { addToPool, type Hearing, tried } from '../law.ts';
import { type Walk, walkMatch } from '../walk.ts';
import { type Cheering, cheering } from './cheering.ts';

/** Four seats with four dice each, and cheering in between: from some seed on, longer than what is looked at. */
const longWalk = (seed: number): Walk<Cheering> => {
  const walk = walkMatch(cheering, { variant: at(cheering.variants, 1), seats: 4, seed });
  return walk.match.steps.length > 32 ? walk : longWalk(seed + 1);
};

describe('a walk', () => {
  it('is looked at as a whole when it is short', () => {
    const walk = walkMatch(neonRow, { variant: at(neonRow.variants, 0), seats: 2, seed: 1 });
    expect(walk.sample).toEqual([...walk.match.steps.keys()]);
  });

  it('is looked at in 32 places when it is long, among them the deal and the end', () => {
    const { sample, match } = longWalk(1);
    expect(sample).toHaveLength(32);
    expect(sample[0]).toBe(0);
    expect(sample.at(-1)).toBe(match.steps.length - 1);
    expect(sample).toEqual([...new Set(sample)].sort((one, other) => one - other));
  });

  it('is looked at in other places for another seed', () => {
    const gapsOf = ({ sample, match }: Walk<Cheering>) =>
      [...match.steps.keys()].filter((index) => !sample.includes(index));
    expect(gapsOf(longWalk(1))).not.toEqual(gapsOf(longWalk(100)));
  });

  it('says why it could not go on, and keeps how far it came', () => {
    const stuck = {
      ...neonRow,
      faults: (state: { turn: number }) => (state.turn === 1 ? ['seat 1 is out of dice'] : []),
    };
    const { fault, match } = walkMatch(stuck, { variant: at(neonRow.variants, 0), seats: 2, seed: 4 });
    expect(fault).toBe('template: seat 1 is out of dice');
    expect(match.steps.every(({ state }) => state.turn === 0)).toBe(true);
  });
});

describe('the pool of actions', () => {
  const hearing = (count: number): Hearing<Cheering> => {
    const pool = new Map(Array.from({ length: count }, (_, index) => [`${index}`, { type: 'cheer', index } as const]));
    return { game: cheering, pool, goldens: [], coverage: emptyCoverage() };
  };

  it('is tried as a whole while it is small', () => {
    expect(tried(hearing(64), 5)).toHaveLength(64);
  });

  it('takes turns when it is large, until all of it was tried', () => {
    const large = hearing(150);
    const turns = [0, 1, 2].map((turn) => tried(large, turn));
    expect(turns.map(({ length }) => length)).toEqual([64, 64, 64]);
    expect(new Set(turns.flat()).size).toBe(150);
  });

  it('holds an action once, whatever the order of its fields', () => {
    const pool = new Map<string, NeonRow['action']>();
    addToPool<NeonRow>(pool, [
      { type: 'place', sign: 1 },
      { sign: 1, type: 'place' },
    ]);
    expect(pool.size).toBe(1);
  });
});

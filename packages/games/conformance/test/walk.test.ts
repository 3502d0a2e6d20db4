import { at } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { type NeonRow, neonRow } from '../../template/index.ts';
import { emptyCoverage } from '../coverage.ts';
import { actionsToTry, addToPool, type RunContext } from '../law.ts';
import { type Walk, walkMatch } from '../walk.ts';
import { type Cheering, cheering } from './cheering.ts';

/** A match with more states than the sample: four seats with four dice each, and cheering. */
const longWalk = (seed: number): Walk<Cheering> => {
  const walk = walkMatch(cheering, { variant: at(cheering.variants, 1), seats: 4, seed });
  return walk.match.steps.length > 32 ? walk : longWalk(seed + 1);
};

describe('a walk', () => {
  it('is sampled completely when it is short', () => {
    const walk = walkMatch(neonRow, { variant: at(neonRow.variants, 0), seats: 2, seed: 1 });
    expect(walk.sample).toEqual([...walk.match.steps.keys()]);
  });

  it('is sampled at 32 states when it is long, among them the deal, the last entry and the end', () => {
    const { sample, match } = longWalk(1);
    expect(sample).toHaveLength(32);
    expect(sample[0]).toBe(0);
    expect(sample.slice(-2)).toEqual([match.steps.length - 2, match.steps.length - 1]);
    expect(sample).toEqual([...new Set(sample)].sort((one, other) => one - other));
  });

  it('is sampled at other states for another seed', () => {
    const gapsOf = ({ sample, match }: Walk<Cheering>) =>
      [...match.steps.keys()].filter((index) => !sample.includes(index));
    expect(gapsOf(longWalk(1))).not.toEqual(gapsOf(longWalk(100)));
  });

  it('has no state that every seed leaves out', () => {
    const walks = Array.from({ length: 40 }, (_, index) => longWalk(1 + 10 * index));
    const fromStart = new Set(walks.flatMap(({ sample }) => sample));
    const fromEnd = new Set(walks.flatMap(({ sample, match }) => sample.map((index) => match.steps.length - index)));
    const near = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(near.filter((distance) => !fromStart.has(distance))).toEqual([]);
    expect(near.filter((distance) => !fromEnd.has(distance))).toEqual([]);
  });

  it('reports why it stopped, and keeps the match up to there', () => {
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
  const context = (count: number): RunContext<Cheering> => {
    const pool = new Map(Array.from({ length: count }, (_, index) => [`${index}`, { type: 'cheer', index } as const]));
    return { game: cheering, pool, goldens: [], coverage: emptyCoverage() };
  };

  it('is tried completely while it is small', () => {
    expect(actionsToTry(context(64), 5)).toHaveLength(64);
  });

  it('is tried in parts when it is large, until every action was tried', () => {
    const large = context(150);
    const turns = [0, 1, 2].map((turn) => actionsToTry(large, turn));
    expect(turns.map(({ length }) => length)).toEqual([64, 64, 64]);
    expect(new Set(turns.flat()).size).toBe(150);
  });

  it('holds an action once, even with its fields in another order', () => {
    const pool = new Map<string, NeonRow['action']>();
    addToPool<NeonRow>(pool, [
      { type: 'place', sign: 1 },
      { sign: 1, type: 'place' },
    ]);
    expect(pool.size).toBe(1);
  });
});

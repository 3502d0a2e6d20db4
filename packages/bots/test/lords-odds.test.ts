/** The odds lens of Lords of Vegas. */

import { lensFor } from '@fremont/bots/lens';
import type { LordsOdds } from '@fremont/bots/lords-of-vegas';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { carryOut, type Seat, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';

const state = (() => {
  const chance = seededChance(4);
  const { state: started } = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 3, chance);
  carryOut(lordsOfVegas, started, started.turn, { type: 'draw' }, chance);
  return started;
})();

const oddsFor = (viewer: Seat | 'spectator', playouts: number): LordsOdds => {
  const legal = viewer === 'spectator' ? [] : lordsOfVegas.legalActions(state, viewer);
  const lens = lensFor('lords-of-vegas');
  const estimate = lens?.(lordsOfVegas.view(state, viewer), viewer, legal);
  for (let playout = 0; playout < playouts; playout++) estimate?.grow();
  return estimate?.read() as LordsOdds;
};

describe('the lens of Lords of Vegas', () => {
  test('gives chances to win that sum to 1', () => {
    const { chances, playouts } = oddsFor('spectator', 30);
    expect(playouts).toBe(30);
    expect(chances).toHaveLength(3);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  test('lists legal options, the best first, for the seat whose turn it is and for no other viewer', () => {
    const { options } = oddsFor(state.turn, 30);
    expect(options.length).toBeGreaterThan(2);
    for (const { action } of options) expect(lordsOfVegas.check(state, state.turn, action)).toBeNull();
    const gains = options.map(({ gain }) => gain);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(oddsFor('spectator', 5).options).toEqual([]);
  });

  test('says the same every time, and errs less with more playouts', () => {
    expect(oddsFor(state.turn, 20)).toEqual(oddsFor(state.turn, 20));
    const errorAfter = (playouts: number): number =>
      Math.max(...oddsFor(state.turn, playouts).options.map(({ error }) => error));
    expect(errorAfter(400)).toBeLessThan(errorAfter(25));
  });
});

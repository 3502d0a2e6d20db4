/** The quick rules of sheets against the plain ones, on every sheet that is built on in random matches. */

import { at, pick, type Seat, seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { type Action, accountsOf, SHEET_SHAPES, type State, vegasShowdown } from '../index.ts';
import { isPlainlySound, lookOf, plainPlacements, plainScore } from './plain-rules.ts';
import { chairAt } from './positions.ts';

/** Outside a Renovate, where a single tile is placed. */
const isPlacing = ({ phase }: State): boolean =>
  phase.type === 'permit' || (phase.type === 'building' && phase.work.type !== 'renovate');

const comparePlacements = (state: State, seat: Seat, listed: readonly Action[]): number => {
  const { sheet, aside } = chairAt(state, seat);
  const places = listed.flatMap((action) => (action.type === 'place' ? [lookOf(action)] : []));
  const plain = plainPlacements(sheet, aside);
  expect(new Set(places)).toEqual(plain);
  expect(places).toHaveLength(plain.size);
  return places.length;
};

/** Tiles are bought and placed rather than not, so that sheets fill. */
const choose = (listed: readonly Action[], chance: ReturnType<typeof seededChance>): Action => {
  const places = listed.filter(({ type }) => type === 'place');
  const bids = listed.filter(({ type }) => type === 'bid');
  if (places.length > 0 && chance.int(8, 'walk') > 0) return pick(places, chance, 'walk');
  return pick(bids.length > 0 && chance.int(3, 'walk') > 0 ? bids : listed, chance, 'walk');
};

test.each(SHEET_SHAPES.map((sheet, index) => [sheet, 3 + index] as const))(
  'sheets of %s columns, %i players with more money than the rules give them',
  (sheet, seats) => {
    const chance = seededChance(seats);
    const { state } = vegasShowdown.setup({ premierRemoval: 'reach3', sheet }, seats, chance);
    for (const chair of state.chairs) chair.money += 120;
    let compared = 0;
    while (state.phase.type !== 'over') {
      const { seat } = state.phase;
      const listed = vegasShowdown.legalActions(state, seat);
      if (isPlacing(state)) compared += comparePlacements(state, seat, listed);
      if (state.phase.type === 'choosing') expect(isPlainlySound(chairAt(state, seat).sheet)).toBe(true);
      vegasShowdown.advance(state, seat, choose(listed, chance), chance);
    }
    expect(compared).toBeGreaterThan(100);
    const accounts = accountsOf(state.chairs, sheet);
    for (const [index, chair] of state.chairs.entries())
      expect(at(accounts, index)).toMatchObject(plainScore(chair.sheet, sheet));
  },
);

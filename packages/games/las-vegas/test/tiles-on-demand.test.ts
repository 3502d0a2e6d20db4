/** Tables without tiles are played without the rules of the tile faces, which a browser loads on demand. */

import { seededChance } from '@fremont/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FACES_ASKING } from '../data/tiles.ts';
import type { Edition, Options } from '../index.ts';
import { ALL_FACES } from '../rules/faces/all.ts';

/** A fresh copy of the modules, in which no faces are provided yet. */
const freshBase = async () => {
  const { lasVegas } = await import('../base.ts');
  return lasVegas;
};

beforeEach(() => vi.resetModules());

const optionsOf = (edition: Edition): Options => ({ edition, neutralDice: false, winnings: 'open' });

test.each(['classic', 'royale-base'] as const)('%s is dealt, played to the end, shown and guessed', async (edition) => {
  const game = await freshBase();
  const chance = seededChance(5);
  const { state } = game.setup(optionsOf(edition), 3, chance);
  let actions = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legalActions(state, seat);
    const action = legal[chance.int(legal.length, 'bot')];
    if (action === undefined) throw new Error('no legal action');
    for (const _ of game.advance(state, seat, action, chance));
    expect(game.faults(state)).toEqual([]);
    const seen = game.view(state, seat);
    expect(game.view(game.guess(seen, seat, seededChance(actions)), seat)).toEqual(seen);
    actions += 1;
  }
  expect(game.outcome(state)?.ending).toBe('lastRoundPaid');
  expect(actions).toBeGreaterThan(20);
});

test('an action of a tile is refused in the same words with and without the faces', async () => {
  const { lasVegas: full } = await import('../index.ts');
  vi.resetModules();
  const base = await freshBase();
  const { state } = base.setup(optionsOf('classic'), 3, seededChance(1));
  const [seat] = base.toAct(state);
  if (seat === undefined) throw new Error('nobody is to act');
  expect(base.check(state, seat, { type: 'skip' })).toEqual({ code: 'tileNotInPlay', faces: ['F2', 'H1'] });
  expect(base.check(state, seat, { type: 'skip' })).toEqual(full.check(state, seat, { type: 'skip' }));
});

test('a deal with tiles fails as long as their rules are not loaded', async () => {
  const game = await freshBase();
  const options: Options = { ...optionsOf('royale'), tiles: 3 };
  expect(() => game.setup(options, 3, seededChance(1))).toThrow(/the rules of the tile \w\w are not loaded/);
});

describe('the faces that ask for an action', () => {
  test('are those whose decisions the action answers', () => {
    const found: Record<string, string[]> = {};
    for (const { face, decisions } of ALL_FACES)
      for (const action of new Set(decisions.flatMap(({ answers }) => answers))) {
        found[action] ??= [];
        found[action].push(face);
      }
    expect(FACES_ASKING).toEqual(found);
  });
});

/** Lords of Vegas: no bot has two offers on the table, so that people never answer a pile of them. */

import { lordsOfVegas, type State } from '@fremont/games/lords-of-vegas';
import { at, type DeepReadonly, nextActors, play, type Seat, seatList, seededChance } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { botFor } from '../src/index.ts';

const SEATS = 4;
const ACTIONS = 600;

/** The largest number of open offers of one seat during a match of these bots. */
const mostOpenOffers = (
  level: 'random' | 'greedy',
  seed: number,
): { readonly most: number; readonly offers: number } => {
  const bot = botFor('lords-of-vegas', level);
  const chance = seededChance(seed);
  const bots = seededChance(seed + 1000);
  let state: DeepReadonly<State> = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, SEATS, chance).state;
  let most = 0;
  const offered = new Set<number>();
  const choose = (seat: Seat) => {
    const legal = lordsOfVegas.legalActions(state, seat);
    return bot?.choose(lordsOfVegas.view(state, seat), seat, legal, bots) as never;
  };
  for (let count = 0; count < ACTIONS && lordsOfVegas.outcome(state) === null; count++) {
    // Bots that owe no decision are asked every other time, so that offers stay open for a while.
    const actors = [...nextActors(lordsOfVegas, state, seatList(SEATS))];
    const actor = count % 2 === 0 ? at(actors, 0) : at(actors, actors.length - 1);
    const played = play(lordsOfVegas, state, actor.seat, choose(actor.seat), chance);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
    for (const { id } of state.offers) offered.add(id);
    for (const seat of seatList(SEATS)) most = Math.max(most, state.offers.filter(({ from }) => from === seat).length);
  }
  return { most, offers: offered.size };
};

describe.each(['random', 'greedy'] as const)('a bot of the level %s', (level) => {
  it('has at most one offer on the table', () => {
    const matches = [1, 2, 3].map((seed) => mostOpenOffers(level, seed));
    expect(Math.max(...matches.map(({ most }) => most))).toBe(1);
    expect(Math.min(...matches.map(({ offers }) => offers))).toBeGreaterThan(3);
  });
});

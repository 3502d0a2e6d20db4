/** Moves of weak levels that looked stupid in played matches. Errors and overlooked options must not lead to them. */

import { botFor, type PlayLevel } from '@fremont/bots';
import { type Action as LordsAction, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { type Action as ShowdownAction, type View as ShowdownView, vegasShowdown } from '@fremont/games/vegas-showdown';
import {
  type AnyGame,
  anyGame,
  carryOut,
  type DeepReadonly,
  type GameTypes,
  nextActors,
  type Seat,
  seatList,
  seededChance,
} from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { worthsOf } from '../src/vegas-showdown/greedy.ts';

const SEATS = 4;
const LEVELS = ['novice', 'casual'] as const;

interface Moment {
  readonly view: DeepReadonly<GameTypes['view']>;
  readonly seat: Seat;
  readonly legal: readonly GameTypes['action'][];
  readonly action: GameTypes['action'];
}

/** All actions of a match between bots of one level. */
function* momentsOf(game: AnyGame, level: PlayLevel, seed: number): Generator<Moment> {
  const bot = botFor(game.meta.id, level);
  const options = game.decodeOptions({}, SEATS);
  if (bot === null || !options.ok) throw new Error('no match');
  const chance = seededChance(seed);
  const botChance = seededChance(seed + 1_000);
  const { state } = game.setup(options.value, SEATS, chance);
  while (game.outcome(state) === null)
    for (const { seat } of nextActors(game, state, seatList(SEATS))) {
      const view = game.view(state, seat);
      const legal = game.legalActions(state, seat);
      const action = bot.choose(view, seat, legal, botChance);
      if (action === null) continue;
      yield { view, seat, legal, action };
      carryOut(game, state, seat, action, chance);
      break;
    }
}

/** The casinos of the remodellings of a match; an empty text stands for all other actions in between. */
const remodelledIn = (level: PlayLevel, seed: number): readonly string[] =>
  [...momentsOf(anyGame(lordsOfVegas), level, seed)].map((moment) => {
    const action = moment.action as LordsAction;
    return action.type === 'remodel' ? action.casino : '';
  });

/** Counts the pointless choices of a bot of Vegas Showdown, and how often it renovated. */
const pointlessIn = (level: PlayLevel, seed: number): { readonly pointless: number; readonly renovated: number } => {
  let [pointless, renovated] = [0, 0];
  for (const { view, seat, legal, action } of momentsOf(anyGame(vegasShowdown), level, seed)) {
    const { type } = action as ShowdownAction;
    if (type === 'pass' && legal.some((one) => one.type === 'publicity')) pointless++;
    if (type !== 'renovate' || legal.length === 1) continue;
    renovated++;
    const worths = worthsOf(view as DeepReadonly<ShowdownView>, seat, legal as readonly ShowdownAction[]);
    if ((worths[legal.indexOf(action)] ?? 0) <= 0) pointless++;
  }
  return { pointless, renovated };
};

describe.each(LEVELS)('a bot of the level %s', (level) => {
  test('does not remodel a casino that it has just remodelled', () => {
    const casinos = [1, 2].flatMap((seed) => remodelledIn(level, seed));
    expect(casinos.filter((casino, index) => casino !== '' && casino === casinos[index - 1])).toEqual([]);
    expect(casinos.filter((casino) => casino !== '').length).toBeGreaterThan(5);
  });

  test('never renovates for nothing, and never passes where Publicity would bring Fame', () => {
    const matches = [1, 2, 3].map((seed) => pointlessIn(level, seed));
    expect(matches.map(({ pointless }) => pointless)).toEqual([0, 0, 0]);
    expect(Math.max(...matches.map(({ renovated }) => renovated))).toBeGreaterThan(0);
  });
});

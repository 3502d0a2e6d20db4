/**
 * Greedy looks ahead to the end of the turn. It buys the lot with the highest surplus at the predicted closing price,
 * and places every tile where it adds most. It makes no plans for later turns.
 */

import {
  type Action,
  type Lot,
  lotStates,
  PLACES_MAX,
  publicityFame,
  stackHeight,
  type TileId,
  type VegasShowdown,
} from '@fremont/games/vegas-showdown';
import { at, pick, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { tilted } from '../style.ts';
import { predictMarket, type Worths } from './auction.ts';
import { bestWorth, placingWorth, roughWorth, tileWorth } from './placing.ts';
import { renovatingWorths, renovationGain } from './renovating.ts';
import { STYLE_FAME, tasteOf } from './style.ts';
import { dollarWorth, turnsLeft, type View } from './worth.ts';

export const greedyBot: Bot<VegasShowdown> = {
  level: 'greedy',
  choose(view, seat, legal, chance, style) {
    if (legal.length === 1) return at(legal, 0);
    const worths = tilted(worthsOf(view, seat, legal), legal, tasteOf(view, seat, style), STYLE_FAME);
    const best = Math.max(...worths);
    return pick(
      legal.filter((_, index) => worths[index] === best),
      chance,
      'bot',
    );
  },
};

/** The expected gain of each action. */
export const worthsOf = (view: View, seat: Seat, legal: readonly Action[]): number[] => {
  switch (view.phase.type) {
    case 'choosing':
      return choiceWorths(view, seat, legal);
    case 'stack':
      return legal.map((action) => (action.type === 'stack' ? stackHeight(view.stacks[action.size]) : 0));
    default:
      return buildWorths(view, seat, legal);
  }
};

const NEVER = Number.NEGATIVE_INFINITY;

const buildWorths = (view: View, seat: Seat, legal: readonly Action[]): number[] => {
  const turns = turnsLeft(view);
  const chair = at(view.chairs, seat);
  const work = view.phase.type === 'building' ? view.phase.work : null;
  if (work?.type === 'renovate') return renovatingWorths({ view, chair, turns }, PLACES_MAX - work.places, legal);
  return legal.map((action) => {
    if (action.type === 'place') return placingWorth(view, chair, action, turns);
    return action.type === 'done' ? 0 : NEVER;
  });
};

const choiceWorths = (view: View, seat: Seat, legal: readonly Action[]): number[] => {
  const turns = turnsLeft(view);
  const dollar = dollarWorth(turns);
  const stored = storedWorths(view, seat, turns);
  // Publicity gives Fame and also places one tile that was set aside.
  const publicity = publicityFame(view) + (stored[0] ?? 0);
  const own = ownWorths(view, seat, turns);
  const market = predictMarket(view, seat, tableWorths(view, seat, own, turns), publicity, dollar);
  return legal.map((action) => {
    switch (action.type) {
      case 'publicity':
        return publicity;
      case 'renovate':
        return renovationGain({ view, chair: at(view.chairs, seat), turns });
      case 'pass':
        return 0;
      case 'bid': {
        const cheapest = market.lots.find(({ lot }) => lot === action.lot)?.next;
        if (action.amount !== cheapest) return NEVER;
        const price = Math.max(action.amount, market.closing.get(action.lot) ?? 0);
        return (own.get(action.lot) ?? 0) - price * dollar;
      }
      default:
        return NEVER;
    }
  });
};

/** The values of the tiles set aside, each at its best place, best first. */
const storedWorths = (view: View, seat: Seat, turns: number): number[] => {
  const chair = at(view.chairs, seat);
  return [...new Set(chair.aside)]
    .map((tile) => bestWorth(view, chair, tile, turns) ?? 0)
    .filter((worth) => worth > 0)
    .sort((a, b) => b - a);
};

const lotWorths = (view: View, worthOf: (tile: TileId) => number): Map<Lot, number> => {
  const known = new Map<TileId, number>();
  return new Map(
    lotStates(view).flatMap(({ lot, tile }) => {
      if (tile === null) return [];
      const worth = known.get(tile) ?? worthOf(tile);
      known.set(tile, worth);
      return [[lot, worth] as const];
    }),
  );
};

const ownWorths = (view: View, seat: Seat, turns: number): Map<Lot, number> => {
  const chair = at(view.chairs, seat);
  return lotWorths(view, (tile) => tileWorth(view, chair, tile, turns));
};

/** The values for all seats: exact for the bot's own sheet, rough for rivals. */
const tableWorths = (view: View, seat: Seat, own: ReadonlyMap<Lot, number>, turns: number): Worths =>
  view.chairs.map((chair, index) => (index === seat ? own : lotWorths(view, (tile) => roughWorth(chair, tile, turns))));

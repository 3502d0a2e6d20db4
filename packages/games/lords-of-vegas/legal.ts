/** Every action that can be listed: candidates worth asking the judge about, filtered by it. */

import { at, type DeepReadonly, type Seat, unreachable } from '@fremont/kernel';
import { askedSeat, check } from './actions.ts';
import { COLOURS, TILES_PER_COLOUR } from './data/companies.ts';
import { FACES } from './data/dice.ts';
import { LOT_LIST, LOTS, type LotId } from './data/lots.ts';
import { BET_PER_TILE } from './data/pieces.ts';
import { casinoOn, shapesOf } from './rules/casinos.ts';
import { betLimit, remodelCost, sprawlCost } from './rules/costs.ts';
import { lotsWhere } from './rules/draw.ts';
import { checkGamble } from './rules/gamble.ts';
import { checkReorganise } from './rules/reorganise.ts';
import type { Shape } from './rules/shapes.ts';
import { type Supply, supplyFor } from './rules/supply.ts';
import { checkBuild, checkRemodel, checkSprawl } from './rules/tiles.ts';
import type { Action, BuildAction, Casino, GambleAction, Phase, RemodelAction, SprawlAction, State } from './types.ts';

type S = DeepReadonly<State>;

const DRAW: Action = { type: 'draw' };
const END_TURN: Action = { type: 'endTurn' };
const LAY_OFFS: readonly Action[] = [
  { type: 'layOff', layOff: true },
  { type: 'layOff', layOff: false },
];

export const legalActions = (state: S, seat: Seat): readonly Action[] => {
  if (state.phase.type === 'over') return [];
  const answers = answersTo(state, seat);
  if (askedSeat(state) !== seat) return answers;
  const own = ownActions(state, seat);
  return answers.length === 0 ? own : [...own, ...answers];
};

const ownActions = (state: S, seat: Seat): readonly Action[] => {
  const { phase } = state;
  switch (phase.type) {
    case 'drawing':
      return [DRAW];
    case 'playing':
      return playActions(state, seat);
    case 'givingUpLot':
      return lotsWhere(state, ({ marker }) => marker === seat).map((lot) => ({ type: 'giveUpLot', lot }));
    case 'movingDie':
      return lotsWhere(state, ({ die }) => die?.owner === seat).map((from) => ({ type: 'moveDie', from }));
    case 'placingDice':
      return placements(phase as Extract<Phase, { type: 'placingDice' }>);
    case 'layingOff':
      return LAY_OFFS;
    case 'over':
      return [];
    default:
      return unreachable(phase);
  }
};

const placements = ({ unplaced }: Extract<Phase, { type: 'placingDice' }>): Action[] => {
  const { lots, values } = at(unplaced, 0);
  const faces = FACES.filter((face) => values.includes(face));
  return lots.flatMap((lot) => faces.map((value): Action => ({ type: 'placeDie', lot, value })));
};

/** What is known about the whole list, so that the judge need not be asked again and again. */
interface Listing {
  readonly state: S;
  readonly seat: Seat;
  readonly money: number;
  readonly supply: Supply;
  /** RULES 4.2: with all dice out, every own die is one way to do it. */
  readonly sources: readonly LotId[] | null;
  readonly actions: Action[];
}

const playActions = (state: S, seat: Seat): Action[] => {
  const { money } = at(state.chairs, seat);
  const supply = supplyFor(state, seat);
  const sources = supply.dice > 0 ? null : lotsWhere(state, ({ die }) => die?.owner === seat);
  const listing: Listing = { state, seat, money, supply, sources, actions: [END_TURN] };
  for (let index = 0; index < state.lots.length; index++) {
    const { marker } = at(state.lots, index);
    if (marker !== null && marker === seat && at(LOT_LIST, index).price <= money) listBuildsOn(listing, index);
  }
  for (const shape of shapesOf(state.lots)) listCasino(listing, shape, casinoOn(state.lots, shape));
  return listing.actions;
};

/** Colours that have tiles are alike to the judge. */
const listBuildsOn = ({ state, seat, supply, sources, actions }: Listing, index: number): void => {
  let judged = false;
  for (const build of at(BUILDS, index)) {
    if (supply.tiles[build.colour] === 0) continue;
    const ways = withSources(build, sources);
    if (!judged && checkBuild(state, seat, at(ways, 0), supply) !== null) return;
    judged = true;
    actions.push(...ways);
  }
};

const listCasino = (listing: Listing, shape: Shape, casino: Casino): void => {
  const { state, seat, money, actions } = listing;
  if (casino.boss === seat) {
    listSprawls(listing, shape, casino);
    listRemodels(listing, casino);
  } else listBets(listing, casino);
  // A single tile has one die at most, and that is its boss's.
  if (casino.pips > money || (casino.lots.length === 1 && casino.boss !== seat)) return;
  if (checkReorganise(state, seat, casino) === null) actions.push(REORGANISES[casino.id]);
};

/** Free lots beside the casino that money reaches are alike to the judge. */
const listSprawls = (listing: Listing, { edge }: Shape, casino: Casino): void => {
  const { state, seat, money, supply, sources, actions } = listing;
  if (supply.tiles[casino.colour] === 0 || money < SPRAWL_MIN) return;
  let judged = false;
  for (const index of edge) {
    const { tile, marker } = at(state.lots, index);
    if (tile !== null || marker !== null || money < at(SPRAWL_COSTS, index)) continue;
    const ways = withSources<SprawlAction>({ type: 'sprawl', from: casino.id, to: at(LOTS, index) }, sources);
    if (!judged && checkSprawl(state, seat, casino, at(ways, 0), supply) !== null) return;
    judged = true;
    actions.push(...ways);
  }
};

const withSources = <A extends BuildAction | SprawlAction>(action: A, sources: Listing['sources']): readonly A[] =>
  sources === null ? [action] : sources.map((moveDieFrom) => ({ ...action, moveDieFrom }));

/** Other colours that have enough tiles are alike to the judge. */
const listRemodels = ({ state, seat, money, supply, actions }: Listing, casino: Casino): void => {
  if (money < remodelCost(casino)) return;
  let judged = false;
  for (const action of REMODELS[casino.id]) {
    if (action.colour === casino.colour || supply.tiles[action.colour] < casino.lots.length) continue;
    if (!judged && checkRemodel(state, seat, casino, action, supply) !== null) return;
    judged = true;
    actions.push(action);
  }
};

/** If the lowest bet is refused, so is every other; above the limits nothing is worth asking. */
const listBets = ({ state, seat, money, actions }: Listing, casino: Casino): void => {
  if (checkGamble(state, seat, casino, 1) !== null) return;
  const max = Math.min(betLimit(casino), money);
  const bets = BETS[casino.id];
  for (let bet = 1; bet <= max; bet++) actions.push(at(bets, bet - 1));
};

/** What others offered to a seat and what it offered itself. */
const answersTo = (state: S, seat: Seat): readonly Action[] => {
  if (state.offers.length === 0) return NONE;
  const actions: Action[] = [];
  for (const { id: offer, revision, from, to } of state.offers) {
    const types = to === seat ? (['accept', 'decline'] as const) : from === seat ? (['withdraw'] as const) : [];
    for (const type of types) {
      const action: Action = { type, offer, revision };
      if (check(state, seat, action) === null) actions.push(action);
    }
  }
  return actions;
};
const NONE: readonly Action[] = [];

// Actions that are listed again and again are made once: a simulation does little else than listing.

/** In the order of the board. */
const BUILDS: readonly (readonly BuildAction[])[] = LOT_LIST.map(({ id }) =>
  COLOURS.map((colour) => ({ type: 'build', lot: id, colour })),
);

const byLot = <V>(make: (id: LotId) => V): Readonly<Record<LotId, V>> =>
  Object.fromEntries(LOT_LIST.map(({ id }) => [id, make(id)])) as Record<LotId, V>;

const REORGANISES = byLot((casino): Action => ({ type: 'reorganise', casino }));
const REMODELS = byLot((casino) => COLOURS.map((colour): RemodelAction => ({ type: 'remodel', casino, colour })));

const BET_MAX = BET_PER_TILE * TILES_PER_COLOUR;
const BETS = byLot((casino) =>
  Array.from({ length: BET_MAX }, (_, index): GambleAction => ({ type: 'gamble', casino, bet: index + 1 })),
);

const SPRAWL_COSTS = LOTS.map(sprawlCost);
const SPRAWL_MIN = Math.min(...SPRAWL_COSTS);

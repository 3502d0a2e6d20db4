/** Every action that can be listed: candidates worth asking the judge about, filtered by it. */

import { at, type DeepReadonly, type Seat, unreachable } from '@fremont/kernel';
import { askedSeat, check, checkCasinoAction } from './actions.ts';
import { COLOURS, type Colour } from './data/companies.ts';
import { FACES } from './data/dice.ts';
import { LOT_FACTS, LOT_LIST, type LotId } from './data/lots.ts';
import { DICE_PER_SEAT } from './data/pieces.ts';
import { casinosOf } from './rules/casinos.ts';
import { betLimit, buildCost, sprawlCost } from './rules/costs.ts';
import { lotsWhere } from './rules/draw.ts';
import { checkGamble } from './rules/gamble.ts';
import { diceOut } from './rules/supply.ts';
import { checkBuild } from './rules/tiles.ts';
import type { Action, BuildAction, Casino, GambleAction, Phase, SprawlAction, State } from './types.ts';

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

const playActions = (state: S, seat: Seat): Action[] => {
  const actions: Action[] = [END_TURN];
  // RULES 4.2: with all dice out, every own die is one way to do it.
  const sources = diceOut(state, seat) < DICE_PER_SEAT ? null : lotsWhere(state, ({ die }) => die?.owner === seat);
  listBuilds(state, seat, sources, actions);
  for (const casino of casinosOf(state)) {
    if (casino.boss === seat) {
      listSprawls(state, seat, casino, sources, actions);
      listRemodels(state, seat, casino, actions);
    }
    const reorganise = reorganiseOf(casino.id);
    if (checkCasinoAction(state, seat, casino, reorganise) === null) actions.push(reorganise);
    listBets(state, seat, casino, actions);
  }
  return actions;
};

type Sources = readonly LotId[] | null;

const listBuilds = (state: S, seat: Seat, sources: Sources, actions: Action[]): void => {
  const { money } = at(state.chairs, seat);
  for (const { id, index } of LOT_LIST) {
    if (at(state.lots, index).marker !== seat || money < buildCost(id)) continue;
    for (const colour of COLOURS)
      for (const action of withSources(buildOf(id, colour), sources))
        if (checkBuild(state, seat, action) === null) actions.push(action);
  }
};

const listSprawls = (state: S, seat: Seat, casino: Casino, sources: Sources, actions: Action[]): void => {
  const { money } = at(state.chairs, seat);
  for (const to of edgeOf(state, casino)) {
    if (money < sprawlCost(to)) continue;
    for (const action of withSources<SprawlAction>({ type: 'sprawl', from: casino.id, to }, sources))
      if (checkCasinoAction(state, seat, casino, action) === null) actions.push(action);
  }
};

/** Free lots beside a casino, ascending. */
export const edgeOf = ({ lots }: Pick<S, 'lots'>, casino: Casino): LotId[] => {
  const edge = new Set(casino.lots.flatMap((id) => LOT_FACTS[id].neighbours));
  return [...edge]
    .filter((id) => {
      const { tile, marker } = at(lots, LOT_FACTS[id].index);
      return tile === null && marker === null;
    })
    .sort((a, b) => LOT_FACTS[a].index - LOT_FACTS[b].index);
};

const withSources = <A extends BuildAction | SprawlAction>(action: A, sources: Sources): readonly A[] =>
  sources === null ? [action] : sources.map((moveDieFrom) => ({ ...action, moveDieFrom }));

const listRemodels = (state: S, seat: Seat, casino: Casino, actions: Action[]): void => {
  for (const colour of COLOURS) {
    const action = { type: 'remodel', casino: casino.id, colour } as const;
    if (checkCasinoAction(state, seat, casino, action) === null) actions.push(action);
  }
};

/** If the lowest bet is refused, so is every other; above the limits nothing is worth asking. */
const listBets = (state: S, seat: Seat, casino: Casino, actions: Action[]): void => {
  if (checkGamble(state, seat, casino, 1) !== null) return;
  const max = Math.min(betLimit(casino), at(state.chairs, seat).money);
  const bets = betsOf(casino.id);
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

const BUILDS = Object.fromEntries(
  LOT_LIST.map(({ id }) => [id, COLOURS.map((colour): BuildAction => ({ type: 'build', lot: id, colour }))]),
) as Record<LotId, BuildAction[]>;
const buildOf = (lot: LotId, colour: Colour): BuildAction => at(BUILDS[lot], COLOURS.indexOf(colour));

const REORGANISES = Object.fromEntries(LOT_LIST.map(({ id }) => [id, { type: 'reorganise', casino: id }])) as Record<
  LotId,
  Extract<Action, { type: 'reorganise' }>
>;
const reorganiseOf = (casino: LotId): Extract<Action, { type: 'reorganise' }> => REORGANISES[casino];

const BET_MAX = 45;
const BETS = Object.fromEntries(
  LOT_LIST.map(({ id }) => [
    id,
    Array.from({ length: BET_MAX }, (_, index): GambleAction => ({ type: 'gamble', casino: id, bet: index + 1 })),
  ]),
) as Record<LotId, GambleAction[]>;
const betsOf = (casino: LotId): readonly GambleAction[] => BETS[casino];

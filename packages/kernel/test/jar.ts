/** A game for tests: take one or two coins from a jar, toss a coin, or look who hides a penny. */

import { actionDecoder, at, type Chance, type Game, ok, oneOf, seatAt } from '../src/index.ts';

export interface State {
  coins: number;
  turn: number;
  taken: number[];
  /** The seat that hides the penny. */
  penny: number;
}

export type Action =
  | { readonly type: 'take'; readonly coins: 1 | 2 }
  | { readonly type: 'toss' }
  | { readonly type: 'look' };

export type Event =
  | { readonly type: 'coinsTaken'; readonly seat: number; readonly coins: number }
  | { readonly type: 'coinTossed'; readonly heads: boolean }
  | { readonly type: 'pennySeen'; readonly penny: number };

export type Refusal = { readonly code: 'matchOver' | 'notYourTurn' | 'tooFewCoins' };

export interface Jar {
  options: { readonly coins: number };
  state: State;
  view: Omit<State, 'penny'>;
  action: Action;
  event: Event;
  refusal: Refusal;
}

const advance = (draft: State, seat: number, action: Action, chance: Chance): Event => {
  draft.turn = (draft.turn + 1) % draft.taken.length;
  if (action.type === 'look') return { type: 'pennySeen', penny: draft.penny };
  if (action.type === 'take') {
    draft.coins -= action.coins;
    draft.taken[seat] = at(draft.taken, seat) + action.coins;
    return { type: 'coinsTaken', seat, coins: action.coins };
  }
  const heads = chance.int(2, 'coin') === 1;
  if (heads) draft.coins += 1;
  return { type: 'coinTossed', heads };
};

export const jar: Game<Jar> = {
  meta: {
    id: 'jar',
    title: 'Jar',
    seats: { min: 2, max: 3 },
    rulesVersion: 2,
    stage: 'alpha',
    actionTypes: ['take', 'toss', 'look'],
    openActions: [],
    offTurnActions: [],
    revealingEvents: ['pennySeen'],
    actionsMax: 1000,
    endings: ['jarEmpty'],
  },
  variants: [{ name: 'five coins', options: { coins: 5 }, seats: { min: 2, max: 3 } }],
  setup: ({ coins }, seats, chance) => ({
    state: { coins, turn: 0, taken: Array.from({ length: seats }, () => 0), penny: chance.int(seats, 'penny') },
    events: [],
  }),
  toAct: ({ coins, turn }) => (coins === 0 ? [] : [seatAt(turn)]),
  legalActions: (state, seat) => ACTIONS.filter((action) => jar.check(state, seat, action) === null),
  check: ({ coins, turn }, seat, action) => {
    if (coins === 0) return { code: 'matchOver' };
    if (turn !== seat) return { code: 'notYourTurn' };
    return action.type === 'take' && action.coins > coins ? { code: 'tooFewCoins' } : null;
  },
  advance: (draft, seat, action, chance) => [advance(draft, seat, action, chance)],
  view: ({ coins, turn, taken }) => ({ coins, turn, taken: [...taken] }),
  viewEvent: (event) => event,
  outcome: ({ coins, taken }) =>
    coins > 0
      ? null
      : {
          placings: taken.map((own) => 1 + taken.filter((other) => other > own).length),
          scores: [...taken],
          ending: 'jarEmpty',
        },
  faults: ({ coins }) => (coins < 0 ? [`${coins} coins in the jar`] : []),
  decodeOptions: () => ok({ coins: 5 }),
  decodeAction: actionDecoder<Action>({ take: { coins: oneOf('badCoins', [1, 2]) }, toss: {}, look: {} }),
  guess: (view, _viewer, chance) => ({
    ...view,
    taken: [...view.taken],
    penny: chance.int(view.taken.length, 'guess'),
  }),
};

export const ACTIONS: readonly Action[] = [
  { type: 'take', coins: 1 },
  { type: 'take', coins: 2 },
  { type: 'toss' },
  { type: 'look' },
];

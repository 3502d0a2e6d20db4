/**
 * A game for tests of tables, with features that Las Vegas lacks: all seats act at the same time, hands are secret until
 * shown, and the number of outcomes of a draw depends on the action.
 */

import { actionDecoder, type Game, ok, oneOf, type Seat, seatList } from '@fremont/kernel';

const TURNS = 3;
const SIZES = [4, 6] as const;
type Size = (typeof SIZES)[number];

interface Hand {
  lots: number[];
  shown: boolean;
  turns: number;
}

export type Action =
  | { readonly type: 'draw'; readonly size: Size }
  | { readonly type: 'show' }
  | { readonly type: 'wait' };
export type Event =
  | { readonly type: 'lotDrawn'; readonly seat: Seat; readonly lot: number | null }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly lots: readonly number[] }
  | { readonly type: 'waited'; readonly seat: Seat };
export interface HandView {
  readonly lots: readonly number[] | null;
  readonly count: number;
  readonly turns: number;
}

export interface Lots {
  options: Record<string, never>;
  state: { hands: Hand[] };
  view: { readonly hands: readonly HandView[] };
  action: Action;
  event: Event;
  refusal: { readonly code: 'noTurnLeft' };
}

const handOf = ({ hands }: { readonly hands: readonly Hand[] }, seat: Seat): Hand => {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`no seat ${seat}`);
  return hand;
};

const sum = (lots: readonly number[]): number => lots.reduce((total, lot) => total + lot, 0);

const SEATS = { min: 2, max: 4 };

export const lots: Game<Lots> = {
  meta: {
    id: 'lots',
    title: 'Lots',
    seats: SEATS,
    rulesVersion: 1,
    stage: 'alpha',
    actionTypes: ['draw', 'show', 'wait'],
    openActions: [],
    offTurnActions: [],
    revealingEvents: ['handShown'],
    actionsMax: TURNS * SEATS.max,
    endings: ['allDone'],
  },
  variants: [{ name: 'plain', options: {}, seats: SEATS }],
  setup: (_options, seats) => ({
    state: { hands: seatList(seats).map(() => ({ lots: [], shown: false, turns: 0 })) },
    events: [],
  }),
  toAct: ({ hands }) => seatList(hands.length).filter((seat) => (hands[seat]?.turns ?? TURNS) < TURNS),
  legalActions: ({ hands }, seat) =>
    (hands[seat]?.turns ?? TURNS) < TURNS
      ? [...SIZES.map((size): Action => ({ type: 'draw', size })), { type: 'show' }, { type: 'wait' }]
      : [],
  check: ({ hands }, seat) => ((hands[seat]?.turns ?? TURNS) < TURNS ? null : { code: 'noTurnLeft' }),
  advance(draft, seat, action, chance) {
    const hand = handOf(draft, seat);
    hand.turns += 1;
    if (action.type === 'wait') return [{ type: 'waited', seat }];
    if (action.type === 'show') {
      hand.shown = true;
      return [{ type: 'handShown', seat, lots: [...hand.lots] }];
    }
    const lot = chance.int(action.size, 'bag');
    hand.lots.push(lot);
    return [{ type: 'lotDrawn', seat, lot }];
  },
  view: ({ hands }, viewer) => ({
    hands: hands.map((hand, index) => ({
      lots: hand.shown || viewer === index ? [...hand.lots] : null,
      count: hand.lots.length,
      turns: hand.turns,
    })),
  }),
  viewEvent: (event, viewer) => (event.type === 'lotDrawn' && event.seat !== viewer ? { ...event, lot: null } : event),
  outcome: ({ hands }) => {
    if (hands.some(({ turns }) => turns < TURNS)) return null;
    const scores = hands.map((hand) => sum(hand.lots));
    const placings = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { placings, scores, ending: 'allDone' };
  },
  faults: ({ hands }) => (hands.some((hand) => hand.lots.length > hand.turns) ? ['a lot too many'] : []),
  decodeOptions: () => ok({}),
  decodeAction: actionDecoder<Action>({ show: {}, wait: {}, draw: { size: oneOf('unknownSize', [4, 6]) } }),
  guess: ({ hands }, _viewer, chance) => ({
    hands: hands.map(({ lots: known, count, turns }) => ({
      lots: known === null ? seatList(count).map(() => chance.int(4, 'guess')) : [...known],
      shown: known !== null,
      turns,
    })),
  }),
};

/** The state at each event of an action contains the change of this event, and none of the later changes. */

import { at, type Chance, pick, seatAt, seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import {
  type Action,
  type Chair,
  type Choice,
  type Event,
  lotOfSpace,
  type Options,
  type PriceMove,
  type State,
  spaceOfLot,
  TILES,
  type TileId,
  vegasShowdown,
} from '../index.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const copy = (state: State): State => vegasShowdown.view(state, seatAt(0)) as State;

const change = (before: State, after: State, field: 'money' | 'fame' | 'population' | 'revenue'): number[] =>
  after.chairs.map((chair, index) => chair[field] - at(before.chairs, index)[field]);

/** By seat: the amount for one, nothing for the others. */
const only = ({ chairs }: State, seat: number, amount: number): number[] =>
  chairs.map((_, index) => (index === seat ? amount : 0));

const nothing = ({ chairs }: State): number[] => chairs.map(() => 0);

/** The change of money in the event, by seat. */
const moneyOf = (event: Event, state: State): readonly number[] => {
  if (event.type === 'cardPaid' || event.type === 'incomeCollected') return event.amounts;
  return event.type === 'tileBought' ? only(state, event.seat, -event.amount) : nothing(state);
};

/** The change of a counter by a placed or lifted tile, by seat. */
const counterOf = (event: Event, state: State, counter: 'population' | 'revenue' | 'fame'): readonly number[] => {
  if (event.type === 'tilePlaced') return only(state, event.seat, TILES[event.tile][counter]);
  // Zero is added because the difference of two equal counters is never -0.
  return event.type === 'tileLifted' ? only(state, event.seat, 0 - TILES[event.tile][counter]) : nothing(state);
};

const fameOf = (event: Event, state: State): readonly number[] => {
  if (event.type === 'cardFamed') return event.amounts;
  return event.type === 'publicityChosen' ? only(state, event.seat, event.fame) : counterOf(event, state, 'fame');
};

const pricesAt = ({ spaces }: State, moves: readonly PriceMove[]) =>
  moves.map(({ space }) => ({ tile: spaces[space]?.tile, price: spaces[space]?.price }));

const expectPrices = (before: State, after: State, moves: readonly PriceMove[]): void => {
  expect(pricesAt(before, moves)).toEqual(moves.map(({ tile, from }) => ({ tile, price: from })));
  expect(pricesAt(after, moves)).toEqual(moves.map(({ tile, to }) => ({ tile, price: to })));
};

const expectBid = (after: State, { seat, lot, amount, outbid }: EventOf<'bidMade'>): void => {
  expect(at(after.chairs, seat)).toMatchObject({ choice: { type: 'bid', lot, amount }, outbid: null });
  if (outbid !== null) expect(at(after.chairs, outbid)).toMatchObject({ choice: null, outbid: { lot } });
};

const expectBought = (before: State, after: State, { seat, lot, tile, amount }: EventOf<'tileBought'>): void => {
  const { aside, choice } = at(after.chairs, seat);
  expect(choice).toEqual({ type: 'bought', lot, tile, amount });
  expect(aside).toEqual([...at(before.chairs, seat).aside, tile]);
  const space = spaceOfLot(lot);
  if (space !== null) expect(after.spaces[space]).toBeNull();
};

const sizes = ({ sheet, aside }: Chair) => [sheet.length, aside.length];

const expectPlaced = (before: State, after: State, event: EventOf<'tilePlaced'>): void => {
  const { seat, tile, cell, turn } = event;
  const [laid, waiting] = sizes(at(before.chairs, seat));
  expect(at(after.chairs, seat).sheet.at(-1)).toEqual({ tile, cell, turn });
  expect(sizes(at(after.chairs, seat))).toEqual([Number(laid) + 1, Number(waiting) - 1]);
};

const expectLifted = (before: State, after: State, event: EventOf<'tileLifted'>): void => {
  const { seat, tile, cell, turn } = event;
  expect(at(before.chairs, seat).sheet).toContainEqual({ tile, cell, turn });
  expect(at(after.chairs, seat).sheet).not.toContainEqual({ tile, cell, turn });
  expect(at(after.chairs, seat).aside.at(-1)).toBe(tile);
};

const choices = ({ chairs }: State): (Choice | null)[] => chairs.map(({ choice }) => choice);

const sheetsOf = ({ chairs }: State) => chairs.map(({ sheet }) => sheet);

const expectTurn = (after: State, { turn, dealer }: EventOf<'turnBegan'>): void => {
  expect(after).toMatchObject({ turn, dealer, cards: [], phase: { type: 'choosing', seat: dealer } });
  expect(choices(after)).toEqual(after.chairs.map(() => null));
};

const expectDrawn = (before: State, after: State, { card, space }: EventOf<'cardDrawn'>): void => {
  expect(after.cards).toEqual([...before.cards, { card, space, tile: null }]);
  expect(after.deck).toHaveLength(before.deck.length - 1);
};

const expectFlipped = (before: State, after: State, { space, tile, price }: EventOf<'tileFlipped'>): void => {
  expect(before.spaces[space]).toBeNull();
  expect(after.spaces[space]).toEqual({ tile, price });
  expect(after.cards.at(-1)).toMatchObject({ space, tile });
};

const expectRemoved = (before: State, after: State, space: number, tile: TileId): void => {
  expect(before.spaces[space]?.tile).toBe(tile);
  expect(after.spaces[space]).toBeNull();
  expect(after.removed.at(-1)).toBe(tile);
};

const expectShown = (before: State, after: State, event: Event): void => {
  switch (event.type) {
    case 'turnBegan':
      expectTurn(after, event);
      break;
    case 'pricesDropped':
    case 'cardMovedPrices':
      expectPrices(before, after, event.moves);
      break;
    case 'tileRemoved':
      expectRemoved(before, after, event.space, event.tile);
      break;
    case 'cardDrawn':
      expectDrawn(before, after, event);
      break;
    case 'tileFlipped':
      expectFlipped(before, after, event);
      break;
    case 'bidMade':
      expectBid(after, event);
      break;
    case 'tileBought':
      expectBought(before, after, event);
      break;
    case 'tilePlaced':
      expectPlaced(before, after, event);
      break;
    case 'tileLifted':
      expectLifted(before, after, event);
      break;
    case 'matchEnded':
      expect(after.phase).toEqual({ type: 'over', ending: event.ending });
      break;
    default:
      expect(sheetsOf(after)).toEqual(sheetsOf(before));
      break;
  }
};

/** Money, Fame and counters change exactly at their own event. */
const expectMoved = (before: State, after: State, event: Event): void => {
  expect(change(before, after, 'money'), event.type).toEqual(moneyOf(event, after));
  expect(change(before, after, 'fame'), event.type).toEqual(fameOf(event, after));
  expect(change(before, after, 'population'), event.type).toEqual(counterOf(event, after, 'population'));
  expect(change(before, after, 'revenue'), event.type).toEqual(counterOf(event, after, 'revenue'));
};

/** Spaces of the market change only at an event that names their lot. */
const lotsNamed = (event: Event): readonly string[] => {
  if (event.type === 'pricesDropped' || event.type === 'cardMovedPrices')
    return event.moves.map(({ space }) => lotOfSpace(space));
  if (event.type === 'tileRemoved' || event.type === 'tileFlipped') return [lotOfSpace(event.space)];
  return event.type === 'tileBought' ? [event.lot] : [];
};

const expectMarket = (before: State, after: State, event: Event): void => {
  const named = lotsNamed(event);
  const others = after.spaces.map((_, space) => space).filter((space) => !named.includes(lotOfSpace(space)));
  expect(others.map((space) => after.spaces[space])).toEqual(others.map((space) => before.spaces[space]));
};

/** Plays one action and checks the state at each of its events. */
const follow = (state: State, seat: number, action: Action, chance: Chance): Event['type'][] => {
  const types: Event['type'][] = [];
  let before = copy(state);
  for (const event of vegasShowdown.advance(state, seatAt(seat), action, chance)) {
    const now = copy(state);
    expectMoved(before, now, event);
    expectMarket(before, now, event);
    expectShown(before, now, event);
    if (event.type !== 'matchEnded') expect(now.phase.type).not.toBe('over');
    types.push(event.type);
    before = now;
  }
  // After the last event only the phase may change.
  expect({ ...copy(state), phase: null }).toEqual({ ...before, phase: null });
  return types;
};

/** Tiles are placed rather than not, so that sheets fill. */
const choose = (listed: readonly Action[], chance: Chance): Action => {
  const places = listed.filter(({ type }) => type === 'place');
  return pick(places.length > 0 && chance.int(4, 'walk') > 0 ? places : listed, chance, 'walk');
};

test.each([
  [3, { premierRemoval: 'reach3', sheet: '3-2-2' }],
  [4, { premierRemoval: 'leave3', sheet: '2-3-2' }],
  [5, { premierRemoval: 'reach3', sheet: '3-1-3' }],
] as const satisfies readonly (readonly [number, Options])[])(
  'the state at each event matches the event, %i players',
  (seats, options) => {
    const types = new Set<Event['type']>();
    for (let seed = 1; seed <= 2; seed++) {
      const chance = seededChance(100 * seats + seed);
      const { state } = vegasShowdown.setup(options, seats, chance);
      while (state.phase.type !== 'over') {
        const { seat } = state.phase;
        const action = choose(vegasShowdown.legalActions(state, seat), chance);
        for (const type of follow(state, seat, action, chance)) types.add(type);
      }
    }
    expect(types).toContain('tileBought');
    expect(types).toContain('tileLifted');
    expect(types).toContain('incomeCollected');
    expect(types).toContain('matchEnded');
  },
);

/** RULES 5: every event card alone, and difficult combinations. */

import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import {
  CARD_IDS,
  CARDS,
  type CardId,
  type Event,
  lotStates,
  SIZES,
  type State,
  stackHeight,
  TILES,
  vegasShowdown,
} from '../index.ts';
import { act, chairAt, dealt, drawCard, drawing, furnish, offering, put, underCards } from './positions.ts';

/** Four hotels that differ in every value that cards compare. */
const town = (): State => {
  const state = dealt(4);
  furnish(chairAt(state, 0), [put('slots', 0, 2), put('fancy-slots', 0, 1), put('lounge', 1, 2)]);
  furnish(chairAt(state, 1), [put('restaurant', 5, 1)]);
  furnish(chairAt(state, 2), [put('lounge', 0, 2)]);
  chairAt(state, 0).money = 37;
  chairAt(state, 1).money = 4;
  chairAt(state, 2).money = 10;
  chairAt(state, 3).money = 37;
  return state;
};
// Fame then: 4, 0, 2 and 0; seat 3 takes Publicity to start the next turn and comes to 1.
// Population: 8, 10, 8, 8. Revenue: 7, 5, 5, 5.

const eventOf = (events: readonly Event[], type: Event['type']) => events.find((event) => event.type === type);

describe('cards that give or take at once', () => {
  test.each([
    ['slots-fame', 'cardFamed', [2, 0, 0, 0]],
    ['lounge-fame', 'cardFamed', [2, 0, 2, 0]],
    ['restaurant-fame', 'cardFamed', [0, 2, 0, 0]],
    ['slots-money', 'cardPaid', [4, 0, 0, 0]],
    ['lounge-money', 'cardPaid', [3, 0, 3, 0]],
    ['restaurant-money', 'cardPaid', [0, 4, 0, 0]],
    ['revenue-audit', 'cardPaid', [-3, 0, -1, -3]],
    ['lucky-whale', 'cardPaid', [-5, 0, 0, -5]],
    ['venture-capital', 'cardPaid', [0, 5, 0, 0]],
    ['celebrity-wedding', 'cardFamed', [0, 2, 0, 0]],
    ['magazine-cover', 'cardFamed', [2, 0, 0, 0]],
    ['underdog-story', 'cardFamed', [0, 2, 0, 0]],
  ] as const)('%s', (card, type, amounts) => {
    const state = town();
    const before = state.chairs.map(({ money, fame }) => ({ money, fame }));
    const event = eventOf(drawCard(state, card), type);
    expect(event).toEqual({ type, card, amounts });
    if (type === 'cardFamed')
      expect(state.chairs.map(({ fame }) => fame)).toEqual(
        before.map(({ fame }, seat) => fame + (amounts[seat] ?? 0) + (seat === 3 ? 1 : 0)),
      );
  });

  test('no seat pays more than it has', () => {
    const state = town();
    for (const chair of state.chairs) chair.money = 3;
    expect(eventOf(drawCard(state, 'lucky-whale'), 'cardPaid')).toMatchObject({ amounts: [-3, -3, -3, -3] });
  });

  test('have no effect when nothing matches (ruling R21)', () => {
    const state = dealt(4);
    const events = drawCard(state, 'slots-fame');
    expect(events).toContainEqual({ type: 'cardIdle', card: 'slots-fame' });
    expect(state.phase.type).toBe('choosing');
  });

  test('do not count tiles aside', () => {
    const state = dealt(4);
    chairAt(state, 0).aside = ['slots', 'slots'];
    expect(drawCard(state, 'slots-money')).toContainEqual({ type: 'cardIdle', card: 'slots-money' });
  });
});

describe('cards that move markers', () => {
  const priced = (): State =>
    offering(dealt(4), [
      null,
      { tile: 'night-club', price: 42 },
      { tile: 'buffet', price: 12 },
      { tile: 'fancy-slots', price: 18 },
    ]);

  test('contractors-slash drops those above 7 by a circle, after the drop of the turn', () => {
    // The turn itself drops 42, 12, 18 to 33, 7, 12; then the card those above 7 to 25 and 7.
    const state = priced();
    const events = drawCard(state, 'contractors-slash');
    expect(eventOf(events, 'cardMovedPrices')).toMatchObject({
      moves: [
        { space: 1, from: 33, to: 25 },
        { space: 3, from: 12, to: 7 },
      ],
    });
  });

  test('material-shortage raises those below their opening price by a circle', () => {
    const state = priced();
    const events = drawCard(state, 'material-shortage');
    expect(eventOf(events, 'cardMovedPrices')).toMatchObject({
      moves: [
        { space: 1, from: 33, to: 42 },
        { space: 2, from: 7, to: 12 },
        { space: 3, from: 12, to: 18 },
      ],
    });
  });

  test('never move the marker of the tile that the card itself brings', () => {
    const state = priced();
    drawCard(state, 'contractors-slash');
    const flipped = state.cards[0]?.tile;
    if (flipped === undefined || flipped === null) throw new Error('nothing was flipped');
    expect(state.spaces[0]).toEqual({ tile: flipped, price: TILES[flipped].price });
  });

  test('material-shortage leaves a marker on its opening price alone', () => {
    const state = offering(dealt(4), [null, null, { tile: 'buffet', price: 33 }, { tile: 'theater', price: 52 }]);
    const events = drawCard(state, 'slots-strike', 'material-shortage');
    // The first card has just filled space 0; the others came down a circle with the turn and go back up.
    expect(eventOf(events, 'cardMovedPrices')).toMatchObject({
      moves: [
        { space: 2, from: 25, to: 33 },
        { space: 3, from: 42, to: 52 },
      ],
    });
  });

  test('apply one after another in one turn: a fall, then a rise', () => {
    const state = offering(dealt(4), [null, null, { tile: 'buffet', price: 33 }, { tile: 'theater', price: 52 }]);
    drawCard(state, 'contractors-slash', 'material-shortage');
    // 33 drops to 25 and 52 to 42 with the turn, then to 18 and 33; the rise brings both back a circle.
    expect(state.spaces.slice(2).map((offer) => offer?.price)).toEqual([25, 42]);
  });
});

describe('cards that last for the turn', () => {
  const lasting = CARD_IDS.filter((card) => CARDS[card].lasting);

  test.each(lasting)('%s is announced and ends with the turn', (card) => {
    const state = dealt(4);
    const events = drawCard(state, card);
    expect(events).toContainEqual({ type: 'cardHolds', card });
    expect(state.cards.map((drawn) => drawn.card)).toEqual([card]);
    for (const seat of [1, 2, 3, 0])
      act(state, seat, { type: card === 'building-inspectors' ? 'publicity' : 'renovate' });
    expect(state).toMatchObject({ turn: 3, cards: [], discards: [card] });
  });

  const barred: readonly (readonly [CardId, readonly string[]])[] = [
    ['slots-strike', ['slots#1', 'premier#1']],
    ['slots-recall', ['slots#1', 'premier#1']],
    ['lounge-strike', ['lounge', 'premier#2']],
    ['lounge-licence', ['lounge', 'premier#2']],
    ['restaurant-strike', ['restaurant', 'premier#4']],
    ['restaurant-health', ['restaurant', 'premier#4']],
    ['freeze-small', ['premier#1', 'premier#4']],
    ['freeze-medium', ['premier#2']],
    ['freeze-large', ['premier#3']],
  ];
  test.each(barred)('%s forbids %j, basic lots only by name', (card, lots) => {
    const state = underCards(
      offering(dealt(4), [
        { tile: 'fancy-slots', price: 18 },
        { tile: 'fancy-lounge', price: 33 },
        { tile: 'theater', price: 52 },
        { tile: 'fancy-restaurant', price: 25 },
      ]),
      card,
    );
    const found = lotStates(state).filter(({ barredBy }) => barredBy === card);
    expect(found.map(({ lot }) => lot).sort()).toEqual([...lots].sort());
  });

  test('tourist-boom and convention-week change the income of the same turn', () => {
    const state = dealt(4);
    const events = drawCard(state, 'convention-week', 'tourist-boom');
    expect(eventOf(events, 'incomeCollected')).toEqual({ type: 'incomeCollected', amounts: [11, 11, 11, 11] });
  });

  test('pr-scandal with press-junket: a forbidden action gives nothing', () => {
    const state = underCards(dealt(4), 'press-junket', 'pr-scandal');
    expect(vegasShowdown.legalActions(state, seatAt(0)).map(({ type }) => type)).not.toContain('publicity');
  });
});

test('empty spaces are filled in board order, each card with its tile before the next (ruling R29)', () => {
  const buffet = { tile: 'buffet', price: 33 } as const;
  const theater = { tile: 'theater', price: 52 } as const;
  const state = offering(dealt(4), [null, buffet, null, theater]);
  const chance = drawing(state, 'slots-strike', 'lounge-strike');
  const events = [0, 1, 2, 3].flatMap((seat) => act(state, seat, { type: 'publicity' }, chance));
  const turnedUp = events.filter(({ type }) => type === 'cardDrawn' || type === 'tileFlipped');
  expect(turnedUp).toMatchObject([
    { type: 'cardDrawn', card: 'slots-strike', space: 0 },
    { type: 'tileFlipped', space: 0 },
    { type: 'cardDrawn', card: 'lounge-strike', space: 2 },
    { type: 'tileFlipped', space: 2 },
  ]);
});

test('the text of a card overrides the rules: the higher counter as income, two Fame for Publicity', () => {
  const state = dealt(4);
  // RULES 3.4 would pay the lower of Population 8 and Revenue 5, and 3.11 would give one Fame.
  const events = drawCard(state, 'convention-week', 'press-junket');
  expect(eventOf(events, 'incomeCollected')).toMatchObject({ amounts: [8, 8, 8, 8] });
  expect(act(state, 1, { type: 'publicity' })).toEqual([{ type: 'publicityChosen', seat: 1, fame: 2 }]);
});

describe('Express Permits', () => {
  test('ask in turn order only seats that can place a tile, then flip a medium tile', () => {
    const state = dealt(4);
    chairAt(state, 0).aside = ['lounge'];
    chairAt(state, 2).aside = ['slots'];
    chairAt(state, 3).aside = ['dragon-room'];
    drawCard(state, 'express-permits');
    // Seat 1 deals turn 2; seat 3 lacks every prerequisite.
    expect(state.phase).toMatchObject({ type: 'permit', seat: 2 });
    act(state, 2, { type: 'place', ...put('slots', 0, 2) });
    expect(state.phase).toMatchObject({ type: 'permit', seat: 0 });
    const events = act(state, 0, { type: 'done' });
    expect(events.map(({ type }) => type)).toEqual(['buildingDone', 'tileFlipped', 'incomeCollected']);
  });

  test('count for Fame cards drawn after them in the same turn', () => {
    const state = dealt(4);
    chairAt(state, 2).aside = ['slots'];
    state.spaces[1] = null;
    drawCard(state, 'express-permits');
    const events = act(state, 2, { type: 'place', ...put('slots', 0, 2) }, drawing(state, 'slots-fame'));
    expect(events).toContainEqual({ type: 'cardFamed', card: 'slots-fame', amounts: [0, 0, 1, 0] });
  });
});

describe('Pull Strings', () => {
  test('asks the dealer, even when only one stack is left', () => {
    const state = dealt(4);
    state.stacks.small = { a: [], b: [] };
    state.stacks.large = { a: [], b: [] };
    drawCard(state, 'pull-strings');
    expect(vegasShowdown.legalActions(state, seatAt(1))).toEqual([{ type: 'stack', size: 'medium' }]);
    const before = stackHeight(state.stacks.medium);
    const events = act(state, 1, { type: 'stack', size: 'medium' });
    expect(events[0]).toEqual({ type: 'stackChosen', seat: 1, size: 'medium' });
    expect(stackHeight(state.stacks.medium)).toBe(before - 1);
  });

  test('twice in one turn asks twice', () => {
    const state = dealt(4);
    drawCard(state, 'pull-strings', 'pull-strings');
    act(state, 1, { type: 'stack', size: 'large' });
    expect(state.phase).toMatchObject({ type: 'stack', space: 1 });
  });
});

test('33 cards: ten of each size and three that let the dealer choose', () => {
  const counts = new Map<string, number>();
  for (const card of CARD_IDS)
    counts.set(CARDS[card].symbol, (counts.get(CARDS[card].symbol) ?? 0) + CARDS[card].count);
  expect(Object.fromEntries(counts)).toEqual({ small: 10, medium: 10, large: 10, choose: 3 });
  expect(SIZES).toHaveLength(3);
});

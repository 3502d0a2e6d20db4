/** RULES 7: both endings, and similar cases that do not end the match. */

import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, type Event, type State, vegasShowdown } from '../index.ts';
import { act, chairAt, dealt, drawCard, furnish, put } from './positions.ts';

const place = (...tile: Parameters<typeof put>): Action => ({ type: 'place', ...put(...tile) });

describe('an empty stack', () => {
  const nearlyOver = (): State => {
    const state = dealt(4);
    state.stacks.small = { a: [], b: [] };
    furnish(chairAt(state, 1), [put('slots', 0, 2), put('fancy-slots', 0, 1)]);
    return state;
  };

  test('that a card names ends the match: after the effect, without income', () => {
    const state = nearlyOver();
    const money = state.chairs.map((chair) => chair.money);
    const events = drawCard(state, 'slots-fame');
    expect(events).toContainEqual({ type: 'cardFamed', card: 'slots-fame', amounts: [0, 2, 0, 0] });
    expect(events).toContainEqual({ type: 'stackFoundEmpty', card: 'slots-fame', size: 'small' });
    expect(events.map(({ type }) => type)).not.toContain('incomeCollected');
    expect(state.phase).toEqual({ type: 'over', ending: 'stack' });
    expect(state.chairs.map((chair) => chair.money)).toEqual(money);
    expect(vegasShowdown.toAct(state)).toEqual([]);
  });

  test('does not end the match while cards name other stacks (ruling R08)', () => {
    const state = nearlyOver();
    drawCard(state, 'lounge-fame');
    expect(state.phase.type).toBe('choosing');
  });

  test('cannot be chosen with Pull Strings, which ends the match only when all are empty', () => {
    const state = nearlyOver();
    drawCard(state, 'pull-strings');
    expect(state.phase).toMatchObject({ type: 'stack', seat: 1 });
    expect(vegasShowdown.check(state, seatAt(1), { type: 'stack', size: 'small' })).toEqual({
      code: 'stackEmpty',
      size: 'small',
    });
    const bare = nearlyOver();
    bare.stacks = { small: { a: [], b: [] }, medium: { a: [], b: [] }, large: { a: [], b: [] } };
    expect(drawCard(bare, 'pull-strings')).toContainEqual({
      type: 'stackFoundEmpty',
      card: 'pull-strings',
      size: null,
    });
    expect(bare.phase).toEqual({ type: 'over', ending: 'stack' });
  });
});

/** All but one cell of the first row. */
const NEARLY_FULL = [
  put('restaurant', 5, 2, 180),
  put('restaurant', 5, 0, 270),
  put('lounge', 3, 2),
  put('lounge', 0, 2, 90),
  put('lounge', 0, 4),
  put('lounge', 2, 3, 90),
  put('restaurant', 1, 1, 270),
  put('lounge', 3, 3),
  put('lounge', 3, 4),
  put('restaurant', 3, 0),
  put('slots', 1, 3, 270),
  put('lounge', 5, 4),
  put('lounge', 0, 0, 90),
  put('slots', 1, 0, 270),
];

describe('a full sheet', () => {
  const nearlyOver = (): State => {
    const state = dealt(4);
    for (const chair of state.chairs) chair.money = 20;
    furnish(chairAt(state, 0), NEARLY_FULL);
    chairAt(state, 0).aside = ['slots'];
    return state;
  };

  test('ends the match once the others have built as well (ruling R01)', () => {
    const state = nearlyOver();
    act(state, 0, { type: 'publicity' });
    act(state, 1, { type: 'bid', lot: 'lounge', amount: 9 });
    act(state, 2, { type: 'publicity' });
    act(state, 3, { type: 'publicity' });
    expect(act(state, 0, place('slots', 2, 0, 90))).toContainEqual({ type: 'sheetFilled', seat: 0 });
    expect(state.phase).toMatchObject({ type: 'building', seat: 1 });
    act(state, 1, place('lounge', 0, 2));
    expect(state.phase).toEqual({ type: 'over', ending: 'sheet' });
    expect(chairAt(state, 1).money).toBe(11);
    expect(state.chairs.map(({ sheet }) => sheet.length)).toEqual([15, 1, 0, 0]);
    expect(vegasShowdown.outcome(state)?.ending).toBe('sheet');
  });

  test('clears the choices and lost bids of the last turn', () => {
    const state = nearlyOver();
    act(state, 0, { type: 'bid', lot: 'lounge', amount: 9 });
    act(state, 1, { type: 'bid', lot: 'lounge', amount: 11 });
    act(state, 2, { type: 'publicity' });
    act(state, 3, { type: 'renovate' });
    act(state, 0, { type: 'publicity' });
    act(state, 0, place('slots', 2, 0, 90));
    act(state, 1, { type: 'done' });
    expect(state.phase).toEqual({ type: 'over', ending: 'sheet' });
    expect(state.chairs.map(({ choice, outbid }) => [choice, outbid])).toEqual(state.chairs.map(() => [null, null]));
  });

  test('by an Express Permit lets every other seat use theirs; no tile is flipped', () => {
    const state = nearlyOver();
    chairAt(state, 1).aside = ['lounge'];
    drawCard(state, 'express-permits');
    expect(state.phase).toMatchObject({ type: 'permit', seat: 1 });
    act(state, 1, { type: 'done' });
    const events = act(state, 0, place('slots', 2, 0, 90));
    expect(events.map(({ type }) => type)).not.toContain('tileFlipped');
    expect(state.phase).toEqual({ type: 'over', ending: 'sheet' });
  });
});

describe('equal Fame at the end', () => {
  /** Seat 2 takes Publicity and reaches 1 Fame, like seat 0. Everything else is equal. */
  const tied = (money: readonly [number, number, number]): Event | undefined => {
    const state = dealt(3);
    state.stacks.small = { a: [], b: [] };
    chairAt(state, 0).fame = 1;
    money.forEach((one, seat) => {
      chairAt(state, seat).money = one;
    });
    return drawCard(state, 'slots-fame').at(-1);
  };

  test('is decided by money', () => {
    expect(tied([24, 29, 27])).toMatchObject({ type: 'matchEnded', winners: [2], tieBreak: 'money' });
  });

  test('is shared when the money is equal, too', () => {
    expect(tied([27, 29, 27])).toMatchObject({ type: 'matchEnded', winners: [0, 2], tieBreak: 'shared' });
  });
});

test('final scoring yields an event per item, then the winner', () => {
  const state = dealt(3);
  state.stacks.small = { a: [], b: [] };
  const events = drawCard(state, 'slots-fame');
  const types = events.filter(({ type }) => type === 'itemScored' || type === 'matchEnded').map(({ type }) => type);
  expect(types.at(-1)).toBe('matchEnded');
  expect(types.filter((type) => type === 'itemScored').length).toBeGreaterThanOrEqual(3);
});

/** Sentences of rules.en.md that were missing once, each next to the behaviour of the rules. */

import { expect, test } from 'vitest';
import { rulesBeside } from '../../conformance/test/rule-text.ts';
import type { Action, State } from '../index.ts';
import { planOf } from '../rules/passages.ts';
import { placementFault } from '../rules/placement.ts';
import { RULE_OF } from '../text/words.ts';
import { act, dealt, drawCard, put, refusalOf } from './positions.ts';

const rule = rulesBeside(import.meta.url);

const bid = (lot: Extract<Action, { type: 'bid' }>['lot']): Action => ({ type: 'bid', lot, amount: 5 });

test('3.5: an empty basic stack has no lot, and the second Slots lot needs two tiles', () => {
  expect(rule('3.5')).toContain(
    'A basic stack that is empty has no lot, and the second Slots lot is open only while at least two Slots are left.',
  );
  expect(RULE_OF.lotClosed).toBe('3.5');
  const openWith = (slots: number): readonly boolean[] => {
    const state: State = { ...dealt(5), basics: { ...dealt(5).basics, slots } };
    return (['slots#1', 'slots#2'] as const).map((lot) => refusalOf(state, 0, bid(lot)) === null);
  };
  expect([openWith(0), openWith(1), openWith(2)]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('4.4: an entrance joins only a tile with a doorway on its edge', () => {
  expect(rule('4.4')).toContain(
    'An entrance is joined to the tile on its cell only when that tile has a doorway on the edge of the entrance.',
  );
  const faultOf = (turn: 0 | 90): string | null => placementFault(planOf([]), put('slots', 0, 2, turn))?.code ?? null;
  expect([faultOf(0), faultOf(90)]).toEqual([null, 'notConnected']);
});

test('5.1: the text of a card takes precedence over the rules', () => {
  expect(rule('5.1')).toContain('Where the text of a card contradicts the rules, the card takes precedence.');
  const state = dealt(4);
  drawCard(state, 'press-junket');
  expect(act(state, 1, { type: 'publicity' })).toContainEqual({ type: 'publicityChosen', seat: 1, fame: 2 });
});

test('5.5: Pull Strings with all stacks empty ends the match', () => {
  expect(rule('5.5')).toContain('If all three are empty, the match ends (§7.2).');
  const state = dealt(4);
  const empty = { a: [], b: [] };
  state.stacks = { small: { ...empty }, medium: { ...empty }, large: { ...empty } };
  drawCard(state, 'pull-strings');
  expect(state.phase).toEqual({ type: 'over', ending: 'stack' });
});

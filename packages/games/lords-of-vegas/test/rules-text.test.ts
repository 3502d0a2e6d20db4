/** Sentences of rules.en.md that were missing or wrong once, each next to the behaviour of the rules. */

import { expect, test } from 'vitest';
import { rulesBeside } from '../../conformance/test/rule-text.ts';
import { lordsOfVegas } from '../index.ts';
import { act, BLUE, bossAt, drawCard, position, RED, rolls } from './positions.ts';

const rule = rulesBeside(import.meta.url);

test('3.1 and 3.3: choices come before ties, and ties before payments', () => {
  expect(rule('3.1')).toContain('before ties and payments');
  expect(rule('3.3')).toMatch(/ties .*settled \(§5\.1\) before anything is paid/i);
  const before = position({ lots: { A2: ['silver', RED, 5], A5: ['silver', RED, 5] }, turn: BLUE });
  const types = drawCard(before, 'A5', rolls([RED, 2], [BLUE, 4])).events.map(({ type }) => type);
  const steps = types.filter((type) => ['tileTakenOver', 'tieSettled', 'casinoPaid'].includes(type));
  expect(steps).toEqual(['tileTakenOver', 'tieSettled', 'casinoPaid']);
});

test('4.5: placing never changes who is boss', () => {
  expect(rule('4.5')).toMatch(/placing never changes who is boss/);
  const lots = { A1: ['gold', RED, 1], A2: ['gold', RED, 2], A3: ['gold', RED, 3], A6: ['gold', BLUE, 1] } as const;
  const thrown = rolls([RED, 6, 4, 2], [BLUE, 5]);
  const rolled = act(position({ lots }), RED, { type: 'reorganise', casino: 'A1' }, thrown).state;
  expect(bossAt(rolled, 'A1')).toBe(RED);
  for (const action of lordsOfVegas.legalActions(rolled, RED))
    expect(bossAt(act(rolled, RED, action).state, 'A1'), JSON.stringify(action)).toBe(RED);
});

test('2.4 and 9.1: with an uncertain end no seat knows the depth of End of Game', () => {
  expect(rule('2.4')).toMatch(/up to two cards higher or lower.*nobody knows/);
  expect(rule('9.1')).toMatch(/uncertain end .*nobody know.* End of Game/);
  const state = position({ options: { endCardJitter: true }, cardsBeforeEnd: 3 });
  expect(lordsOfVegas.view(state, RED).cardsBeforeEnd).toBeNull();
});

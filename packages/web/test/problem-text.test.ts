/** Texts for invalid input: the field and its allowed values. */

import './support/browser.ts';
import { seatAt } from '@fremont/kernel';
import { expect, test, vi } from 'vitest';
import { lordsOfVegasSetup } from '../src/games/lords-of-vegas/setup.ts';
import { problemText } from '../src/i18n/problem.ts';
import { errorText } from '../src/online/error-text.ts';
import { reasonAgainst } from '../src/setup/options.ts';

/** Messages come from the build of the web app. Here a message is its key. */
vi.stubGlobal('reportError', () => undefined);

const problem = {
  code: 'unknownSheet',
  key: 'sheet',
  allowed: { type: 'oneOf', values: ['3-2-2', '2-3-2'] },
} as const;
const SENTENCE = '“sheet” must be one of 3-2-2 or 2-3-2.';

test('the text for rejected options names the option and its allowed values', () => {
  expect(errorText({ code: 'badSchema', why: 'plan.options.unknownSheet', problem })).toBe(SENTENCE);
});

test('the text for an invalid action names its field', () => {
  const detail = { code: 'badMessage', why: 'unknownSheet', problem } as const;
  expect(problemText(detail)).toBe(SENTENCE);
  expect(errorText({ code: 'badSchema', why: 'badMessage', detail })).toBe(SENTENCE);
});

test('a missing seat has its own text', () => {
  const detail = { code: 'noSuchSeat', seat: 99, seats: 2 } as const;
  expect(problemText(detail)).toBe('There is no seat 99 in this match. Its seats are 0 to 1.');
});

test('other errors have no such text', () => {
  expect(problemText({ code: 'staleDecision' })).toBeNull();
  expect(problemText({ code: 'botPlays', ...{ seat: seatAt(1) } })).toBeNull();
});

test('the set-up shows why an option is not available', () => {
  expect(reasonAgainst(lordsOfVegasSetup, { gifts: true }, 3)).toBeNull();
  expect(reasonAgainst(lordsOfVegasSetup, { gifts: 'often' }, 3)).toBe(
    '“lords-of-vegas.gifts” must be one of true or false.',
  );
});

test('a kept seat has a text of its own, and another one where only the clock may replace a player', () => {
  const held = (waitMs: number | null) =>
    errorText({ code: 'notOpen', why: 'seatHeld', detail: { code: 'seatHeld', seat: seatAt(1), waitMs } });
  expect(held(41_200)).toBe('online.errorSeatHeld');
  expect(held(null)).toBe('online.errorSeatHeldDays');
});

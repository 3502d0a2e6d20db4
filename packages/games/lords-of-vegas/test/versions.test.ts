/** Stored matches of older rules keep the limit of offers that they began with. */

import {
  canReplay,
  type Match,
  type MatchRecord,
  playMatch,
  replay,
  type Seat,
  seatAt,
  seededChance,
  startMatch,
  stateOf,
} from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, type LordsOfVegas, lordsOfVegas } from '../index.ts';
import { goods } from './positions.ts';

const OPTIONS = { gifts: true, endCardJitter: false };

const dealt = (rulesVersion: number): Match<LordsOfVegas> => {
  const { record } = startMatch(lordsOfVegas, OPTIONS, 2, seededChance(1));
  return replay(lordsOfVegas, { ...record, rulesVersion });
};

const played = (match: Match<LordsOfVegas>, seat: Seat, action: Action): Match<LordsOfVegas> => {
  const next = playMatch(match, seat, action, seededChance(1));
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
};

const offerOf = (match: Match<LordsOfVegas>): Action => ({
  type: 'offer',
  to: seatAt(1 - stateOf(match).turn),
  give: goods({ money: 1 }),
  take: goods(),
});

/** The seat to act makes so many offers and withdraws each. */
const withOffers = (match: Match<LordsOfVegas>, count: number): Match<LordsOfVegas> => {
  const { turn, nextOfferId } = stateOf(match);
  let now = match;
  for (let made = 0; made < count; made++) {
    now = played(now, turn, offerOf(now));
    now = played(now, turn, { type: 'withdraw', offer: nextOfferId + made, revision: 1 });
  }
  return now;
};

const refusalOfNext = (match: Match<LordsOfVegas>) =>
  lordsOfVegas.check(stateOf(match), stateOf(match).turn, offerOf(match));

describe('the limit of offers', () => {
  test.each([
    [1, 20],
    [2, 8],
  ])('of a match of rules %s is %s', (rulesVersion, limit) => {
    const match = dealt(rulesVersion);
    expect(refusalOfNext(withOffers(match, limit - 1))).toBeNull();
    expect(refusalOfNext(withOffers(match, limit))).toEqual({ code: 'offersUsedUp', limit });
  });

  test('lets a stored match of rules 1 with twenty offers replay and go on', () => {
    const { record } = withOffers(dealt(1), 20);
    const stored = JSON.parse(JSON.stringify(record)) as MatchRecord<LordsOfVegas>;
    const again = replay(lordsOfVegas, stored);
    expect(again.record.rulesVersion).toBe(1);
    expect(stateOf(again).offersMade[stateOf(again).turn]).toBe(20);
    expect(() => replay(lordsOfVegas, { ...stored, rulesVersion: 2 })).toThrow('offersUsedUp');
  });

  test('is known to whoever sees the match', () => {
    for (const rulesVersion of [1, 2]) {
      const state = stateOf(withOffers(dealt(rulesVersion), 3));
      const view = lordsOfVegas.view(state, 'spectator');
      expect(view.offersLeft[state.turn]).toBe(view.offersPerTurn - 3);
      expect(lordsOfVegas.guess(view, 'spectator', seededChance(1))).toMatchObject({
        offersMade: state.offersMade,
        offersPerTurn: state.offersPerTurn,
      });
    }
  });
});

test('rules of an unknown version cannot be replayed', () => {
  for (const rulesVersion of [0, 3]) expect(canReplay(lordsOfVegas, { rulesVersion, options: OPTIONS })).toBe(false);
});

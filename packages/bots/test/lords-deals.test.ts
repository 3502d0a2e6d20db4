/** Deals of the levels of Lords of Vegas: few, good for both sides, and never paid for nothing. */

import { botFor } from '@fremont/bots';
import {
  LOT_FACTS,
  LOTS,
  type LordsOfVegas,
  type LotId,
  lordsOfVegas,
  type Offer,
} from '@fremont/games/lords-of-vegas';
import { at, deepFreeze, draftOf, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { Appraiser } from '../src/lords-of-vegas/appraiser.ts';
import { DealCounts, playDealing } from '../train/deals-at-table.ts';

type State = LordsOfVegas['state'];

const [ME, BEN] = [seatAt(0), seatAt(1)];
const NOTHING = { money: 0, lots: [], dice: [] };
const steady = botFor('lords-of-vegas', 'steady') as unknown as Bot<LordsOfVegas>;

/** Ben has an open offer to the seat that answers. */
const offered = (terms: Partial<Offer>, change: (state: State) => void = () => undefined): State => {
  const state = draftOf(
    lordsOfVegas,
    lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 3, seededChance(1)).state,
  );
  state.turn = BEN;
  state.phase = { type: 'playing' };
  for (const lot of state.lots) Object.assign(lot, { marker: null, tile: null, die: null });
  for (const chair of state.chairs) Object.assign(chair, { money: 40, points: 8 });
  state.cardsBeforeEnd = 24;
  change(state);
  state.offers.push({
    id: 1,
    revision: 1,
    from: BEN,
    to: ME,
    give: NOTHING,
    take: NOTHING,
    action: null,
    waiver: null,
    ...terms,
  });
  state.nextOfferId = 2;
  return state;
};

const lay = (state: State, owner: Seat, ...ids: readonly LotId[]): void => {
  for (const id of ids)
    Object.assign(at(state.lots, LOTS.indexOf(id)), { tile: 'gold', die: { owner, value: LOT_FACTS[id].die } });
};
const mark = (state: State, owner: Seat, id: LotId): void => {
  at(state.lots, LOTS.indexOf(id)).marker = owner;
};

const answerTo = (state: State) =>
  steady.choose(deepFreeze(lordsOfVegas.view(state, ME)), ME, lordsOfVegas.legalActions(state, ME), seededChance(1));

describe('a bot that is offered a deal', () => {
  test('takes money for nothing', () => {
    const state = offered({ give: { ...NOTHING, money: 30 } });
    // Money for nothing helps, but it must be worth the trouble.
    expect(answerTo(state)).toMatchObject({ type: 'accept', offer: 1 });
  });

  test('pays nothing for a promise that is worth nothing', () => {
    // Ben has no die in the casino, so he cannot roll it anyway.
    const state = offered({ take: { ...NOTHING, money: 1 }, waiver: { action: 'reorganise', casino: 'A1' } }, (draft) =>
      lay(draft, ME, 'A1', 'A2'),
    );
    expect(answerTo(state)).toMatchObject({ type: 'decline' });
  });

  test('buys the lot that joins its casinos, but not at any price', () => {
    const withPrice = (money: number): State =>
      offered({ give: { ...NOTHING, lots: ['E5'] }, take: { ...NOTHING, money } }, (draft) => {
        lay(draft, ME, 'E2', 'E4', 'E6');
        mark(draft, BEN, 'E5');
      });
    expect(answerTo(withPrice(6))).toMatchObject({ type: 'accept' });
    expect(answerTo(withPrice(40))?.type).not.toBe('accept');
  });

  test('does not give a boss die away', () => {
    const state = offered({ take: { ...NOTHING, dice: ['A6'] }, give: { ...NOTHING, money: 1 } }, (draft) => {
      lay(draft, ME, 'A6');
      lay(draft, BEN, 'A3', 'A5');
    });
    expect(answerTo(state)?.type).not.toBe('accept');
  });
});

describe('the price of a deal', () => {
  test('is the change in the chance to win, which sums to nothing over the table', () => {
    const state = offered({ give: { ...NOTHING, lots: ['E5'] } }, (draft) => {
      lay(draft, ME, 'E2', 'E4', 'E6');
      mark(draft, BEN, 'E5');
    });
    const gains = new Appraiser(lordsOfVegas.view(state, ME), ME, seededChance(1)).gains(at(state.offers, 0));
    expect(at(gains, 0)).toBeGreaterThan(0);
    expect(at(gains, 1)).toBeLessThan(0);
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(0, 10);
  });
});

describe('bots among themselves', () => {
  // `train/lords-deals.ts` measures many matches, and what sharks gain.
  test('make few offers, repeat none that was refused, and agree only on deals that help both', () => {
    const counts = new DealCounts();
    for (let seed = 1; seed <= 6; seed++) playDealing(steady, seed, ['bot', 'bot', 'bot', 'bot'], counts);
    expect(counts.offers / counts.matches / 4).toBeLessThanOrEqual(4);
    expect(counts.repeats).toBe(0);
    expect(counts.deals).toBeGreaterThan(0);
    expect(counts.good / counts.deals).toBeGreaterThanOrEqual(0.9);
  });
});

/** Offers in Lords of Vegas: the one that waits for an answer, and the answers that the table gives for a person. */

import './support/browser.ts';
import type { Offer, State } from '@fremont/games/lords-of-vegas';
import { LOTS, lotAt } from '@fremont/games/lords-of-vegas';
import { seatAt } from '@fremont/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dealSideOf } from '../src/games/lords-of-vegas/draft.ts';
import {
  automaticAnswer,
  awaitedAnswer,
  offerInQuestion,
  offersBeside,
  postponedOffer,
  refusesBotOffers,
  termsInQuestion,
  toggleBotOffers,
} from '../src/games/lords-of-vegas/open-offers.ts';
import { giveAutomaticAnswers } from '../src/table/on-demand/answers.ts';
import { ADA, dealt, modelAt } from './support/lords-model.ts';
import { need } from './support/tabs.ts';

const BEN = seatAt(1);
const NOTHING = { money: 0, lots: [], dice: [] } as const;

const stored = new Map<string, string>();
Object.assign(globalThis, {
  document: { hidden: false },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

beforeEach(() => stored.clear());

/** Ben, a bot, asks for a lot of Ada and pays for it. */
const offerOf = (state: State, id: number, revision = 1): Offer => {
  const lot = need(LOTS.find((one) => lotAt(state.lots, one).marker === ADA));
  const give = { ...NOTHING, money: 3 };
  const take = { ...NOTHING, lots: [lot] };
  return { id, revision, from: BEN, to: ADA, give, take, action: null, waiver: null } as Offer;
};

const modelWith = (offers: (state: State) => readonly Offer[]) => {
  const state: State = { ...dealt(), turn: BEN };
  return modelAt({ ...state, offers: [...offers(state)] });
};

describe('an offer to a person at this device', () => {
  it('is in question, and its pieces are on the sides of the person who answers', () => {
    const { model } = modelWith((state) => [offerOf(state, 4)]);
    const offer = need(offerInQuestion(model));
    const [lot] = offer.take.lots;
    expect(awaitedAnswer(model)).toBe('4.1');
    expect(dealSideOf(termsInQuestion(model), need(lot))).toBe('give');
    expect(offersBeside(model)).toEqual([]);
  });

  it('is announced again when it comes back changed', () => {
    const { model } = modelWith((state) => [offerOf(state, 4, 2)]);
    expect(awaitedAnswer(model)).toBe('4.2');
    expect(model.screen.lettering(model).headline).toBe('lords-of-vegas.boardCounter');
  });

  it('can be postponed, and then stands beside the others', () => {
    const { model } = modelWith((state) => [offerOf(state, 4), offerOf(state, 5)]);
    postponedOffer(model).value = '4.1';
    expect(offerInQuestion(model)?.id).toBe(5);
    expect(offersBeside(model).map(({ id }) => id)).toEqual([4]);
  });
});

describe('a person who wants no offers from bots', () => {
  it('has them declined, once each, and is not asked', async () => {
    const { model, sent } = modelWith((state) => [offerOf(state, 4)]);
    Object.assign(model.screen, { automaticAnswer });
    const stop = giveAutomaticAnswers(model as never);
    expect(sent).toEqual([]);
    toggleBotOffers(model);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ seat: ADA, decision: null, action: { type: 'decline', offer: 4, revision: 1 } }]);
    expect(awaitedAnswer(model)).toBeNull();
    model.update.value = { ...model.update.value };
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    stop();
  });

  it('still gets those of people', () => {
    const { model } = modelWith((state) => [offerOf(state, 4)]);
    toggleBotOffers(model);
    const players = model.update.value.players.map((player) => ({ ...player, by: 'person' }));
    model.update.value = { ...model.update.value, players: players as never };
    expect(automaticAnswer(model)).toBeNull();
    expect(awaitedAnswer(model)).toBe('4.1');
  });

  it('finds the switch as it was after a reload', () => {
    toggleBotOffers(modelWith(() => []).model);
    const { model } = modelWith(() => []);
    expect(refusesBotOffers(model).value).toBe(true);
    toggleBotOffers(model);
    expect(refusesBotOffers(modelWith(() => []).model).value).toBe(false);
  });
});

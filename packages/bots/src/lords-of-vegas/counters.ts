/** Counter-offers: small changes to another seat's offer, so that both sides gain. */

import {
  type CounterAction,
  type Goods,
  LOT_LIST,
  lordsOfVegas,
  type Offer,
  type Terms,
} from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly } from '@fremont/kernel';
import type { Assessment } from './assessment.ts';
import { dealGains, payments } from './deals.ts';
import { canOffer, isBeside, offersMade, proposalOf } from './offers.ts';

/** The least gain for which the bot accepts a deal. */
export const DEAL_MIN = 0.2;
/** The least gain of the other side. It is lower, because the other side made the offer. */
const THEIRS_MIN = 0.1;

/** Null when no small change helps, or when the limit of offers per turn is reached. */
export const counterFor = (
  assessment: Assessment,
  offer: DeepReadonly<Offer>,
  chance: Chance,
): CounterAction | null => {
  if (!canOffer(assessment) || offer.to !== assessment.seat) return null;
  const state = lordsOfVegas.guess(assessment.view, assessment.seat, chance);
  for (const terms of changesOf(assessment, turned(offer))) {
    const paid = withMoney(assessment, terms);
    if (paid === null) continue;
    const counter: CounterAction = {
      type: 'counter',
      offer: offer.id,
      revision: offer.revision,
      ...proposalOf(paid),
    };
    if (lordsOfVegas.check(state, assessment.seat, counter) === null) return counter;
  }
  return null;
};

/** The same deal from the other side, without its money. */
const turned = ({ from, to, give, take, action, waiver }: DeepReadonly<Terms>): Terms => ({
  from: to,
  to: from,
  give: { ...take, money: 0 },
  take: { ...give, money: 0 },
  action,
  waiver,
});

/** The smallest change first: only other money, then one piece less to give, then one piece more to get. */
const changesOf = (assessment: Assessment, terms: Terms): Terms[] => [
  terms,
  ...fewer(terms.give).map((give) => ({ ...terms, give })),
  ...more(assessment, terms).map((take) => ({ ...terms, take })),
];

const fewer = ({ money, lots, dice }: Goods): Goods[] => [
  ...lots.map((lot) => ({ money, lots: lots.filter((id) => id !== lot), dice })),
  ...dice.map((lot) => ({ money, lots, dice: dice.filter((id) => id !== lot) })),
];

/** One more lot of the other side that is beside a piece of the seat. */
const more = ({ view, seat }: Assessment, { to, take }: Terms): Goods[] =>
  LOT_LIST.filter(({ index, id }) => at(view.lots, index).marker === to && !take.lots.includes(id))
    .filter((facts) => isBeside(view, facts, seat))
    .map(({ id }) => ({ ...take, lots: [...take.lots, id] }));

/** The position in the span of prices that suit both sides. The second counter-offer is more generous. */
const GENEROSITY = [0.5, 0.75] as const;

/** Null when no price suits both, or when the counter-offer would repeat the last one. */
const withMoney = (assessment: Assessment, terms: Terms): Terms | null => {
  const gains = dealGains(assessment, terms);
  const span = payments(
    assessment,
    { seat: terms.from, gain: gains.from, min: DEAL_MIN },
    { seat: terms.to, gain: gains.to, min: THEIRS_MIN },
  );
  const made = offersMade(assessment.view, assessment.seat);
  if (span === null || (made > 0 && span.most - span.least < SPAN_MIN)) return null;
  const money = Math.round(span.least + at(GENEROSITY, made) * (span.most - span.least));
  return {
    ...terms,
    give: { ...terms.give, money: Math.max(0, money) },
    take: { ...terms.take, money: Math.max(0, -money) },
  };
};

/** The least width at which half and three quarters of it are different dollars. */
const SPAN_MIN = 4;

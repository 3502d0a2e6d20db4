/** Counter-offers: a deal of somebody else's, changed a little, so that both sides gain. */

import {
  type CounterAction,
  type Goods,
  LOT_LIST,
  lordsOfVegas,
  type Offer,
  type Terms,
} from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly } from '@fremont/kernel';
import { dealGains, payments } from './deals.ts';
import type { Mind } from './mind.ts';
import { isBeside, mayOffer, offersMade, proposalOf } from './offers.ts';

/** A deal has to be worth more than that to bind oneself. */
export const DEAL_MIN = 0.2;
/** The other side offered, so it need not gain as much to agree. */
const THEIRS_MIN = 0.1;

/** Null when no small change helps, or when enough has been offered this turn. */
export const counterFor = (mind: Mind, offer: DeepReadonly<Offer>, chance: Chance): CounterAction | null => {
  if (!mayOffer(mind) || offer.to !== mind.seat) return null;
  const state = lordsOfVegas.guess(mind.view, mind.seat, chance);
  for (const terms of changesOf(mind, turned(offer))) {
    const paid = withMoney(mind, terms);
    if (paid === null) continue;
    const counter: CounterAction = {
      type: 'counter',
      offer: offer.id,
      revision: offer.revision,
      ...proposalOf(paid),
    };
    if (lordsOfVegas.check(state, mind.seat, counter) === null) return counter;
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
const changesOf = (mind: Mind, terms: Terms): Terms[] => [
  terms,
  ...fewer(terms.give).map((give) => ({ ...terms, give })),
  ...more(mind, terms).map((take) => ({ ...terms, take })),
];

const fewer = ({ money, lots, dice }: Goods): Goods[] => [
  ...lots.map((lot) => ({ money, lots: lots.filter((id) => id !== lot), dice })),
  ...dice.map((lot) => ({ money, lots, dice: dice.filter((id) => id !== lot) })),
];

/** One more lot of the other side, beside what the seat has. */
const more = ({ view, seat }: Mind, { to, take }: Terms): Goods[] =>
  LOT_LIST.filter(({ index, id }) => at(view.lots, index).marker === to && !take.lots.includes(id))
    .filter((facts) => isBeside(view, facts, seat))
    .map(({ id }) => ({ ...take, lots: [...take.lots, id] }));

/** Of what both sides would take, the middle; whoever asks again hears more. */
const GENEROSITY = [0.5, 0.75] as const;

/** Null when no money suits both, or when there is nothing to add to what was said before. */
const withMoney = (mind: Mind, terms: Terms): Terms | null => {
  const gains = dealGains(mind, terms);
  const span = payments(
    mind,
    { seat: terms.from, gain: gains.from, min: DEAL_MIN },
    { seat: terms.to, gain: gains.to, min: THEIRS_MIN },
  );
  const made = offersMade(mind.view, mind.seat);
  if (span === null || (made > 0 && span.most - span.least < SPAN_MIN)) return null;
  const money = Math.round(span.least + at(GENEROSITY, made) * (span.most - span.least));
  return {
    ...terms,
    give: { ...terms.give, money: Math.max(0, money) },
    take: { ...terms.take, money: Math.max(0, -money) },
  };
};

/** So wide that half and three quarters of it are different dollars. */
const SPAN_MIN = 4;

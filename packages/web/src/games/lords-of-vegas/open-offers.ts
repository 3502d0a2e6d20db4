/** The open offers as the people at this device see them. */

import type { Action, DealAction, LotId, Offer } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { type Signal, signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { isKeptOn, keepSwitch } from '../../settings/kept-switches.ts';
import { statePerModel } from '../../table/state-per-model.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { counterDraft, type Draft } from './draft.ts';
import type { LordsModel } from './types.ts';

const isToHere = (model: LordsModel, { to }: Offer): boolean => model.playsHere(to);

/** Changes with every counter-offer. */
export const offerKey = ({ id, revision }: Offer): string => `${id}.${revision}`;

/** The offer that the player answers later; null if there is none. */
export const postponedOffer = statePerModel<LordsModel, Signal<string | null>>(() => signal(null));

/** The first offer that waits for a person at this device. The dock shows it and the board lights its pieces. */
export const offerInQuestion = (model: LordsModel): Offer | null =>
  model.view.offers.find(
    (offer) => isToHere(model, offer) && !isPostponed(model, offer) && !isUnwanted(model, offer),
  ) ?? null;

const isPostponed = (model: LordsModel, offer: Offer): boolean => offerKey(offer) === postponedOffer(model).value;

const isUnwanted = (model: LordsModel, offer: Offer): boolean =>
  refusesBotOffers(model).value && isFromBot(model, offer);

/** The other offers: of others, one's own, and postponed ones. */
export const offersBeside = (model: LordsModel): readonly Offer[] => {
  const asked = offerInQuestion(model);
  return model.view.offers.filter((offer) => offer !== asked);
};

export const awaitedAnswer = (model: LordsModel): string | null => {
  const offer = offerInQuestion(model);
  return offer === null ? null : offerKey(offer);
};

export const answer = (type: 'accept' | 'decline' | 'withdraw', { id, revision }: Offer): Action => ({
  type,
  offer: id,
  revision,
});

/** An offer as a deal between the two sides, the receiver first. */
export const termsInQuestion = (model: LordsModel): Draft | null => {
  const offer = offerInQuestion(model);
  return offer === null ? null : counterDraft(offer);
};

/** The lot or casino of an action that is part of a deal. */
export const lotOfAction = (action: DealAction): LotId => {
  if (action.type === 'build') return action.lot;
  return action.type === 'sprawl' ? action.to : action.casino;
};

const STORE_KEY = 'fremont.noBotOffers';

const refusals = statePerModel<LordsModel, { on: Signal<boolean> | null }>(() => ({ on: null }));

/** True if the person wants no offers from bots in this match. */
export const refusesBotOffers = (model: LordsModel): Signal<boolean> => {
  const kept = refusals(model);
  kept.on ??= signal(isKeptOn(STORE_KEY, model.setting.id));
  return kept.on;
};

export const toggleBotOffers = (model: LordsModel): void => {
  const refuses = refusesBotOffers(model);
  refuses.value = !refuses.peek();
  keepSwitch(STORE_KEY, model.setting.id, refuses.peek());
};

export const isFromBot = (model: LordsModel, { from }: Offer): boolean =>
  model.update.value.players[from]?.by === 'bot';

/** The answer that the table gives for a person who wants no offers from bots. */
export const automaticAnswer = (model: LordsModel): { readonly seat: Seat; readonly action: Action } | null => {
  const unwanted = model.view.offers.find((offer) => isToHere(model, offer) && isUnwanted(model, offer));
  return unwanted === undefined ? null : { seat: unwanted.to, action: answer('decline', unwanted) };
};

export const botOffersMenu = (model: LordsModel): readonly MenuItem[] => {
  if (!model.players.some(({ seat }) => model.update.value.players[seat]?.by === 'bot')) return [];
  const refuses = refusesBotOffers(model).value;
  return [
    {
      key: 'bot-offers',
      icon: 'bot',
      label: t(refuses ? 'lords-of-vegas.allowBotOffers' : 'lords-of-vegas.noBotOffers'),
      onChoose: () => toggleBotOffers(model),
    },
  ];
};

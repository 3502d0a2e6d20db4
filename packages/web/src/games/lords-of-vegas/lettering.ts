/** The texts of the letterboard, the phase line and the line under the title in Lords of Vegas. */

import type { Phase, View } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { type MessageKey, t } from '../../i18n/index.ts';
import type { Lettering, PhaseSteps } from '../../table/game-screen.ts';
import { overLettering } from '../../table/over.ts';
import { playerAt } from '../../table/players.ts';
import { turnCall } from '../../table/turn-call.ts';
import { draftOf } from './draft.ts';
import { offerInQuestion } from './open-offers.ts';
import { picksOf, type Tool } from './picks.ts';
import type { LordsModel } from './types.ts';
import { nameOf } from './words.ts';

export const letteringOf = (model: LordsModel): Lettering => {
  if (model.isPlaying.value) return storyLettering(model);
  if (model.update.value.outcome !== null)
    return overLettering(model, (count) => t('lords-of-vegas.points', { count }));
  return offerLettering(model) ?? (model.actor === null ? waitingLettering(model) : ownLettering(model, model.actor));
};

/** Null unless a player at this device has an offer to answer. Offers also come on other players' turns. */
const offerLettering = (model: LordsModel): Lettering | null => {
  const offer = offerInQuestion(model);
  if (offer === null || draftOf(model).value !== null) return null;
  return {
    lit: true,
    eyebrow: playerAt(model.players, offer.to).isYou
      ? t('lords-of-vegas.yourAnswerAlone')
      : t('lords-of-vegas.yourAnswer', { name: nameOf(model, offer.to) }),
    headline: t(offer.revision > 1 ? 'lords-of-vegas.boardCounter' : 'lords-of-vegas.boardOffer', {
      name: nameOf(model, offer.from),
    }),
    subline: t('lords-of-vegas.boardOfferNote'),
  };
};

const storyLettering = (model: LordsModel): Lettering => {
  const { view, card } = model.frame.value;
  return {
    lit: false,
    eyebrow: t('lords-of-vegas.turnOf', { name: nameOf(model, view.turn) }),
    headline: card === null ? nameOf(model, view.turn) : cardWords(card.card),
    subline: t('table.skipNote'),
  };
};

const cardWords = (card: string): string =>
  card === 'end' ? t('lords-of-vegas.endCard') : t('lords-of-vegas.cardOf', { lot: card });

const waitingLettering = (model: LordsModel): Lettering => {
  const [asked = model.view.turn] = model.update.value.toAct;
  return {
    lit: false,
    eyebrow: t('table.waiting'),
    headline: nameOf(model, asked),
    subline: t(WAITING[model.view.phase.type]),
  };
};

const WAITING: Readonly<Record<Phase['type'], MessageKey>> = {
  drawing: 'lords-of-vegas.waitDraw',
  playing: 'lords-of-vegas.waitPlay',
  givingUpLot: 'lords-of-vegas.waitChoice',
  movingDie: 'lords-of-vegas.waitChoice',
  placingDice: 'lords-of-vegas.waitDice',
  layingOff: 'lords-of-vegas.waitLayOff',
  over: 'table.over',
};

const ownLettering = (model: LordsModel, actor: Seat): Lettering => {
  const { phase } = model.view;
  const eyebrow = turnCall(model.players, actor);
  if (phase.type === 'playing') return { lit: true, eyebrow, ...playingWords(model) };
  return { lit: true, eyebrow, headline: t(HEADLINES[phase.type]), subline: t(SUBLINES[phase.type]) };
};

const playingWords = (model: LordsModel): Pick<Lettering, 'headline' | 'subline'> => {
  if (draftOf(model).value !== null) {
    return { headline: t('lords-of-vegas.boardTrade'), subline: t('lords-of-vegas.boardTradeNote') };
  }
  const { tool, lot } = picksOf(model);
  if (tool.value === null)
    return { headline: t('lords-of-vegas.boardPlay'), subline: t('lords-of-vegas.boardPlayNote') };
  const headline = lot.value === null ? t(`lords-of-vegas.${tool.value}`) : headlineAt(tool.value, lot.value);
  return { headline, subline: t(lot.value === null ? 'lords-of-vegas.boardPickLot' : 'lords-of-vegas.boardPickWay') };
};

const headlineAt = (tool: Tool, lot: string): string =>
  t('lords-of-vegas.toolAt', { tool: t(`lords-of-vegas.${tool}`), lot });

type Asked = Exclude<Phase['type'], 'playing'>;

const HEADLINES: Readonly<Record<Asked, MessageKey>> = {
  drawing: 'lords-of-vegas.boardDraw',
  givingUpLot: 'lords-of-vegas.boardGiveUp',
  movingDie: 'lords-of-vegas.boardMoveDie',
  placingDice: 'lords-of-vegas.boardPlaceDie',
  layingOff: 'lords-of-vegas.boardLayOff',
  over: 'table.over',
};

const SUBLINES: Readonly<Record<Asked, MessageKey>> = {
  drawing: 'lords-of-vegas.boardDrawNote',
  givingUpLot: 'lords-of-vegas.boardGiveUpNote',
  movingDie: 'lords-of-vegas.boardMoveDieNote',
  placingDice: 'lords-of-vegas.boardPlaceDieNote',
  layingOff: 'lords-of-vegas.boardLayOffNote',
  over: 'table.over',
};

export const phasesOf = (model: LordsModel): PhaseSteps => {
  const { view, card, turned } = model.frame.value;
  const names = [t('lords-of-vegas.phaseDraw'), t('lords-of-vegas.phasePlay')];
  if (view.phase.type === 'over') return { names, now: -1 };
  const drawing = model.isPlaying.value
    ? (card !== null || turned !== null) && model.view.phase.type === 'drawing'
    : view.phase.type === 'drawing';
  return { names, now: drawing ? 0 : 1 };
};

/** The turn and, once it is known, the number of cards before the end. The text is short enough for a phone. */
export const subtitleOf = ({ turnNumber: turn, cardsBeforeEnd: count, phase }: View): string => {
  const words = t('lords-of-vegas.turn', { turn });
  if (count === null || phase.type === 'over') return words;
  return `${words} · ${count === 0 ? t('lords-of-vegas.lastCardShort') : t('lords-of-vegas.endShort', { count })}`;
};

/** What the letterboard and the phase line say in Lords of Vegas. */

import type { Phase } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { type MessageKey, t } from '../../i18n/index.ts';
import type { Lettering, PhaseSteps } from '../../table/game-screen.ts';
import { overLettering } from '../../table/over.ts';
import { playerAt } from '../../table/players.ts';
import { draftOf } from './draft.ts';
import { isHere } from './offers.ts';
import { picksOf, type Tool } from './picks.ts';
import type { LordsSession } from './types.ts';

export const letteringOf = (session: LordsSession): Lettering => {
  if (session.isPlaying.value) return tellingLettering(session);
  if (session.update.value.outcome !== null)
    return overLettering(session, (count) => t('lords-of-vegas.points', { count }));
  if (session.actor !== null) return ownLettering(session, session.actor);
  return offerLettering(session) ?? waitingLettering(session);
};

/** Somebody here is asked for an answer, whoever has the turn. */
const offerLettering = (session: LordsSession): Lettering | null => {
  const offer = session.view.offers.find(({ to }) => isHere(session, to));
  if (offer === undefined || draftOf(session).value !== null) return null;
  return {
    lit: true,
    eyebrow: t('lords-of-vegas.yourAnswer', { name: nameOf(session, offer.to) }),
    headline: t('lords-of-vegas.boardOffer', { name: nameOf(session, offer.from) }),
    subline: t('lords-of-vegas.boardOfferNote'),
  };
};

const nameOf = (session: LordsSession, seat: Seat): string => playerAt(session.players, seat).name;

const tellingLettering = (session: LordsSession): Lettering => {
  const { view, card } = session.frame.value;
  return {
    lit: false,
    eyebrow: t('lords-of-vegas.turnOf', { name: nameOf(session, view.turn) }),
    headline: card === null ? nameOf(session, view.turn) : cardWords(card.card),
    subline: t('table.skipNote'),
  };
};

const cardWords = (card: string): string =>
  card === 'end' ? t('lords-of-vegas.endCard') : t('lords-of-vegas.cardOf', { lot: card });

const waitingLettering = (session: LordsSession): Lettering => {
  const [asked = session.view.turn] = session.update.value.toAct;
  return {
    lit: false,
    eyebrow: t('table.waiting'),
    headline: nameOf(session, asked),
    subline: t(WAITING[session.view.phase.type]),
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

const ownLettering = (session: LordsSession, actor: Seat): Lettering => {
  const { phase } = session.view;
  const eyebrow = t('table.yourTurn', { name: nameOf(session, actor) });
  if (phase.type === 'playing') return { lit: true, eyebrow, ...playingWords(session) };
  return { lit: true, eyebrow, headline: t(HEADLINES[phase.type]), subline: t(SUBLINES[phase.type]) };
};

const playingWords = (session: LordsSession): Pick<Lettering, 'headline' | 'subline'> => {
  if (draftOf(session).value !== null) {
    return { headline: t('lords-of-vegas.boardTrade'), subline: t('lords-of-vegas.boardTradeNote') };
  }
  const { tool, lot } = picksOf(session);
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

export const phasesOf = (session: LordsSession): PhaseSteps => {
  const { view, card } = session.frame.value;
  const names = [t('lords-of-vegas.phaseDraw'), t('lords-of-vegas.phasePlay')];
  if (view.phase.type === 'over') return { names, now: -1 };
  const drawing = session.isPlaying.value
    ? card !== null && session.view.phase.type === 'drawing'
    : view.phase.type === 'drawing';
  return { names, now: drawing ? 0 : 1 };
};

/** The texts of the letterboard and the phase line in Vegas Showdown. */

import type { Phase } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { type MessageKey, money, t } from '../../i18n/index.ts';
import type { Lettering, PhaseSteps } from '../../table/game-screen.ts';
import { overLettering } from '../../table/over.ts';
import { turnCall } from '../../table/turn-call.ts';
import type { ShowdownModel } from './types.ts';
import { lotTitle, nameOf } from './words.ts';

export const letteringOf = (model: ShowdownModel): Lettering => {
  if (model.isPlaying.value) return storyLettering(model);
  if (model.update.value.outcome !== null) return overLettering(model, model.text.value.counts.fame);
  return model.actor === null ? waitingLettering(model) : ownLettering(model, model.actor);
};

const storyLettering = (model: ShowdownModel): Lettering => {
  const { view, shown, items } = model.frame.value;
  const { names, cards } = model.text.value;
  const last = view.cards.at(-1);
  const item = items?.at(-1);
  const marketLine = last === undefined ? t('vegas-showdown.market') : cards[last.card].title;
  const sheetLine = typeof shown === 'object' ? nameOf(model, shown.seat) : marketLine;
  return {
    lit: false,
    eyebrow: t('vegas-showdown.turn', { turn: view.turn }),
    headline: item === undefined ? sheetLine : names.items[item],
    subline: t('table.skipNote'),
  };
};

const waitingLettering = (model: ShowdownModel): Lettering => {
  const { phase } = model.view;
  const seat = phase.type === 'over' ? model.view.dealer : phase.seat;
  const building = phase.type === 'building' || phase.type === 'permit';
  return {
    lit: false,
    eyebrow: t('table.waiting'),
    headline: nameOf(model, seat),
    subline: t(building ? 'vegas-showdown.doingBuilds' : 'vegas-showdown.doingChooses'),
  };
};

const ownLettering = (model: ShowdownModel, actor: Seat): Lettering => {
  const { phase, chairs } = model.view;
  const eyebrow = turnCall(model.players, actor);
  const { outbid } = at(chairs, actor);
  if (phase.type === 'choosing' && outbid !== null) {
    const lost = { lot: lotTitle(model, outbid.lot), money: money(outbid.amount) };
    return {
      lit: true,
      eyebrow,
      headline: t('vegas-showdown.boardOutbid'),
      subline: t('vegas-showdown.boardOutbidNote', lost),
    };
  }
  return { lit: true, eyebrow, headline: t(headlineOf(phase)), subline: model.text.value.phases[phase.type] };
};

const headlineOf = (phase: Phase): MessageKey => {
  switch (phase.type) {
    case 'stack':
      return 'vegas-showdown.boardStack';
    case 'choosing':
      return 'vegas-showdown.boardBid';
    case 'building':
      return phase.work.type === 'renovate' ? 'vegas-showdown.boardRenovate' : 'vegas-showdown.boardPlace';
    case 'permit':
    case 'over':
      return 'vegas-showdown.boardPlace';
  }
};

export const phasesOf = (model: ShowdownModel): PhaseSteps => {
  const { shown } = model.frame.value;
  const { phase } = model.frame.value.view;
  const names = [t('vegas-showdown.phaseMarket'), t('vegas-showdown.phaseBids'), t('vegas-showdown.phaseBuild')];
  if (shown === 'account') return { names, now: -1 };
  if (shown !== 'market') return { names, now: 2 };
  return { names, now: model.isPlaying.value || phase.type === 'stack' ? 0 : 1 };
};

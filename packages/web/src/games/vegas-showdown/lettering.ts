/** What the letterboard and the phase line say in Vegas Showdown. */

import type { Phase } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { type MessageKey, money, t } from '../../i18n/index.ts';
import type { Lettering, PhaseSteps } from '../../table/game-screen.ts';
import { overLettering } from '../../table/over.ts';
import type { ShowdownSession } from './types.ts';
import { lotTitle, nameOf } from './words.ts';

export const letteringOf = (session: ShowdownSession): Lettering => {
  if (session.isPlaying.value) return tellingLettering(session);
  if (session.update.value.outcome !== null) return overLettering(session, session.text.value.counts.fame);
  return session.actor === null ? waitingLettering(session) : ownLettering(session, session.actor);
};

const tellingLettering = (session: ShowdownSession): Lettering => {
  const { view, scene, items } = session.frame.value;
  const { names, cards } = session.text.value;
  const last = view.cards.at(-1);
  const item = items?.at(-1);
  const marketLine = last === undefined ? t('vegas-showdown.market') : cards[last.card].title;
  const sheetLine = typeof scene === 'object' ? nameOf(session, scene.seat) : marketLine;
  return {
    lit: false,
    eyebrow: t('vegas-showdown.turn', { turn: view.turn }),
    headline: item === undefined ? sheetLine : names.items[item],
    subline: t('table.skipNote'),
  };
};

const waitingLettering = (session: ShowdownSession): Lettering => {
  const { phase } = session.view;
  const seat = phase.type === 'over' ? session.view.dealer : phase.seat;
  const building = phase.type === 'building' || phase.type === 'permit';
  return {
    lit: false,
    eyebrow: t('table.waiting'),
    headline: nameOf(session, seat),
    subline: t(building ? 'vegas-showdown.doingBuilds' : 'vegas-showdown.doingChooses'),
  };
};

const ownLettering = (session: ShowdownSession, actor: Seat): Lettering => {
  const { phase, chairs } = session.view;
  const eyebrow = t('table.yourTurn', { name: nameOf(session, actor) });
  const { outbid } = at(chairs, actor);
  if (phase.type === 'choosing' && outbid !== null) {
    const lost = { lot: lotTitle(session, outbid.lot), money: money(outbid.amount) };
    return {
      lit: true,
      eyebrow,
      headline: t('vegas-showdown.boardOutbid'),
      subline: t('vegas-showdown.boardOutbidNote', lost),
    };
  }
  return { lit: true, eyebrow, headline: t(headlineOf(phase)), subline: session.text.value.phases[phase.type] };
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

export const phasesOf = (session: ShowdownSession): PhaseSteps => {
  const { scene } = session.frame.value;
  const { phase } = session.frame.value.view;
  const names = [t('vegas-showdown.phaseMarket'), t('vegas-showdown.phaseBids'), t('vegas-showdown.phaseBuild')];
  if (scene === 'account') return { names, now: -1 };
  if (scene !== 'market') return { names, now: 2 };
  return { names, now: session.isPlaying.value || phase.type === 'stack' ? 0 : 1 };
};

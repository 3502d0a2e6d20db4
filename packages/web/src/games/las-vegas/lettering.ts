/** What the letterboard and the phase line say in Las Vegas. */

import { supplyOf } from '@fremont/games/las-vegas';
import { at, type Seat } from '@fremont/kernel';
import { type MessageKey, money, t } from '../../i18n/index.ts';
import type { Lettering, PhaseSteps } from '../../table/game-screen.ts';
import { overLettering } from '../../table/over.ts';
import { playerAt } from '../../table/players.ts';
import type { Frame } from './frame.ts';
import { tilesPart } from './royale.ts';
import type { LasVegasSession } from './types.ts';

export const letteringOf = (session: LasVegasSession): Lettering => {
  const ofTiles = tilesPart()?.lettering(session) ?? null;
  if (ofTiles !== null) return ofTiles;
  const { payout, opening } = session.frame.value;
  if (session.isPlaying.value && (payout !== null || opening)) return tellingLettering(session);
  if (session.update.value.outcome !== null && !session.isPlaying.value) return overLettering(session, money);
  return session.actor === null ? waitingLettering(session) : ownLettering(session, session.actor);
};

const tellingLettering = (session: LasVegasSession): Lettering => {
  const { payout, view } = session.frame.value;
  const casino = payout?.casino ?? null;
  const headline = casino === null ? t('las-vegas.boardPayout') : t('las-vegas.boardCasino', { casino });
  return {
    lit: false,
    eyebrow: payout === null ? t('las-vegas.round', roundOf(session)) : t('las-vegas.phasePayout'),
    headline: payout === null && view.phase.type !== 'over' ? t('las-vegas.boardOpening') : headline,
    subline: t('table.skipNote'),
  };
};

const roundOf = (session: LasVegasSession): { round: number; rounds: number } => {
  const { round, rounds } = session.frame.value.view;
  return { round, rounds };
};

const nameOf = (session: LasVegasSession, seat: Seat): string => playerAt(session.players, seat).name;

const diceLeft = (session: LasVegasSession): number => {
  const { view } = session.frame.value;
  return supplyOf(at(view.chairs, view.turn));
};

const waitingLettering = (session: LasVegasSession): Lettering => ({
  lit: false,
  eyebrow: t('table.waiting'),
  headline: t(doing(session.frame.value), { name: nameOf(session, session.frame.value.view.turn) }),
  subline: t('las-vegas.boardRollNote', { count: diceLeft(session) }),
});

/** Between choice and next turn the dice are on their way. */
const doing = ({ view, inTray }: Frame): MessageKey => {
  if (view.phase.type === 'placing') return inTray ? 'las-vegas.boardOtherRolls' : 'las-vegas.boardOtherChooses';
  return inTray ? 'las-vegas.boardOtherRolls' : 'las-vegas.boardOtherPlaces';
};

const ownLettering = (session: LasVegasSession, actor: Seat): Lettering => {
  const rolling = session.view.phase.type === 'rolling';
  return {
    lit: true,
    eyebrow: t('table.yourTurn', { name: nameOf(session, actor) }),
    headline: t(rolling ? 'las-vegas.boardRoll' : 'las-vegas.boardChoose'),
    subline: rolling ? t('las-vegas.boardRollNote', { count: diceLeft(session) }) : t('las-vegas.boardChooseNote'),
  };
};

export const phasesOf = (session: LasVegasSession): PhaseSteps => {
  const { view, payout } = session.frame.value;
  const names = [t('las-vegas.phaseRoll'), t('las-vegas.phasePlace'), t('las-vegas.phasePayout')];
  if (payout !== null || view.phase.type === 'over') return { names, now: 2 };
  return { names, now: view.phase.type === 'rolling' ? 0 : 1 };
};

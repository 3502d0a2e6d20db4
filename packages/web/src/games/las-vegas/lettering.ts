/** The texts of the letterboard and the phase line in Las Vegas. */

import { supplyOf } from '@fremont/games/las-vegas/base';
import { at, type Seat } from '@fremont/kernel';
import { type MessageKey, money, t } from '../../i18n/index.ts';
import type { Lettering, PhaseSteps } from '../../table/game-screen.ts';
import { overLettering } from '../../table/over.ts';
import { turnCall } from '../../table/turn-call.ts';
import type { Frame } from './frame.ts';
import { tilesModule } from './tiles-module.ts';
import type { LasVegasModel } from './types.ts';
import { nameOf } from './words.ts';

export const letteringOf = (model: LasVegasModel): Lettering => {
  const tileText = tilesModule()?.lettering(model) ?? null;
  if (tileText !== null) return tileText;
  const { payout, opening } = model.frame.value;
  if (model.isPlaying.value && (payout !== null || opening)) return storyLettering(model);
  if (model.update.value.outcome !== null && !model.isPlaying.value) return overLettering(model, money);
  return model.actor === null ? waitingLettering(model) : ownLettering(model, model.actor);
};

const storyLettering = (model: LasVegasModel): Lettering => {
  const { payout, view } = model.frame.value;
  const casino = payout?.casino ?? null;
  const headline = casino === null ? t('las-vegas.boardPayout') : t('las-vegas.boardCasino', { casino });
  return {
    lit: false,
    eyebrow: payout === null ? t('las-vegas.round', roundOf(model)) : t('las-vegas.phasePayout'),
    headline: payout === null && view.phase.type !== 'over' ? t('las-vegas.boardOpening') : headline,
    subline: t('table.skipNote'),
  };
};

const roundOf = (model: LasVegasModel): { round: number; rounds: number } => {
  const { round, rounds } = model.frame.value.view;
  return { round, rounds };
};

const diceLeft = (model: LasVegasModel): number => {
  const { view } = model.frame.value;
  return supplyOf(at(view.chairs, view.turn));
};

const waitingLettering = (model: LasVegasModel): Lettering => ({
  lit: false,
  eyebrow: t('table.waiting'),
  headline: t(activityOf(model.frame.value), { name: nameOf(model, model.frame.value.view.turn) }),
  subline: t('las-vegas.boardRollNote', { count: diceLeft(model) }),
});

/** After the choice the dice move to their casino, until the next turn begins. */
const activityOf = ({ view, inTray }: Frame): MessageKey => {
  if (view.phase.type === 'placing') return inTray ? 'las-vegas.boardOtherRolls' : 'las-vegas.boardOtherChooses';
  return inTray ? 'las-vegas.boardOtherRolls' : 'las-vegas.boardOtherPlaces';
};

const ownLettering = (model: LasVegasModel, actor: Seat): Lettering => {
  const rolling = model.view.phase.type === 'rolling';
  return {
    lit: true,
    eyebrow: turnCall(model.players, actor),
    headline: t(rolling ? 'las-vegas.boardRoll' : 'las-vegas.boardChoose'),
    subline: rolling ? t('las-vegas.boardRollNote', { count: diceLeft(model) }) : t('las-vegas.boardChooseNote'),
  };
};

export const phasesOf = (model: LasVegasModel): PhaseSteps => {
  const { view, payout } = model.frame.value;
  const names = [t('las-vegas.phaseRoll'), t('las-vegas.phasePlace'), t('las-vegas.phasePayout')];
  if (payout !== null || view.phase.type === 'over') return { names, now: 2 };
  return { names, now: view.phase.type === 'rolling' ? 0 : 1 };
};
